import { readdirSync } from "node:fs";
import { type ApplyResult, applyWithFile, postingPath, randomFile } from "#tests/support/candidates.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { type Drill, type Finding, failureReason, timed, wait, waitUntil } from "./drill.ts";
import { type SlowPostResult, slowPost } from "./slow-post.ts";

const megabyte = 1024 * 1024;
const oversizedBytes = 1500 * megabyte;
const maxMemoryMegabytes = 300;

const describeAnswer = ({ status, failure, sentBytes }: SlowPostResult, milliseconds: number) =>
  `answer ${status || failure} after ${milliseconds} ms and ${Math.round(sentBytes / megabyte)} MB`;

async function tooLarge(server: Server, folder: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const file = randomFile(8 * megabyte);
  const boundary = "drill";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`;
  const inForm = Buffer.concat([Buffer.from(head), file]);
  const form = { type: `multipart/form-data; boundary=${boundary}` };
  const cases: [string, string, Buffer, Parameters<typeof slowPost>[3]][] = [
    ["1.5 GB with its length, as an upload", "/uploads?name=a.pdf", file, {}],
    ["1.5 GB with its length, in a form", postingPath, inForm, form],
    ["1.5 GB, chunked, as an upload", "/uploads?name=a.pdf", file, { isChunked: true }],
    ["1.5 GB, chunked, in a form", postingPath, inForm, { ...form, isChunked: true }],
  ];
  for (const [step, path, bytes, options] of cases) {
    server.resetPeakMemory();
    const { result, milliseconds } = await timed(() =>
      slowPost(server.origin, path, bytes, { size: oversizedBytes, ...options }),
    );
    const peak = server.peakMemory();
    const isFast = milliseconds < (options?.isChunked ? 3_000 : 1_000);
    findings.push({
      step,
      measured: `${describeAnswer(result, milliseconds)}, memory ${peak} MB`,
      isOk: result.status === 413 && isFast && peak < maxMemoryMegabytes,
    });
  }
  const isClean = await waitUntil(() => readdirSync(`${folder}/files/new`).length === 0, 3_000);
  findings.push({ step: "partial files after these", measured: isClean ? "none" : "some", isOk: isClean });

  const edges: [string, number, number][] = [
    ["10 MB", 10 * megabyte, 201],
    ["10 MB and 1 byte", 10 * megabyte + 1, 413],
    ["0 bytes", 0, 422],
  ];
  for (const [step, size, status] of edges) {
    const { result, milliseconds } = await timed(() =>
      slowPost(server.origin, "/uploads?name=a.pdf", randomFile(size)),
    );
    const chunked = await slowPost(server.origin, "/uploads?name=a.pdf", randomFile(size), {
      isChunked: true,
    });
    findings.push({
      step,
      measured: `answer ${result.status || result.failure} after ${milliseconds} ms, chunked ${chunked.status || chunked.failure}`,
      isOk: result.status === status && chunked.status === status,
    });
  }
  return findings;
}

/** Submits 30 parallel forms with 9 MB each; also used by the bench of the server. */
export async function applyInParallel(server: Server, count = 30, size = 9 * megabyte): Promise<Finding> {
  const files = Array.from({ length: count }, () => randomFile(size));
  server.resetPeakMemory();
  const { result, milliseconds } = await timed(() =>
    Promise.all(
      files.map((file) =>
        applyWithFile(server.origin, file).catch((error: unknown): ApplyResult => {
          return { status: 0, reference: failureReason(error) && undefined };
        }),
      ),
    ),
  );
  const acknowledged = result.filter(({ reference }) => reference !== undefined).length;
  const peak = server.peakMemory();
  return {
    step: `${count} parallel forms with 9 MB`,
    measured: `${acknowledged} acknowledged in ${(milliseconds / 1000).toFixed(1)} s, memory ${peak} MB (≤ ${maxMemoryMegabytes})`,
    isOk: acknowledged === count && peak < maxMemoryMegabytes,
  };
}

async function slowSenders(server: Server): Promise<Finding> {
  const abort = new AbortController();
  const senders = Array.from({ length: 50 }, () =>
    slowPost(server.origin, "/uploads?name=a.pdf", randomFile(100_000), {
      chunkBytes: 1024,
      intervalMs: 1000,
      signal: abort.signal,
    }),
  );
  await wait(1_000);
  const times: number[] = [];
  let failures = 0;
  for (let count = 0; count < 20; count += 1) {
    const page = await timed(() => fetch(server.origin + postingPath).then((answer) => answer.text()));
    times.push(page.milliseconds);
  }
  for (let count = 0; count < 5; count += 1) {
    const { reference } = await applyWithFile(server.origin, randomFile(200_000));
    if (!reference) failures += 1;
  }
  abort.abort();
  await Promise.all(senders);
  const slowest = Math.max(...times);
  return {
    step: "50 senders at 1 KB/s; others meanwhile",
    measured: `slowest of 20 pages ${slowest} ms, ${5 - failures} of 5 applications, memory ${server.memory()} MB`,
    isOk: slowest < 1_000 && failures === 0,
  };
}

/** Sends uploads that are too large, too many and too slow. */
export const uploads: Drill = async (folder) => {
  const server = await startServer({ DATA_DIR: folder });
  const findings = [
    await applyInParallel(server),
    ...(await tooLarge(server, folder)),
    await slowSenders(server),
  ];
  const isClean = await waitUntil(() => readdirSync(`${folder}/files/new`).length === 0, 5_000);
  findings.push({
    step: "partial files of disconnected senders",
    measured: isClean ? "none" : String(readdirSync(`${folder}/files/new`).length),
    isOk: isClean,
  });
  await server.stop();
  return findings;
};
