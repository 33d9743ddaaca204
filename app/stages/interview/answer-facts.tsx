import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { toOffset } from "../spoken.ts";
import { words } from "./interview.data.ts";
import type { InterviewModel } from "./interview-model.ts";
import type { JudgedAnswer } from "./judged-answer.ts";

function factLines({ assessment: { facts } }: JudgedAnswer): string[] {
  const { wordCount, seconds, wordsPerMinute, longPauses, fillers } = facts;
  const fillerCount = fillers.reduce((sum, { count }) => sum + count, 0);
  return [
    fillTemplate(words.facts.words, { count: wordCount }),
    ...(seconds === undefined ? [] : [fillTemplate(words.facts.seconds, { count: Math.round(seconds) })]),
    ...(wordsPerMinute === undefined
      ? []
      : [fillTemplate(words.facts.pace, { count: Math.round(wordsPerMinute) })]),
    ...longPauses.map(({ at, seconds: length }) =>
      fillTemplate(words.facts.pause, { count: Math.round(length), at: toOffset(at) }),
    ),
    fillTemplate(words.facts.fillers, { count: fillerCount }),
  ];
}

/** Facts about an answer that do not count, and a check that only its words count. */
export function AnswerFacts({
  model: { isLive, checked, check },
  answer,
}: {
  model: InterviewModel;
  answer: JudgedAnswer;
}) {
  const isSame = checked?.answer === answer ? checked.isSame : undefined;
  return (
    <div className="mt-auto border-t border-line pt-3 text-note text-muted">
      <p>
        <strong>{words.facts.title}</strong> {factLines(answer).join(" · ")}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          disabled={!isLive}
          className={`${controlLook} -ml-3 underline print:hidden`}
          onClick={() => check(answer)}
        >
          {words.same.check}
        </button>
        <span role="status" className={isSame === true ? "text-leaf" : "text-clay"}>
          {isSame === true && words.same.yes}
          {isSame === false && words.same.no}
        </span>
      </p>
    </div>
  );
}
