import content from "#app/content/content.data.ts";
import type { GestureOf } from "#app/sections/begin-today/gestures/gesture.schema.ts";
import type { SampleTask, TaskMaterial } from "#app/stages/tasks/sample-task.schema.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { Answer, Example, Minutes } from "./task-parts.tsx";

type Props = GestureOf<"TASK"> & { task: SampleTask; question: string };

/** A field on the section's own ground. */
const greenLook = "rounded-[10px] border border-control bg-transparent px-3 text-base";

function materialOf<Kind extends TaskMaterial["kind"]>(task: SampleTask, kind: Kind) {
  const found = task.material.find((material) => material.kind === kind);
  if (!found) throw new Error(`${task.id} has no material of the kind ${kind}`);
  return found as Extract<TaskMaterial, { kind: Kind }>;
}

function Message({ task, quote, by, question, criterion }: Props) {
  return (
    <div className="grid gap-4">
      <div className="sheet rounded-3xl rounded-bl-md p-5 sm:p-6">
        <p className="text-note text-muted">{by}</p>
        <p className="mt-1 text-lede">{quote}</p>
      </div>
      <div className="sheet ml-8 grid gap-4 rounded-3xl p-5 sm:p-6">
        <Answer ask={question} rows={3} />
        <Example task={task} criterion={criterion} />
      </div>
      <Minutes minutes={task.minutes} />
    </div>
  );
}

function Speech({ task, quote, by, question, criterion }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-6">
        <figure>
          <blockquote className="display -indent-[0.44em] pl-[0.44em] text-heading text-balance">
            “{quote}”
          </blockquote>
          <figcaption className="mt-6 text-small text-muted">{by}</figcaption>
        </figure>
        <Minutes minutes={task.minutes} />
      </div>
      <div className="sheet grid gap-4 rounded-2xl p-5 sm:p-7">
        <Answer ask={question} rows={7} />
        <Example task={task} criterion={criterion} />
      </div>
    </div>
  );
}

function Code({ task, question, criterion }: Props) {
  return (
    <div className="desk grid gap-x-10 gap-y-6 rounded-3xl p-5 *:min-w-0 sm:p-8 lg:grid-cols-2">
      <div className="flex flex-col justify-between gap-6">
        <pre className="font-mono text-small/7 wrap-anywhere whitespace-pre-wrap text-muted max-sm:text-[0.75rem]/6">
          <code>{materialOf(task, "CODE").code}</code>
        </pre>
        <Minutes minutes={task.minutes} />
      </div>
      <div className="grid gap-4">
        <Answer
          ask={question}
          rows={8}
          look="rounded-[10px] border border-control bg-raised px-3 font-mono text-base"
        />
        <Example task={task} criterion={criterion} />
      </div>
    </div>
  );
}

function Log({ task, quote = "", question, criterion }: Props) {
  return (
    <div className="grid gap-8">
      <ol className="font-mono text-small wrap-anywhere lg:text-row">
        {quote
          .trim()
          .split("\n")
          .map((line) => {
            const [time, place, ...what] = line.split(/ {2,}/);
            return (
              <li key={line} className="flex flex-wrap gap-x-10 border-t border-control py-2.5">
                <span className="text-muted">{time}</span>
                <span>{place}</span>
                <span>{what.join(" ")}</span>
              </li>
            );
          })}
      </ol>
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
        <Answer ask={question} rows={3} look={greenLook} />
        <div className="grid gap-4">
          <Minutes minutes={task.minutes} />
          <Example task={task} criterion={criterion} />
        </div>
      </div>
    </div>
  );
}

function Figure({ task, quote, by, question, criterion }: Props) {
  return (
    <div className="@container grid gap-5">
      <p>
        <span className="display block text-[clamp(3rem,18.5cqi,7.5rem)]/none tracking-[-0.035em] tabular">
          {quote}
        </span>
        <span className="mt-2 block text-small text-muted">{by}</span>
      </p>
      <Answer ask={question} rows={3} look={greenLook} />
      <Example task={task} criterion={criterion} />
      <Minutes minutes={task.minutes} />
    </div>
  );
}

