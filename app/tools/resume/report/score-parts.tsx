import type { ScorePart } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Bar } from "./bar.tsx";

/** The parts of the score, and the requirement that caps it. */
export function ScoreParts({
  words,
  parts,
  cap,
  score,
}: {
  words: ReportWords["parts"];
  parts: ScorePart[];
  cap: number | undefined;
  score: number;
}) {
  const names: Record<ScorePart["name"], string> = {
    requirements: words.requirements,
    title: words.jobTitle,
    education: words.education,
    wording: words.wording,
  };
  const rounded = (points: number) => Number(points.toFixed(1));
  const sum = rounded(parts.reduce((total, { points }) => total + points, 0));
  return (
    <div>
      <h3 className="text-xl">{words.title}</h3>
      <ul className="mt-3 grid gap-2 text-[0.9375rem]/normal">
        {parts.map(({ name, points, of }) => (
          <li key={name}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{names[name]}</span>
              <span className="tabular">
                {fillTemplate(words.points, { points: rounded(points), of: rounded(of) })}
              </span>
            </span>
            <Bar value={points} of={of} />
          </li>
        ))}
      </ul>
      {cap !== undefined && (
        <p className="mt-3 text-[0.9375rem]/normal font-medium text-clay">
          {fillTemplate(words.cap, { sum, score, cap: rounded(cap) })}
        </p>
      )}
    </div>
  );
}
