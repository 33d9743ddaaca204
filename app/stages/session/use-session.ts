import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { typeByProgram } from "./auto-typer.ts";
import { type LiveRecording, startRecording } from "./live-recording.ts";
import { openOverlay } from "./own-overlay.ts";
import { words } from "./session.data.ts";
import {
  type Dare,
  exampleOf,
  firstReplayed,
  firstSession,
  flagsOf,
  type Replayed,
  type Review,
  type SessionModel,
  sentenceOf,
  timeOf,
  untried,
} from "./session-model.ts";
import type { SessionRecord } from "./session-record.ts";

/** Letters typed by hand until "write a sentence" is done. */
const sentenceLength = 20;

function isSentence({ edits }: SessionRecord): boolean {
  return edits.filter(({ inserted }) => inserted.length === 1).length >= sentenceLength;
}

/** Dares that run until they are stopped: the overlay and the simulated typing. */
function useRunningDares(field: SessionModel["field"]) {
  const [running, setRunning] = useState<ReadonlySet<Dare>>(new Set());
  const stops = useRef(new Map<Dare, () => void>());
  const end = (dare: Dare) => {
    stops.current.get(dare)?.();
    stops.current.delete(dare);
    setRunning(new Set(stops.current.keys()));
  };
  const endAll = () => {
    for (const stop of stops.current.values()) stop();
    stops.current.clear();
    setRunning(new Set());
  };
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop();
    };
  }, []);
  const toggle = (dare: "OVERLAY" | "TYPER") => {
    const element = field.current;
    if (stops.current.has(dare) || !element) return end(dare);
    const stop =
      dare === "OVERLAY"
        ? openOverlay(element, words.dares, () => end(dare))
        : typeByProgram(element, words.dares.typed, () => end(dare));
    stops.current.set(dare, stop);
    setRunning(new Set(stops.current.keys()));
  };
  return { running, toggle, end, endAll };
}

/** The visitor's recording, with a snapshot at most once per frame. */
function useRecording({
  field,
  task,
  isDictated,
  onFull,
}: Pick<SessionModel, "field" | "task" | "isDictated"> & { onFull: () => void }) {
  const [run, setRun] = useState(0);
  const [record, setRecord] = useState<SessionRecord>();
  const recording = useRef<LiveRecording>(undefined);
  const declared = useEffectEvent(() => (isDictated ? ["dictation"] : []));
  const full = useEffectEvent(onFull);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    const element = field.current;
    const frame = element?.closest("[data-stage]");
    if (!element || !frame || !task.current) return;
    let request = 0;
    const show = () => {
      request = 0;
      // A transition, so that on slow devices keys take priority over rendering the record.
      startTransition(() => setRecord(recording.current?.record()));
    };
    element.value = "";
    recording.current = startRecording({
      field: element,
      task: task.current,
      frame,
      declared: () => declared(),
      onChange() {
        if (request === 0) request = requestAnimationFrame(show);
      },
      onFull: () => full(),
    });
    return () => {
      cancelAnimationFrame(request);
      recording.current?.stop();
    };
  }, [run]);
  return {
    record,
    recording,
    restart() {
      recording.current?.stop();
      setRecord(undefined);
      setRun(run + 1);
    },
  };
}

/** State of the test. It is in memory until the page is left. Client only. */
export function useSession(): SessionModel {
  const field = useRef<HTMLTextAreaElement>(null);
  const task = useRef<HTMLParagraphElement>(null);
  const [isDictated, setDictated] = useState(false);
  const [isFull, setFull] = useState(false);
  const [reviews, setReviews] = useState<ReadonlyMap<string, Review>>(new Map());
  const [replayed, setReplayed] = useState<Replayed | undefined>(firstReplayed);
  const [note, setNote] = useState("");
  const [dare, setDare] = useState<Dare>();
  const [triedDares, setTriedDares] = useState<ReadonlySet<Dare>>(new Set());
  const [isClipboardRefused, setRefused] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const [message, setMessage] = useState("");
  const { running, toggle, endAll } = useRunningDares(field);
  const { record, recording, restart } = useRecording({
    field,
    task,
    isDictated,
    onFull: () => setFull(true),
  });
  const isExample = record === undefined;
  const shown = record ?? exampleOf();
  const flags = record ? flagsOf(record) : [];

  // Discards the decisions about the example when the visitor's session begins.
  useEffect(() => {
    setReviews(new Map());
    setReplayed(isExample ? firstReplayed() : undefined);
  }, [isExample]);

  const newest = flags.toSorted((a, b) => a.end - b.end).at(-1);
  const newestId = newest?.id;
  const announce = useEffectEvent(() => {
    if (!newest || !record) return;
    const text = sentenceOf(newest, record);
    setMessage(fillTemplate(words.messages.noticed, { time: timeOf(newest.start), text }));
  });
  useEffect(() => {
    if (newestId !== undefined) announce();
  }, [newestId]);

  const isOver = record?.isOver === true;
  const stopDares = useEffectEvent(endAll);
  useEffect(() => {
    if (isOver) stopDares();
  }, [isOver]);

  const change = (id: string, next: Partial<Review>) =>
    setReviews(new Map(reviews).set(id, { note: "", ...reviews.get(id), ...next }));

  const copySentence = () => {
    const copied = () => {
      setRefused(false);
      setMessage(words.messages.copied);
      field.current?.focus();
    };
    const refused = () => setRefused(true);
    if (navigator.clipboard) navigator.clipboard.writeText(words.dares.sentence).then(copied, refused);
    else refused();
  };
  const toggleFullscreen = () => {
    const changed = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    changed.catch(() => {});
  };

  return {
    ...firstSession(),
    isLive: true,
    isExample,
    record: shown,
    reviews,
    replayed,
    isDictated,
    isFull,
    note,
    dare,
    triedDares,
    running: document.fullscreenElement ? new Set([...running, "FULLSCREEN"]) : running,
    hasFullscreen: document.fullscreenEnabled === true,
    isClipboardRefused,
    tried: {
      ...untried,
      write: record !== undefined && isSentence(record),
      cheat: flags.length > 0,
      review: isReviewed,
    },
    message,
    field,
    task,
    take(next) {
      recording.current?.begin();
      setDare(next);
      setTriedDares(new Set([...triedDares, next]));
      if (next === "PASTE") copySentence();
      else if (next === "OVERLAY" || next === "TYPER") toggle(next);
      else if (next === "FULLSCREEN") toggleFullscreen();
    },
    declareDictation: setDictated,
    writeNote: setNote,
    handIn() {
      recording.current?.begin();
      recording.current?.submit();
    },
    decide(flag, decision) {
      change(flag.id, { decision });
      setReviewed(true);
      setMessage(
        fillTemplate(words.messages.decided, {
          time: timeOf(flag.start),
          decision: words.reviewer.decisions[decision],
        }),
      );
    },
    explain: (flag, text) => change(flag.id, { note: text }),
    replay: setReplayed,
    reset() {
      endAll();
      restart();
      setReviews(new Map());
      setReplayed(firstReplayed());
      setDictated(false);
      setFull(false);
      setNote("");
      setDare(undefined);
      setTriedDares(new Set());
      setRefused(false);
      setReviewed(false);
      setMessage("");
    },
  };
}
