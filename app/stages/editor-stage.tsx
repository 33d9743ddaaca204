import content from "virtual:content";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { CodeLine } from "./code-line.tsx";
import { GrowthCurve } from "./growth-curve.tsx";
import { StageBar } from "./stage-bar.tsx";
import { StatusMark } from "./status-mark.tsx";

const words = () => content.stages.editor;

function Line({ number }: { number: number }) {
  return <span className="text-muted tabular">{fillTemplate(words().lineNumber, { line: number })}</span>;
}

const rowLook = "border-t border-line py-3 lg:pl-4";
const headingLook = "mt-7 border-b-[1.5px] border-ink pb-2 text-small font-semibold first:mt-0";

function Edges() {
  const { title, right, wrong, items } = words().edges;
  return (
    <>
      <h3 className={headingLook}>{title}</h3>
      <ul className="text-small">
        {items.map(({ title: name, line, input, result, state, remark }, thread) => {
          const status = state === "RIGHT" ? "proven" : "missing";
          return (
            <li key={name} data-from={thread} data-status={status} className={rowLook}>
              <p className="flex justify-between gap-4">
                <strong>{name}</strong>
                <StatusMark status={status} text={state === "RIGHT" ? right : wrong} />
              </p>
              <p className="font-mono text-note text-muted">
                {input} {result !== undefined && `→ ${result}`}
              </p>
              <p>
                <Line number={line} /> {remark}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Code() {
  const { code, edges } = words();
  return (
    <ol data-sheet className="mt-6 mb-8 font-mono text-small/[1.9] max-sm:text-[0.8rem]/[1.9]">
      {code.split("\n").map((text, index) => (
        <CodeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
          key={index}
          number={index + 1}
          text={text}
          marks={edges.items.flatMap(({ line, quote }, thread) =>
            line === index + 1 ? [{ quote, thread }] : [],
          )}
        />
      ))}
    </ol>
  );
}

function Growth() {
  const { growth } = words();
  return (
    <>
      <h3 className={headingLook}>{growth.title}</h3>
      <div className="grid items-end gap-x-8 gap-y-3 pt-4 sm:grid-cols-[20rem_1fr]">
        <GrowthCurve labels={growth} />
        <p className="max-w-[26em] text-small text-muted">{growth.text}</p>
      </div>
    </>
  );
}

function Clarity() {
  const { clarity, person } = words();
  return (
    <>
      <h3 className={headingLook}>{clarity.title}</h3>
      <ul className="text-small">
        {clarity.remarks.map(({ line, text }) => (
          <li key={text} className={rowLook}>
            <Line number={line} /> {text}
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-note text-muted lg:pl-4">{person}</p>
    </>
  );
}

/** A program written for a task, and the remarks that its lines allow. */
export function EditorStage() {
  const { label, title, file, note, task, taskText } = words();
  return (
    <section aria-label={label} className="stage desk">
      <StageBar title={title} detail={file} note={note} />
      <div
        data-threads
        className="relative grid gap-x-28 gap-y-8 px-5 py-7 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_29rem] lg:px-10 lg:py-10 lg:max-xl:gap-x-16"
      >
        <div>
          <p className="display text-name">{task}</p>
          <p className="mt-2 max-w-[36em] text-small text-muted">{taskText}</p>
          <Code />
          <Growth />
        </div>
        <div>
          <Edges />
          <Clarity />
        </div>
        <ThreadLayer />
      </div>
    </section>
  );
}
