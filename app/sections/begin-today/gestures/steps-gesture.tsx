import content from "#app/content/content.data.ts";
import { countAtStep } from "#app/stages/round.ts";
import { roundCounts } from "#app/stages/round-counts.ts";
import { stepNames } from "#app/stages/step-names.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

type Props = GestureOf<"STEPS">;

function Ladder({ steps }: Props) {
  return (
    <ol>
      {steps.map(({ title }) => (
        <li
          key={title}
          className="relative border-l-2 border-thread pb-5 pl-7 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-marigold last:pb-0"
        >
          <span className="display text-name">{title}</span>
        </li>
      ))}
    </ol>
  );
}

const minutesOf = (time = "") => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Hours on one line to scale, and the steps below in a list, because neighbours may be five minutes apart. */
function Day({ steps }: Props) {
  const times = steps.map(({ when }) => minutesOf(when));
  const from = Math.floor(Math.min(...times) / 60) * 60;
  const to = Math.ceil((Math.max(...times) + 1) / 60) * 60;
  const place = (minute: number) => `${Math.round(((minute - from) / (to - from)) * 1000) / 10}%`;
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, hour) => from + hour * 60);
  return (
    <div>
      <svg aria-hidden="true" height="64" className="w-full overflow-visible text-note tabular">
        <line x2="100%" y1="20" y2="20" className="stroke-thread stroke-2" />
        {hours.map((minute, index) => (
          <g key={minute} className="fill-muted">
            <line x1={place(minute)} x2={place(minute)} y1="10" y2="30" className="stroke-control" />
            <text
              x={place(minute)}
              y="54"
              textAnchor={minute === to ? "end" : "start"}
              className={index % 2 === 0 ? "" : "max-sm:hidden"}
            >
              {`${String(minute / 60).padStart(2, "0")}:00`}
            </text>
          </g>
        ))}
        {times.map((minute) => (
          <circle key={minute} cx={place(minute)} cy="20" r="7" className="fill-marigold" />
        ))}
      </svg>
      <ol className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
        {steps.map(({ title, when }) => (
          <li key={title} className="border-t border-control pt-3">
            <span className="display block text-quiet tabular">{when}</span>
            <span className="text-small">{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Days({ steps }: Props) {
  return (
    <ol className="grid grid-cols-2 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
      {steps.map(({ title, when }, index) => (
        <li key={title} className="flex flex-col border-l-[1.5px] border-ink px-4 pb-3">
          <span className="text-small text-muted">{when}</span>
          <svg aria-hidden="true" width="120" height="12" className="mt-4 fill-marigold">
            {steps.slice(0, index + 1).map((done, place) => (
              <circle key={done.title} cx={place * 18 + 6} cy="6" r="6" />
            ))}
          </svg>
          <span className="display mt-auto pt-10 text-name">{title}</span>
        </li>
      ))}
    </ol>
  );
}

const dotsPerRow = 12;
const dotStep = 10;

/** A dash for each person, twelve a row. */
const dots = (count: number) =>
  Array.from({ length: Math.ceil(count / dotsPerRow) }, (_, row) => {
    const inRow = Math.min(dotsPerRow, count - row * dotsPerRow);
    return `M0 ${row * dotStep + 4}h${inRow * dotStep}`;
  }).join("");

function Count({ steps }: Props) {
  const { round } = content;
  return (
    <ol className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
      {steps.map(({ title }, index) => {
        const name = stepNames[index];
        const count = index === 0 || !name ? roundCounts(round).received : countAtStep(round, name);
        return (
          <li key={title} className="flex flex-col justify-end">
            <svg
              aria-hidden="true"
              width={dotsPerRow * dotStep}
              height={Math.ceil(count / dotsPerRow) * dotStep}
              strokeWidth="7"
              strokeDasharray="7 3"
              className="mb-4 stroke-control"
            >
              <path d={dots(count)} />
              <path d={dots(1)} className="stroke-marigold" />
            </svg>
            <span className="display text-figure tracking-[-0.035em] tabular">{count}</span>
            <span className="mt-3 border-t border-control pt-2 text-small">{title}</span>
          </li>
        );
      })}
    </ol>
  );
}

const looks = { LADDER: Ladder, DAY: Day, DAYS: Days, COUNT: Count };

/** The steps of a kind of hiring, drawn to the scale of their time or their people. */
export function StepsGesture(props: Props) {
  const Look = looks[props.look];
  return (
    <div>
      <Look {...props} />
      <p className="mt-5">
        <TextLink url={props.link.url}>{props.link.title}</TextLink>
      </p>
    </div>
  );
}
