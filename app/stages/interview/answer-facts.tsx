import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { toOffset } from "../spoken.ts";
import { words } from "./interview.data.ts";
import type { InterviewModel } from "./interview-model.ts";
import type { JudgedAnswer } from "./judged-answer.ts";

function countText(count: number, one: string, many: string): string {
  return fillTemplate(count === 1 ? one : many, { count });
}

export function factLines({ assessment: { facts } }: Pick<JudgedAnswer, "assessment">): string[] {
  const { wordCount, seconds, wordsPerMinute, longPauses, fillers } = facts;
  const fillerCount = fillers.reduce((sum, { count }) => sum + count, 0);
  const texts = words.facts;
  return [
    countText(wordCount, texts.word, texts.words),
    ...(seconds === undefined ? [] : [countText(Math.round(seconds), texts.second, texts.seconds)]),
    ...(wordsPerMinute === undefined ? [] : [fillTemplate(texts.pace, { count: wordsPerMinute })]),
    ...longPauses.map(({ at, seconds: length }) =>
      fillTemplate(texts.pause, { count: Math.round(length), at: toOffset(at) }),
    ),
    countText(fillerCount, texts.filler, texts.fillers),
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
