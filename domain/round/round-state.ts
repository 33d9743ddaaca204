import { compareCodes } from "#domain/text/compare-codes.ts";
import {
  type Application,
  type Applied,
  type Asks,
  activeChanges,
  type Change,
  type CollectingLink,
  type Facts,
  type FileRef,
  type NewPerson,
  type PersonSource,
} from "./change.ts";
import { removedIn } from "./erase-people.ts";

/** A note of a member of the round. */
export type RoundNote = {
  change: string;
  text: string;
  time: string;
  by?: string;
  /** A note on the answers of the tests. */
  about?: "WORK";
};

/** A candidate after all changes. */
export type RoundCandidate = Facts & {
  id: string;
  source: PersonSource;
  /** When they were added, such as "2026-11-30 16:05". */
  added: string;
  /** Newest last: the last one is read and scored. */
  files: FileRef[];
  tags: string[];
  /** Empty for nobody. */
  owner: string;
  notes: RoundNote[];
  /** Ids of entries that were merged into this one. */
  merged: string[];
  /** Of someone who came through a collecting link. */
  application?: Application;
};

/** A posting with its corrections, as a change left it. */
export type PostingVersion = Asks & { change: string; time: string };

/** What a log says of the round itself and of its candidates. Decisions and messages are in `logByPerson`. */
export type RoundState = Asks & {
  title: string;
  /**
   * The versions of the posting that none has replaced, newest last: the last one counts. There are several after two
   * windows or copies have changed it without having seen each other's change, until a person chooses.
   */
  versions: PostingVersion[];
  /** The time of the first and of the last change. */
  started: string;
  changed: string;
  /** In the order in which they were added. */
  people: RoundCandidate[];
  /** Pairs that a person called different people, as `pairKey`. */
  apart: Set<string>;
  /** Where the round is at the relay; absent while it is on this device alone. */
  shared?: { secret: string; round: string };
  /** The newest last. */
  links: CollectingLink[];
  /** Applications that arrived and were not erased, by the hash of their file: of several, the newest. */
  applied: ReadonlyMap<string, Applied>;
  /** Submissions that the round has had, erased or not. */
  handled: ReadonlySet<string>;
};

/** Whether a text has a letter, digit or sign, and not only spaces and invisible characters. */
export const hasVisibleText = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A name for two ids, the same in both orders. */
export const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** For each entry that was merged into another, the one that is kept. A merge that would close a circle has no effect. */
function resolveMerges(changes: readonly Change[]): (id: string) => string {
  const targets = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = targets.get(root); next !== undefined; next = targets.get(root)) root = next;
    // The next search is short: a chain may be as long as the log.
    for (let at = id; at !== root; ) {
      const next = targets.get(at) ?? root;
      targets.set(at, root);
      at = next;
    }
    return root;
  };
  for (const change of changes)
    if (change.kind === "MERGE" && rootOf(change.into) !== rootOf(change.person))
      targets.set(rootOf(change.person), rootOf(change.into));
  return rootOf;
}

/** The changes that count, with the ids of merged entries replaced by the one that is kept. */
export function mergedChanges(changes: readonly Change[]): Change[] {
  const active = activeChanges(changes);
  const rootOf = resolveMerges(active);
  return active.map((change): Change => {
    switch (change.kind) {
      case "DECIDE":
        return { ...change, choices: change.choices.map((one) => ({ ...one, person: rootOf(one.person) })) };
      case "SEND":
        return {
          ...change,
          messages: change.messages.map((one) => ({ ...one, person: rootOf(one.person) })),
        };
      case "TAG":
      case "OWN":
        return { ...change, people: [...new Set(change.people.map(rootOf))] };
      case "WRITE":
      case "SETTLE":
      case "CORRECT":
      case "ATTACH":
      case "NOTE":
        return { ...change, person: rootOf(change.person) };
      default:
        return change;
    }
  });
}

const withoutFacts = { location: undefined, email: undefined, phone: undefined };

/** Facts with a name that can be seen: of spaces and zero-width characters nothing would be left to choose or to read. */
const named = <Given extends Facts>(facts: Given): Given =>
  hasVisibleText(facts.name) ? facts : { ...facts, name: facts.email ?? facts.phone ?? "–" };

function toCandidate({ file, ...person }: NewPerson, added: string): RoundCandidate {
  return { ...named(person), added, files: file ? [file] : [], tags: [], owner: "", notes: [], merged: [] };
}

const toHashed = (file: FileRef) => [file.hash, file] as const;

/** What other entries of a person add to the first: files, tags and notes, and facts that it lacks. */
function joined(kept: RoundCandidate, others: readonly RoundCandidate[]): RoundCandidate {
  // Files of the first entry come last, as the last one is read.
  const files = new Map([kept, ...others].flatMap((entry) => entry.files.toReversed()).map(toHashed));
  return {
    ...Object.assign({}, ...others.toReversed()),
    ...kept,
    files: [...files.values()].reverse(),
    tags: [...new Set([kept, ...others].flatMap(({ tags }) => tags))],
    notes: [kept, ...others].flatMap(({ notes }) => notes).toSorted((a, b) => compareCodes(a.time, b.time)),
    merged: others.map(({ id }) => id),
  };
}

