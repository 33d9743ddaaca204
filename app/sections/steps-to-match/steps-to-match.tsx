import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { type Ground, SectionFrame } from "#app/sections/section-frame.tsx";
import { stepEvidence, stepTime } from "#app/stages/person-steps.ts";
import { countAtStep, findPerson } from "#app/stages/round.ts";
import { roundCounts } from "#app/stages/round-counts.ts";
import { stepNames } from "#app/stages/step-names.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";

const dotsPerRow = 9;
const dotRows = 24;
const dotStep = 12;

type Props = SectionOf<"STEPS_TO_MATCH">;

function Editorial({ steps }: Props) {
  return (
    <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="border-t-[1.5px] border-ink pt-4">
          <span aria-hidden="true" className="display text-figure text-leaf tabular">
            {index + 1}
          </span>
          <h3 className="mt-4">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}

const ledgerLook =
  "md:grid-cols-[12rem_1fr] md:max-lg:*:not-first:col-start-2 lg:grid-cols-[13rem_1fr_1fr_8rem] xl:grid-cols-[15rem_1fr_1fr_9rem]";

function Ledger({ steps, columns = [] }: Props) {
  return (
    <div>
      <p aria-hidden="true" className={`hidden gap-6 pb-2.5 text-note text-muted lg:grid ${ledgerLook}`}>
        {columns.map((column) => (
          <span key={column} className="last:text-right">
            {column}
          </span>
        ))}
      </p>
      <ol className="border-b border-line">
        {steps.map(({ title, until, description, time }) => (
          <li
            key={title}
            className={`grid gap-x-6 gap-y-2 border-t border-line py-6 first:border-t-[1.5px] first:border-ink ${ledgerLook}`}
          >
            <h3 className="display text-name tracking-normal md:max-lg:row-span-3">{title}</h3>
            <p className="text-muted">
              <span className="lg:sr-only">{columns[1]}: </span>
              {until}
            </p>
            <p>{description}</p>
            <p className="font-semibold lg:text-right">
              <span className="font-normal text-muted lg:sr-only">{columns[3]}: </span>
              {time}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Six stations on a line: horizontal on desktops, vertical on phones. */
const stationLook =
  "relative border-thread max-lg:border-s-2 max-lg:pb-8 max-lg:ps-7 max-lg:last:border-transparent max-lg:last:pb-0 lg:border-t-2 lg:pt-6 before:absolute before:size-3 before:rounded-full before:bg-marigold max-lg:before:top-1.5 max-lg:before:-start-[7px] lg:before:-top-[7px]";

/** Likewise, with three stations in a row on tablets. */
const lineLook =
  "relative border-thread max-md:border-s-2 max-md:pb-8 max-md:ps-7 max-md:last:border-transparent max-md:last:pb-0 md:border-t-2 md:pt-6 md:pe-5 before:absolute before:size-3 before:rounded-full before:bg-marigold max-md:before:top-1.5 max-md:before:-start-[7px] md:before:-top-[7px]";

function Line({ steps }: Props) {
  return (
    <ol className="grid md:grid-cols-3 md:gap-y-9 lg:grid-cols-6">
      {steps.map(({ title, when, description }) => (
        <li key={title} className={lineLook}>
          <p className="text-note text-muted tabular">{when}</p>
          <h3 className="mt-1.5">{title}</h3>
          <p className="mt-2 text-small text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** A square per person, nine per row, from the bottom up. */
function peoplePath(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % dotsPerRow, Math.floor(index / dotsPerRow)];
    return `M${column * dotStep} ${dotRows * dotStep - (row + 1) * dotStep + 3}h9v9h-9z`;
  }).join("");
}

function Count({ title, subtitle, steps, follow = "" }: Props) {
  const { round } = content;
  const person = findPerson(round, follow);
  const begun = stepNames.map((name) => countAtStep(round, name));
  return (
    <div className="relative">
      <header className="z-1 mb-9 grid gap-x-6 gap-y-4 lg:absolute lg:inset-x-0 lg:top-0 lg:grid-cols-6">
        <h2 className="lg:col-span-3 lg:col-start-2">{title}</h2>
        {subtitle !== undefined && (
          <p className="text-lede text-muted lg:col-span-2 lg:col-start-5">{subtitle}</p>
        )}
      </header>
      <ol className="grid lg:grid-cols-6 lg:items-end">
        {steps.map((step, index) => {
          const name = stepNames[index] ?? "RESUME";
          const count = index === 0 ? roundCounts(round).received : begun[index];
          const quote = stepEvidence(person, name, content);
          return (
            <li key={step.title} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:content-end">
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${dotsPerRow * dotStep} ${dotRows * dotStep}`}
                className="thins w-27 fill-control max-lg:hidden"
              >
                <path d={peoplePath(count ?? 0)} />
                <path d={peoplePath(1)} className="fill-marigold" />
              </svg>
              <p className="pb-3 max-lg:border-s-2 max-lg:border-thread max-lg:pt-2 max-lg:ps-7">
                <span className="display me-2 text-[2.625rem]/none text-ink tabular">{count}</span>
              </p>
              <div className={`${stationLook} lg:pe-5`}>
                <p className="text-note text-muted tabular">{stepTime(person, name)}</p>
                <h3 className="mt-1.5">{step.title}</h3>
                <p className="mt-2 text-small text-muted">{step.description}</p>
                {quote && (
                  <p className="mt-4 text-small">
                    <span className="mark">“{quote.text}”</span>
                    <span className="mt-1.5 block text-note text-muted">{quote.source}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The steps that a person has reached, as six dots. */
function Progress({ done }: { done: number }) {
  return (
    <svg
      aria-hidden="true"
      width="82"
      height="10"
      className="fill-leaf stroke-leaf max-sm:col-span-2 max-sm:row-start-3"
    >
      {stepNames.map((name, index) => (
        <circle
          key={name}
          cx={5 + index * 14}
          cy="5"
          r="4"
          className={index < done ? "" : "fill-transparent stroke-control"}
        />
      ))}
    </svg>
  );
}

/** One person's row on the board, at each step. */
function Moments({ steps, follow = "" }: Props) {
  const person = findPerson(content.round, follow);
  const { decisions } = content.stages;
  return (
    <ol>
      {steps.map(({ title, description }, index) => {
        const name = stepNames[index] ?? "RESUME";
        const evidence = stepEvidence(person, name, content);
        const isDecided = name === "OFFER" && person.decision !== undefined;
        return (
          <li
            key={title}
            className="relative grid items-center gap-x-9 gap-y-3 border-thread py-3 max-lg:border-s-2 max-lg:ps-6 lg:grid-cols-[6.5rem_1fr_18rem]"
          >
            <p className="text-small font-semibold tabular lg:text-right">{stepTime(person, name)}</p>
            <div className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-4 gap-y-1 rounded-[10px] border border-line bg-raised px-4.5 py-3 sm:grid-cols-[2.75rem_9.5rem_1fr_auto_6.5rem] xl:grid-cols-[2.75rem_13.5rem_1fr_auto_6.5rem]">
              <span className="display text-2xl/none tabular">{person.match?.score}</span>
              <span className="max-sm:col-span-2">
                <strong className="block">{person.name}</strong>
                {person.match && <ScoreParts parts={person.match.parts} look="short" />}
              </span>
              <span className="line-clamp-2 text-small max-sm:col-span-full max-sm:row-start-2">
                {evidence && <span className="mark-line">{evidence.text}</span>}
              </span>
              <Progress done={index + 1} />
              <span className="max-sm:justify-self-end">
                {isDecided ? (
                  <StatusMark status="select" text={decisions.SELECT} />
                ) : (
                  <StatusMark status="none" text={decisions.OPEN} />
                )}
              </span>
            </div>
            <p className="text-small text-muted">
              <strong className="block text-ink">{title}</strong>
              {description}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const layouts = { EDITORIAL: Editorial, COUNT: Count, MOMENTS: Moments, LEDGER: Ledger, LINE: Line };
const grounds: Record<Props["layout"], Ground> = {
  EDITORIAL: "SUNK",
  COUNT: "INK",
  MOMENTS: "SUNK",
  LEDGER: "SUNK",
  LINE: "PAPER",
};

export function StepsToMatch(props: Props) {
  const { layout, title, subtitle, surface } = props;
  const Layout = layouts[layout];
  const heading = layout === "COUNT" ? {} : { title, subtitle };
  return (
    <SectionFrame {...heading} ground={surface ?? grounds[layout]}>
      <Layout {...props} />
    </SectionFrame>
  );
}
