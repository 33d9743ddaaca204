import { activeChanges, type Change, type FileRef, inOrder } from "./change.ts";
import { erasePeople, removedIn } from "./erase-people.ts";

type Removal = Extract<Change, { kind: "REMOVE" }>;
type Giving = Extract<Change, { kind: "GIVE" }>;

/** JSON with sorted keys: the same for equal values, in whatever order their fields were written. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, field: unknown) =>
    typeof field === "object" && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );

/** All résumés that a log names, each once. */
export function namedFiles(changes: readonly Change[]): FileRef[] {
  const files = changes.flatMap((change): FileRef[] => {
    if (change.kind === "ATTACH") return [change.file];
    if (change.kind === "GIVE") return change.files;
    if (change.kind === "ARRIVE") return change.applied.map(({ file }) => file);
    return change.kind === "ADD" ? change.people.flatMap(({ file }) => file ?? []) : [];
  });
  return [...new Map(files.map((file) => [file.hash, file])).values()];
}

const united = (one: readonly string[] = [], other: readonly string[] = []) =>
  [...new Set([...one, ...other])].sort();

function removing(change: Removal, more: Removal): Removal {
  const people = united(change.people, more.people);
  const submissions = united(change.submissions, more.submissions);
  const files = united(change.files, more.files);
  const count = change.people.length + (change.submissions?.length ?? 0) + (change.files?.length ?? 0);
  if (people.length + submissions.length + files.length === count) return change;
  return {
    ...change,
    people,
    ...(submissions.length > 0 && { submissions }),
    ...(files.length > 0 && { files }),
  };
}

/** Only erasing takes files out of a change: what is out in one copy is out in all. */
const giving = (change: Giving, { files }: Giving): Giving => ({
  ...change,
  files: change.files.filter(({ hash }) => files.some((other) => other.hash === hash)),
});

/**
 * One of two changes with the same id. They differ when people were erased from one of them, which the caller does
 * with both; any other difference is settled the same way in every copy.
 */
function sameChange(one: Change, other: Change): Change {
  if (one.kind === "REMOVE" && other.kind === "REMOVE") return removing(one, other);
  if (one.kind === "GIVE" && other.kind === "GIVE") return giving(one, other);
  return stable(one) <= stable(other) ? one : other;
}

/** For each entry of someone who has several, all of them. */
function entriesOfPeople(changes: readonly Change[]): (id: string) => ReadonlySet<string> {
  const groups = new Map<string, Set<string>>();
  const groupOf = (id: string) => groups.get(id) ?? new Set([id]);
  for (const change of activeChanges(changes)) {
    if (change.kind !== "MERGE") continue;
    const [small, large] = [groupOf(change.person), groupOf(change.into)].sort((a, b) => a.size - b.size);
    if (!small || !large || small === large) continue;
    for (const id of small) {
      large.add(id);
      groups.set(id, large);
    }
    for (const id of [change.person, change.into]) groups.set(id, large);
  }
  return groupOf;
}

/**
 * One log of two copies of a round: all changes of both, in order. People who were removed in one of them are erased
 * with all their entries, whatever the other did with them since. The same for both orders of the arguments, and
 * merging a copy again changes nothing. `files` are those of the erased that no one else has.
 */
export function mergeLogs(
  one: readonly Change[],
  other: readonly Change[],
): { changes: Change[]; files: FileRef[] } {
  const byId = new Map<string, Change>();
  for (const change of [...one, ...other]) {
    const known = byId.get(change.id);
    byId.set(change.id, known && known !== change ? sameChange(known, change) : change);
  }
  const all = inOrder(byId.values());
  const entriesOf = entriesOfPeople(all);
  const removals = all.map((change) => {
    if (change.kind !== "REMOVE") return change;
    return removing(change, { ...change, people: change.people.flatMap((id) => [...entriesOf(id)]) });
  });
  const { changes } = erasePeople(removals, removedIn(removals));
  const kept = new Set(namedFiles(changes).map(({ hash }) => hash));
  return { changes, files: namedFiles([...one, ...other]).filter(({ hash }) => !kept.has(hash)) };
}
