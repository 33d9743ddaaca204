import { useEffect, useRef, useState } from "react";
import { randomId } from "#domain/relay/bytes.ts";
import { maxResumeBytes } from "#domain/relay/limits.ts";
import { type Draft, emptyDraft } from "./check-draft.ts";
import { dropDraft, keepDraft, readDraft } from "./draft-store.ts";

/** Drafts are kept so long after the last key. */
const keepAfterMs = 300;

const readNames = ["name", "email", "phone"] as const;
/** A field that the résumé may fill in. */
export type ReadName = (typeof readNames)[number];

/**
 * What an applicant has typed and chosen, kept on the device as it is typed. On a shared device nothing is kept, since it
 * would be someone else's.
 */
export function useDraft(link: string, startsShared: boolean) {
  const [draft, setDraft] = useState<Draft>();
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState<"IDLE" | "READING" | "FILLED">("IDLE");
  /** What was read in the résumé and nobody has confirmed. */
  const [proposed, setProposed] = useState<readonly ReadName[]>([]);
  const [isRestored, setRestored] = useState(false);
  const [isShared, setShared] = useState(startsShared);
  /** Withdraws what is sent. It is stored before anything is. */
  const [token, setToken] = useState(randomId);
  const chosen = useRef<File>(undefined);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    let isCurrent = true;
    const kept = startsShared ? dropDraft(link) : readDraft(link);
    void kept.then((found) => {
      if (!isCurrent) return;
      if (found) setToken(found.token);
      setRestored(found !== undefined);
      setFile(found?.file);
      setDraft({ ...emptyDraft, ...found?.draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [link, startsShared]);

  const isTouched =
    draft !== undefined && (file !== undefined || JSON.stringify(draft) !== JSON.stringify(emptyDraft));
  useEffect(() => {
    if (!draft || !isTouched || isShared) return;
    const timer = setTimeout(
      () => void keepDraft({ link, token, draft, ...(file && { file }) }),
      keepAfterMs,
    );
    return () => clearTimeout(timer);
  }, [draft, file, isShared, isTouched, link, token]);

  /** Takes a résumé, reads it, and fills in what is still empty. */
  async function choose(next: File | undefined): Promise<void> {
    chosen.current = next;
    setFile(next);
    setReading("IDLE");
    if (!next || next.size > maxResumeBytes) return;
    setReading("READING");
    const read = await import("#app/workers/prefill.ts").then(
      ({ readContact }) => readContact(next),
      // The reader did not load: everything can be typed.
      () => ({}) as Partial<Record<ReadName, string>>,
    );
    if (chosen.current !== next) return;
    const isEmpty = (name: ReadName) => (latest.current ?? emptyDraft)[name].trim() === "";
    const filled = readNames.filter((name) => read[name] && isEmpty(name));
    const values = Object.fromEntries(filled.map((name) => [name, read[name]]));
    setDraft((before) => ({ ...emptyDraft, ...before, ...values }));
    setProposed(filled);
    setReading(filled.length > 0 ? "FILLED" : "IDLE");
  }

  return {
    ...{ draft, file, reading, proposed, isRestored, isShared, token, choose },
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...emptyDraft, ...before, ...next })),
    confirm: (name: ReadName) => setProposed((before) => before.filter((one) => one !== name)),
    setShared(next: boolean) {
      setShared(next);
      if (next) void dropDraft(link);
    },
    /** The draft is under this token from now on: a new one after the old one was withdrawn. */
    async keepUnder(next: string): Promise<void> {
      setToken(next);
      if (draft && !isShared) await keepDraft({ link, token: next, draft, ...(file && { file }) });
    },
    /** Forgets everything, also what is stored. */
    async clear(): Promise<void> {
      chosen.current = undefined;
      setDraft(emptyDraft);
      setFile(undefined);
      setReading("IDLE");
      setProposed([]);
      setRestored(false);
      setToken(randomId());
      await dropDraft(link);
    },
  };
}
export type ApplicationDraft = ReturnType<typeof useDraft>;
