import type { Change, FileRef } from "./change.ts";

/** The candidates and submissions that the removals of a log erase. */
export function removedIn(changes: readonly Change[]): { people: Set<string>; submissions: Set<string> } {
  const removed = { people: new Set<string>(), submissions: new Set<string>() };
  for (const change of changes) {
    if (change.kind !== "REMOVE") continue;
    for (const person of change.people) removed.people.add(person);
    for (const submission of change.submissions ?? []) removed.submissions.add(submission);
  }
  return removed;
}

/**
 * The log without what it knows of the people that a change removes: their names, contacts, notes, decisions and
 * messages are gone, the removal itself stays, so that other copies of the round erase them, too. `files` are those
 * that no one else has.
 */
export function erasePeople(
  changes: readonly Change[],
  { people: removed, submissions }: { people: ReadonlySet<string>; submissions: ReadonlySet<string> },
): { changes: Change[]; files: FileRef[] } {
  const isKept = (id: string) => !removed.has(id);
  const dropped = new Map<string, FileRef>();
  const kept = new Set<string>();
  const note = (person: string, file: FileRef | undefined) => {
    if (!file) return;
    if (isKept(person)) kept.add(file.hash);
    else dropped.set(file.hash, file);
  };
  const erased = changes.flatMap((change): Change[] => {
    switch (change.kind) {
      case "ADD": {
        for (const { id, file } of change.people) note(id, file);
        const people = change.people.filter(({ id }) => isKept(id));
        return people.length > 0 ? [{ ...change, people }] : [];
      }
      case "ARRIVE": {
        const applied = change.applied.filter(({ application, file }) => {
          const isLeft = !submissions.has(application.submission);
          if (isLeft) kept.add(file.hash);
          else dropped.set(file.hash, file);
          return isLeft;
        });
        return applied.length > 0 ? [{ ...change, applied }] : [];
      }
      case "ATTACH":
        note(change.person, change.file);
        return isKept(change.person) ? [change] : [];
      case "DECIDE": {
        const choices = change.choices.filter(({ person }) => isKept(person));
        return choices.length > 0 ? [{ ...change, choices }] : [];
      }
      case "SEND": {
        const messages = change.messages.filter(({ person }) => isKept(person));
        return messages.length > 0 ? [{ ...change, messages }] : [];
      }
      case "TAG":
      case "OWN": {
        const people = change.people.filter(isKept);
        return people.length > 0 ? [{ ...change, people }] : [];
      }
      case "KEEP_APART":
        return change.people.every(isKept) ? [change] : [];
      case "MERGE":
        return isKept(change.person) && isKept(change.into) ? [change] : [];
      case "CORRECT":
      case "WRITE":
      case "SETTLE":
      case "STRIKE":
      case "NOTE":
        return isKept(change.person) ? [change] : [];
      case "APPLY":
        return isKept(change.applicant.id) ? [change] : [];
      default:
        return [change];
    }
  });
  return { changes: erased, files: [...dropped.values()].filter(({ hash }) => !kept.has(hash)) };
}
