import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { EngineResult, ResultRow, ResultSet } from "./results.schema.ts";

type Props = SectionOf<"RESULTS">;
type Labels = Props["labels"];

function Pairs({ pairs }: { pairs: { name: string; value: string }[] }) {
  return (
    <dl>
      {pairs.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-1">
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
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

function Row({ row, set, labels }: { row: ResultRow; set: ResultSet; labels: Labels }) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 first:border-t-[1.5px] first:border-ink lg:grid-cols-12">
      <p className="lg:col-span-3">
        <span className="display text-quiet tabular">{row.value}</span>{" "}
        <span className="text-small text-muted">{row.unit}</span>
      </p>
      <div className="text-small text-muted lg:col-span-5">
        <h5 className="text-base/snug font-semibold text-ink">{row.title}</h5>
        <p className="mt-1">{row.cases}</p>
        {row.limits !== undefined && <p className="mt-1">{row.limits}</p>}
        {row.parts.length > 0 && <Parts parts={row.parts} label={labels.parts} />}
      </div>
      <div className="text-note text-muted lg:col-span-4">
        {row.worse !== undefined && <StatusMark status="missing" text={row.worse} />}
        {row.baselines.length > 0 && (
          <div className="mb-2">
            <p className="py-1">{labels.baselines}</p>
            <Pairs pairs={row.baselines} />
          </div>
        )}
        {row.goal && <p className={row.goal.isMissed ? "font-medium text-clay" : ""}>{row.goal.text}</p>}
        <StatusMark status={set.kind === "UNSEEN" ? "proven" : "none"} text={set.mark} />
        <p>{set.measured}</p>
      </div>
    </li>
  );
}

function FigureSet({ set, labels }: { set: ResultSet; labels: Labels }) {
  return (
    <>
      <div className="mt-9 mb-6 grid items-end gap-x-6 gap-y-3 lg:grid-cols-12">
        <h4 className="display text-name lg:col-span-7">{set.title}</h4>
        <p className="text-small text-muted lg:col-span-4 lg:col-start-9">{set.note}</p>
      </div>
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
          <Row key={`${row.title} ${row.cases}`} row={row} set={set} labels={labels} />
        ))}
      </ul>
    </>
  );
}

function Engine({ engine, labels }: { engine: EngineResult; labels: Labels }) {
  return (
    <div id={engine.id} className="mt-15 first-of-type:mt-0">
      <h3 className="display text-quiet">{engine.name}</h3>
      {engine.command !== undefined && (
        <p className="mt-3 text-small text-muted">
          {labels.command} <code className="text-ink">{engine.command}</code>
        </p>
      )}
      {engine.sets.map((set) => (
        <FigureSet key={set.kind} set={set} labels={labels} />
      ))}
    </div>
  );
}

export function Results({ id, title, subtitle, surface, engines, labels }: Props) {
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} ground={surface ?? "PAPER"}>
      {engines.map((engine) => (
        <Engine key={engine.id} engine={engine} labels={labels} />
      ))}
    </SectionFrame>
  );
}
