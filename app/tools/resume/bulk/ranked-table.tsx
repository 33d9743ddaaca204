import { Fragment, useState } from "react";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import { ScoreParts, SeenParts } from "#app/tools/resume/score/score-parts.tsx";
import { languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { Icon } from "#app/ui/icon.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { bestProof } from "./best-proof.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { Row, RowRequirement } from "./rank-messages.ts";
import { RowEvidence } from "./row-evidence.tsx";

type Words = BulkWords["results"];

const withStatus = ({ requirements }: Row, ...statuses: RowRequirement["status"][]) =>
  requirements.filter(({ status }) => statuses.includes(status));

function Cells({
  words,
  row,
  rank,
  isOpen,
  onToggle,
}: {
  words: Words;
  row: Row;
  rank: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { id, file, name, score, requirements, foreign } = row;
  const { parts } = sumFigures(row);
  const met = withStatus(row, "proven", "deduced").length;
  const missing = withStatus(row, "missing");
  const proof = bestProof(row);
  return (
    <tr data-open={isOpen || undefined}>
      <td className="text-muted">{rank}</td>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} aria-controls={`bulk-evidence-${id}`} onClick={onToggle}>
          <span className="bulk-name">
            <strong>{name ?? file}</strong>
            {name !== undefined && <span className="text-note text-muted">{file}</span>}
            {foreign && (
              <span className="text-note text-clay">{languageWarning(foreign, words.foreign)}</span>
            )}
          </span>
          <Icon name="chevron-down" className="size-4 text-muted" />
        </button>
        <SeenParts parts={parts} className="block sm:hidden" />
      </th>
      <td>
        <span aria-hidden="true" className="display text-row">
          {fixedNumber("en", score, 1)}
        </span>
        <span className="sr-only">{fillTemplate(words.score, { score })}</span>
        <span aria-hidden="true" className="bulk-bar">
          <span style={{ width: `${score}%` }} />
        </span>
        <ScoreParts parts={parts} look="short" className="max-sm:sr-only" />
      </td>
      <td className="bulk-proof">
        {proof && (
          <q>
            {proof.before}
            <span className="mark">{proof.words}</span>
            {proof.after}
          </q>
        )}
      </td>
      <td>{fillTemplate(words.met, { met, total: requirements.length })}</td>
      <td className={missing.length > 0 ? "bulk-missing" : "text-muted"}>
        {missing.length}
        {missing.length > 0 && <span>{missing.map(({ label }) => label).join(", ")}</span>}
      </td>
    </tr>
  );
}

/** The ranking as a table. A row's button expands a further row with the evidence. */
export function RankedTable({ words, rows }: { words: Words; rows: Row[] }) {
  const [open, setOpen] = useState<number>();
  const { rank, candidate, score, proof, met, missing } = words.columns;
  return (
    <section
      className="bulk-scroll"
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table className="bulk-table text-small tabular">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="text-note text-muted">
            {[rank, candidate, score, proof, met, missing].map((column) => (
              <th key={column} scope="col" className={column === proof ? "bulk-proof" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              <Cells
                words={words}
                row={row}
                rank={index + 1}
                isOpen={open === row.id}
                onToggle={() => setOpen(open === row.id ? undefined : row.id)}
              />
              <tr id={`bulk-evidence-${row.id}`} hidden={open !== row.id} className="bulk-evidence">
                <td colSpan={6}>
                  <RowEvidence words={words} row={row} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
