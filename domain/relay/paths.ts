/* Paths, headers and codes of the relay, without the schemas of `protocol.ts`, which applicants' pages do not load. */

/** Paths below the site's address. */
export const relayPaths = {
  rounds: "/api/rounds",
  round: (round: string) => `/api/rounds/${round}`,
  entries: (round: string) => `/api/rounds/${round}/entries`,
  /** Long polling, or Server-Sent Events with `Accept: text/event-stream`. */
  news: (round: string) => `/api/rounds/${round}/news`,
  /** `GET`: the names of all files that it has. */
  files: (round: string) => `/api/rounds/${round}/files`,
  file: (round: string, name: string) => `/api/rounds/${round}/files/${name}`,
  link: (round: string, link: string) => `/api/rounds/${round}/links/${link}`,
  arrivals: (round: string) => `/api/rounds/${round}/submissions`,
  arrival: (round: string, submission: string) => `/api/rounds/${round}/submissions/${submission}`,
  card: (link: string) => `/api/links/${link}`,
  submission: (link: string, submission: string) => `/api/links/${link}/submissions/${submission}`,
  report: (link: string) => `/api/links/${link}/reports`,
} as const;

/** The proof of work of a request, as JSON of a solved challenge. */
export const proofHeader = "X-Proof";
/** The hash of the token with which an applicant withdraws. */
export const withdrawHeader = "X-Withdraw-Hash";

/** Codes of refusals, as in problem details (RFC 9457). They never change. */
export const relayCodes = [
  "bad-request",
  "bad-token",
  "not-found",
  "gone",
  "conflict",
  "proof-required",
  "paused",
  "full",
  "ended",
  "too-large",
  "round-full",
  "too-many",
  "relay-off",
  "store-unavailable",
] as const;
export type RelayCode = (typeof relayCodes)[number];
