import type { Env } from "#server/config/env.ts";
import { diskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { type Bucket, s3Files } from "./s3-files.ts";

type BucketSettings = Pick<
  Env,
  "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** The bucket of the settings, if any. */
export function bucketSettings(env: BucketSettings): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Opens the bucket of the settings, or else a folder of the data directory. */
export function openFiles(env: Env): FileStore {
  const bucket = bucketSettings(env);
  return bucket ? s3Files(env.DATA_DIR, bucket) : diskFiles(env.DATA_DIR);
}
