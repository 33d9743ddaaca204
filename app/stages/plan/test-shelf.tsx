import { type FormEvent, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook } from "../live/looks.ts";
import { RoundNote } from "../round-note.tsx";
import { data, words } from "./plan.data.ts";
import type { PlanModel } from "./plan-model.ts";
import { maxQuestionLength, maxQuestions, type PlanPart, type PlanTest, partKey } from "./plan-parts.ts";

function Tests({ model: { isLive, parts, change } }: { model: PlanModel }) {
  const toggle = (test: PlanTest) => {
    const { title, id } = test;
    const without = (now: PlanPart[]) => now.filter((part) => partKey(part) !== id);
    if (without(parts).length < parts.length) change(without, fillTemplate(words.removed, { title }));
    else
      change((now) => [...without(now), { kind: "TEST", test }], fillTemplate(words.added, { title }), {
        add: true,
      });
  };
  return (
    <fieldset disabled={!isLive}>
      <legend className="mb-2 text-note text-muted font-semibold">
        {fillTemplate(words.tests, { count: data.tests.length })}
      </legend>
      <ul className="gap-x-6 border-b border-line max-lg:grid max-sm:grid-cols-1 max-lg:grid-cols-2">
        {data.tests.map((test) => {
          const isPlanned = parts.some((part) => partKey(part) === test.id);
          return (
            <li key={test.id} className="border-t border-line">
              <button
                type="button"
                aria-pressed={isPlanned}
                className={`flex min-h-11 w-full flex-wrap items-center justify-between gap-x-6 text-left enabled:cursor-pointer enabled:hover:underline ${isPlanned ? "text-leaf" : ""}`}
                onClick={() => toggle(test)}
              >
                <strong>{test.title}</strong>
                <span className="text-note">
                  {isPlanned ? words.inPlan : fillTemplate(words.minutes, { minutes: test.minutes })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Form for the visitor's own question. */
function QuestionForm({ model: { isLive, parts, change } }: { model: PlanModel }) {
  const [problem, setProblem] = useState("");
  const [count, setCount] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const questions = parts.filter(({ kind }) => kind === "QUESTION");
  const isFull = questions.length >= maxQuestions;

  const readText = () => field.current?.value.replace(/\s+/g, " ").trim() ?? "";
  const length = { count, max: maxQuestionLength };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = readText();
    const part: PlanPart = { kind: "QUESTION", text };
    const isThere = parts.some((other) => partKey(other) === partKey(part));
    const found =
      text === ""
        ? words.questionEmpty
        : text.length > maxQuestionLength
          ? fillTemplate(words.questionLong, { ...length, count: text.length })
          : isThere
            ? words.questionTwice
            : isFull
              ? words.questionFull
              : "";
    setProblem(found);
    if (found !== "") {
      field.current?.focus();
      return;
    }
    change((now) => [...now, part], fillTemplate(words.added, { title: text }), { add: true });
    if (field.current) field.current.value = "";
    setCount(0);
  };
  return (
    <form className="mt-6 print:hidden" noValidate onSubmit={submit}>
      <fieldset disabled={!isLive}>
        <legend className="sr-only">{words.ownQuestion}</legend>
        <label className="text-note font-semibold">
          {words.ownQuestion}
          <textarea
            ref={field}
            rows={3}
            aria-describedby="plan-question-hint plan-question-length"
            aria-invalid={problem !== ""}
            onChange={() => setCount(readText().length)}
            className="mt-1 w-full rounded-[10px] border border-control bg-raised px-3 py-2 text-small"
          />
        </label>
        <p
          id="plan-question-hint"
          role="alert"
          className={`text-note ${problem === "" ? "text-muted" : "text-clay"}`}
        >
          {problem === "" ? words.questionHint : problem}
        </p>
        <p
          id="plan-question-length"
          className={`text-note tabular ${count > maxQuestionLength ? "font-semibold text-clay" : "text-muted"}`}
        >
          {fillTemplate(words.questionLength, length)}
        </p>
        <button type="submit" className={`${actionLook} mt-2 text-small`}>
          {words.addQuestion}
        </button>
      </fieldset>
    </form>
  );
}

/** Tests and questions that can be added to the plan. */
export function TestShelf({ model }: { model: PlanModel }) {
  return (
    <div className="p-6 max-sm:px-4">
      <Tests model={model} />
      <QuestionForm model={model} />
      <p className="mt-4">
        <RoundNote />
      </p>
    </div>
  );
}
