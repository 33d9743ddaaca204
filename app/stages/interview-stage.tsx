import content from "virtual:content";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Criterion } from "./criterion.tsx";
import { dayInWords } from "./person-steps.ts";
import { findPerson, type InterviewAnswer } from "./round.ts";
import { SoundLine } from "./sound-line.tsx";
import { answerSpan, markedSpans, markPhrases } from "./spoken.ts";
import { SpokenPhrase } from "./spoken-phrase.tsx";
import { StageBar } from "./stage-bar.tsx";

const words = () => content.stages.interview;

function Answer({ answer, number, of }: { answer: InterviewAnswer; number: number; of: number }) {
  const { question, length } = words();
  const phrases = markPhrases(answer);
  const span = answerSpan(answer);
  return (
    <div data-sheet className="sheet flex flex-col rounded p-6 sm:p-11">
      <p className="flex justify-between gap-4 text-note text-muted">
        <span>{fillTemplate(question, { number, of })}</span>
        <span className="tabular">{fillTemplate(length, { seconds: span.to - span.from })}</span>
      </p>
      <p className="display mt-2 mb-6 text-name text-balance">{answer.question.text}</p>
      <ol className="grow pb-5">
        {phrases.map((phrase) => (
          <SpokenPhrase key={phrase.at} {...phrase} />
        ))}
      </ol>
      <SoundLine {...span} marked={markedSpans(phrases)} seed={number} />
    </div>
  );
}

function Criteria({ criteria }: Pick<InterviewAnswer, "criteria">) {
  const { criteria: title, written, result, notJudged, followUp, followUps } = words();
  const open = criteria.find(({ quote }) => quote === undefined);
  const asked = followUps.find(({ criterion }) => criterion === open?.id);
  return (
    <div className="self-center">
      <p className="flex flex-wrap justify-between gap-x-6 py-2.5 text-note text-muted">
        <strong className="text-ink">{title}</strong> {written}
      </p>
      <ul className="border-t-[1.5px] border-ink">
        {criteria.map((criterion, thread) => (
          <Criterion key={criterion.id} criterion={criterion} thread={thread} />
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-b-[1.5px] border-ink py-3 text-small lg:pl-6">
        <strong>{result}</strong> <span className="text-muted">{notJudged}</span>
      </p>
      {asked && (
        <p className="mt-6 rounded-lg border border-dashed border-clay p-5 text-small">
          <strong className="text-clay">{followUp}</strong> {asked.text}
        </p>
      )}
    </div>
  );
}

/** A question, its answer, the criteria with the second of their words, and threads between the two. */
export function InterviewStage() {
  const { name, interview = [], steps } = findPerson(content.round, "farah-siddiqui");
  const index = interview.findIndex(({ question }) => question.id === "late-promise");
  const answer = interview[index];
  if (!answer) throw new Error("farah-siddiqui has no answer to late-promise");
  const held = steps.find(({ step }) => step === "AI_INTERVIEW")?.at ?? "";
  return (
    <section aria-label={words().label} className="stage sunk">
      <StageBar title={name} detail={fillTemplate(words().detail, { day: dayInWords(held.slice(0, 10)) })} />
      <div
        data-threads
        className="relative grid gap-y-9 px-5 py-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-24 lg:px-10"
      >
        <Answer answer={answer} number={index + 1} of={interview.length} />
        <Criteria {...answer} />
        <ThreadLayer />
      </div>
    </section>
  );
}
