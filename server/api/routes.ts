import type { FileStore } from "#server/files/file-store.ts";
import { errorCode, log } from "#server/log.ts";
import { findAnswers, findApplication } from "#server/store/applications.ts";
import { countFilesToRemove, findFile } from "#server/store/files.ts";
import { isErased, listApplications, listMessages, type Page } from "#server/store/lists.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";
import type { ApplicationRow, FileRow } from "#server/store/tables.ts";
import { type Answer, erased, problem } from "./answer.ts";
import { showApplication, showListedApplication, showListedMessage, showMessage } from "./show.ts";

export type Parts = {
  store: Store;
  files: FileStore;
  /** Whether files are scanned. If so, only clean ones are served. */
  isScanning: boolean;
};

/** Parameters of a path; empty if it has none. */
type Params = { id: string; hash: string };
type Route = (parts: Parts, params: Params, query: URLSearchParams) => Promise<Answer>;

const defaultPageSize = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parsePage(query: URLSearchParams): Page | undefined {
  const after = query.get("after") ?? undefined;
  const limit = query.get("limit") ?? String(defaultPageSize);
  if ([...query.keys()].some((name) => name !== "after" && name !== "limit")) return undefined;
  if ((after !== undefined && !uuid.test(after)) || !/^([1-9]\d?|100)$/.test(limit)) return undefined;
  return { after, limit: Number(limit) };
}

/** One page of results; `next` is the `after` of the following page, or null at the end. */
function showPage<Row extends { id: string }>(
  name: string,
  rows: Row[],
  limit: number,
  show: (row: Row) => object,
) {
  const next = rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
  return { kind: "JSON", body: { [name]: rows.map(show), next } } as const;
}

async function withApplication(
  { store }: Parts,
  id: string,
  answer: (application: ApplicationRow) => Promise<Answer>,
): Promise<Answer> {
  const application = await findApplication(store, id);
  if (application) return answer(application);
  return (await isErased(store, id)) ? erased(await countFilesToRemove(store)) : problem("not-found");
}

const contentTypes: Record<string, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  doc: "application/msword",
  rtf: "application/rtf",
  txt: "text/plain; charset=utf-8",
};

/** Refuses files that must not be served; infected ones never are. */
function checkScan({ scan }: FileRow, isScanning: boolean): Answer | undefined {
  if (scan === "infected") return problem("file-infected");
  if (!isScanning || scan === "clean") return undefined;
  return problem(scan === "failed" ? "scan-failed" : "not-scanned");
}

/** Serves a file of an application: its résumé or an answer. */
async function answerFile(
  { store, files, isScanning }: Parts,
  { id, reference }: ApplicationRow,
  { hash, name }: { hash: string; name: string },
): Promise<Answer> {
  const file = await findFile(store, hash);
  if (!file) return problem("not-found");
  const refusal = checkScan(file, isScanning);
  if (refusal) return refusal;
  try {
    return {
      kind: "FILE",
      body: await files.read(file.hash),
      type: contentTypes[file.type] ?? "application/octet-stream",
      name,
      plainName: `${reference}.${file.type.replace(/[^a-z0-9]/g, "")}`,
    };
  } catch (error) {
    log("error", "file-read-failed", { application: id, failure: errorCode(error) });
    return problem("file-unavailable", { "Retry-After": "60" });
  }
}

const resume: Route = (parts, { id }) =>
  withApplication(parts, id, (application) =>
    answerFile(parts, application, { hash: application.file, name: application.file_name }),
  );

const fileAnswer: Route = (parts, { id, hash }) =>
  withApplication(parts, id, async (application) => {
    const answer = (await findAnswers(parts.store, id)).find(({ file }) => file === hash);
    return answer ? answerFile(parts, application, { hash, name: answer.answer }) : problem("not-found");
  });

/** All paths of the API, as in docs/openapi.yaml. */
export const routes: Record<string, Route> = {
  "/api/applications": async ({ store }, _, query) => {
    const page = parsePage(query);
    if (!page) return problem("bad-query");
    const rows = await listApplications(store, page);
    return showPage("applications", rows, page.limit, showListedApplication);
  },
  "/api/applications/{id}": (parts, { id }) =>
    withApplication(parts, id, async (application) => {
      const { store } = parts;
      const [answers, file, score] = await Promise.all([
        findAnswers(store, id),
        findFile(store, application.file),
        findScore(store, id),
      ]);
      return { kind: "JSON", body: showApplication({ application, answers, file, score }) };
    }),
  "/api/applications/{id}/resume": resume,
  "/api/applications/{id}/files/{hash}": fileAnswer,
  "/api/applications/{id}/score": (parts, { id }) =>
    withApplication(parts, id, async () => {
      const score = await findScore(parts.store, id);
      if (!score) return problem("not-scored");
      return score.failure === "" ? { kind: "JSON", body: score.report } : problem("score-failed");
    }),
  "/api/messages": async ({ store }, _, query) => {
    const page = parsePage(query);
    if (!page) return problem("bad-query");
    return showPage("messages", await listMessages(store, page), page.limit, showListedMessage);
  },
  "/api/messages/{id}": async ({ store }, { id }) => {
    const message = await findMessage(store, id);
    return message ? { kind: "JSON", body: showMessage(message) } : problem("not-found");
  },
};

const patterns = Object.entries(routes).map(([path, route]) => ({
  path,
  pattern: new RegExp(
    `^${path.replace("{id}", "(?<id>[0-9a-f-]{36})").replace("{hash}", "(?<hash>[0-9a-f]{64})")}$`,
  ),
  route,
}));

/** Finds the route of a path and the path's parameters. */
export function findRoute(path: string): { path: string; params: Params; route: Route } | undefined {
  for (const { path: name, pattern, route } of patterns) {
    const match = pattern.exec(path);
    if (match) return { path: name, params: { id: "", hash: "", ...match.groups }, route };
  }
  return undefined;
}
