import { startTransition, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { data, words } from "./editor.data.ts";
import { noPartTried, type SkillLensModel, type WorkPart } from "./editor-model.ts";
import { countsOf, judgeReasoning } from "./reasoning.ts";
import { follow } from "./situation.ts";
import { useEditor } from "./use-editor.ts";

const { reasoning, situation } = data.workSamples;

/** State of the stage. It is in memory until the page is left. Client only. */
export function useSkillLens(only?: string): SkillLensModel {
  const [message, setMessage] = useState("");
  const [part, setPart] = useState<WorkPart>("CODE");
  const [answer, setAnswer] = useState<number>();
  const [path, setPath] = useState<readonly number[]>([]);
  const [tried, setTried] = useState(noPartTried);
  const { reset: resetCode, ...code } = useEditor(setMessage);

  const move = (next: readonly number[]) =>
    startTransition(() => {
      setPath(next);
      const { turn, end } = follow(situation, next);
      setMessage(turn?.says ?? end?.text ?? "");
      if (end) setTried({ ...tried, SITUATION: true });
    });
  return {
    isLive: true,
    isWhole: only !== "CODE",
    part,
    choose(next) {
      startTransition(() => {
        setPart(next);
        setMessage("");
      });
    },
    code,
    reasoning: {
      isLive: true,
      answer,
      give(given) {
        startTransition(() => {
          setAnswer(given);
          const { right, uses } = judgeReasoning(countsOf(reasoning), given);
          const { right: isRight, near, unexplained } = words.reasoning;
          setMessage(
            fillTemplate(given === right ? isRight : uses ? near : unexplained, { answer: given, right }),
          );
          setTried({ ...tried, REASONING: true });
        });
      },
    },
    situation: {
      isLive: true,
      path,
      reply: (place) => move([...path, place]),
      takeBack: () => move(path.slice(0, -1)),
    },
    tried: { ...tried, CODE: code.tried.judge },
    message,
    reset() {
      resetCode();
      setPart("CODE");
      setAnswer(undefined);
      setPath([]);
      setTried(noPartTried);
      setMessage("");
    },
  };
}