function linksIn(changes: readonly Change[]): CollectingLink[] {
  const links = new Map<string, CollectingLink>();
  for (const change of changes) if (change.kind === "LINK") links.set(change.link.id, change.link);
  return [...links.values()];
}

function appliedIn(changes: readonly Change[]): Pick<RoundState, "applied" | "handled"> {
  const applied = new Map<string, Applied>();
  const handled = new Set(removedIn(changes).submissions);
  for (const change of changes) {
    if (change.kind !== "ARRIVE") continue;
    for (const one of change.applied) {
      applied.set(one.file.hash, one);
      handled.add(one.application.submission);
    }
  }
  return { applied, handled };
}

/** Kinds of changes about what was decided and sent, which `roundState` does not read. */
const decisionKinds: readonly Change["kind"][] = ["DECIDE", "WRITE", "SEND", "SETTLE"];

/** The changes that `roundState` depends on: its state is the same while they are. */
export const stateChanges = (changes: readonly Change[]): Change[] =>
  activeChanges(changes).filter(({ kind }) => !decisionKinds.includes(kind));

/** See `RoundState.versions`. An undone version replaces nothing, unless one that replaced it is still there. */
function postingVersions(changes: readonly Change[], active: readonly Change[]): PostingVersion[] {
  const isActive = new Set(active.map(({ id }) => id));
  const replaced = new Set<string>();
  const versions: PostingVersion[] = [];
  for (const change of changes.toReversed()) {
    if (change.kind !== "START" && change.kind !== "ASK") continue;
    const { id, posting, edits, time } = change;
    const isReplaced = replaced.has(id);
    if (!isActive.has(id) && !isReplaced) continue;
    if (!isReplaced) versions.unshift({ change: id, posting, edits, time });
    if (change.kind === "START" || !change.seen) break;
    for (const seen of change.seen) replaced.add(seen);
  }
  return versions;
}

/**
 * The state of a round after its changes, which must be in order. Never throws: a change about someone who is not
 * there has no effect, and of two entries with one id the first counts (two windows that add the same file).
 */
export function roundState(changes: readonly Change[]): RoundState {
  const active = activeChanges(changes);
  const people = new Map<string, RoundCandidate>();
  const versions = postingVersions(changes, active);
  const { posting = "", edits = [] } = versions.at(-1) ?? {};
  const state: RoundState = {
    title: "",
    posting,
    edits,
    versions,
    started: changes[0]?.time ?? "",
    changed: changes.at(-1)?.time ?? "",
    people: [],
    apart: new Set(),
    links: linksIn(active),
    ...appliedIn(active),
  };
  const update = (id: string, next: (person: RoundCandidate) => RoundCandidate) => {
    const person = people.get(id);
    if (person) people.set(id, next(person));
  };
  for (const change of active) if (change.kind === "ADD") add(change);
  const rootOf = resolveMerges(active.filter(({ kind }) => kind === "MERGE"));
  const removed = removedIn(active).people;

  function add({ people: added, time }: Extract<Change, { kind: "ADD" }>) {
    for (const person of added) if (!people.has(person.id)) people.set(person.id, toCandidate(person, time));
  }

  for (const change of active) {
    switch (change.kind) {
      case "START":
      case "RENAME":
        state.title = change.title;
        break;
      case "CORRECT":
        update(change.person, (person) => ({ ...person, ...withoutFacts, ...named(change.facts) }));
        break;
      case "ATTACH":
        update(change.person, (person) => ({
          ...person,
          files: [...person.files.filter(({ hash }) => hash !== change.file.hash), change.file],
        }));
        break;
      case "SHARE":
        state.shared = { secret: change.secret, round: change.round };
        break;
      case "UNSHARE":
        delete state.shared;
        break;
      case "KEEP_APART":
        state.apart.add(pairKey(...change.people));
        break;
      case "TAG":
        for (const id of change.people)
          update(id, (person) => ({
            ...person,
            tags: [...person.tags.filter((tag) => tag !== change.tag), ...(change.isOn ? [change.tag] : [])],
          }));
        break;
      case "OWN":
        for (const id of change.people) update(id, (person) => ({ ...person, owner: change.owner }));
        break;
      case "NOTE":
        // In place: someone may have thousands.
        people.get(change.person)?.notes.push({
          change: change.id,
          text: change.text,
          time: change.time,
          ...(change.by !== undefined && { by: change.by }),
          ...(change.about && { about: change.about }),
        });
        break;
    }
  }
  const entries = new Map<string, RoundCandidate[]>();
  for (const [id, person] of [...people]) {
    const root = people.get(rootOf(id));
    if (!root || root.id === id) continue;
    const others = entries.get(root.id) ?? [];
    others.push(person);
    entries.set(root.id, others);
  }
  for (const [id, others] of entries) {
    update(id, (person) => joined(person, others));
    for (const other of others) people.delete(other.id);
  }
  state.people = [...people.values()].filter(
    ({ id, merged }) => !removed.has(id) && !merged.some((other) => removed.has(other)),
  );
  return state;
}
