import { ScoreBar } from "#app/pictures/scores.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";

const names = ["accuracy", "fluency", "completeness"] as const;

/** The scores behind the overall score, with their meanings. */
export function SummaryScores({ words, report }: { words: ReportWords["figures"]; report: ScoredReport }) {
  return (
    <dl className="grid gap-4 text-[0.9375rem]/normal">
      {names.map((name) => (
        <div key={name}>
          <dt className="font-medium">{words[name].name}</dt>
          <dd>
            <span className="font-semibold tabular">
              {fillTemplate(words.points, { points: Math.round(report[name]) })}
            </span>
            <ScoreBar value={report[name]} />
            <span className="block text-sm text-muted">{words[name].meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
