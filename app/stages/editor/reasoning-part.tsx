import { useState } from "react";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import type { TaskMaterial } from "../tasks/sample-task.schema.ts";
import { TaskPart } from "../tasks/task-part.tsx";
import { data, words } from "./editor.data.ts";
import type { ReasoningModel } from "./editor-model.ts";
import { countsOf, type FactUse, judgeReasoning, openByDay } from "./reasoning.ts";
import { WorkFrame } from "./work-frame.tsx";
import type { ReasoningSample } from "./work-samples.schema.ts";

const { reasoning: sample } = data.workSamples;
const marks: Record<FactUse, Status> = { MET: "proven", MISSED: "missing", REVERSED: "missing" };

const table: TaskMaterial = {
  kind: "TABLE",
  title: sample.title,
  columns: sample.table.columns,
  rows: sample.table.rows.map(({ day, ...counts }) => [
    day,
    ...[counts.in, counts.out, counts.staff].map(String),
  ]),
};

type Note = ReasoningSample["notes"][number];
type CountedFact = ReasoningSample["opening"] | Extract<Note, { effect: unknown }>;

/** The opening is fact 0; the notes follow. */
const facts: (CountedFact | Note)[] = [sample.opening, ...sample.notes];
const lines = { MET: "met", MISSED: "missed", REVERSED: "reversed" } as const;

/** Whether the right answer depends on the fact. */
function isCounted(fact: CountedFact | Note): fact is CountedFact {
  return "missed" in fact;
}

function Notes({ isJudged }: { isJudged: boolean }) {
  return (
    <ul className="border-t border-line text-small">
      {facts.map(({ text }, index) => (
        <li key={text} className="border-b border-line py-2.5">
          <span data-evidence={isJudged ? index : undefined}>{text}</span>
          {isJudged && <span className="thread-number">{index + 1}</span>}
        </li>
      ))}
    </ul>
  );
}

const headingLook = "pb-1 text-small font-semibold";

function Judgement({ answer }: { answer: number }) {
  const { right, uses } = judgeReasoning(countsOf(sample), answer);
  const isRight = answer === right;
  const verdict = isRight ? words.reasoning.right : uses ? words.reasoning.near : words.reasoning.unexplained;
  return (
    <div>
      <p className={headingLook}>{words.reasoning.verdictTitle}</p>
      <p className="mb-7 border-t-[1.5px] border-ink py-3 text-small lg:pl-6">
        <StatusMark
          status={isRight ? "proven" : uses ? "partial" : "missing"}
          text={fillTemplate(verdict, { answer, right })}
        />
      </p>
      <p className={headingLook}>{words.reasoning.factsTitle}</p>
      <ul className="mb-7 border-t-[1.5px] border-ink text-small">
        {facts.map((fact, index) => {
          // Without a reading that explains the answer, the use of its facts is unknown.
          const use = uses && (isCounted(fact) ? uses.get(index) : "MET");
          const line = isCounted(fact) && use ? fact[lines[use]] : fact.met;
          return (
            <li
              key={fact.text}
              data-from={index}
              data-status={use === undefined ? "deduced" : marks[use]}
              className="border-b border-line py-3 lg:pl-6"
            >
              <span className="thread-number">{index + 1}</span>
              {use === undefined ? fact.text : line}
            </li>
          );
        })}
      </ul>
      <p className={headingLook}>{words.reasoning.workingTitle}</p>
      <p className="mb-7 border-t-[1.5px] border-ink py-3 text-small tabular">
        {openByDay(sample).join(" → ")}
      </p>
      <p className="text-small text-muted">{words.reasoning.person}</p>
    </div>
  );
}

/** A question about a table and notes. A given answer is explained by the facts that it used and missed. */
export function ReasoningPart({ model: { isLive, answer, give } }: { model: ReasoningModel }) {
  const [draft, setDraft] = useState(answer === undefined ? "" : String(answer));
  const [isInvalid, setInvalid] = useState(false);
  return (
    <WorkFrame isLive={isLive} state={`reasoning ${answer}`}>
      <div>
        <p className="display text-name">{sample.title}</p>
        <p className="mt-2 mb-5 max-w-[33em] text-small text-muted">{sample.brief}</p>
        <TaskPart material={table} />
        <Notes isJudged={answer !== undefined} />
        <form
          className="mt-6 print:hidden"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const isNumber = /^\s*-?\d{1,6}\s*$/.test(draft);
            setInvalid(!isNumber);
            if (isNumber) give(Number(draft));
          }}
        >
          <fieldset disabled={!isLive} className="flex flex-wrap items-end gap-2 text-small">
            <legend className="sr-only">{sample.answer}</legend>
            <label className="text-note font-semibold">
              {sample.answer}
              <input
                inputMode="numeric"
                autoComplete="off"
                value={draft}
                aria-invalid={isInvalid}
                aria-describedby="reasoning-problem"
                className={`block font-normal ${smallFieldLook}`}
                onChange={({ target }) => setDraft(target.value)}
              />
            </label>
            <button type="submit" className={actionLook}>
              {words.judge}
            </button>
            {sample.samples.map((value) => (
              <button
                key={value}
                type="button"
                className={controlLook}
                onClick={() => {
                  setDraft(String(value));
                  setInvalid(false);
                  give(value);
                }}
              >
                {words.sample}: {value}
              </button>
            ))}
          </fieldset>
          <p id="reasoning-problem" role="alert" className="mt-2 text-small text-clay empty:hidden">
            {isInvalid && words.reasoning.noNumber}
          </p>
        </form>
      </div>
      {answer === undefined ? (
        <p className="self-center text-small text-muted lg:pl-6">{words.reasoning.waiting}</p>
      ) : (
        <Judgement answer={answer} />
      )}
    </WorkFrame>
  );
}
