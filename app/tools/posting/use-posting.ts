import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RequirementEdit } from "resume-match";
import { changeEdits, type EditChange } from "#app/tools/resume/requirements/edits.ts";
import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { PostingDraft } from "./posting-draft.ts";
import type { FromPostingWorker, PostingReading, ToPostingWorker } from "./posting-messages.ts";

/** Reading follows the writing after this pause. */
const pauseMs = 250;
/** A longer pause ends what Undo takes back in one step. */
const burstMs = 1_000;
const timeoutMs = 15_000;
/** In characters, as a round's file: longer texts are no postings. */
const maxPosting = 500_000;

export type PostingState =
  | { kind: "EMPTY" }
  /** `last` is what was read before the text changed. */
  | { kind: "READING"; last?: PostingReading }
  | { kind: "READ"; reading: PostingReading; ms: number }
  | { kind: "FAILED"; failure: "not-loaded" | "timeout" };

/** A posting in writing: its text, the corrections of what it asks for, and what the engines read in it. */
export type PostingModel = {
  text: string;
  edits: RequirementEdit[];
  state: PostingState;
  /** Why the last file was not read: a code of the engine, or "unknown". */
  unreadable: string | undefined;
  write: (text: string) => void;
  /** What is typed without a pause is taken back in one step. */
  typeText: (text: string) => void;
  /** Shows a posting from elsewhere. Undo brings back what stood in its place. */
  restore: (draft: PostingDraft) => void;
  openFile: (file: File) => void;
  correct: (key: string, change: EditChange) => void;
  /** After a failure. */
  readAgain: () => void;
  canUndo: boolean;
  undo: () => void;
};

/**
 * @param first the posting at the start
 * @param onChange called with each change, to keep it
 */
export function usePosting(first: PostingDraft, onChange?: (draft: PostingDraft) => void): PostingModel {
  const [draft, setDraft] = useState(first);
  const [past, setPast] = useState<PostingDraft[]>([]);
  const [unreadable, setUnreadable] = useState<string>();
  const [state, setState] = useState<PostingState>({ kind: first.text.trim() === "" ? "EMPTY" : "READING" });
  const client = useRef<WorkerClient<ToPostingWorker>>(undefined);
  const run = useRef(0);
  const begun = useRef(0);
  /** When a letter was typed, if nothing else has changed since. */
  const typed = useRef<number>(undefined);

  const replace = ({ text, edits }: PostingDraft, isTyped = false) => {
    const next = { text: text.slice(0, maxPosting), edits };
    const now = performance.now();
    const goesOn = isTyped && typed.current !== undefined && now - typed.current < burstMs;
    typed.current = isTyped ? now : undefined;
    if (!goesOn) setPast((before) => [...before.slice(-99), draft]);
    setDraft(next);
    onChange?.(next);
  };
  const receive = useEffectEvent((message: FromPostingWorker) => {
    if (message.run !== run.current) return;
    client.current?.stopTimer();
    switch (message.kind) {
      case "read":
        setState({ kind: "READ", reading: message.reading, ms: performance.now() - begun.current });
        break;
      case "opened":
        replace({ text: message.text, edits: [] });
        break;
      case "unreadable":
        setUnreadable(message.code);
        setState(draft.text.trim() === "" ? { kind: "EMPTY" } : state);
        break;
      case "not-loaded":
        client.current?.stop();
        setState({ kind: "FAILED", failure: "not-loaded" });
    }
  });
  const fail = useEffectEvent((failure: "not-loaded" | "timeout") => setState({ kind: "FAILED", failure }));
  const send = useEffectEvent((message: { kind: "read"; text: string } | { kind: "open"; file: File }) => {
    client.current ??= createWorkerClient<ToPostingWorker, FromPostingWorker>({
      create: () => new Worker(new URL("./posting-worker.ts", import.meta.url), { type: "module" }),
      onMessage: (answer) => receive(answer),
      onFailure: (failure) => fail(failure),
    });
    run.current += 1;
    begun.current = performance.now();
    client.current.post({ ...message, run: run.current });
    client.current.startTimer(timeoutMs);
  });
  const onText = useEffectEvent((text: string) => {
    if (text.trim() === "") {
      run.current += 1;
      client.current?.stopTimer();
      setState({ kind: "EMPTY" });
      return undefined;
    }
    setState((before) =>
      before.kind === "READ" ? { kind: "READING", last: before.reading } : { ...before, kind: "READING" },
    );
    return setTimeout(() => send({ kind: "read", text }), pauseMs);
  });
  useEffect(() => {
    const timer = onText(draft.text);
    return () => clearTimeout(timer);
  }, [draft.text]);
  useEffect(() => () => client.current?.stop(), []);

  return {
    text: draft.text,
    edits: draft.edits,
    state,
    unreadable,
    write: (text) => replace({ ...draft, text }),
    typeText: (text) => replace({ ...draft, text }, true),
    restore(next) {
      typed.current = undefined;
      if (draft.text !== "") setPast((before) => [...before.slice(-99), draft]);
      setDraft(next);
    },
    openFile(file) {
      setUnreadable(undefined);
      send({ kind: "open", file });
    },
    correct: (key, change) => replace({ ...draft, edits: changeEdits(draft.edits, key, change) }),
    readAgain: () => void onText(draft.text),
    canUndo: past.length > 0,
    undo() {
      typed.current = undefined;
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setDraft(last);
      onChange?.(last);
    },
  };
}
