import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import {
  clockOf,
  type InterviewHour,
  interviewHours,
  mostAtOnce,
  streetCounts,
  windowState,
} from "./interview-hours.ts";
import { findPerson } from "./round.ts";

/*
 * A street at night: each candidate has a window, which is bright while their interview runs. Floors and columns of
 * windows are the same in every build; which window is whose depends on the order of the interviews only.
 */

/** Houses from left to right: place, width and floors in windows. */
const houses = [
  { at: 0, columns: 4, floors: 6 },
  { at: 5, columns: 5, floors: 4 },
  { at: 11, columns: 3, floors: 8 },
  { at: 15, columns: 6, floors: 5 },
  { at: 22, columns: 4, floors: 7 },
  { at: 27, columns: 5, floors: 3 },
  { at: 33, columns: 3, floors: 6 },
  { at: 37, columns: 5, floors: 5 },
];
const [stepX, stepY] = [28, 34];
const [paneX, paneY] = [14, 18];
const columns = 42;
const ground = 9 * stepY;
/** A step through the windows that reaches all of them, so that neighbours in time live apart. */
const stride = 31;
/** The last minute of the interview of the round's winner, in minutes since the start of the round's Monday. */
const shownAt = 20 * 60 + 57;
const [firstMinute, lastMinute] = [12 * 60, 48 * 60 - 1];

const windows = houses.flatMap(({ at, columns, floors }) =>
  Array.from({ length: columns * floors }, (_, index) => ({
    x: (at + (index % columns)) * stepX + 8,
    y: ground - (Math.floor(index / columns) + 1) * stepY + 8,
  })),
);

/** Outlines of the houses, with a parapet and a water tank on every other one. */
const outlines = houses
  .map(({ at, columns, floors }, index) => {
    const [x, width, top] = [at * stepX, columns * stepX + 2, ground - floors * stepY - 10];
    const tank =
      index % 2 === 0 ? `M${x + 16} ${top - 6}v-16h30v16` : `M${x + width - 30} ${top - 6}v-12h16v12`;
    return `M${x} ${ground}V${top}h${width}V${ground}M${x - 4} ${top}v-6h${width + 8}v6${tank}`;
  })
  .join("");

const panes = (places: { x: number; y: number }[]) =>
  places.map(({ x, y }) => `M${x} ${y}h${paneX}v${paneY}h-${paneX}z`).join("");

/** A candidate's name, the time, and the first words of their first answer if the round has them. */
function titleOf({ id, name, from }: InterviewHour): string {
  const first = findPerson(content.round, id).interview?.[0]?.words[0]?.text;
  return [name, clockOf(from), ...(first === undefined ? [] : [`“${first}”`])].join(", ");
}

/** The interviews of the round as a street whose windows light up; a slider sets the time. Server only. */
export function InterviewStreet() {
  const { round, stages } = content;
  const words = stages.interview.street;
  const hours = interviewHours(round);
  const place = (index: number) => windows[(index * stride) % windows.length] ?? { x: 0, y: 0 };
  const places = hours.map((_, index) => place(index));
  const others = windows.filter((own) => !places.includes(own));
  const { now, done } = streetCounts(hours, shownAt);
  return (
    <div data-street className="desk overflow-hidden rounded-3xl px-5 pt-6 pb-7 lg:px-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <p>
          <span className="block text-small text-muted" data-day={words.days.join("|")}>
            {words.days[0]}
          </span>
          <output className="display block text-score/[0.9] max-sm:text-[5.5rem]/[0.9] tracking-[-0.035em] tabular">
            {clockOf(shownAt)}
          </output>
        </p>
        <p className="max-w-[24em] pb-2 text-small text-muted" aria-live="polite" data-counts={words.counts}>
          {fillTemplate(words.counts, { now, done, all: hours.length })}
        </p>
      </div>
      <svg
        role="img"
        aria-label={fillTemplate(words.label, { all: hours.length })}
        viewBox={`-8 -8 ${columns * stepX + 16} ${ground + 16}`}
        preserveAspectRatio="xMidYMax slice"
        className="mt-6 h-56 w-full fill-none stroke-control sm:h-72 xl:h-80"
        strokeWidth="1.5"
      >
        <path d={outlines} />
        <path d={panes(others)} className="stroke-line" />
        <path d={`M-400 ${ground}H${columns * stepX + 400}`} className="stroke-ink" />
        {hours.map((hour, index) => {
          const { x, y } = place(index);
          return (
            <rect
              key={hour.id}
              x={x}
              y={y}
              width={paneX}
              height={paneY}
              data-begins={Math.round(hour.from)}
              data-ends={Math.round(hour.to)}
              data-light={windowState(hour, shownAt)}
              className="street-window"
            >
              <title>{titleOf(hour)}</title>
            </rect>
          );
        })}
      </svg>
      <label className="mt-5 flex items-center gap-4 text-small text-muted print:hidden">
        {words.time}
        <input
          type="range"
          disabled
          min={firstMinute}
          max={lastMinute}
          defaultValue={shownAt}
          className="h-11 grow accent-marigold"
        />
      </label>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words.caption, { atOnce: mostAtOnce(hours) })}
      </p>
    </div>
  );
}
