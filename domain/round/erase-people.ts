import type { Change, FileRef } from "./change.ts";

/** What the removals of a log erase. `files`: hashes. */
export type Removed = Record<"people" | "submissions" | "files", Set<string>>;

export function removedIn(changes: readonly Change[]): Removed {
  const removed: Removed = { people: new Set(), submissions: new Set(), files: new Set() };
  for (const change of changes) {
    if (change.kind !== "REMOVE") continue;
    for (const person of change.people) removed.people.add(person);
    for (const submission of change.submissions ?? []) removed.submissions.add(submission);
    for (const hash of change.files ?? []) removed.files.add(hash);
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
  { people: removed, submissions, files }: Removed,
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
  const isErased = ({ hash }: FileRef) => !kept.has(hash) && (files.has(hash) || dropped.has(hash));
  // The tray knows files and no people.
  const left = erased.flatMap((change): Change[] => {
    if (change.kind !== "GIVE" || !change.files.some(isErased)) return [change];
    const waiting = change.files.filter((file) => !isErased(file));
    return waiting.length > 0 ? [{ ...change, files: waiting }] : [];
  });
  return { changes: left, files: [...dropped.values()].filter(isErased) };
}
