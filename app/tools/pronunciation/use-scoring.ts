import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { type DecodedAudio, decode, decodeAudio } from "./decode-audio.ts";
import { sample } from "./pronunciation-test.data.ts";
import { createScoreClient, type ScoreClient } from "./score-client.ts";
import type { WordChoices } from "./score-messages.ts";
import { empty, type Failure, nextState, type Reading, type Sound } from "./score-state.ts";
import type { Recording } from "./use-recorder.ts";

async function loadSample(signal: AbortSignal): Promise<DecodedAudio> {
  try {
    const response = await fetch(sample.audio, { signal });
    if (!response.ok) return { failure: "no-sample" };
    return await decode(await response.blob());
  } catch {
    return { failure: "no-sample" };
  }
}

/** State and actions of the started tool. Unmounting stops the worker. */
export function useScoring() {
  const [state, dispatch] = useReducer(nextState, empty);
  const client = useRef<ScoreClient>(undefined);
  const opening = useRef<AbortController>(undefined);
  const runs = useRef(0);
  const nextRun = () => {
    runs.current += 1;
    return runs.current;
  };
  const scorer = () => {
    client.current ??= createScoreClient(dispatch);
    return client.current;
  };
  const stop = () => {
    opening.current?.abort();
    client.current?.stop();
  };
  const onUnmount = useEffectEvent(stop);
  useEffect(() => () => onUnmount(), []);

  const score = (sound: Sound, reading: Reading, choices: WordChoices) => {
    const run = nextRun();
    dispatch({ kind: "score", run, sound });
    void scorer().score({ run, sound, reading, choices });
  };
  /** Opens audio. Another start cancels it. */
  const open = async (
    rest: Omit<Sound, "samples">,
    read: (signal: AbortSignal) => Promise<DecodedAudio>,
  ): Promise<Sound | undefined> => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    const run = nextRun();
    dispatch({ kind: "open", run });
    const opened = await read(controller.signal);
    if (controller.signal.aborted) return undefined;
    if ("failure" in opened) {
      dispatch({ kind: "failed", run, failure: opened.failure });
      return undefined;
    }
    const sound = { ...rest, samples: opened.samples };
    dispatch({ kind: "opened", run, sound });
    return sound;
  };

  return {
    state,
    score,
    warmUp: (reading: Reading) => scorer().warmUp(reading),
    record: (reading: Reading) => {
      opening.current?.abort();
      dispatch({ kind: "record" });
      scorer().warmUp(reading);
    },
    recorded: async ({ blob, note }: Recording) => {
      await open({ from: "microphone", ...(note && { note }) }, () => decode(blob));
    },
    openFile: async (file: File, reading: Reading) => {
      scorer().warmUp(reading);
      await open({ from: "file" }, () => decodeAudio(file, (bytes) => scorer().decodeWav(bytes)));
    },
    /** Opens the sample and scores it immediately. */
    openSample: async (reading: Reading) => {
      scorer().warmUp(reading);
      const sound = await open({ from: "sample" }, loadSample);
      if (sound) score(sound, reading, {});
    },
    fail: (failure: Failure) => dispatch({ kind: "failed", failure }),
    cancel: () => {
      stop();
      dispatch({ kind: "cancelled" });
    },
  };
}
export type Scoring = ReturnType<typeof useScoring>;
