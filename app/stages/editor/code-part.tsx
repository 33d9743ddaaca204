import { useDeferredValue, useRef } from "react";
import { CodeSheet } from "../code-line.tsx";
import { actionLook, controlLook, pressedLook } from "../live/looks.ts";
import { CodeField, codeLook, type GoToLine } from "./code-field.tsx";
import { data, words } from "./editor.data.ts";
import { type EditorModel, summaryOf } from "./editor-model.ts";
import { Examples } from "./examples.tsx";
import { JudgementPanel } from "./judgement-panel.tsx";
import { WorkFrame } from "./work-frame.tsx";

function Tasks({ model: { isLive, task, choose } }: { model: EditorModel }) {
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small print:hidden">
      <legend className="sr-only">{words.tasksTitle}</legend>
      {data.tasks.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === task.id}
          className={one.id === task.id ? pressedLook : controlLook}
          onClick={() => choose(one, 0)}
        >
          {one.title}
        </button>
      ))}
    </fieldset>
  );
}

/** The program. Lines with findings are marked. */
function JudgedCode({ model: { code, judgement } }: { model: EditorModel }) {
  return (
    <CodeSheet
      code={code}
      threadsOf={(line) => {
        const first = (judgement?.findings ?? []).findIndex((finding) => finding.line === line);
        return first < 0 ? [] : [first];
      }}
      className={`mt-6 mb-6 scrolls ${codeLook}`}
    />
  );
}

const problems = { STOPPED: words.stopped, NOT_LOADED: words.notLoaded } as const;

function Buttons({ model }: { model: EditorModel }) {
  const { isLive, isOpen, state, task, ran, isEarlier } = model;
  const isBusy = state === "LOADING" || state === "JUDGING";
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-2 text-small">
        {isOpen ? (
          <>
            {/* Not disabled: the focus would be lost. */}
            <button
              type="button"
              aria-disabled={isBusy}
              className={`${actionLook} aria-disabled:opacity-60`}
              onClick={model.judge}
            >
              {isBusy ? words.judging : words.judge}
            </button>
            <button
              type="button"
              aria-disabled={isBusy}
              className={`${controlLook} border-control! aria-disabled:opacity-60`}
              onClick={model.run}
            >
              {words.examples.run}
            </button>
          </>
        ) : (
          <button type="button" disabled={!isLive} className={actionLook} onClick={model.open}>
            {words.edit}
          </button>
        )}
        <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small">
          <legend className="sr-only">{words.samplesTitle}</legend>
          {task.samples.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={controlLook}
              onClick={() => model.choose(task, index)}
            >
              {words.sample}: {name}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="alert" className="mt-2 text-small text-clay empty:hidden">
        {(state === "STOPPED" || state === "NOT_LOADED") && problems[state]}
      </p>
      {ran && !isEarlier.ran && <p className="mt-2 text-small">{summaryOf(ran)}</p>}
    </div>
  );
}

/** A task, a program for it, and the judgement, with threads to the lines of its findings. */
export function CodePart({ model }: { model: EditorModel }) {
  const { isLive, isOpen, task, isEarlier } = model;
  // The task and its program come first; the judgement follows in the next render.
  const judgement = useDeferredValue(model.judgement);
  const goTo = useRef<GoToLine>(undefined);
  const [{ input, expected }] = task.examples;
  return (
    <>
      <div className="-mb-3 px-5 pt-3 lg:px-10">
        <Tasks model={model} />
      </div>
      <WorkFrame
        isLive={isLive}
        isEdited={isOpen}
        state={`${task.id} ${isOpen} ${judgement?.findings.length} ${judgement?.fix?.line}`}
      >
        <div className={judgement ? "" : "lg:row-span-2"}>
          <p className="display text-name">{task.title}</p>
          <p className="mt-2 max-w-[33em] text-small text-muted">{task.text}</p>
          <p className="mt-2 font-mono text-[0.8125rem] text-muted wrap-anywhere">
            {task.id}({JSON.stringify(input)}) → {JSON.stringify(expected)}
          </p>
          {isOpen ? <CodeField model={model} goTo={goTo} /> : <JudgedCode model={model} />}
          <Buttons model={model} />
        </div>
        <div className={judgement ? "lg:row-span-2" : ""}>
          {judgement ? (
            <JudgementPanel
              judgement={judgement}
              isEarlier={isEarlier.judgement}
              goTo={isOpen ? (line) => goTo.current?.(line) : undefined}
            />
          ) : (
            <p className="text-small text-muted lg:pl-6">{words.waiting}</p>
          )}
        </div>
        {isOpen && <Examples key={task.id} model={model} />}
      </WorkFrame>
    </>
  );
}
