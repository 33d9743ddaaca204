import type { Change, FileRef } from "./change.ts";

/**
 * The log without what it knows of the people that a change removes: their names, contacts, notes, decisions and
 * messages are gone, the removal itself stays, so that other copies of the round erase them, too. `files` are those
 * that no one else has.
 */
export function erasePeople(
  changes: readonly Change[],
  removed: ReadonlySet<string>,
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
