import type { RoundPerson } from "#app/stages/round.schema.ts";
import type { MatchRequirement, Round } from "#app/stages/round.ts";
import type { Problem, Source } from "./read-yaml.ts";

/** Says that something is lacking. */
const lack =
  /\b(?:asks? for|need(?:s|ed)?|requires?|looking for|missing|lack(?:s|ed)?|without|yet|so far|no|not|never|neither|nor|none|can't|\w+n't)\b|would be (?:new|(?:your|his|her) first)/i;

/** How a refusal may name each requirement of the round's posting. */
const mentions: Record<string, RegExp> = {
  "Experience leading a team": /\b(?:leads?|led|leading|leadership|(?:a|the|no) team|teams)\b/i,
  "Customer support": /\b(?:customer support|(?:in|of) support|support job|years?)\b/i,
  "Zendesk or Freshdesk": /\b(?:zendesk|freshdesk|ticket tools?|tickets)\b/i,
  English: /\benglish\b/i,
  "Coaching of new agents": /\bcoach/i,
  "Rota planning": /\b(?:rotas?|shift plan|scheduling)/i,
  Hindi: /\bhindi\b/i,
};

const sentencesOf = (text: string) => text.split(/(?<=[.?!;:])\s+/);
const isMet = ({ status }: MatchRequirement) => status === "proven" || status === "deduced";

/**
 * Finds rejections for something that isn't a reason: a requirement that the engine finds in the résumé, or one
 * that is only nice to have. A sentence names a requirement if it says that something is lacking and has a word
 * for it.
 */
export function refusalProblems(
  { people }: Pick<Round, "people">,
  sources: Map<string, Source<RoundPerson>>,
): Problem[] {
  return people.flatMap(({ id, match, decision }) => {
    const problemAt = sources.get(id)?.problemAt;
    if (!problemAt || !match || decision?.decision !== "REJECT") return [];
    const { unmet = [] } = decision;
    const problems = unmet.flatMap((label, index) => {
      const requirement = match.requirements.find((candidate) => candidate.label === label);
      if (requirement?.mustHave && !isMet(requirement)) return [];
      const why = requirement === undefined ? "no requirement" : isMet(requirement) ? "met" : "nice to have";
      return problemAt(["decision", "unmet", index], `"${label}" is ${why}: no one is rejected for it`);
    });
    for (const field of ["reason", "letter"] as const) {
      for (const sentence of sentencesOf(decision[field]).filter((text) => lack.test(text))) {
        for (const requirement of match.requirements) {
          const { label, mustHave } = requirement;
          const mention = mentions[label];
          if (!mention) throw new Error(`check-refusals.ts has no words for the requirement "${label}"`);
          if (unmet.includes(label) || !mention.test(sentence)) continue;
          const message = isMet(requirement)
            ? `rejects for "${label}", which the résumé shows: name what was missing`
            : mustHave
              ? `rejects for "${label}": write it in unmet, too`
              : `rejects for "${label}", which is only nice to have: name what was missing`;
          problems.push(problemAt(["decision", field], message));
        }
      }
    }
    return problems;
  });
}
