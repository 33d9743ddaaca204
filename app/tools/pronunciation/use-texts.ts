import { useState } from "react";
import { type Choice, ownChoice, type PromptChoice, sampleChoice } from "./text-panel.tsx";

/** The texts to read and the chosen one. Most are loaded when one of them is chosen. */
export function useTexts(prompts: PromptChoice[]) {
  const [first] = prompts;
  const firstChoice: Choice = first?.id ?? ownChoice;
  const [choice, setChoice] = useState(firstChoice);
  const [texts, setTexts] = useState(
    () => new Map(prompts.flatMap(({ id, text }) => (text === undefined ? [] : [[id, text] as const]))),
  );
  const setText = (id: Choice, text: string) => setTexts((before) => new Map(before).set(id, text));

  return {
    choice,
    text: texts.get(choice) ?? "",
    isOwn: choice === ownChoice,
    hasSample: texts.has(sampleChoice),
    /** `onFail`: the text could not be loaded, so the one before is chosen again. */
    choose: (next: Choice, onFail: () => void) => {
      setChoice(next);
      if (next === ownChoice || texts.has(next)) return;
      import("./pronunciation-test.data.ts").then(
        ({ prompts: all, sample }) =>
          setTexts((before) => {
            const texts = new Map(before);
            for (const { id, text } of all) texts.set(id, text);
            return texts.set(sampleChoice, sample.text);
          }),
        () => {
          setChoice(choice);
          onFail();
        },
      );
    },
    writeOwn: (text: string) => setText(ownChoice, text),
    chooseSample: (text: string) => {
      setText(sampleChoice, text);
      setChoice(sampleChoice);
    },
    clear: () => {
      setChoice(firstChoice);
      setTexts((before) => {
        const texts = new Map(before);
        texts.delete(ownChoice);
        return texts;
      });
    },
  };
}
