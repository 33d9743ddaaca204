import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type InterviewHour, interviewHours, mostAtOnce } from "./interview-hours.ts";

const laneHeight = 20;
/** The round's first evening, in minutes since the start of its Monday. */
const evening = { from: 17 * 60, to: 24 * 60 };

const minutes = evening.to - evening.from;

const place = (minute: number) => `${Math.round(((minute - evening.from) / minutes) * 1000) / 10}%`;

/** Path with one stroke per interview, from its first to its last minute, one lane below the other. */
function lanePath(hours: InterviewHour[], lanes: InterviewHour[]): string {
  return hours
    .map(
      (hour) =>
        `M${hour.from - evening.from} ${lanes.indexOf(hour) * laneHeight + 16}h${hour.to - hour.from}`,
    )
    .join("");
}

/** The first evening's interviews on a time axis, one lane each. */
export function InterviewLanes() {
  const { round, stages } = content;
  const { lanes: words, brokenOff } = stages.interview;
  const all = interviewHours(round);
  const lanes = all.filter(({ from, to }) => to > evening.from && from < evening.to);
  const hours = Array.from(
    { length: (evening.to - evening.from) / 60 },
    (_, index) => evening.from + index * 60,
  );
  const height = lanes.length * laneHeight + 10;
  return (
    <>
      <svg aria-hidden="true" height={height + 20} className="w-full text-note tabular">
        {hours.map((minute) => (
          <g key={minute}>
            <line x1={place(minute)} x2={place(minute)} y2={height} className="stroke-line" />
            <text x={place(minute)} y={height + 16} fill="currentColor">
              {minute / 60}:00
            </text>
          </g>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${minutes} ${height}`}
          height={height}
          preserveAspectRatio="none"
          strokeWidth="12"
        >
          <path
            d={lanePath(
              lanes.filter(({ isBrokenOff }) => !isBrokenOff),
              lanes,
            )}
            className="stroke-leaf"
          />
          <path
            d={lanePath(
              lanes.filter(({ isBrokenOff }) => isBrokenOff),
              lanes,
            )}
            className="stroke-clay"
          />
        </svg>
        {lanes.map(({ id, name, from, to, isBrokenOff }, lane) => {
          const isLate = from > evening.from + 0.7 * minutes;
          return (
            <text
              key={id}
              x={place(isLate ? from : to)}
              y={lane * laneHeight + 20}
              dx={isLate ? -8 : 8}
              textAnchor={isLate ? "end" : "start"}
              fill="currentColor"
              className={isBrokenOff ? "text-clay" : ""}
            >
              {isBrokenOff ? `${name}, ${brokenOff}` : name}
            </text>
          );
        })}
      </svg>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words, { count: all.length, evening: lanes.length, atOnce: mostAtOnce(lanes) })}
      </p>
    </>
  );
}
