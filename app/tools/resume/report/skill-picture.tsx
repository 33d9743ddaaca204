import type { RequirementKind, RequirementResult, Status } from "resume-match";
import { useWords } from "#app/language/language.tsx";
import english from "#app/site/status-words.data.ts";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const kinds: RequirementKind[] = ["skill", "title", "years", "education", "licence", "language", "phrase"];
const statuses: Status[] = ["proven", "deduced", "partial", "missing"];

/** Required and proven requirements of each kind: one tick each, and the numbers as text. */
export function SkillPicture({
  words,
  requirements,
}: {
  words: ReportWords;
  requirements: RequirementResult[];
}) {
  const statusWords = useWords("statuses", english);
  const rows = kinds
    .map((kind) => ({ kind, members: requirements.filter(({ requirement }) => requirement.kind === kind) }))
    .filter(({ members }) => members.length > 0);
  return (
    <section>
      <h3>{words.picture}</h3>
      <ul className="mt-4 border-b border-line text-small">
        {rows.map(({ kind, members }) => {
          const counts = statuses.map((status) => ({
            status,
            count: members.filter((member) => member.status === status).length,
          }));
          const met = members.filter(({ status }) => status !== "missing").length;
          const sorted = counts.flatMap(({ status, count }) =>
            Array.from({ length: count }, (_, index) => ({ status, id: `${status} ${index}` })),
          );
          return (
            <li key={kind} className="border-t border-line py-3">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{words.kinds[kind]}</span>
                <span className="tabular">
                  {fillTemplate(words.pictureCount, { met, asked: members.length })}
                </span>
              </span>
              <span aria-hidden="true" className="report-ticks">
                {sorted.map(({ status, id }) => (
                  <span key={id} data-status={status} />
                ))}
              </span>
              <span className="block text-note text-muted">
                {counts
                  .filter(({ count }) => count > 0)
                  .map(({ status, count }) => `${count} ${statusWords[status]}`)
                  .join(", ")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
