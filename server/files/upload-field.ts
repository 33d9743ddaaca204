import type { SavedUpload } from "./uploads.ts";

/** What stands in a form's field in the place of a file. */
export function uploadField(upload: SavedUpload): string {
  return upload.kind === "SAVED" ? upload.id : `refused:${upload.reason}`;
}
