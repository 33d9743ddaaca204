import type { Example, ExampleRun, Json } from "code-judge";
import { useRef, useState } from "react";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook, smallFieldLook } from "../live/looks.ts";
import { words } from "./editor.data.ts";
import { type EditorModel, maxOwnExamples } from "./editor-model.ts";
import { EarlierNote, earlierLook, Values } from "./values.tsx";

const { examples: own } = words;

function Printed({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="mt-2 text-note font-semibold">{own.printed}</p>
      <pre className="bg-sunk px-3 py-2 font-mono text-[0.8125rem] whitespace-pre-wrap wrap-anywhere">
        {lines.join("\n")}
      </pre>
    </>
  );
}

function ExampleRow({
  example: { input, expected },
  run,
  remove,
}: {
  example: Example;
  run: ExampleRun | undefined;
  remove?: (() => void) | undefined;
}) {
  return (
    <li className="border-b border-line py-3">
      {run?.isRight !== undefined && (
        <StatusMark
          status={run.isRight ? "proven" : "missing"}
          text={run.isRight ? own.asExpected : own.notExpected}
        />
      )}
      <Values input={input} expected={expected} got={run?.got} />
      <Printed lines={run?.printed ?? []} />
      {remove && (
        <button type="button" className={`${controlLook} -ml-3 underline`} onClick={remove}>
          {fillTemplate(own.remove, { input: JSON.stringify(input).slice(0, 20) })}
        </button>
      )}
    </li>
  );
}

/** Reads a value that a visitor wrote as JSON. Undefined if it is none. */
function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields for an example of the visitor's own. */
function OwnExample({ model: { task, addExample } }: { model: EditorModel }) {
  const [problem, setProblem] = useState<"input" | "expected">();
  const sample = JSON.stringify(task.examples[0].input);
  return (
    <form
      noValidate
      className="mt-3 text-small print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const written = (name: string) => String(new FormData(form).get(name)).trim();
        const [input, expected] = [readJson(written("input")), readJson(written("expected"))];
        const wrong =
          input === undefined
            ? "input"
            : expected === undefined && written("expected") !== ""
              ? "expected"
              : undefined;
        setProblem(wrong);
        if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
        if (wrong || input === undefined) return;
        addExample({ input, ...(expected !== undefined && { expected }) });
        form.reset();
      }}
    >
      <p className="font-semibold">{own.ownTitle}</p>
      <div className="flex flex-wrap items-end gap-2">
        {(["input", "expected"] as const).map((name) => (
          <label key={name} className="min-w-40 grow basis-0 text-note font-semibold">
            {own[name]}
            <input
              name={name}
              maxLength={2000}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={problem === name}
              aria-describedby="example-problem"
              className={`${smallFieldLook} font-mono font-normal aria-invalid:border-clay`}
            />
          </label>
        ))}
        <button type="submit" className={`${controlLook} border-control!`}>
          {own.add}
        </button>
      </div>
      <p id="example-problem" role="alert" className="mt-1 text-clay empty:hidden">
        {problem && fillTemplate(own.noJson, { sample })}
      </p>
    </form>
  );
}

/** The task's examples and the visitor's, with what came of them when they were run. */
export function Examples({ model }: { model: EditorModel }) {
  const { task, examples, ran, isEarlier, removeExample } = model;
  const own = task.examples.length;
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and the focus with it.
  const remove = (place: number) => {
    section.current?.focus();
    removeExample(place);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={words.examples.title}>
      <p className="pb-1 text-small font-semibold">{words.examples.title}</p>
      <div className={isEarlier.ran ? earlierLook : ""}>
        {isEarlier.ran && <EarlierNote text={words.examples.earlier} />}
        {ran?.finding && <p className="py-2 text-small font-semibold text-clay">{ran.finding.text}</p>}
        <Printed lines={ran?.printed ?? []} />
        <ol className="border-t-[1.5px] border-ink text-small">
          {examples.map((example, place) => (
            <ExampleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and two examples may be the same
              key={place}
              example={example}
              run={ran?.runs[place]}
              remove={place < own ? undefined : () => remove(place)}
            />
          ))}
        </ol>
      </div>
      {examples.length < own + maxOwnExamples && <OwnExample model={model} />}
    </section>
  );
}
