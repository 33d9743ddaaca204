/** Maximum size of an uploaded file. A hundred-page résumé with pictures is smaller. */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

export type RefusedUpload = "EMPTY" | "TOO_LARGE" | "WRONG_TYPE" | "TOO_MANY" | "UNAVAILABLE";
/** The server's response to an upload. */
export type SavedUpload =
  | { kind: "SAVED"; id: string; name: string; size: number }
  | { kind: "REFUSED"; reason: RefusedUpload; name: string };

/** The response to an upload; `PROVE` if it lacks a proof of work that is required. */
export type UploadAnswer = SavedUpload | { kind: "REFUSED"; reason: "PROVE"; name: string };

/** Request header with the proof of work of an upload. */
export const uploadProofHeader = "Upload-Proof";

/** An upload that a form can refer to for a day. */
export type UploadedFile = { id: string; name: string; size: number; hash: string };

/** The form field's value: the upload's id, or why it was rejected. */
export function uploadField(upload: UploadAnswer): string {
  return upload.kind === "SAVED" ? upload.id : `refused:${upload.reason}`;
}
