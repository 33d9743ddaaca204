import S3rver from "@20minutes/s3rver";
import { startHttpPeer } from "../../drill/chaos/http-peer.ts";

/** The S3 server of the tests, which can fail. */
export async function startBucket(directory: string) {
  const name = "resumes";
  const s3 = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name }] },
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const peer = await startHttpPeer(503, async (request, response) => {
    answer(request, response);
  });
  const bucket = {
    endpoint: `http://127.0.0.1:${peer.port}`,
    bucket: name,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {
    ...peer,
    bucket,
    settings: {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
  };
}
export type Bucket = Awaited<ReturnType<typeof startBucket>>;
