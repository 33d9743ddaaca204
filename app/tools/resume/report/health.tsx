import type { Finding } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";

const areas: Finding["area"][] = ["contact", "sections", "dates", "length", "wording", "machine"];
const looks = { good: "proven", improve: "missing" } as const;

/** Strengths and weaknesses of the résumé as a text, independent of the job. */
export function Health({ words, findings }: { words: ReportWords; findings: Finding[] }) {
  const groups = areas
    .map((area) => ({ area, members: findings.filter((finding) => finding.area === area) }))
    .filter(({ members }) => members.length > 0);
  return (
    <section className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <h3 className="display text-quiet text-balance lg:col-span-4">{words.health}</h3>
      <ul className="border-b border-line lg:col-span-8">
        {groups.map(({ area, members }) => (
          <li key={area} className="report-area">
            <h4 className="font-semibold">{words.areas[area]}</h4>
            <ul className="grid gap-1.5 text-small text-muted">
              {members.map(({ tone, text }) => (
                <li key={text} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <span lang="en">{text}</span>
                  <StatusMark status={looks[tone]} text={words.tones[tone]} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
