import type { Job, JsonResume, ReadResume } from "resume-match";
import { inWordsOf, personMatch } from "#app/stages/person-match.ts";
import { foreignLanguage } from "#app/tools/resume/worker/foreign-language.ts";
import { type Engine, loadEngine } from "#app/tools/resume/worker/load-engine.ts";
import { isPicture } from "#app/tools/resume/worker/picture-file.ts";
import { tinyOthers, tinyPdf } from "#app/tools/resume/worker/tiny-files.ts";
import { openPort } from "#app/workers/worker-port.ts";
import type { Facts } from "#domain/round/change.ts";
import type { FromReadWorker, KeyedAsks, ReadFailure, ReadResult, ToReadWorker } from "./read-messages.ts";

// Reads and scores off the main thread, one file at a time. The worker's Content-Security-Policy
// (server/http/static-files.ts) allows only scripts of this site, so its data cannot leave the page.

const post = openPort<ToReadWorker, FromReadWorker>((message) => {
  switch (message.kind) {
    case "ask":
      return ask(message.asks);
    case "read":
      return read(message);
    case "forget":
      for (const hash of message.hashes) kept.delete(hash);
  }
});

/** What was read, so that another posting reads no file again. */
const kept = new Map<string, ReadResume>();
let asks: KeyedAsks | undefined;
/** The posting as read, with the corrections. Another posting reads it again. */
let job: { key: string; job: Job } | undefined;

/** Results per message while everything is scored again. */
const chunkSize = 8;
/** A name or an address of a page is longer only if something else was taken for it. */
const maxFactCharacters = 120;

function factsOf({ name, email, phone, location }: JsonResume["basics"]): Partial<Facts> {
  const place = [location?.city ?? location?.address, location?.region].filter(Boolean).join(", ");
  const facts = { name, email, phone, location: place };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value ? [[field, value.slice(0, maxFactCharacters)]] : [],
    ),
  );
}

function jobOf({ key, posting, edits }: KeyedAsks, { engine, graph }: Engine): Job {
  if (job?.key !== key) job = { key, job: engine.editRequirements(engine.readJob(posting, graph), edits) };
  return job.job;
}

function score(hash: string, read: ReadResume, asked: KeyedAsks, loaded: Engine): ReadResult {
  const { engine, graph } = loaded;
  const report = engine.matchResume(read, jobOf(asked, loaded), graph, { now: asked.now });
  const lines = read.text.split("\n");
  const foreign = foreignLanguage(read.text);
  return {
    hash,
    asks: asked.key,
    facts: factsOf(read.resume.basics),
    ...(foreign !== undefined && { foreign }),
    match: personMatch(inWordsOf(asked.posting, report), lines),
    lines,
  };
}

const isPdf = (bytes: Uint8Array) => bytes[0] === 0x25 && bytes[1] === 0x50;

const warm = new Set<"pdf" | "others">();
/** Loads the reader that a file needs. It is not part of the time in which the file must be read. */
async function warmUp({ engine }: Engine, bytes: Uint8Array): Promise<void> {
  const reader = isPdf(bytes) ? "pdf" : "others";
  if (warm.has(reader)) return;
  for (const file of reader === "pdf" ? [tinyPdf] : tinyOthers) await engine.readResume(file).catch(() => {});
  warm.add(reader);
}

function failureOf(error: unknown, bytes: Uint8Array, { engine }: Engine): ReadFailure {
  if (!(error instanceof engine.ReadError)) {
    console.error(error);
    return "unknown";
  }
  return error.code === "unsupported" && isPicture(bytes) ? "scanned" : error.code;
}

async function read({ hash, bytes: buffer }: Extract<ToReadWorker, { kind: "read" }>): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded || !asks) {
    post({ kind: "not-loaded", hash });
    return;
  }
  const bytes = new Uint8Array(buffer);
  await warmUp(loaded, bytes);
  post({ kind: "opened", hash });
  try {
    const resume = await loaded.engine.readResume(bytes, { timers: globalThis });
    kept.set(hash, resume);
    post({ kind: "read", result: score(hash, resume, asks, loaded) });
  } catch (error) {
    kept.delete(hash);
    post({ kind: "unread", hash, code: failureOf(error, bytes, loaded) });
  }
}

/** Scores again what was read. Of several changes that wait, only the last one is worth the work. */
async function ask(next: KeyedAsks): Promise<void> {
  asks = next;
  const files = [...kept];
  if (files.length === 0) return;
  const loaded = await loadEngine().catch(() => undefined);
  for (let start = 0; loaded && start < files.length; start += chunkSize) {
    await new Promise((resolve) => setTimeout(resolve));
    if (asks !== next) return;
    const results = files
      .slice(start, start + chunkSize)
      .flatMap(([hash, resume]) => (kept.has(hash) ? [score(hash, resume, next, loaded)] : []));
    post({ kind: "scored", results });
  }
}
