import { StatusMark } from "#app/ui/status-mark.tsx";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { Row, RuledQuotation } from "./rank-messages.ts";

function Quotations({ quotations }: { quotations: RuledQuotation[] }) {
  return quotations.map(({ before, words, after, rule }) => (
    <p key={`${before}${words}${after}${rule}`}>
      <q>
        {before}
        <span className="mark">{words}</span>
        {after}
      </q>
      {rule !== "" && <span className="text-note text-muted"> {rule}</span>}
    </p>
  ));
}

/** The reasons for a rank: each requirement with status and quotations, and each question with its answer. */
export function RowEvidence({ words, row }: { words: BulkWords["results"]; row: Row }) {
  const { requirements, answers } = row;
  return (
    <div className="bulk-details">
      <div>
        <h4 className="font-semibold">{words.requirements}</h4>
        <ul>
          {requirements.map(({ label, priority, status, quotations }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a job's requirements never change their order
            <li key={index} data-status={status}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{label}</span>
                <span className="mr-auto text-note text-muted">{words.priorities[priority]}</span>
                <StatusMark status={status} />
              </p>
              {quotations.length > 0 ? (
                <Quotations quotations={quotations} />
              ) : (
                status === "missing" && <p className="text-note text-muted">{words.noEvidence}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
      {answers.length > 0 && (
        <div>
          <h4 className="font-semibold">{words.answers}</h4>
          <ul>
            {answers.map(({ question, answer, quotations }) => (
              <li key={question}>
                <p className="text-note text-muted">{question}</p>
                <p className={answer === undefined ? "text-muted" : "font-medium"}>
                  {answer ?? words.notStated}
                </p>
                <Quotations quotations={quotations} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
