import { getCard, postReport, putSubmission, withdrawOwn } from "./applicant.ts";
import type { Call, Run } from "./call.ts";
import {
  deleteFile,
  deleteOwnLink,
  deleteRound,
  deleteSubmission,
  getEntries,
  getFile,
  getFileNames,
  getRound,
  getSubmission,
  getSubmissions,
  postEntries,
  postRound,
  putFile,
  putOwnLink,
} from "./owner.ts";
import { getNews } from "./wait.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** All paths of the relay (`domain/relay/protocol.ts`) with their methods, as in docs/openapi.yaml. */
export const relayRoutes: Record<string, Partial<Record<Method, Run>>> = {
  "/api/rounds": { POST: postRound },
  "/api/rounds/{round}": { GET: getRound, DELETE: deleteRound },
  "/api/rounds/{round}/entries": { GET: getEntries, POST: postEntries },
  "/api/rounds/{round}/news": { GET: getNews },
  "/api/rounds/{round}/files": { GET: getFileNames },
  "/api/rounds/{round}/files/{name}": { GET: getFile, PUT: putFile, DELETE: deleteFile },
  "/api/rounds/{round}/links/{link}": { PUT: putOwnLink, DELETE: deleteOwnLink },
  "/api/rounds/{round}/submissions": { GET: getSubmissions },
  "/api/rounds/{round}/submissions/{submission}": { GET: getSubmission, DELETE: deleteSubmission },
  "/api/links/{link}": { GET: getCard },
  "/api/links/{link}/submissions/{submission}": { PUT: putSubmission, DELETE: withdrawOwn },
  "/api/links/{link}/reports": { POST: postReport },
};

const patterns = Object.entries(relayRoutes).map(([path, methods]) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[\\w-]{22})")}$`),
  methods,
}));

/** Whether a path is the relay's, also an unknown one. */
export const isRelayPath = (path: string) => /^\/api\/(?:rounds|links)(?:\/|$)/.test(path);

/** Finds the methods of a path and its parameters. */
export function findRelayRoute(path: string) {
  for (const { path: name, pattern, methods } of patterns) {
    const match = pattern.exec(path);
    const params: Call["params"] = { round: "", link: "", submission: "", name: "", ...match?.groups };
    if (match) return { path: name, params, methods };
  }
  return undefined;
}
