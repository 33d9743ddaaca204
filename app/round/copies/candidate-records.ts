import { collator } from "#domain/language/formats.ts";
import type { Change } from "#domain/round/change.ts";
import { logByPerson, type PersonLog } from "#domain/round/log-state.ts";
import {
  mergedChanges,
  type RoundCandidate,
  type RoundState,
  roundState,
} from "#domain/round/round-state.ts";
import { resultOf } from "../board/own-board.ts";
import type { FileResult } from "../store/round-store.ts";

/** All that a round knows of a candidate. */
export type CandidateRecord = { person: RoundCandidate; log: PersonLog; result?: FileResult };

/** The candidates of a log, best match first. */
export function candidateRecords(
  changes: readonly Change[],
  results: readonly FileResult[],
): { state: RoundState; records: CandidateRecord[] } {
  const state = roundState(changes);
  const logs = logByPerson(mergedChanges(changes));
  const byHash = new Map(results.map((result) => [result.hash, result]));
  const records = state.people.map((person): CandidateRecord => {
    const result = resultOf(person, byHash);
    return { person, log: logs.get(person.id) ?? { sent: [] }, ...(result && { result }) };
  });
  const scoreOf = ({ result }: CandidateRecord) => result?.match.score ?? -1;
  return {
    state,
    records: records.toSorted(
      (a, b) => scoreOf(b) - scoreOf(a) || collator("en").compare(a.person.name, b.person.name),
    ),
  };
}
