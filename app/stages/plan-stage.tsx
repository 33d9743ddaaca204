import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { lastSentence } from "./last-sentence.ts";
import { RoundNote } from "./round-note.tsx";

/** Minutes of a time such as "30 mins". */
const minutesOf = (time: string) => Number.parseInt(time, 10);

/** Minutes as 1:30. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

type PlannedTest = { title: string; tasks: string[]; tags: string[]; from: number; minutes: number };

/** The tests of the round in their order, with the minute at which each begins. */
function plannedTests(): PlannedTest[] {
  const { assessments, round } = content;
  const titles = [...new Set(round.tasks.map(({ assessment }) => assessment))];
  let from = 0;
  return titles.map((title) => {
    const item = assessments.find((assessment) => assessment.title === title);
    const tasks = round.tasks.filter(({ assessment }) => assessment === title).map(({ task }) => task);
    const minutes = minutesOf(item?.time ?? "0");
    const test = { title, tasks, tags: item?.tags ?? [], from, minutes };
    from += minutes;
    return test;
  });
}

function Tests({ planned }: { planned: PlannedTest[] }) {
  const { assessments, stages } = content;
  const { tests, inPlan } = stages.plan;
  return (
    <div className="p-6">
      <p className="mb-2 text-note text-muted font-semibold">
        {fillTemplate(tests, { count: assessments.length })}
      </p>
      <ul className="gap-x-6 border-b border-line max-lg:grid max-lg:grid-cols-2">
        {assessments.map(({ title, time }) => {
          const isPlanned = planned.some((test) => test.title === title);
          return (
            <li
              key={title}
              className={`flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-line ${isPlanned ? "text-leaf" : ""}`}
            >
              <strong>{title}</strong>
              <span className="text-note">{isPlanned ? inPlan : time}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4">
        <RoundNote />
      </p>
    </div>
  );
}

/** A line every five minutes, a longer one at the beginning of the test. */
const ruler = "M0 .5h16M0 16.7h8M0 33.3h8M0 50h8M0 66.7h8M0 83.3h8";

function Plan({ planned }: { planned: PlannedTest[] }) {
  const { round, stages } = content;
  const { plan, total, shows } = stages.plan;
  const minutes = planned.reduce((sum, test) => sum + test.minutes, 0);
  return (
    <div className="flex flex-col p-6">
      <p className="mb-2 flex flex-wrap justify-between gap-x-6 text-note text-muted font-semibold">
        {fillTemplate(plan, { title: round.title })}
        <span>{fillTemplate(total, { minutes })}</span>
      </p>
      <ol className="grid grow auto-rows-fr">
        {planned.map(({ title, tasks, tags, from }) => (
          <li key={title} className="grid grid-cols-[2.75rem_1.5rem_1fr] text-small">
            <span className="-mt-2.5 text-note text-muted tabular">{clock(from)}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 16 100"
              preserveAspectRatio="none"
              width="16"
              className="h-full stroke-control"
            >
              <path d={ruler} vectorEffect="non-scaling-stroke" />
            </svg>
            <div className="mb-2 rounded-xl bg-sunk px-4 py-3">
              <p className="font-semibold">{title}</p>
              {tasks.map((task, index) => (
                <p key={task}>{index < tasks.length - 1 ? lastSentence(task) : task}</p>
              ))}
              <p className="mt-1 text-note text-muted">
                {fillTemplate(shows, { tags: tags.slice(0, 3).join(", ") })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="-mt-2.5 text-note text-muted tabular">{clock(minutes)}</p>
    </div>
  );
}

function FirstView({ planned }: { planned: PlannedTest[] }) {
  const { first, parts, rules, begin } = content.stages.plan;
  return (
    <div className="bg-sunk p-6 lg:max-xl:col-span-2">
      <p className="mb-2 text-note text-muted font-semibold">{first}</p>
      <div className="rounded-2xl border border-control bg-paper p-6 text-small">
        <p className="text-base font-semibold">{fillTemplate(parts, { count: planned.length })}</p>
        <p className="mt-1 mb-4 text-muted">{rules}</p>
        <ol>
          {planned.map(({ title, tasks }, index) => (
            <li key={title} className="border-t border-line py-2.5">
              <strong>
                {index + 1} · {title}
              </strong>
              {index === 0 && <span className="block">{tasks[0]}</span>}
            </li>
          ))}
        </ol>
        <p
          aria-hidden="true"
          className="mt-3 flex justify-center rounded-[10px] bg-leaf py-2.5 font-semibold text-on-leaf"
        >
          {begin}
        </p>
      </div>
    </div>
  );
}

/** The tests to choose from, the plan made of three of them on a ruler of minutes, and the candidate's first view. */
export function PlanStage() {
  const planned = plannedTests();
  return (
    <section aria-label={content.stages.plan.label} className="stage sheet border border-line">
      <div className="grid lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_24rem]">
        <Tests planned={planned} />
        <Plan planned={planned} />
        <FirstView planned={planned} />
      </div>
    </section>
  );
}
