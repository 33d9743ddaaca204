import type { SavedUpload } from "#domain/upload.ts";

function isUpload(value: unknown): value is SavedUpload {
  return "kind" in Object(value);
}

/**
 * Uploads a file, and reports the progress in percent.
 * @throws {Error} if the server is unreachable
 */
export function sendFile(file: File, onProgress: (percent: number) => void): Promise<SavedUpload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/uploads?name=${encodeURIComponent(file.name)}`);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    };
    const fail = () => reject(new Error("The site was not reached"));
    request.onload = () => (isUpload(request.response) ? resolve(request.response) : fail());
    request.onerror = fail;
    request.send(file);
  });
}
