import content from "#app/content/content.data.ts";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { findPerson, type MatchRequirement } from "./round.ts";

/** The first proven, the first three deduced, and the first missing requirement. */
function examples(requirements: MatchRequirement[]): MatchRequirement[] {
  const some = (status: MatchRequirement["status"], count: number) =>
    requirements.filter((requirement) => requirement.status === status).slice(0, count);
  return [...some("proven", 1), ...some("deduced", 3), ...some("missing", 1)];
}

/** Example requirements: proven by the résumé, deduced by a rule, and missing. */
export function DeductionList() {
  const { match, resume } = findPerson(content.round, "asha-kulkarni");
  return examples(match?.requirements ?? []).map(({ label, status, rule, evidence: [words] }) => (
    <div
      key={label}
      className="grid gap-x-6 gap-y-1 border-b border-line py-3 text-small sm:max-md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr]"
    >
      <div>
        <p className="font-semibold">{label}</p>
        <StatusMark status={status} />
      </div>
      <div>
        {words && (
          <p>
            “<Marked text={resume?.[words.line]?.text ?? ""} mark={words.quote} />”
          </p>
        )}
        <p className="text-note text-muted">{status === "missing" ? content.stages.parts.missing : rule}</p>
      </div>
    </div>
  ));
}
