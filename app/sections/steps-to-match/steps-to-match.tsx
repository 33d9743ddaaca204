import type { SectionOf } from "#app/sections/section.ts";
import { type Ground, SectionFrame } from "#app/sections/section-frame.tsx";

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

const ledgerLook = "lg:grid-cols-[15rem_1fr_1fr_9rem]";

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
            <h3 className="display text-name tracking-normal">{title}</h3>
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

/** Six stations on one line: beside each other on a desk, below each other on a phone. */
const stationLook =
  "relative border-thread max-lg:border-l-2 max-lg:pb-8 max-lg:pl-7 max-lg:last:border-transparent max-lg:last:pb-0 lg:border-t-2 lg:pt-6 before:absolute before:size-3 before:rounded-full before:bg-marigold max-lg:before:top-1.5 max-lg:before:-left-[7px] lg:before:-top-[7px]";

function Line({ steps }: Props) {
  return (
    <ol className="grid lg:grid-cols-6">
      {steps.map(({ title, when, description }) => (
        <li key={title} className={`${stationLook} lg:pr-5`}>
          <p className="text-note text-muted tabular">{when}</p>
          <h3 className="mt-1.5">{title}</h3>
          <p className="mt-2 text-small text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}

const layouts = { EDITORIAL: Editorial, COUNT: Line, MOMENTS: Line, LEDGER: Ledger, LINE: Line };
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
  return (
    <SectionFrame title={title} subtitle={subtitle} ground={surface ?? grounds[layout]}>
      <Layout {...props} />
    </SectionFrame>
  );
}
