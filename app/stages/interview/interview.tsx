import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook, pressedLook } from "../live/looks.ts";
import { StageFoot } from "../live/stage-foot.tsx";
import { useStageThreads } from "../live/use-stage-threads.ts";
import { RoundNote } from "../round-note.tsx";
import { AnswerComparison } from "./answer-comparison.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { CriteriaList } from "./criteria-list.tsx";
import { data, words } from "./interview.data.ts";
import type { InterviewModel } from "./interview-model.ts";

function Roles({ model: { isLive, role, choose } }: { model: InterviewModel }) {
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small">
      <legend className="sr-only">{words.roles}</legend>
      {data.roles.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === role.id}
          className={one.id === role.id ? pressedLook : controlLook}
          onClick={() => choose(one, 0)}
        >
          {one.name}
        </button>
      ))}
    </fieldset>
  );
}

/** Tabs for the visitor's answer and three samples. */
function Answers({ model: { isLive, shown, question, show } }: { model: InterviewModel }) {
  const tab = (key: InterviewModel["shown"], name: string) => (
    <button
      key={key}
      type="button"
      aria-pressed={shown === key}
      className={shown === key ? pressedLook : controlLook}
      onClick={() => show(key)}
    >
      {name}
    </button>
  );
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small print:hidden">
      <legend className="sr-only">{words.answers}</legend>
      {tab("OWN", words.own)}
      {question.samples.map(({ name }, index) => tab(index, name))}
    </fieldset>
  );
}

/** A question, an answer, and the criteria that its words meet, with threads between them. */
export function Interview({ model }: { model: InterviewModel }) {
  const { isLive, isWhole, role, question, shown, own, tried, message } = model;
  const answer = shown === "OWN" ? own : question.samples[shown];
  const frame = useStageThreads(isLive, `${question.id} ${shown} ${answer?.text.length}`);
  const steps = [
    { text: words.guide.answer, isDone: tried.answer },
    { text: words.guide.followUp, isDone: tried.followUp },
    { text: words.guide.compare, isDone: tried.compare },
  ];
  return (
    <section aria-label={words.label} className="stage sunk border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-2 lg:px-10">
        {isWhole ? <Roles model={model} /> : <strong className="py-2 text-small">{role.name}</strong>}
        <RoundNote />
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="px-5 pt-4 lg:px-10">
        <Answers model={model} />
      </div>
      <div>
        <div
          ref={frame}
          data-threads
          className="relative grid gap-y-9 px-5 pt-3 pb-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-24 lg:px-10"
        >
          <AnswerSheet model={model} answer={answer} />
          <CriteriaList model={model} answer={answer} />
          <ThreadLayer />
        </div>
      </div>
      {isWhole && <AnswerComparison model={model} />}
      <StageFoot
        isLive={isLive}
        isStored
        steps={steps}
        simulated={fillTemplate(words.simulatedHere, { criteria: data.criteria.length })}
        reset={model.reset}
      />
    </section>
  );
}
