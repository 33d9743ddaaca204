import { useEffect, useRef, useState } from "react";
import { randomId } from "#domain/relay/bytes.ts";
import { maxResumeBytes } from "#domain/relay/limits.ts";
import { type Draft, emptyDraft } from "./check-draft.ts";
import type { KeptDraft } from "./draft-store.ts";

/** Drafts are kept so long after the last key. */
const keepAfterMs = 300;

/** Loaded after the first field, which does not need it. Where it does not load, nothing is kept, as where it is refused. */
const importStore = () => import("./draft-store.ts");
const keep = (kept: KeptDraft) =>
  importStore()
    .then(({ keepDraft }) => keepDraft(kept))
    .catch(() => {});
const drop = (link: string) =>
  importStore()
    .then(({ dropDraft }) => dropDraft(link))
    .catch(() => {});

const readNames = ["name", "email", "phone"] as const;
/** A field that the résumé may fill in. */
export type ReadName = (typeof readNames)[number];

/** `UNREAD`: nothing was found in the résumé, or what reads it did not arrive. */
type Reading = "IDLE" | "READING" | "FILLED" | "UNREAD";

const isUntouched = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(emptyDraft);

/**
 * What an applicant has typed and chosen, kept on the device as it is typed. On a shared device nothing is kept, since it
 * would be someone else's.
 */
export function useDraft(link: string, startsShared: boolean) {
  const [draft, setDraft] = useState(emptyDraft);
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState<Reading>("IDLE");
  /** What was read in the résumé and nobody has confirmed. */
  const [proposed, setProposed] = useState<readonly ReadName[]>([]);
  /** Whether it is known what was kept here: nothing is kept over it before. */
  const [isRead, setRead] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [isShared, setShared] = useState(startsShared);
  /** Withdraws what is sent. It is stored before anything is. */
  const [token, setToken] = useState(randomId);
  const latest = useRef({ draft, file });
  latest.current = { draft, file };

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (startsShared) return drop(link);
      const { readDraft, withKept } = await importStore();
      const kept = await readDraft(link);
      if (!isCurrent || !kept) return;
      setToken(kept.token);
      setRestored(true);
      setFile((before) => before ?? kept.file);
      setDraft((before) => withKept(before, kept.draft));
    };
    read()
      .catch(() => {})
      .finally(() => isCurrent && setRead(true));
    return () => {
      isCurrent = false;
    };
  }, [link, startsShared]);

  const isKept = isRead && !isShared && (file !== undefined || !isUntouched(draft));
  useEffect(() => {
    if (!isKept) return;
    const timer = setTimeout(() => void keep({ link, token, draft, ...(file && { file }) }), keepAfterMs);
    return () => clearTimeout(timer);
  }, [draft, file, isKept, link, token]);

  /** Takes a résumé, reads it, and fills in what is still empty. */
  async function choose(next: File | undefined): Promise<void> {
    setFile(next);
    setReading("IDLE");
    if (!next || next.size > maxResumeBytes) return;
    setReading("READING");
    const read = await import("#app/workers/prefill.ts").then(
      ({ readContact }) => readContact(next),
      // The reader did not load: everything can be typed.
      () => ({}) as Partial<Record<ReadName, string>>,
    );
    const { current } = latest;
    if (current.file !== next) return;
    const filled = readNames.filter((name) => read[name] && current.draft[name].trim() === "");
    setDraft((before) => ({ ...before, ...Object.fromEntries(filled.map((name) => [name, read[name]])) }));
    setProposed(filled);
    const isUnread = !Object.values(read).some(Boolean);
    setReading(filled.length > 0 ? "FILLED" : isUnread ? "UNREAD" : "IDLE");
  }

  return {
    ...{ draft, file, reading, proposed, isRestored, isShared, token, choose },
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    confirm: (name: ReadName) => setProposed((before) => before.filter((one) => one !== name)),
    setShared(next: boolean) {
      setShared(next);
      if (next) void drop(link);
    },
    /** The draft is under this token from now on: a new one after the old one was withdrawn. */
    async keepUnder(next: string): Promise<void> {
      setToken(next);
      if (!isShared) await keep({ link, token: next, draft, ...(file && { file }) });
    },
    /** Forgets everything, also what is stored. */
    async clear(): Promise<void> {
      setDraft(emptyDraft);
      setFile(undefined);
      setReading("IDLE");
      setProposed([]);
      setRestored(false);
      setToken(randomId());
      await drop(link);
    },
  };
}
export type ApplicationDraft = ReturnType<typeof useDraft>;
