import { spokenLanguages } from "../extract/lists.ts";
import type { ReadResume } from "../extract/read-resume.ts";
import { isPlace } from "../extract/titles.ts";
import { highestLevel } from "../job/degree-level.ts";
import type { Evidence } from "../report.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph } from "../skills/graph.ts";
import type { Span } from "../types.ts";
import { countYears, findProofs, workPeriods } from "./evidence.ts";

/** An answer to a screening question; `answer` is absent if the résumé does not give one. */
export type ScreeningAnswer = {
  question: string;
  answer?: string;
  evidence: Pick<Evidence, "span" | "quote">[];
};

/**
 * Answers screening questions only from the résumé: years with a skill, presence of a skill, notice period, location,
 * languages, education. Does not guess.
 *
 * @param now year and month (1 to 12) that "present" means in dates
 * @returns one answer per question, in order; `evidence` spans refer to `read.text`
 */
export function answerQuestions(
  read: ReadResume,
  questions: string[],
  graph: SkillGraph,
  { now }: { now: { year: number; month: number } },
): ScreeningAnswer[] {
  const proofs = findProofs(read, "", graph, now);
  return questions.map((question) => {
    const unanswered: ScreeningAnswer = { question, evidence: [] };
    if (/notice period|how soon|when (?:can|could) you (?:start|join)|availab/i.test(question))
      return answerFromText(
        read,
        unanswered,
        /(?:notice period\s*[:\-–]?\s*([^\n,.;]{2,40})|(immediate(?:ly)? (?:joiner|available)|available immediately|serving notice[^\n.;]{0,30}|can (?:join|start) [^\n.;]{2,40}))/i,
      );
    const language = question.match(spokenLanguages)?.[0];
    if (language && /speak|language|fluen|level|proficien/i.test(question))
      return answerFromText(
        read,
        unanswered,
        new RegExp(String.raw`\b(${language}\b(?:\s*[(:–-]\s*[^\n,;|]{2,30})?)`, "i"),
      );
    if (/where|location|city|based|relocat|live/i.test(question)) {
      const place = read.resume.basics.location?.city;
      return place && isPlace(place)
        ? { ...unanswered, answer: place, evidence: quoteEvidence(read, place) }
        : unanswered;
    }
    if (/degree|education|qualification|graduat/i.test(question)) {
      const best = read.resume.education.toSorted(
        (a, b) => (highestLevel(b.studyType ?? "") ?? 0) - (highestLevel(a.studyType ?? "") ?? 0),
      )[0];
      const answer = best ? [best.studyType, best.area].filter(Boolean).join(" in ") : "";
      return answer === ""
        ? unanswered
        : { ...unanswered, answer, evidence: quoteEvidence(read, best?.studyType ?? "") };
    }
    const skill =
      findSkills(question, graph, undefined, true).find(({ how }) => how !== "sentence") ??
      findSkills(question, graph, undefined, true)[0];
    if (skill) {
      const claimed = (proofs.bySkill.get(skill.skill) ?? []).filter(
        ({ how }) => how !== "negated" && how !== "wish",
      );
      if (claimed.length === 0) return unanswered;
      const periods = claimed.flatMap(({ months }) => (months ? [months] : []));
      const years = Math.max(countYears(periods), ...claimed.map((proof) => proof.years ?? 0));
      const evidence = claimed.slice(0, 3).map(({ span, quote }) => ({ span, quote }));
      return { ...unanswered, answer: years > 0 ? yearsText(years) : "Yes, without dates", evidence };
    }
    if (/years|experience/i.test(question)) {
      const years = countYears(workPeriods(read, now));
      return years > 0 ? { ...unanswered, answer: yearsText(years) } : unanswered;
    }
    return unanswered;
  });
}

const yearsText = (years: number) =>
  years < 1 ? `${Math.round(years * 12)} months` : `${Math.round(years * 10) / 10} years`;

function answerFromText(read: ReadResume, unanswered: ScreeningAnswer, pattern: RegExp): ScreeningAnswer {
  const match = pattern.exec(read.text);
  const answer = (match?.[1] ?? match?.[2])?.trim();
  return match && answer
    ? {
        ...unanswered,
        answer,
        evidence: [{ span: [match.index, match.index + match[0].length] satisfies Span, quote: match[0] }],
      }
    : unanswered;
}

function quoteEvidence({ text }: ReadResume, quote: string): ScreeningAnswer["evidence"] {
  const start = quote === "" ? -1 : text.indexOf(quote);
  return start < 0 ? [] : [{ span: [start, start + quote.length], quote }];
}
