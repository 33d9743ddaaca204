import { createHash, randomBytes, randomInt } from "node:crypto";
import { businessDay } from "#domain/business-day.ts";
import { isOpen } from "#domain/postings/openings.ts";
import { readContent } from "#scripts/content/read-content.ts";

const content = readContent(process.cwd());

/** An opening that takes applications today and asks for no file but the résumé. */
function openPosting() {
  const found = content.postings.find(
    (posting) =>
      isOpen(posting, businessDay()) &&
      posting.questions.every(({ kind, required }) => kind !== "FILE" || !required),
  );
  if (!found) throw new Error("The content has no open opening to apply for");
  return found;
}
const posting = openPosting();
export const postingPath = `/career/${posting.businessUnit.id}/${posting.id}`;

function answers(): [string, string][] {
  return posting.questions.flatMap((asked): [string, string][] => {
    const name = `question-${asked.id}`;
    switch (asked.kind) {
      case "FILE":
        return [];
      case "YES_NO":
        return [[name, "yes"]];
      case "ONE_OF":
      case "ANY_OF":
        return [[name, asked.options[0]?.id ?? ""]];
      case "NUMBER":
        return [[name, String(asked.min ?? 3)]];
      case "DATE":
        return [[name, "2027-01-04"]];
      case "LINK":
        return [[name, "https://example.com/work"]];
      default:
        return [[name, "An answer in a few words."]];
    }
  });
}

/** A PDF by its first bytes; the rest is noise, so that no two are the same. */
export function randomFile(size: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(Math.max(size - 9, 0))]).subarray(0, size);
}

export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Each candidate comes from a network of their own: floods are another matter. */
export const randomClientHeaders = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

let candidates = 0;
export const newEmail = () => {
  candidates += 1;
  return `candidate-${process.pid}-${candidates}@example.com`;
};

/** Everything of the form but the file. */
export function formFields(email = newEmail()): [string, string][] {
  return [
    ["name", "Asha Rao"],
    ["email", email],
    ["phone", "+91 98765 43210"],
    ["note", "Line one\nline two 🙂"],
    ...answers(),
    ["processing", "yes"],
  ];
}

export type Applied = { status: number; reference: string | undefined };

async function appliedBy(answer: Response): Promise<Applied> {
  await answer.body?.cancel();
  const reference = /[?&]applied=([^&#]+)/.exec(answer.headers.get("location") ?? "")?.[1];
  return { status: answer.status, reference: answer.status === 303 ? reference : undefined };
}

/** Sends the form as a browser without scripts does. @throws {Error} when there is no answer */
export async function applyWithFile(origin: string, file: Buffer, email?: string): Promise<Applied> {
  const form = new FormData();
  form.append("resume", new Blob([new Uint8Array(file)]), "résumé.pdf");
  for (const [name, value] of formFields(email)) form.append(name, value);
  return appliedBy(
    await fetch(origin + postingPath, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, ...randomClientHeaders() },
      body: form,
      signal: AbortSignal.timeout(60_000),
    }),
  );
}

/** Sends the form with a file that was sent before, as scripts do. @throws {Error} when there is no answer */
export async function applyWithUpload(origin: string, upload: string, email?: string): Promise<Applied> {
  return appliedBy(
    await fetch(origin + postingPath, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, ...randomClientHeaders() },
      body: new URLSearchParams([["resume", upload], ...formFields(email)]),
      signal: AbortSignal.timeout(60_000),
    }),
  );
}

/** @throws {Error} when there is no answer */
export async function upload(
  origin: string,
  file: Buffer,
): Promise<{ status: number; id: string | undefined }> {
  const answer = await fetch(`${origin}/uploads?name=resume.pdf`, {
    method: "POST",
    headers: { Origin: origin, ...randomClientHeaders() },
    body: new Uint8Array(file),
    signal: AbortSignal.timeout(60_000),
  });
  const body = (await answer.json()) as { id?: string };
  return { status: answer.status, id: body.id };
}

export type Load = { acknowledged: Map<string, string>; ended: Promise<void>; end: () => void };

/**
 * Applies on and on, so many at once, until the server is gone or `end` is called, and notes the reference and the
 * file's hash of what was acknowledged.
 */
export function keepApplying(
  origin: string,
  acknowledged: Map<string, string>,
  { lanes = 4, size = () => randomInt(20_000, 200_000), goesOn = false } = {},
): Load {
  let isEnding = false;
  const lane = async () => {
    while (!isEnding) {
      const file = randomFile(size());
      const applied = await applyWithFile(origin, file).catch(() => undefined);
      if (applied?.reference) acknowledged.set(applied.reference, sha256(file));
      else if (!applied && !goesOn) return;
      else if (!applied?.reference) await new Promise((next) => setTimeout(next, 50));
    }
  };
  const ended = Promise.all(Array.from({ length: lanes }, lane)).then(() => {});
  return {
    acknowledged,
    ended,
    end: () => {
      isEnding = true;
    },
  };
}
