import type { RequirementEdit, ScorePart } from "resume-match";
import type { CardFacts } from "#domain/relay/card.ts";

export type DecisionName = "SELECT" | "HOLD" | "REJECT";

/** A decision about one person. */
export type Choice = {
  person: string;
  /** For the team; the candidate never reads it. */
  reason: string;
  /** The reason in words for the candidate, for the letter. */
  letter?: string;
  /** The last day of a hold, such as 2026-11-26. */
  until?: string;
  /** The must-haves for which someone is rejected, if the reason is about requirements. */
  unmet?: string[];
  /** The candidate's words that the letter quotes. */
  quote?: string;
  /** The id of the latest decision that the author saw; empty for the round's own decision. */
  seen: string;
  /** What the author's screen showed, in one line. */
  screen: string;
};

/** A requirement without words in the résumé. */
export type MissingRequirement = { label: string; mustHave: boolean };

/** A part of a score in whole points: the parts add up to the score. */
export type PartFigure = { name: ScorePart["name"]; points: number; of: number };

/** An applicant from the chat, as shown on the board. */
export type Applicant = {
  id: string;
  name: string;
  location: string;
  /**
   * Only if a résumé was attached. `evidence` is for the row, `missing` begins with must-haves, `asked` counts
   * all requirements.
   */
  match?: {
    score: number;
    /** Absent in logs of earlier versions. */
    parts?: PartFigure[];
    evidence?: string;
    missing: MissingRequirement[];
    asked: number;
  };
  openQuestion?: string;
};

/** What a person can be reached by, as typed or as read from a résumé. Empty texts are absent. */
export type Facts = {
  name: string;
  location?: string;
  email?: string;
  phone?: string;
};

/** A résumé in the round's store of files. `hash` is the SHA-256 of its bytes, in hexadecimal. */
export type FileRef = { hash: string; name: string; type: string; size: number };

/** How someone came into the round. */
export const personSources = [
  "FILE",
  "CSV",
  "HAND",
  "CAREERS_PAGE",
  "JOB_BOARD",
  "WHATSAPP",
  "REFERRAL",
  "CAMPUS",
  "LINK",
] as const;
export type PersonSource = (typeof personSources)[number];

/** What someone sent through a collecting link beside the résumé, in their own words. */
export type Application = {
  /** Names the submission to the relay; the receipt's number is made of it. */
  submission: string;
  link: string;
  /** When it arrived, such as "2026-11-30 16:05". */
  at: string;
  language: "en" | "hi" | "mr";
  channel: "FORM" | "CHAT";
  answers: { label: string; answer: string }[];
  note: string;
  /** The words that they agreed to. */
  consent: string;
};

/** An application that arrived. Without a résumé, its file is a text of its answers. */
export type Applied = Facts & { application: Application; file: FileRef };

/** A candidate as added. `id` is unique in the round. */
export type NewPerson = Facts & {
  id: string;
  source: PersonSource;
  file?: FileRef;
  application?: Application;
};

/** A link that collects applications: `card` is what applicants read, the rest are its rules. */
export type CollectingLink = {
  id: string;
  /** In the link's fragment, in base64url. */
  secret: string;
  card: CardFacts;
  isPaused: boolean;
  /** No more applications than this. */
  limit: number;
  /** The last day, such as 2026-12-31. */
  until: string;
};

/** How a message left the page. It was opened in another program; whether it was sent, nobody here knows. */
export const messageRoutes = ["MAIL", "MAIL_FILE", "WHATSAPP", "SHARE", "COPY"] as const;
export type MessageRoute = (typeof messageRoutes)[number];
export type Message = {
  person: string;
  text: string;
  via?: MessageRoute;
  /** Asks for a résumé; all others are about the decision. */
  about?: "RESUME";
};

/** What the round asks for: the posting, and the corrections of what the engine reads in it. */
export type Asks = { posting: string; edits: RequirementEdit[] };

