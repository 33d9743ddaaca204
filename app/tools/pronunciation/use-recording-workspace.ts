import { sample } from "virtual:pronunciation-test";
import { useEffect, useReducer, useRef } from "react";
import { type DecodedAudio, decode, decodeAudio } from "./decode-audio.ts";
import type { WordChoices } from "./score-messages.ts";
import { createScorer, type Scorer } from "./scorer.ts";
import { empty, type Failure, nextState, type Reading, type Sound } from "./tool-state.ts";
import type { Recorded } from "./use-recorder.ts";

async function loadSample(signal: AbortSignal): Promise<DecodedAudio> {
  try {
    const response = await fetch(sample.audio, { signal });
    if (!response.ok) return { failure: "no-sample" };
    return await decode(await response.blob());
  } catch {
    return { failure: "no-sample" };
  }
}

/** The state of the tool once it was started, and what drives it. All of it is gone when the studio is. */
export function useRecordingWorkspace() {
  const [state, dispatch] = useReducer(nextState, empty);
  const scorer = useRef<Scorer>(undefined);
  const opening = useRef<AbortController>(undefined);
  const runs = useRef(0);
  const nextRun = () => {
    runs.current += 1;
    return runs.current;
  };
  const use = () => {
    scorer.current ??= createScorer(dispatch);
    return scorer.current;
  };
  const stop = () => {
    opening.current?.abort();
    scorer.current?.stop();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor clears it or leaves the page
  useEffect(() => stop, []);

  const score = (sound: Sound, reading: Reading, choices: WordChoices) => {
    const run = nextRun();
    dispatch({ kind: "score", run, sound });
    void use().score({ run, sound, reading, choices });
  };
  /** Opens a sound; what comes of it after something else was begun is not heard. */
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
    warm: (reading: Reading) => use().warm(reading),
    record: (reading: Reading) => {
      opening.current?.abort();
      dispatch({ kind: "record" });
      use().warm(reading);
    },
    recorded: async ({ blob, note }: Recorded) => {
      await open({ from: "microphone", ...(note && { note }) }, () => decode(blob));
    },
    openFile: async (file: File, reading: Reading) => {
      use().warm(reading);
      await open({ from: "file" }, () => decodeAudio(file, (bytes) => use().open(bytes)));
    },
    /** Opens the sample and scores it at once: there is nothing to listen for first. */
    openSample: async (reading: Reading) => {
      use().warm(reading);
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
