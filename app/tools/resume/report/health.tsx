import type { Finding } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { Icon } from "#app/ui/icon.tsx";

const areas: Finding["area"][] = ["contact", "sections", "dates", "length", "wording", "machine"];
const looks = {
  good: { icon: "circle-check", color: "text-leaf" },
  improve: { icon: "circle-dot", color: "text-clay" },
};

/** The good and the weak points of the résumé as a text, independent of the job. */
export function Health({ words, findings }: { words: ReportWords; findings: Finding[] }) {
  const groups = areas
    .map((area) => ({ area, members: findings.filter((finding) => finding.area === area) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div>
      <h3 className="text-2xl">{words.health}</h3>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ area, members }) => (
          <li key={area} className="rounded-2xl border border-line bg-raised p-5">
            <h4 className="mb-2 font-semibold">{words.areas[area]}</h4>
            <ul className="grid gap-2 text-[0.9375rem]/normal">
              {members.map(({ tone, text }) => (
                <li key={text} className="flex gap-2">
                  <Icon name={looks[tone].icon} className={`mt-1 size-4 ${looks[tone].color}`} />
                  <span>
                    <span className="sr-only">{words.tones[tone]}: </span>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
