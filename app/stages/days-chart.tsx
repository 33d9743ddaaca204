import content from "#app/content/content.data.ts";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { dateFormat } from "#domain/language/formats.ts";
import { compareCodes } from "#domain/text/compare-codes.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { standingOf } from "./decisions.ts";
import { shortMoment } from "./person-steps.ts";
import type { Person, StepName } from "./round.ts";

const dayCount = 5;
const hoursPerDay = 24;
/** In percent of the week. Keeps steps of a few minutes visible. */
const minWidth = 1.2;

const weekday = dateFormat("en", { weekday: "short", timeZone: "UTC" });
const dayOf = (offset: number) =>
  new Date(Date.parse(`${content.round.begins}T00:00Z`) + offset * hoursPerDay * 3_600_000);

/** Converts a moment to percent of the round's working week, at most 100. */
function percentOfWeek(moment: string): number {
  const hours = (Date.parse(`${moment.replace(" ", "T")}Z`) - dayOf(0).getTime()) / 3_600_000;
  return Math.min(100, (hours / (dayCount * hoursPerDay)) * 100);
}

type Lane = { title: string; people: number; from: string; until: string; look: string };

function stepLane(step: StepName, look: string): Lane {
  const moments = content.round.people
    .flatMap(({ steps }) => steps.filter((entry) => entry.step === step && entry.state !== "WAITING"))
    .map(({ at }) => at)
    .toSorted();
  return {
    title: content.stages.steps[step],
    people: moments.length,
    from: moments[0] ?? "",
    until: moments.at(-1) ?? "",
    look,
  };
}

/** When the person finished a step most recently. */
const waitingSince = ({ steps }: Person) => steps.findLast(({ state }) => state === "DONE")?.at ?? "";

function LaneRow({ lane, end = lane.until, isStart }: { lane: Lane; end?: string; isStart?: boolean }) {
  const x = percentOfWeek(lane.from);
  const { people } = content.stages.parts.days;
  return (
    <div
      {...(isStart && { "data-from": "waiting" })}
      className="grid grid-cols-[6.5rem_1fr] items-center sm:grid-cols-[8rem_1fr] border-t border-line text-small"
    >
      <p>
        <strong className="block">{lane.title}</strong>
        <span className="text-note text-muted">{fillPlural(people, { count: lane.people }, "en")}</span>
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none" height="64" className="w-full">
        <path d="M0 0v16M20 0v16M40 0v16M60 0v16M80 0v16" strokeWidth=".2" className="stroke-line" />
        <rect
          x={x.toFixed(1)}
          y="4"
          width={Math.max(minWidth, percentOfWeek(end) - x).toFixed(1)}
          height="8"
          className={lane.look}
        />
      </svg>
    </div>
  );
}

/** The days of the round: when each step began and ended, and who is waiting for a decision. */
export function DaysChart() {
  const { round, stages } = content;
  const { waiting, waitingPeople, since } = stages.parts.days;
  const open = round.people
    .filter((person) => standingOf(person) === "OPEN")
    .toSorted((a, b) => compareCodes(waitingSince(a), waitingSince(b)));
  const first = open[0];
  const end = `${dayOf(dayCount).toISOString().slice(0, 10)} 00:00`;
  return (
    <div
      data-threads
      className="desk relative mt-4 grid items-end gap-6 rounded-2xl p-4 sm:p-5 lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <p className="grid grid-cols-5 pb-2.5 pl-26 text-note whitespace-nowrap text-muted sm:pl-32">
          {Array.from({ length: dayCount }, (_, day) => (
            <span key={dayOf(day).getTime()}>{weekday.format(dayOf(day))}</span>
          ))}
        </p>
        {(["RESUME", "AI_INTERVIEW", "ASSESSMENT", "INTERVIEW"] as const).map((step) => (
          <LaneRow key={step} lane={stepLane(step, "fill-leaf")} />
        ))}
        {first && (
          <LaneRow
            isStart
            lane={{
              title: waiting,
              people: open.length,
              from: waitingSince(first),
              until: end,
              look: "fill-slate",
            }}
          />
        )}
        <LaneRow lane={stepLane("OFFER", "fill-marigold")} end={end} />
      </div>
      <div
        data-sheet
        data-evidence="waiting"
        className="sheet rounded-2xl p-5 text-small lg:col-span-4 lg:col-start-9"
      >
        <p className="pb-2.5 font-semibold">{fillTemplate(waitingPeople, { count: open.length })}</p>
        {open.map((person) => (
          <p key={person.id} className="flex justify-between gap-4 border-t border-line py-2">
            {person.name}
            <span className="text-note text-muted tabular">
              {fillTemplate(since, { at: shortMoment(waitingSince(person)) })}
            </span>
          </p>
        ))}
      </div>
      <ThreadLayer />
    </div>
  );
}
