import type { FileResult, GivenFile } from "#app/round/store/round-store.ts";
import { strongestEvidence } from "#app/stages/round.ts";
import { collator } from "#domain/language/formats.ts";
import type { Applied, Change, Facts, NewPerson } from "#domain/round/change.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import { withoutExtension } from "./file-kind.ts";
import type { Refusal } from "./take-files.ts";

/** A résumé in the tray. `name` is the person's, or else the file's; `applied`: it came through a collecting link. */
export type TrayRow = {
  file: GivenFile;
  result: FileResult;
  name: string;
  evidence?: string;
  applied?: Applied;
};

/** A file that was not read. Without `hash` it is only named: the round does not keep it. */
export type UnreadFile = {
  key: string;
  hash?: string;
  name: string;
  path?: string;
  size: number;
  code: string;
  /** What its applicant wrote, if it came through a collecting link. */
  facts?: Facts;
};

/** Read by a person, who typed what it says. */
export const factsTyped = "facts-typed";
/** Waits since a person pressed Cancel. */
export const paused = "paused";

/** Names in a log are at most so long. */
const maxNameCharacters = 300;
const nameOf = (file: GivenFile, result: FileResult) =>
  (result.facts.name ?? withoutExtension(file.name)).slice(0, maxNameCharacters);

const rows = new WeakMap<FileResult, TrayRow>();

function toRow(file: GivenFile, result: FileResult, applied: Applied | undefined): TrayRow {
  const known = rows.get(result);
  if (known?.file === file && known.applied === applied) return known;
  const evidence = strongestEvidence(result)?.quote;
  const row = {
    file,
    result,
    name: applied?.name ?? nameOf(file, result),
    ...(evidence !== undefined && { evidence }),
    ...(applied && { applied }),
  };
  rows.set(result, row);
  return row;
}

const countProven = ({ match }: FileResult) =>
  match.requirements.filter(({ status }) => status === "proven").length;

/** Best first, as the engine ranks: equal scores by proven requirements, then by name. */
function byRank(a: TrayRow, b: TrayRow): number {
  return (
    b.result.match.score - a.result.match.score ||
    countProven(b.result) - countProven(a.result) ||
    collator("en").compare(a.name, b.name)
  );
}

type Files = {
  files: ReadonlyMap<string, GivenFile>;
  results: ReadonlyMap<string, FileResult>;
  /** Hashes of files of someone on the board. */
  onBoard: ReadonlySet<string>;
  /** Applications by the hash of their file. */
  applied: ReadonlyMap<string, Applied>;
};

const inTray = ({ files, onBoard }: Files) => [...files.values()].filter(({ hash }) => !onBoard.has(hash));

/** What was read, is on no candidate and was not taken out, best first. */
export function trayRows(all: Files): TrayRow[] {
  return inTray(all)
    .flatMap((file) => {
      const result = all.results.get(file.hash);
      return file.state === "READ" && !file.isDismissed && result
        ? [toRow(file, result, all.applied.get(file.hash))]
        : [];
    })
    .sort(byRank);
}

/** How many résumés a person took out of the tray. */
export const countDismissed = (all: Files): number =>
  inTray(all).filter(({ isDismissed, state }) => isDismissed && state === "READ").length;

/** Files without a result, and those that are only named, in the order in which they came. */
export function unreadFiles(all: Files, refusals: readonly Refusal[]): UnreadFile[] {
  const kept = inTray(all)
    .filter(({ state, code, isDismissed }) => state === "UNREAD" && code !== factsTyped && !isDismissed)
    .toSorted((a, b) => a.given - b.given)
    .map(({ hash, name, path, size, code = "unknown" }) => {
      const facts = all.applied.get(hash);
      return {
        key: hash,
        hash,
        name: facts ? `${facts.name}, ${name}` : name,
        size,
        code,
        ...(path !== undefined && { path }),
        ...(facts && { facts: factsOf(facts) }),
      };
    });
  const named = refusals.map((refusal, index) => ({ ...refusal, key: `named ${index}` }));
  return [...kept, ...named];
}

/** The results of files on the board, by their hash. */
export const boardResults = ({ results, onBoard }: Files): Map<string, FileResult> =>
  new Map(
    [...onBoard].flatMap((hash): [string, FileResult][] => {
      const result = results.get(hash);
      return result ? [[hash, result]] : [];
    }),
  );

/** Why files on the board have no result, by their hash. */
export const boardCodes = ({ files, onBoard }: Files): Map<string, string> =>
  new Map(
    [...onBoard].flatMap((hash): [string, string][] => {
      const file = files.get(hash);
      return file?.state === "UNREAD" ? [[hash, file.code ?? "unknown"]] : [];
    }),
  );

const factsOf = ({ name, location, email, phone }: Facts): Facts => ({
  name,
  ...(location !== undefined && { location }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
});

const fileRef = ({ hash, name, type, size }: GivenFile) => ({ hash, name, type, size });
const idOf = (hash: string) => `p-${hash.slice(0, 16)}`;

/** A file as a candidate, by what a person typed. */
export const typedPerson = (file: GivenFile, facts: Facts, applied?: Applied): NewPerson => ({
  ...facts,
  id: idOf(file.hash),
  source: applied ? "LINK" : "FILE",
  file: fileRef(file),
  ...(applied && { application: applied.application }),
});

/** A résumé as a candidate. What applicants wrote themselves counts before what the engine reads. */
export const personOf = ({ file, result, name, applied }: TrayRow): NewPerson =>
  typedPerson(file, applied ? factsOf(applied) : { ...result.facts, name }, applied);

/** The files that a log is about. One that is gone from it was erased with its person; an undo leaves it there. */
export const filesInLog = (changes: readonly Change[]): Set<string> =>
  new Set(namedFiles(changes).map(({ hash }) => hash));
