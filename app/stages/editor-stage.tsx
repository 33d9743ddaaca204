import content from "virtual:content";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { CodeLine } from "./code-line.tsx";
import { GrowthCurve } from "./growth-curve.tsx";
import { StageBar } from "./stage-bar.tsx";

const words = () => content.stages.editor;

function Line({ number }: { number: number }) {
  return <span className="text-muted tabular">{fillTemplate(words().lineNumber, { line: number })}</span>;
}

const rowLook = "border-b border-line py-3 lg:pl-6";
const headingLook = "pb-1 text-small font-semibold";
const listLook = "mb-9 border-t-[1.5px] border-ink text-small";

function Edges() {
  const { title, right, wrong, items } = words().edges;
  return (
    <>
      <p className={headingLook}>{title}</p>
      <ul className={listLook}>
        {items.map(({ title: name, line, input, result, state, remark }, thread) => {
          const status = state === "RIGHT" ? "proven" : "missing";
          return (
            <li key={name} data-from={thread} data-status={status} className={rowLook}>
              <p className="flex justify-between gap-4">
                <strong>{name}</strong>
                <StatusMark status={status} text={state === "RIGHT" ? right : wrong} />
              </p>
              <p className="font-mono text-[0.8125rem] text-muted">
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
    <ol data-sheet className="mt-6 mb-9 font-mono text-[clamp(0.8rem,3.6vw,0.9375rem)]/[1.9]">
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
      <p className={headingLook}>{growth.title}</p>
      <div className="border-t-[1.5px] border-ink py-3.5">
        <GrowthCurve labels={growth} />
        <p className="mt-3 text-small text-muted">{growth.text}</p>
      </div>
    </>
  );
}

function Clarity() {
  const { clarity, person } = words();
  return (
    <>
      <p className={headingLook}>{clarity.title}</p>
      <ul className={listLook}>
        {clarity.remarks.map(({ line, text }) => (
          <li key={text} className={rowLook}>
            <Line number={line} /> {text}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{person}</p>
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
        className="relative grid gap-y-9 px-5 py-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24 lg:px-10"
      >
        <div>
          <p className="display text-name">{task}</p>
          <p className="mt-2 max-w-[33em] text-small text-muted">{taskText}</p>
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
