import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Bars } from "./bars.tsx";
import type { EngineResult, MeasuredFigure, ResultRow, ResultSet } from "./results.schema.ts";

type Props = SectionOf<"RESULTS">;
type Labels = Props["labels"];

const cell = "py-3 pr-5 align-top";

function SummaryRow({ figure }: { figure: MeasuredFigure }) {
  const { id, engine, value, unit, title, cases, bars, worse, goal, url } = figure;
  const [, method] = bars;
  return (
    <tr id={`summary-${id.replace(".", "-")}`} className="border-b border-line">
      <td className={`${cell} min-w-[7rem]`}>
        <TextLink look="quiet" className="inline-block py-1" url={url.slice(url.indexOf("#"))}>
          {engine}
        </TextLink>
      </td>
      <th scope="row" className={`${cell} min-w-[15rem] text-left font-normal`}>
        <span className="display text-row whitespace-nowrap tabular">{value}</span>{" "}
        {unit !== undefined && <span className="whitespace-nowrap">{unit} </span>}
        <span className="text-muted">{title}</span>
      </th>
      <td className={`${cell} min-w-[10rem] text-muted`}>{cases}</td>
      <td className={`${cell} min-w-[10rem] text-muted`}>
        {method === undefined ? "–" : `${method.name}: ${method.value}`}
        {worse !== undefined && <StatusMark status="missing" text={worse} />}
      </td>
      <td className={`${cell} min-w-[9rem] pr-0`}>
        {goal === undefined ? (
          "–"
        ) : (
          <>
            {goal.text}
            <StatusMark status={goal.isMissed ? "missing" : "proven"} text={goal.verdict} />
          </>
        )}
      </td>
    </tr>
  );
}

/** One line for each figure that matters most, with its cases, the best simple method and the goal. */
function Summary({ summary, labels }: Pick<Props, "summary" | "labels">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls in narrow windows
    <section aria-label={labels.summary} tabIndex={0} className="mb-15 scrolls">
      <table className="w-full border-collapse border-t-[1.5px] border-ink text-small">
        <caption className="pb-2 text-left text-note text-muted">{labels.summary}</caption>
        <thead className="text-note text-muted">
          <tr className="border-b border-line">
            {[labels.engine, labels.figure, labels.cases, labels.method, labels.goal].map((label) => (
              <th key={label} scope="col" className="py-2 pr-5 text-left font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.map((figure) => (
            <SummaryRow key={figure.id} figure={figure} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Links to the engines. Beside the figures on wide screens, where it stays in view. */
function Index({ engines, labels }: Pick<Props, "engines" | "labels">) {
  return (
    <nav
      aria-label={labels.index}
      className="text-small max-lg:mb-10 lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start"
    >
      <p className="pb-1.5 text-note text-muted">{labels.index}</p>
      <ul className="border-t-[1.5px] border-ink">
        {engines.map(({ id, name }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-2.5 font-medium underline-offset-4 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pairs({ pairs }: { pairs: { name: string; value: string }[] }) {
  return (
    <dl>
      {pairs.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-1">
          <dt>{name}</dt>
          <dd className="whitespace-nowrap tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Parts({ parts, label }: { parts: ResultRow["parts"]; label: string }) {
  return (
    <details className="mt-2 max-w-[30em]">
      <summary className="cursor-pointer py-1 font-medium">
        {label} ({parts.length})
      </summary>
      <Pairs pairs={parts} />
    </details>
  );
}

function Row({ row, labels }: { row: ResultRow; labels: Labels }) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 first:border-t-[1.5px] first:border-ink lg:grid-cols-10">
      <p className="lg:col-span-2">
        <span className="display text-quiet whitespace-nowrap tabular">{row.value}</span>{" "}
        <span className="text-small whitespace-nowrap text-muted">{row.unit}</span>
      </p>
      <div className="text-small text-muted lg:col-span-4">
        <h5 className="text-base/snug font-semibold text-ink">{row.title}</h5>
        <p className="mt-1">{row.cases}</p>
        {row.limits !== undefined && <p className="mt-1">{row.limits}</p>}
        {row.parts.length > 0 && <Parts parts={row.parts} label={labels.parts} />}
      </div>
      <div className="text-note text-muted lg:col-span-4">
        {row.bars.length > 0 && <Bars bars={row.bars} />}
        {row.worse !== undefined && <StatusMark status="missing" text={row.worse} />}
        {row.goal && <p className={row.goal.isMissed ? "font-medium text-clay" : ""}>{row.goal.text}</p>}
      </div>
    </li>
  );
}

function SetContent({ set, labels }: { set: ResultSet; labels: Labels }) {
  return (
    <>
      <p className="mb-6 text-note text-muted">
        <StatusMark status={set.kind === "UNSEEN" ? "proven" : "none"} text={set.mark} /> {set.measured},{" "}
        {set.count}
      </p>
      {set.summary.length > 0 && (
        <ul className="mb-6 max-w-[36em] text-lede">
          {set.summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {set.limits !== undefined && <p className="mb-6 max-w-[40em] text-muted">{set.limits}</p>}
      <ul className="border-b border-line">
        {set.rows.map((row) => (
          <Row key={`${row.title} ${row.cases}`} row={row} labels={labels} />
        ))}
      </ul>
    </>
  );
}

/** Figures on cases made while building are folded, because they flatter the engine. */
function FigureSet({ set, labels }: { set: ResultSet; labels: Labels }) {
  const isFolded = set.kind === "BUILDING";
  const heading = (
    <>
      <h4 className="display text-name">{set.title}</h4>
      <span className="mt-1 block max-w-[40em] text-small text-muted">{set.note}</span>
    </>
  );
  if (!isFolded)
    return (
      <>
        <div className="mt-9 mb-3">{heading}</div>
        <SetContent set={set} labels={labels} />
      </>
    );
  return (
    <details className="mt-9 border-y border-line">
      <summary className="cursor-pointer py-4">
        {heading}
        <span className="mt-2 block text-small font-semibold text-leaf underline underline-offset-4">
          {set.count}
        </span>
      </summary>
      <div className="pt-2 pb-5">
        <SetContent set={set} labels={labels} />
      </div>
    </details>
  );
}

function Engine({ engine, labels }: { engine: EngineResult; labels: Labels }) {
  return (
    <div id={engine.id} className="mt-15 first:mt-0">
      <h3 className="display text-quiet">{engine.name}</h3>
      {engine.command !== undefined && (
        <p className="mt-3 text-small text-muted">
          {labels.command} <code className="text-ink">{engine.command}</code>
        </p>
      )}
      {engine.sets.map((set) => (
        <FigureSet key={`${set.kind} ${set.measured}`} set={set} labels={labels} />
      ))}
    </div>
  );
}

export function Results({ id, title, subtitle, surface, engines, labels, summary }: Props) {
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} ground={surface ?? "PAPER"}>
      <Summary summary={summary} labels={labels} />
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-2">
          <Index engines={engines} labels={labels} />
        </div>
        <div className="lg:col-span-10 lg:pl-6">
          {engines.map((engine) => (
            <Engine key={engine.id} engine={engine} labels={labels} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
