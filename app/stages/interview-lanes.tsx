import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { interviewHours, mostAtOnce } from "./interview-hours.ts";

const laneHeight = 20;
/** The first evening of the round in minutes since its Monday began. */
const evening = { from: 17 * 60, to: 24 * 60 };

const place = (minute: number) =>
  `${Math.round(((minute - evening.from) / (evening.to - evening.from)) * 1000) / 10}%`;

/** The interviews of the first evening, one lane each, at their minutes. */
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
            <text x={place(minute)} y={height + 16} className="fill-muted">
              {minute / 60}:00
            </text>
          </g>
        ))}
        {lanes.map(({ id, name, from, to, isBrokenOff }, lane) => {
          const y = lane * laneHeight + 10;
          const isLate = from > evening.from + 0.7 * (evening.to - evening.from);
          return (
            <g key={id} className={isBrokenOff ? "fill-clay" : "fill-leaf"}>
              <rect
                x={place(from)}
                y={y}
                width={place(evening.from + to - from)}
                height="12"
                fillOpacity={isBrokenOff ? 0.4 : undefined}
              />
              <text
                x={place(isLate ? from : to)}
                y={y + 10}
                dx={isLate ? -8 : 8}
                textAnchor={isLate ? "end" : "start"}
                className={isBrokenOff ? "" : "fill-ink"}
              >
                {isBrokenOff ? `${name}, ${brokenOff}` : name}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words, { count: all.length, evening: lanes.length, atOnce: mostAtOnce(lanes) })}
      </p>
    </>
  );
}
