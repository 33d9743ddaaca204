import { useEffect, useEffectEvent } from "react";
import { countWords, maxWords } from "./count-words.ts";
import type { WordChoices } from "./score-messages.ts";
import type { Failure, Reading, Sound } from "./score-state.ts";
import type { Started } from "./start-panel.tsx";
import type { Scoring } from "./use-scoring.ts";

function readingProblem({ text, isOwn }: Reading): Failure | undefined {
  if (text.trim() === "") return "no-text";
  return isOwn && countWords(text) > maxWords ? "too-many-words" : undefined;
}

/**
 * Does what the visitor has started, and looks up the words of a visitor's own text as soon as there is audio
 * to score. @returns the action that scores audio
 */
export function useStarted(
  started: Started,
  reading: Reading,
  { state, score, warmUp, record, openFile, openSample, fail }: Scoring,
): (sound: Sound, choices: WordChoices) => void {
  const ifReadable = (act: () => void) => {
    const problem = readingProblem(reading);
    if (problem) fail(problem);
    else act();
  };

  const begin = useEffectEvent((start: Started) => {
    switch (start.kind) {
      case "record":
        ifReadable(() => record(reading));
        break;
      case "file":
        void openFile(start.file, reading);
        break;
      case "sample":
        void openSample(reading);
    }
  });
  useEffect(() => begin(started), [started]);

  const lookUpWords = useEffectEvent(() => {
    if (!readingProblem(reading)) warmUp(reading);
  });
  const isReadyToScore = state.stage.kind === "sound" && reading.isOwn;
  useEffect(() => {
    if (isReadyToScore) lookUpWords();
  }, [isReadyToScore]);

  return (sound, choices) => ifReadable(() => score(sound, reading, choices));
}
