import { memo, useEffect, useRef } from "react";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import { TaskAsk, TaskPart } from "../tasks/task-part.tsx";
import { taskWords, words } from "./plan.data.ts";
import { type PlanModel, partTitle } from "./plan-model.ts";
import { breakMinutes, type PlanPart, type PlanTest, partKey, partMinutes } from "./plan-parts.ts";

/** What the candidate sees before the first part. */
export const FirstView = memo(function FirstView({
  model: { isLive, parts, open, openPart },
}: {
  model: PlanModel;
}) {
  return (
    <div className="bg-sunk p-6 max-sm:px-4 lg:max-xl:col-span-2">
      <p className="mb-2 text-note text-muted font-semibold">{words.first}</p>
      <div className="rounded-2xl border border-control bg-paper p-6 text-small">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {fillPlural(words.parts, { count: parts.length }, "en")}
        </h2>
        <p className="mt-1 mb-4 text-muted">{fillTemplate(words.rules, { each: breakMinutes })}</p>
        <ol>
          {parts.map((part, index) => (
            <li
              key={partKey(part)}
              aria-current={open === index ? "step" : undefined}
              className={`flex justify-between gap-x-4 border-t border-line py-2.5 ${open === index ? "text-leaf" : ""}`}
            >
              <strong>
                {index + 1} · {partTitle(part)}
              </strong>
              <span className="text-note text-muted">
                {fillTemplate(words.minutes, { minutes: partMinutes(part) })}
              </span>
            </li>
          ))}
        </ol>
        <button
          type="button"
          disabled={!isLive || parts.length === 0}
          className="mt-3 flex min-h-11 w-full items-center justify-center rounded-[10px] bg-leaf py-2.5 font-semibold text-on-leaf enabled:cursor-pointer enabled:hover:bg-leaf-strong print:hidden"
          onClick={() => openPart(0)}
        >
          {words.begin}
        </button>
      </div>
    </div>
  );
});

function SampleTask({ task, url }: { task: Extract<PlanTest["tasks"], { kind: "SAMPLE" }>; url: string }) {
  return (
    <div className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-2">
      <div>
        <h3 className="text-lg font-semibold">{task.title}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-note text-muted">
          <SampleTag /> {fillTemplate(taskWords.minutes, { minutes: task.minutes })}
        </p>
        <p className="mt-4 max-w-[40em]">{task.brief}</p>
        <h4 className="mt-6 font-semibold">{taskWords.ask}</h4>
        <TaskAsk ask={task.ask} />
        <p className="mt-4 text-small">
          <a href={url} className="text-leaf underline underline-offset-4">
            {words.seeExample}
          </a>
        </p>
      </div>
      <div>
        {task.material.map((material) => (
          <div key={material.title} className="mb-6">
            <h4 className="mb-2 font-semibold">{material.title}</h4>
            <TaskPart material={material} />
          </div>
        ))}
      </div>
    </div>
  );
}

function AnswerField() {
  return (
    <label className="mt-6 block text-small font-semibold">
      {words.answer}
      <textarea
        rows={6}
        className="mt-1 w-full rounded-[10px] border border-control bg-raised px-3 py-2 font-normal"
      />
    </label>
  );
}

/** The opening's own tasks, as the plan lists them. */
function OwnTasks({ texts, url }: { texts: string[]; url: string }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-note text-muted">
        <SampleTag /> {words.taskMaterial}
      </p>
      {texts.map((text, index) => (
        <section key={text} className="mt-6 max-w-[48em]">
          <h3 className="text-note font-semibold text-muted">
            {fillTemplate(words.task, { number: index + 1, count: texts.length })}
          </h3>
          <p className="mt-1">{text}</p>
          <AnswerField />
        </section>
      ))}
      <p className="mt-4 text-small">
        <a href={url} className="text-leaf underline underline-offset-4">
          {words.seeSample}
        </a>
      </p>
    </>
  );
}

function PartTask({ part }: { part: PlanPart }) {
  if (part.kind === "QUESTION") return <p className="display text-name wrap-anywhere">{part.text}</p>;
  const { tasks, url } = part.test;
  if (tasks.kind === "OWN") return <OwnTasks texts={tasks.texts} url={url} />;
  return <SampleTask task={tasks} url={url} />;
}

function PartView({ part }: { part: PlanPart }) {
  const hasFields = part.kind === "TEST" && part.test.tasks.kind === "OWN";
  return (
    <>
      <PartTask part={part} />
      {!hasFields && <AnswerField />}
      <p className="text-note text-muted">{words.answerHint}</p>
    </>
  );
}

/** Walks through the plan as a candidate, one part after another. */
export const CandidateView = memo(function CandidateView({
  model: { parts, open, openPart },
}: {
  model: PlanModel;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open !== undefined) heading.current?.focus();
  }, [open]);
  if (open === undefined) return null;
  const part = parts[open];
  return (
    <section aria-label={words.preview} className="border-t border-line p-6 max-sm:px-4 print:hidden">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="display grow text-name outline-none">
          {part
            ? fillTemplate(words.partOf, { number: open + 1, count: parts.length, title: partTitle(part) })
            : words.finished}
        </h2>
        <button type="button" className={controlLook} onClick={() => openPart(undefined)}>
          {words.close}
        </button>
        {part && open > 0 && (
          <button type="button" className={controlLook} onClick={() => openPart(open - 1)}>
            {words.back}
          </button>
        )}
        {part && (
          <button type="button" className={actionLook} onClick={() => openPart(open + 1)}>
            {open < parts.length - 1 ? words.next : words.finish}
          </button>
        )}
      </div>
      {part ? (
        <PartView key={partKey(part)} part={part} />
      ) : (
        <p className="max-w-[40em]">{words.finishedText}</p>
      )}
    </section>
  );
});
