import content from "virtual:content";
import type { ReactNode } from "react";
import { Quoted } from "#app/pictures/quoted.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { SampleTask as Task, TaskMaterial } from "./sample-task.schema.ts";

type Props = SectionOf<"SAMPLE_TASK">;

/** A part that may be wider than its column. It scrolls, by keyboard, too. */
function Scrolling({ label, look, children }: { label: string; look: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section aria-label={label} className={look} tabIndex={0}>
      {children}
    </section>
  );
}

function Code({ label, code, quotes = [] }: { label: string; code: string; quotes?: string[] }) {
  return (
    <Scrolling label={label} look="desk overflow-x-auto rounded-[14px] p-4 font-mono text-[0.8125rem]/[1.75]">
      <pre>
        <code>
          <Quoted text={code} quotes={quotes} />
        </code>
      </pre>
    </Scrolling>
  );
}

function Table({ title, columns, rows }: Extract<TaskMaterial, { kind: "TABLE" }>) {
  return (
    <div className="prose">
      <Scrolling label={title} look="table">
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
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </div>
  );
}

function MaterialBody({ material }: { material: TaskMaterial }) {
  switch (material.kind) {
    case "TABLE":
      return <Table {...material} />;
    case "CODE":
      return <Code label={material.title} code={material.code} />;
    case "NOTES":
      return (
        <ul className="border-t border-line text-small">
          {material.notes.map((note) => (
            <li key={note} className="border-b border-line py-2">
              {note}
            </li>
          ))}
        </ul>
      );
    case "TALK":
      return (
        <dl className="border-t border-line text-small">
          {material.turns.map(({ speaker, text }) => (
            <div key={text} className="border-b border-line py-2 sm:grid sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{speaker}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "PAIRS":
      return (
        <ol className="border-t border-line text-small">
          {material.pairs.map(({ left, right }, index) => (
            <li key={left} className="grid grid-cols-[1.5rem_1fr_1fr] gap-x-4 border-b border-line py-2">
              <span aria-hidden="true" className="text-muted tabular">
                {index + 1}
              </span>
              <span>{left}</span>
              <span>{right}</span>
            </li>
          ))}
        </ol>
      );
    default:
      return material satisfies never;
  }
}

function Sheet({ task }: { task: Task }) {
  const words = content.taskWords;
  return (
    <article className="sheet rounded border border-line p-6 sm:p-9">
      <h3 className="display text-name">{task.title}</h3>
      <p className="mt-2 text-note text-muted">{fillTemplate(words.minutes, { minutes: task.minutes })}</p>
      <p className="mt-4 max-w-[40em]">{task.brief}</p>
      {task.material.map((material) => (
        <div key={material.title} className="mt-6">
          <h4 className="mb-2 font-semibold">{material.title}</h4>
          <MaterialBody material={material} />
        </div>
      ))}
      <h4 className="mt-6 font-semibold">{words.ask}</h4>
      <ol className="mt-2 max-w-[40em] list-decimal pl-5">
        {task.ask.map((what) => (
          <li key={what} className="py-1">
            {what}
          </li>
        ))}
      </ol>
    </article>
  );
}

const answerWords = ({ judged }: Task) => content.taskWords[judged === false ? "unjudged" : "judged"];

function Example({ task }: { task: Task }) {
  const { text = [], code, evidence } = task.example;
  const words = answerWords(task);
  const quotesIn = (part: string) =>
    evidence.map(({ quote }) => quote).filter((quote) => part.includes(quote));
  return (
    <div>
      <h3 className="display flex flex-wrap items-center gap-3 text-name">
        {words.example} <SampleTag />
      </h3>
      <p className="mt-2 text-small text-muted">{words.note}</p>
      <div className="mt-5 grid gap-3">
        {code !== undefined && <Code label={content.taskWords.code} code={code} quotes={quotesIn(code)} />}
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Quoted text={paragraph} quotes={quotesIn(paragraph)} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Each criterion with the words of the example that earn it. */
function Criteria({ task, look = "" }: { task: Task; look?: string }) {
  return (
    <div>
      <h3 className="display text-name">{answerWords(task).criteria}</h3>
      <ol className={`mt-5 ${look}`}>
        {task.criteria.map(({ id, title, description }) => (
          <li key={id} className="border-t border-line py-3">
            <h4 className="font-semibold">{title}</h4>
            <p className="text-small text-muted">{description}</p>
            {task.example.evidence
              .filter(({ criterion }) => criterion === id)
              .map(({ quote }) => (
                <p key={quote} className="mt-1 text-small">
                  “<span className="mark-line">{quote}</span>”
                </p>
              ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function SheetLayout({ task }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-12 *:min-w-0 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <Sheet task={task} />
      </div>
      <div className="lg:col-span-7">
        <Example task={task} />
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <Criteria task={task} />
      </div>
    </div>
  );
}

function Facing({ task }: Props) {
  return (
    <div className="grid gap-x-15 gap-y-12 *:min-w-0 lg:grid-cols-2">
      <Sheet task={task} />
      <Example task={task} />
      <div className="lg:col-span-2">
        <Criteria task={task} look="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3" />
      </div>
    </div>
  );
}

const layouts = { SHEET: SheetLayout, FACING: Facing };

/** One task of an assessment in full, with an example answer and the words that earn each criterion. */
export function SampleTask(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame
      id={props.task.id}
      title={props.title}
      subtitle={props.subtitle}
      ground={props.surface ?? "PAPER"}
    >
      <Layout {...props} />
    </SectionFrame>
  );
}
