import content from "#app/content/content.data.ts";
import { Quoted } from "#app/pictures/quoted.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import type { SampleTask as Task } from "#app/stages/tasks/sample-task.schema.ts";
import { TaskAsk, TaskCode, TaskPart } from "#app/stages/tasks/task-part.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

type Props = SectionOf<"SAMPLE_TASK">;

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
          <TaskPart material={material} />
        </div>
      ))}
      <h4 className="mt-6 font-semibold">{words.ask}</h4>
      <TaskAsk ask={task.ask} />
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
        {code !== undefined && (
          <TaskCode label={content.taskWords.code}>
            <Quoted text={code} quotes={quotesIn(code)} />
          </TaskCode>
        )}
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Quoted text={paragraph} quotes={quotesIn(paragraph)} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Each criterion with the words of the example that meet it. */
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

/** A complete assessment task, with an example answer and the words that meet each criterion. */
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
