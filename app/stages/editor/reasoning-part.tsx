import { data, words } from "virtual:editor-stage";
import { useState } from "react";
import { Scrolling } from "#app/ui/scrolling.tsx";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import { useStageThreads } from "../live/use-stage-threads.ts";
import type { ReasoningModel } from "./editor-model.ts";
import { countsOf, type FactUse, judgeReasoning } from "./reasoning.ts";
import type { ReasoningSample } from "./work-samples.schema.ts";

const { reasoning: sample } = data.workSamples;
const marks: Record<FactUse, Status> = { MET: "proven", MISSED: "missing", REVERSED: "missing" };

function Counts({ table: { columns, rows } }: ReasoningSample) {
  return (
    <div className="prose">
      <Scrolling label={sample.title} look="table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {rows.map((row) => (
              <tr key={row.day}>
                <th scope="row">{row.day}</th>
                <td>{row.in}</td>
                <td>{row.out}</td>
                <td>{row.staff}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </div>
  );
}

type Note = ReasoningSample["notes"][number];
type CountedFact = ReasoningSample["opening"] | Extract<Note, { effect: unknown }>;

/** The opening and the notes, as facts numbered from 0. */
const facts: (CountedFact | Note)[] = [sample.opening, ...sample.notes];
const lines = { MET: "met", MISSED: "missed", REVERSED: "reversed" } as const;

/** Whether the right answer uses the fact. */
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

/** The open tickets at the end of each day. */
function opensByDay(): number[] {
  let open = sample.opening.count;
  return sample.table.rows.map(({ day, in: came, out }) => {
    const changes = sample.notes.map((note) => {
      if (!("effect" in note) || note.effect.day !== day) return 0;
      return note.effect.column === "in" ? note.effect.change : -note.effect.change;
    });
    open += came - out + changes.reduce((sum, change) => sum + change, 0);
    return open;
  });
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
          const use = isCounted(fact) ? uses?.get(index) : "MET";
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
        {[sample.opening.count, ...opensByDay()].join(" → ")}
      </p>
      <p className="text-small text-muted">{words.reasoning.person}</p>
    </div>
  );
}

/** A question that a table and notes answer. The answer given is explained by what it used and what it left out. */
export function ReasoningPart({ model: { isLive, answer, give } }: { model: ReasoningModel }) {
  const [draft, setDraft] = useState(answer === undefined ? "" : String(answer));
  const [isInvalid, setInvalid] = useState(false);
  const frame = useStageThreads(isLive, `reasoning ${answer}`);
  return (
    <div>
      <div
        ref={frame}
        data-threads
        className="relative grid gap-y-9 px-5 py-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24 lg:px-10"
      >
        <div>
          <p className="display text-name">{sample.title}</p>
          <p className="mt-2 mb-5 max-w-[33em] text-small text-muted">{sample.brief}</p>
          <Counts {...sample} />
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
                  className={`mt-1 block font-normal ${smallFieldLook}`}
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
        <ThreadLayer />
      </div>
    </div>
  );
}
