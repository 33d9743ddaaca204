import { readdirSync } from "node:fs";
import { type Applied, applyWithFile, postingPath, randomFile } from "./candidates.ts";
import { becomes, type Drill, type Finding, failureReason, timed, wait } from "./drill.ts";
import { type Server, startServer } from "./server.ts";
import { type SlowPostResult, slowPost } from "./slow-post.ts";

const megabyte = 1024 * 1024;
const gigabyteAndAHalf = 1500 * megabyte;
const maxMemoryMegabytes = 300;

const answered = ({ status, failure, sentBytes }: SlowPostResult, milliseconds: number) =>
  `answer ${status || failure} after ${milliseconds} ms and ${Math.round(sentBytes / megabyte)} MB`;

async function tooLarge(server: Server, folder: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const noise = randomFile(8 * megabyte);
  const boundary = "drill";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`;
  const inForm = Buffer.concat([Buffer.from(head), noise]);
  const form = { type: `multipart/form-data; boundary=${boundary}` };
  const cases: [string, string, Buffer, Parameters<typeof slowPost>[3]][] = [
    ["1.5 GB, the length said, a file alone", "/uploads?name=a.pdf", noise, {}],
    ["1.5 GB, the length said, in a form", postingPath, inForm, form],
    ["1.5 GB, chunked, a file alone", "/uploads?name=a.pdf", noise, { isChunked: true }],
    ["1.5 GB, chunked, in a form", postingPath, inForm, { ...form, isChunked: true }],
  ];
  for (const [did, path, bytes, options] of cases) {
    server.forgetPeak();
    const { result, milliseconds } = await timed(() =>
      slowPost(server.origin, path, bytes, { size: gigabyteAndAHalf, ...options }),
    );
    const peak = server.peakMemory();
    const isSoon = milliseconds < (options?.isChunked ? 3_000 : 1_000);
    findings.push({
      did,
      measured: `${answered(result, milliseconds)}, memory ${peak} MB`,
      isOk: result.status === 413 && isSoon && peak < maxMemoryMegabytes,
    });
  }
  const noHalves = await becomes(() => readdirSync(`${folder}/files/new`).length === 0, 3_000);
  findings.push({ did: "half files after these", measured: noHalves ? "none" : "some", isOk: noHalves });

  const edges: [string, number, number][] = [
    ["10 MB", 10 * megabyte, 201],
    ["10 MB and 1 byte", 10 * megabyte + 1, 413],
    ["0 bytes", 0, 422],
  ];
  for (const [did, size, status] of edges) {
    const { result, milliseconds } = await timed(() =>
      slowPost(server.origin, "/uploads?name=a.pdf", randomFile(size)),
    );
    const chunked = await slowPost(server.origin, "/uploads?name=a.pdf", randomFile(size), {
      isChunked: true,
    });
    findings.push({
      did,
      measured: `answer ${result.status || result.failure} after ${milliseconds} ms, chunked ${chunked.status || chunked.failure}`,
      isOk: result.status === status && chunked.status === status,
    });
  }
  return findings;
}

/** Thirty forms with 9 MB each at once. @returns a finding, for the bench as well */
export async function manyAtOnce(server: Server, count = 30, size = 9 * megabyte): Promise<Finding> {
  const files = Array.from({ length: count }, () => randomFile(size));
  server.forgetPeak();
  const { result, milliseconds } = await timed(() =>
    Promise.all(
      files.map((file) =>
        applyWithFile(server.origin, file).catch((error: unknown): Applied => {
          return { status: 0, reference: failureReason(error) && undefined };
        }),
      ),
    ),
  );
  const kept = result.filter(({ reference }) => reference !== undefined).length;
  const peak = server.peakMemory();
  return {
    did: `${count} forms with 9 MB at once`,
    measured: `${kept} acknowledged in ${(milliseconds / 1000).toFixed(1)} s, memory ${peak} MB (≤ ${maxMemoryMegabytes})`,
    isOk: kept === count && peak < maxMemoryMegabytes,
  };
}

async function slowSenders(server: Server): Promise<Finding> {
  const ended = new AbortController();
  const senders = Array.from({ length: 50 }, () =>
    slowPost(server.origin, "/uploads?name=a.pdf", randomFile(100_000), {
      chunk: 1024,
      every: 1000,
      signal: ended.signal,
    }),
  );
  await wait(1_000);
  const times: number[] = [];
  let failures = 0;
  for (let number = 0; number < 20; number += 1) {
    const page = await timed(() => fetch(server.origin + postingPath).then((answer) => answer.text()));
    times.push(page.milliseconds);
  }
  for (let number = 0; number < 5; number += 1) {
    const { reference } = await applyWithFile(server.origin, randomFile(200_000));
    if (!reference) failures += 1;
  }
  ended.abort();
  await Promise.all(senders);
  const slowest = Math.max(...times);
  return {
    did: "50 senders at 1 KB/s; others meanwhile",
    measured: `slowest of 20 pages ${slowest} ms, ${5 - failures} of 5 applications, memory ${server.memory()} MB`,
    isOk: slowest < 1_000 && failures === 0,
  };
}

/** Files that are too large, too many at once, and too slow. */
export const uploads: Drill = async (folder) => {
  const server = await startServer({ DATA_DIR: folder });
  const findings = [await manyAtOnce(server), ...(await tooLarge(server, folder)), await slowSenders(server)];
  const noHalves = await becomes(() => readdirSync(`${folder}/files/new`).length === 0, 5_000);
  findings.push({
    did: "half files of senders that went away",
    measured: noHalves ? "none" : String(readdirSync(`${folder}/files/new`).length),
    isOk: noHalves,
  });
  await server.stop();
  return findings;
};
