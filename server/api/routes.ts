import type { ApiKey, Scope } from "#server/config/api-keys.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { errorCode, log } from "#server/log.ts";
import { findParts } from "#server/store/application-parts.ts";
import { findAnswers, findApplication } from "#server/store/applications.ts";
import { listChanges } from "#server/store/changes.ts";
import { countFilesToRemove, findFile } from "#server/store/files.ts";
import { isErased, listApplications, listMessages } from "#server/store/lists.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";
import type { ApplicationRow, FileRow } from "#server/store/tables.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import { type Answer, erased, problem } from "./answer.ts";
import { changeApplication, eraseByApi } from "./change-application.ts";
import { type ExportFormat, exportFormats, exportLines } from "./export.ts";
import { reachesUnit } from "./keys.ts";
import { parseChanges, parseExport, parseList, parsePage } from "./query.ts";
import {
  showApplication,
  showChange,
  showListedApplication,
  showListedMessage,
  showMessage,
} from "./show.ts";

export type Parts = {
  store: Store;
  files: FileStore;
  /** Whether files are scanned. If so, only clean ones are served. */
  isScanning: boolean;
  eraser: Pick<Eraser, "eraseApplication">;
  /** Called after a change that has tasks. */
  wakeOutbox: () => void;
  /** Whether the process is about to end: exports stop, and say so. */
  isStopping: () => boolean;
};

/** Parameters of a path; empty if it has none. */
type Params = { id: string; hash: string };
export type Call = { key: ApiKey; params: Params; query: URLSearchParams; body: string };
type Run = (parts: Parts, call: Call) => Promise<Answer>;
export type Route = { scope: Scope; run: Run };
export type Method = "GET" | "PATCH" | "DELETE";

const get = (run: Run) => ({ GET: { scope: "read", run } }) as const;

async function withApplication(
  { store }: Parts,
  { key, params: { id } }: Call,
  answer: (application: ApplicationRow) => Promise<Answer>,
): Promise<Answer> {
  const application = await findApplication(store, id);
  if (application)
    return reachesUnit(key, application.unit) ? answer(application) : problem("unit-forbidden");
  return (await isErased(store, id)) ? erased(await countFilesToRemove(store)) : problem("not-found");
}

async function showWhole({ store }: Parts, { id }: { id: string }): Promise<Answer> {
  const [whole] = await findParts(store, [id]);
  return whole ? { kind: "JSON", body: showApplication(whole) } : problem("not-found");
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

const resume: Run = (parts, call) =>
  withApplication(parts, call, (application) =>
    answerFile(parts, application, { hash: application.file, name: application.file_name }),
  );

const fileAnswer: Run = (parts, call) =>
  withApplication(parts, call, async (application) => {
    const { hash } = call.params;
    const answer = (await findAnswers(parts.store, application.id)).find(({ file }) => file === hash);
    return answer ? answerFile(parts, application, { hash, name: answer.answer }) : problem("not-found");
  });

const score: Run = (parts, call) =>
  withApplication(parts, call, async ({ id }) => {
    const score = await findScore(parts.store, id);
    if (!score) return problem("not-scored");
    return score.failure === "" ? { kind: "JSON", body: score.report } : problem("score-failed");
  });

const exportAs =
  (format: ExportFormat): Run =>
  async ({ store, isStopping }, { key, query }) => {
    const parsed = parseExport(query, key);
    if (parsed.kind === "REFUSED") return parsed.answer;
    const { type, foot } = exportFormats[format];
    const lines = exportLines(store, parsed.value, { format, isStopping });
    return { kind: "STREAM", type, name: `applications.${format}`, lines, foot };
  };

/** All paths of the API with their methods, as in docs/openapi.yaml. */
export const routes: Record<string, Partial<Record<Method, Route>>> = {
  "/api/applications": get(async ({ store }, { key, query }) => {
    const parsed = parseList(query, key);
    if (parsed.kind === "REFUSED") return parsed.answer;
    const { rows, next } = await listApplications(store, parsed.value);
    return { kind: "JSON", body: { applications: rows.map(showListedApplication), next } };
  }),
  "/api/applications.csv": get(exportAs("csv")),
  "/api/applications.ndjson": get(exportAs("ndjson")),
  "/api/changes": get(async ({ store }, { key, query }) => {
    const parsed = parseChanges(query, key);
    if (parsed.kind === "REFUSED") return parsed.answer;
    const { rows, next, isEnd } = await listChanges(store, parsed.value);
    return { kind: "JSON", body: { changes: rows.map(showChange), next, isEnd } };
  }),
  "/api/applications/{id}": {
    ...get((parts, call) => withApplication(parts, call, (application) => showWhole(parts, application))),
    PATCH: {
      scope: "write",
      run: (parts, call) =>
        withApplication(parts, call, (application) => changeApplication(parts, application, call.body)),
    },
    DELETE: {
      scope: "erase",
      run: (parts, call) => withApplication(parts, call, (application) => eraseByApi(parts, application)),
    },
  },
  "/api/applications/{id}/resume": get(resume),
  "/api/applications/{id}/files/{hash}": get(fileAnswer),
  "/api/applications/{id}/score": get(score),
  "/api/messages": get(async ({ store }, { key, query }) => {
    if (!reachesUnit(key, undefined)) return problem("unit-forbidden");
    const parsed = parsePage(query);
    if (parsed.kind === "REFUSED") return parsed.answer;
    const { rows, next } = await listMessages(store, parsed.value);
    return { kind: "JSON", body: { messages: rows.map(showListedMessage), next } };
  }),
  "/api/messages/{id}": get(async ({ store }, { key, params: { id } }) => {
    if (!reachesUnit(key, undefined)) return problem("unit-forbidden");
    const message = await findMessage(store, id);
    return message ? { kind: "JSON", body: showMessage(message) } : problem("not-found");
  }),
};

const patterns = Object.entries(routes).map(([path, methods]) => ({
  path,
  pattern: new RegExp(
    `^${path.replace(".", "\\.").replace("{id}", "(?<id>[0-9a-f-]{36})").replace("{hash}", "(?<hash>[0-9a-f]{64})")}$`,
  ),
  methods,
}));

type Match = { path: string; params: Params; methods: Partial<Record<Method, Route>> };

/** Finds the methods of a path and the path's parameters. */
export function findRoute(path: string): Match | undefined {
  for (const { path: name, pattern, methods } of patterns) {
    const match = pattern.exec(path);
    if (match) return { path: name, params: { id: "", hash: "", ...match.groups }, methods };
  }
  return undefined;
}