/** An action in a round, by its owner, a colleague, or the simulated colleague of the sample. */
export type Action =
  | ({ kind: "START"; title: string } & Asks)
  | { kind: "RENAME"; title: string }
  /** `seen`: the changes whose posting it replaces. Logs of earlier versions lack it: all before it. */
  | ({ kind: "ASK"; seen?: string[] } & Asks)
  | { kind: "ADD"; people: NewPerson[] }
  | { kind: "CORRECT"; person: string; facts: Facts }
  | { kind: "ATTACH"; person: string; file: FileRef }
  /** Two entries are one person; the second is kept. */
  | { kind: "MERGE"; person: string; into: string }
  /** Two entries that look alike are two people. */
  | { kind: "KEEP_APART"; people: [string, string] }
  | { kind: "TAG"; people: string[]; tag: string; isOn: boolean }
  /** An empty owner means nobody. */
  | { kind: "OWN"; people: string[]; owner: string }
  | { kind: "NOTE"; person: string; text: string; about?: "WORK" }
  /**
   * Final: what the log knows of them is erased (`erasePeople`). `submissions`, and `files` by their hashes: those that must
   * not come back.
   */
  | { kind: "REMOVE"; people: string[]; submissions?: string[]; files?: string[] }
  /** The round is at the relay, sealed with keys of this secret, until it is no longer shared. `round`: its id here. */
  | { kind: "SHARE"; secret: string; round: string }
  | { kind: "UNSHARE" }
  /** Makes a link, or changes it: the last change of a link counts. */
  | { kind: "LINK"; link: CollectingLink }
  | { kind: "ARRIVE"; applied: Applied[] }
  /** Résumés that wait in the tray of a shared round, so that the relay and other devices have them, too. */
  | { kind: "GIVE"; files: FileRef[] }
  | { kind: "DECIDE"; decision: DecisionName; choices: Choice[] }
  | { kind: "WRITE"; person: string; text: string }
  | { kind: "SEND"; messages: Message[] }
  | { kind: "SETTLE"; person: string; keep: string }
  | { kind: "APPLY"; applicant: Applicant }
  | { kind: "STRIKE"; person: string; claim: string; reason: string }
  | { kind: "UNDO" | "REDO"; change: string };

export type Change = Action & {
  id: string;
  /** A Lamport clock across all windows, so a wrong system time cannot change the order. */
  clock: number;
  window: string;
  /** A colleague's id; absent for the owner or visitor. */
  by?: string;
  /** Local time, for display: of day in the sample ("16:05"), with the day in one's own round ("2026-11-30 16:05"). */
  time: string;
};

const compareIds = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const startFirst = ({ kind }: Change) => (kind === "START" ? 0 : 1);

/**
 * Sorts by clock, then by window, so that all windows agree on the order. A duplicated tab shares its window's name.
 * START comes first whatever its clock is.
 */
export function inOrder(changes: Iterable<Change>): Change[] {
  return [...changes].sort(
    (a, b) =>
      startFirst(a) - startFirst(b) ||
      a.clock - b.clock ||
      compareIds(a.window, b.window) ||
      compareIds(a.id, b.id),
  );
}

/** Actions that an undo cannot take back: the first one, those that erased something, and those that others know of. */
const finalKinds: readonly Change["kind"][] = [
  "START",
  "REMOVE",
  "SHARE",
  "UNSHARE",
  "LINK",
  "ARRIVE",
  "GIVE",
];
const isFinal = ({ kind }: Change) => finalKinds.includes(kind);

/** Changes that are not undone. */
export function activeChanges(changes: readonly Change[]): Change[] {
  const undone = new Set<string>();
  for (const change of changes) {
    if (change.kind === "UNDO") undone.add(change.change);
    if (change.kind === "REDO") undone.delete(change.change);
  }
  return changes.filter(
    (change) =>
      change.kind !== "UNDO" && change.kind !== "REDO" && (isFinal(change) || !undone.has(change.id)),
  );
}

function isApplicant(value: unknown): value is Applicant {
  const { id, name, location } = (value ?? {}) as Partial<Record<keyof Applicant, unknown>>;
  return typeof id === "string" && typeof name === "string" && typeof location === "string";
}

/** Whether a stored value or a message of another window has the form of a change. Files are read by `readRoundFile`. */
export function isChange(value: unknown): value is Change {
  const change = value as (Partial<Change> & { applicant?: unknown }) | null;
  return (
    typeof change === "object" &&
    change !== null &&
    typeof change.id === "string" &&
    typeof change.kind === "string" &&
    typeof change.clock === "number" &&
    typeof change.window === "string" &&
    (change.kind !== "APPLY" || isApplicant(change.applicant))
  );
}

/** The applications of the log that no undo has taken back. */
export function applications(changes: readonly Change[]): Extract<Change, { kind: "APPLY" }>[] {
  return activeChanges(changes).filter((change) => change.kind === "APPLY");
}

/** The next changes that a window can undo and redo. Changes by the simulated colleague are excluded. */
export function undoable(changes: readonly Change[], window: string): { undo?: Change; redo?: Change } {
  const done: Change[] = [];
  let undone: Change[] = [];
  for (const change of changes) {
    if (change.window !== window || change.by !== undefined || isFinal(change)) continue;
    const move = (from: Change[], to: Change[], id: string) => {
      const index = from.findLastIndex((entry) => entry.id === id);
      if (index >= 0) to.push(...from.splice(index, 1));
    };
    if (change.kind === "UNDO") move(done, undone, change.change);
    else if (change.kind === "REDO") move(undone, done, change.change);
    else {
      done.push(change);
      undone = [];
    }
  }
  const undo = done.at(-1);
  const redo = undone.at(-1);
  return { ...(undo && { undo }), ...(redo && { redo }) };
}
