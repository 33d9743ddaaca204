/** Largest file of an application. A résumé of a hundred pages with pictures is smaller. */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

export type RefusedUpload = "EMPTY" | "TOO_LARGE" | "WRONG_TYPE" | "TOO_MANY" | "UNAVAILABLE";
/** The server's answer to an uploaded file. */
export type SavedUpload =
  | { kind: "SAVED"; id: string; name: string; size: number }
  | { kind: "REFUSED"; reason: RefusedUpload; name: string };

/** A file that forms can send for a day. */
export type UploadedFile = { id: string; name: string; size: number; hash: string };

/** The form field's value instead of the file: its id, or why it was refused. */
export function uploadField(upload: SavedUpload): string {
  return upload.kind === "SAVED" ? upload.id : `refused:${upload.reason}`;
}
