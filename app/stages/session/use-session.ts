import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./session.data.ts";
import {
  exampleOf,
  firstSession,
  flagsOf,
  type SessionModel,
  sentenceOf,
  timeOf,
  untried,
} from "./session-model.ts";
import type { SessionRecord } from "./session-record.ts";
import { useDares } from "./use-dares.ts";
import { useRecording } from "./use-recording.ts";
import { useReviews } from "./use-reviews.ts";

/** Letters typed by hand until "write a sentence" is done. */
const sentenceLength = 20;

function isSentence({ edits }: SessionRecord): boolean {
  return edits.filter(({ inserted }) => inserted.length === 1).length >= sentenceLength;
}

/** Says what was noticed last in the visitor's session. */
function useNoticed(record: SessionRecord | undefined, say: (message: string) => void) {
  const newest =
    record &&
    flagsOf(record)
      .toSorted((a, b) => a.end - b.end)
      .at(-1);
  const newestId = newest?.id;
  const announce = useEffectEvent(() => {
    if (!newest || !record) return;
    const text = sentenceOf(newest, record);
    say(fillTemplate(words.messages.noticed, { time: timeOf(newest.start), text }));
  });
  useEffect(() => {
    if (newestId !== undefined) announce();
  }, [newestId]);
}

/** State of the test. It is in memory until the page is left. Client only. */
export function useSession(): SessionModel {
  const field = useRef<HTMLTextAreaElement>(null);
  const task = useRef<HTMLParagraphElement>(null);
  const [isDictated, setDictated] = useState(false);
  const [isFull, setFull] = useState(false);
  const [note, setNote] = useState("");
  const [message, setMessage] = useState("");
  const { endAll, reset: resetDares, take, ...dares } = useDares(field, setMessage);
  const { record, recording, restart } = useRecording({
    field,
    task,
    isDictated,
    onFull: () => setFull(true),
  });
  const isExample = record === undefined;
  const { isReviewed, reset: resetReviews, ...reviews } = useReviews(isExample, setMessage);
  useNoticed(record, setMessage);

  const isOver = record?.isOver === true;
  const stopDares = useEffectEvent(endAll);
  useEffect(() => {
    if (isOver) stopDares();
  }, [isOver]);

  return {
    ...firstSession(),
    ...dares,
    ...reviews,
    isLive: true,
    isExample,
    record: record ?? exampleOf(),
    isDictated,
    isFull,
    note,
    tried: {
      ...untried,
      write: record !== undefined && isSentence(record),
      cheat: record !== undefined && flagsOf(record).length > 0,
      review: isReviewed,
    },
    message,
    field,
    task,
    take(next) {
      recording.current?.begin();
      take(next);
    },
    declareDictation: setDictated,
    writeNote: setNote,
    handIn() {
      recording.current?.begin();
      recording.current?.submit();
    },
    reset() {
      resetDares();
      restart();
      resetReviews();
      setDictated(false);
      setFull(false);
      setNote("");
      setMessage("");
    },
  };
}
