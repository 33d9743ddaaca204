import type { Env } from "../env.ts";
import { diskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { s3Files } from "./s3-files.ts";

/** A bucket where one is named, else a folder of the data directory. */
export function openFiles(env: Env): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = env;
  if (!(S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    return diskFiles(DATA_DIR);
  }
  return s3Files(DATA_DIR, {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
