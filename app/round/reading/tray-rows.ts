import type { FileResult, GivenFile } from "#app/round/store/round-store.ts";
import { strongestEvidence } from "#app/stages/round.ts";
import { collator } from "#domain/language/formats.ts";
import type { Change, Facts, NewPerson } from "#domain/round/change.ts";
import { withoutExtension } from "./file-kind.ts";
import type { Refusal } from "./take-files.ts";

/** A résumé in the tray. `name` is the person's, or else the file's. */
export type TrayRow = { file: GivenFile; result: FileResult; name: string; evidence?: string };

/** A file that was not read. Without `hash` it is only named: the round does not keep it. */
export type UnreadFile = {
  key: string;
  hash?: string;
  name: string;
  path?: string;
  size: number;
  code: string;
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

function toRow(file: GivenFile, result: FileResult): TrayRow {
  const known = rows.get(result);
  if (known?.file === file) return known;
  const evidence = strongestEvidence(result)?.quote;
  const row = {
    file,
    result,
    name: nameOf(file, result),
    ...(evidence !== undefined && { evidence }),
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
};

const inTray = ({ files, onBoard }: Files) => [...files.values()].filter(({ hash }) => !onBoard.has(hash));

/** What was read, is on no candidate and was not taken out, best first. */
export function trayRows(all: Files): TrayRow[] {
  return inTray(all)
    .flatMap((file) => {
      const result = all.results.get(file.hash);
      return file.state === "READ" && !file.isDismissed && result ? [toRow(file, result)] : [];
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
    .map(({ hash, name, path, size, code = "unknown" }) => ({
      key: hash,
      hash,
      name,
      size,
      code,
      ...(path !== undefined && { path }),
    }));
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

const fileRef = ({ hash, name, type, size }: GivenFile) => ({ hash, name, type, size });
const idOf = (hash: string) => `p-${hash.slice(0, 16)}`;

/** A résumé as a candidate. */
export const personOf = ({ file, result, name }: TrayRow): NewPerson => ({
  ...result.facts,
  name,
  id: idOf(file.hash),
  source: "FILE",
  file: fileRef(file),
});

/** A file as a candidate, by what a person typed. */
export const typedPerson = (file: GivenFile, facts: Facts): NewPerson => ({
  ...facts,
  id: idOf(file.hash),
  source: "FILE",
  file: fileRef(file),
});

/** The files that a log is about. One that is gone from it was erased with its person; an undo leaves it there. */
export function filesInLog(changes: readonly Change[]): Set<string> {
  const hashes = new Set<string>();
  for (const change of changes) {
    if (change.kind === "ATTACH") hashes.add(change.file.hash);
    if (change.kind === "ADD") for (const { file } of change.people) if (file) hashes.add(file.hash);
  }
  return hashes;
}
