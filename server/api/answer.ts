import type { StreamParts } from "./send-stream.ts";

/** An error response (RFC 9457). `code` is for programs and never changes. */
type Problem = {
  status: number;
  code: string;
  title: string;
  headers?: Record<string, string>;
  /** Further members of the body. */
  members?: Record<string, number>;
};

export type Answer =
  | ({ kind: "STREAM"; type: string; name: string } & StreamParts)
  | { kind: "JSON"; body: object | string }
  | { kind: "FILE"; body: Buffer; type: string; name: string; plainName: string }
  | ({ kind: "PROBLEM" } & Problem);

/** Status and title of each code. */
const problems = {
  "bad-query": [400, "A parameter is unknown, repeated or has a wrong value."],
  "bad-body": [400, "Send JSON with an email address, or with comparison: false."],
  "key-missing": [401, "Send your key in the header Authorization: Bearer."],
  "key-wrong": [401, "This key isn't valid."],
  "key-expired": [401, "This key has expired."],
  "scope-missing": [403, "This key doesn't allow that."],
  "unit-forbidden": [403, "This key is limited to other business units."],
  "not-found": [404, "Not found."],
  "not-scored": [404, "There's no score yet, and there may never be one."],
  "score-failed": [404, "The file couldn't be scored; the application gives the reason."],
  "method-not-allowed": [405, "This address doesn't take the method."],
  "not-scanned": [409, "The file hasn't been scanned yet."],
  "file-infected": [409, "The file is infected and isn't served."],
  "legal-hold": [409, "The application is under a legal hold."],
  "scan-failed": [409, "The scanner couldn't check the file, so it isn't served."],
  erased: [410, "The application has been erased."],
  "too-many-wrong-keys": [429, "Too many wrong keys were sent from this network."],
  "body-too-large": [413, "The body is too large."],
  "too-many-exports": [429, "Other exports are running."],
  "file-unavailable": [503, "The file can't be read right now."],
  "store-unavailable": [503, "The data store isn't responding right now."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

export function problem(
  code: ProblemCode,
  headers: Record<string, string> = {},
): Extract<Answer, { kind: "PROBLEM" }> {
  const [status, title] = problems[code];
  return { kind: "PROBLEM", status, code, title, headers };
}

/** The answer about an erased application, with the number of the site's files that are still to be removed. */
export function erased(filesToRemove: number): Answer {
  const answer = problem("erased");
  if (filesToRemove === 0) return answer;
  const title = `The application has been erased; ${filesToRemove} ${filesToRemove === 1 ? "file is" : "files are"} still being removed.`;
  return { ...answer, title, members: { filesToRemove } };
}

/** Percent-encoding of RFC 8187, which escapes more characters than encodeURIComponent. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const noStore = { "Cache-Control": "no-store" };

/** Headers of a stream. */
export const streamHeaders = ({ type, name }: Extract<Answer, { kind: "STREAM" }>) => ({
  ...noStore,
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name}"`,
});

/** Status, headers and body of the HTTP response. */
export function toResponse(answer: Exclude<Answer, { kind: "STREAM" }>): {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
} {
  switch (answer.kind) {
    case "JSON": {
      const body = typeof answer.body === "string" ? answer.body : `${JSON.stringify(answer.body)}\n`;
      return { status: 200, headers: { ...noStore, "Content-Type": "application/json" }, body };
    }
    case "FILE": {
      const { body, type, name, plainName } = answer;
      return {
        status: 200,
        headers: {
          ...noStore,
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeName(name)}`,
          "Content-Security-Policy": "sandbox; default-src 'none'",
          "X-Content-Type-Options": "nosniff",
        },
        body,
      };
    }
    case "PROBLEM": {
      const { status, code, title, headers, members } = answer;
      return {
        status,
        headers: { ...noStore, "Content-Type": "application/problem+json", ...headers },
        body: `${JSON.stringify({ type: "about:blank", title, status, code, ...members })}\n`,
      };
    }
  }
}
