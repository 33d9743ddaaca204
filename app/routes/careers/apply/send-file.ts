import { prove } from "#app/workers/prove.ts";
import { type UploadAnswer, uploadProofHeader } from "#domain/upload.ts";

function isUpload(value: unknown): value is UploadAnswer {
  return "kind" in Object(value);
}

/**
 * Uploads a file, and reports the progress in percent. While the site requires a proof of work, the file gets
 * one first: a refused file would have to be sent twice.
 * @throws {Error} if the server is unreachable
 */
export async function sendFile(file: File, onProgress: (percent: number) => void): Promise<UploadAnswer> {
  // Without a solution the site refuses the file, and its answer to the form says why.
  const proof = await prove().catch(() => "");
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/uploads?name=${encodeURIComponent(file.name)}`);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    if (proof !== "") request.setRequestHeader(uploadProofHeader, proof);
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    };
    const fail = () => reject(new Error("The site was not reached"));
    request.onload = () => (isUpload(request.response) ? resolve(request.response) : fail());
    request.onerror = fail;
    request.send(file);
  });
}
