import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { type LiveRecording, startRecording } from "./live-recording.ts";
import type { SessionModel } from "./session-model.ts";
import type { SessionRecord } from "./session-record.ts";

/** The visitor's recording, and a picture of it at most once in a frame. */
export function useRecording({
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
      // Keys come before their drawing on slow devices.
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