/** The table's second column as bars, and its third as the filled part of them. */
function Table({ task, question, criterion }: Props) {
  const { title, columns, rows } = materialOf(task, "TABLE");
  const widest = Math.max(...rows.map(([, whole]) => Number(whole)));
  const shown = columns.slice(0, 3);
  return (
    <div className="sheet grid gap-5 rounded p-5 sm:p-7">
      <table className="w-full text-small tabular">
        <caption className="pb-3 text-left font-semibold">{title}</caption>
        <thead className="text-note text-muted">
          <tr>
            {shown.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`pb-1 ${index === 0 ? "text-left" : "pl-4 text-right"}`}
              >
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, whole, part]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {first}
              </th>
              <td className="pl-4 text-right">{whole}</td>
              <td className="pl-4 text-right">{part}</td>
              <td aria-hidden="true" className="w-full pl-4">
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${widest} 10`}
                  preserveAspectRatio="none"
                  className="block h-4 w-full"
                >
                  <path d={`M0 0h${whole}v10H0z`} className="fill-control/30" />
                  <path d={`M0 0h${part}v10H0z`} className="fill-leaf" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Answer ask={question} rows={2} />
      <Example task={task} criterion={criterion} />
      <Minutes minutes={task.minutes} />
    </div>
  );
}

const shownPairs = 3;

function Pairs({ task, between, question, criterion }: Props) {
  const { pairs } = materialOf(task, "PAIRS");
  return (
    <div>
      <p className="mb-4 text-small font-semibold">{question}</p>
      {pairs.slice(0, shownPairs).map(({ left, right }) => (
        <fieldset key={left} className="border-t border-control py-3">
          <legend className="sr-only">{`${left} ${right}`}</legend>
          <div className="grid items-center gap-x-8 gap-y-1 md:grid-cols-3">
            {[left, between, right].map((choice, index) => (
              <label
                key={choice}
                className={`flex min-h-11 cursor-pointer items-center gap-3 ${
                  index === 1 ? "text-small text-muted" : "display text-name"
                }`}
              >
                <input type="radio" name={left} className="size-5 shrink-0 accent-marigold" />
                {choice}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="mt-5 grid items-start gap-x-12 gap-y-4 md:grid-cols-2">
        <Minutes minutes={task.minutes} />
        <Example task={task} criterion={criterion} />
      </div>
    </div>
  );
}

function Page({ task, question, criterion }: Props) {
  return (
    <div className="sheet grid gap-4 rounded p-6 sm:p-9">
      <Minutes minutes={task.minutes} />
      <Answer ask={question} rows={6} look="ruled border-y border-control leading-11 pt-0 text-base" />
      <Example task={task} criterion={criterion} />
    </div>
  );
}

const looks = {
  MESSAGE: Message,
  SPEECH: Speech,
  CODE: Code,
  LOG: Log,
  FIGURE: Figure,
  TABLE: Table,
  PAIRS: Pairs,
  PAGE: Page,
};

/** The last minute of an assessment's task: what it asks, the place for an answer, and a good one. Works without scripts. */
export function TaskGesture(gesture: GestureOf<"TASK">) {
  const task = Object.values(content.pages)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === "SAMPLE_TASK" ? [section.task] : []))
    .find(({ id }) => id === gesture.taskId);
  const question = task?.ask[gesture.ask - 1];
  if (!task || question === undefined) throw new Error(`no page shows the task ${gesture.taskId}`);
  const Look = looks[gesture.look];
  return (
    <div data-no-markdown>
      <Look {...gesture} task={task} question={question} />
      <p className="mt-2">
        <TextLink url={gesture.link.url}>{gesture.link.title}</TextLink>
      </p>
    </div>
  );
}
