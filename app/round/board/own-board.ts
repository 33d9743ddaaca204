import { type BoardPerson, type BoardRound, boardMatch } from "#app/stages/board/board-person.ts";
import { collator } from "#domain/language/formats.ts";
import type { RoundCandidate, RoundState } from "#domain/round/round-state.ts";
import type { FileResult } from "../store/round-store.ts";

/** The result of the résumé that counts: the newest one that was read. */
export function resultOf(
  { files }: Pick<RoundCandidate, "files">,
  results: ReadonlyMap<string, FileResult>,
): FileResult | undefined {
  return files.flatMap(({ hash }) => results.get(hash) ?? []).at(-1);
}

function toBoardPerson(candidate: RoundCandidate, result: FileResult | undefined): BoardPerson {
  const { id, name, location = "", added, source, owner, notes } = candidate;
  const match = boardMatch(result?.match);
  const open = match.missing.find(({ mustHave }) => mustHave) ?? match.missing[0];
  return {
    id,
    name,
    location,
    applied: { at: added, source },
    steps: [{ step: "RESUME", at: added, state: result ? "DONE" : "WAITING" }],
    notes: notes.map(({ time }) => ({ at: time })),
    ...match,
    ...(open && { openQuestion: open.label }),
    ...(owner !== "" && { owner }),
  };
}

/** A round of one's own, as the board shows it: best match first, then those without a score by name. */
export function toOwnBoard(
  state: Pick<RoundState, "title" | "started" | "people">,
  results: ReadonlyMap<string, FileResult>,
): BoardRound {
  const people = state.people.map((candidate) => toBoardPerson(candidate, resultOf(candidate, results)));
  return {
    title: state.title,
    location: "",
    received: people.length,
    begins: state.started.slice(0, 10),
    colleagues: [],
    people: people.toSorted(
      (a, b) => (b.score ?? -1) - (a.score ?? -1) || collator("en").compare(a.name, b.name),
    ),
  };
}
