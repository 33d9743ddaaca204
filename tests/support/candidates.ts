import { randomBytes, randomInt } from "node:crypto";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { isOpen } from "#domain/postings/postings.ts";
import { minuteMs } from "#domain/time.ts";
import { readContent } from "#scripts/content/read-content.ts";

const content = readContent(process.cwd());

/** Finds an open posting that requires no file except the résumé. */
function findOpenPosting() {
  const match = postingsOn(content.postings, businessDay()).find(
    (candidate) =>
      isOpen(candidate, businessDay()) &&
      candidate.questions.every(({ kind, required }) => kind !== "FILE" || !required),
  );
  if (!match) throw new Error("The content has no open posting to apply for");
  return match;
}
const posting = findOpenPosting();
export const postingPath = `/career/${posting.businessUnit.id}/${posting.id}`;

function answers(): [string, string][] {
  return posting.questions.flatMap((question): [string, string][] => {
    const name = `question-${question.id}`;
    switch (question.kind) {
      case "FILE":
        return [];
      case "YES_NO":
        return [[name, "yes"]];
      case "ONE_OF":
      case "ANY_OF":
        return [[name, question.options[0]?.id ?? ""]];
      case "NUMBER":
        return [[name, String(question.min ?? 3)]];
      case "DATE":
        return [[name, "2027-01-04"]];
      case "LINK":
        return [[name, "https://example.com/work"]];
      default:
        return [[name, "An answer in a few words."]];
    }
  });
}

/** A PDF header followed by random bytes, so that each file is unique. */
export function randomFile(size: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(Math.max(size - 9, 0))]).subarray(0, size);
}

/** A new network for each candidate, to avoid rate limits. */
export const randomClientHeaders = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

let candidates = 0;
export const newEmail = () => {
  candidates += 1;
  return `candidate-${process.pid}-${candidates}@example.com`;
};

/** All fields of the form except the file. */
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

export type ApplyResult = { status: number; reference: string | undefined };

/** Reads the receipt from a response to the form. */
export async function readResult(answer: Response): Promise<ApplyResult> {
  await answer.body?.cancel();
  const reference = /[?&]applied=([^&#]+)/.exec(answer.headers.get("location") ?? "")?.[1];
  return { status: answer.status, reference: answer.status === 303 ? reference : undefined };
}

/** Sends the form as a browser without JavaScript does. @throws {Error} without a response */
export async function applyWithFile(origin: string, file: Buffer, email?: string): Promise<ApplyResult> {
  const form = new FormData();
  form.append("resume", new Blob([new Uint8Array(file)]), "résumé.pdf");
  for (const [name, value] of formFields(email)) form.append(name, value);
  return readResult(
    await fetch(origin + postingPath, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, ...randomClientHeaders() },
      body: form,
      signal: AbortSignal.timeout(minuteMs),
    }),
  );
}
