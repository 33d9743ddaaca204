import type {
  CandidateReport,
  RoundReport,
} from "#app/sections/candidate-reports/candidate-reports.schema.ts";
import { findPerson, type Person, type QuoteSource, type Round } from "#app/stages/round.ts";
import type { StagesWords } from "#app/stages/stages.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Sources } from "./read-sources.ts";
import type { Problem } from "./read-yaml.ts";
import { findQuote } from "./round-quotes.ts";

type SourceWords = StagesWords["sources"];

function describeSource(source: QuoteSource, round: Round, words: SourceWords): string {
  switch (source.from) {
    case "RESUME":
      return fillTemplate(words.resume, { line: source.line + 1 });
    case "CHAT":
      return fillTemplate(words.chat, source);
    case "AI_INTERVIEW":
      return fillTemplate(words.interview, { at: source.at });
    case "WORK": {
      const task = round.tasks.find(({ id }) => id === source.task);
      return fillTemplate(words.work, { assessment: task?.assessment ?? "" });
    }
  }
}

/** The status of the requirement that these words of the résumé support. */
function provenStatus({ match }: Person, quote: string): "proven" | "deduced" | undefined {
  const requirement = match?.requirements.find(({ evidence }) =>
    evidence.some((item) => item.quote.includes(quote) || quote.includes(item.quote)),
  );
  const status = requirement?.status;
  return status === "proven" || status === "deduced" ? status : undefined;
}

/** The report on a person of the round. The person and quotations must have been checked. */
export function resolveReport(report: RoundReport, round: Round, sources: Sources): CandidateReport {
  const person = findPerson(round, report.person);
  const raw = sources.roundPeople.get(report.person)?.value;
  const words = sources.stages.value.sources;
  return {
    sample: true,
    candidate: person.name,
    role: `${round.title}, ${round.location}`,
    recommendation: person.decision?.decision ?? "HOLD",
    score: person.match?.score ?? 0,
    summary: report.summary,
    questions: report.questions,
    findings: report.findings.map(({ title, quote }) => {
      const source = raw && findQuote(raw, quote);
      const status = source?.from === "RESUME" ? provenStatus(person, quote) : undefined;
      return {
        title,
        quote,
        source: source ? describeSource(source, round, words) : "",
        ...(status && { status }),
      };
    }),
  };
}

/** Finds sections about people who are not in the round, and quotations that are not theirs. */
export function reportProblems({ pages, roundPeople }: Sources): Problem[] {
  const notThere = (id: string) => `"${id}" is not in content/round/people: write the name of a file`;
  return [...pages.values()].flatMap((page) =>
    page.value.sections.flatMap((section, index) => {
      if (
        section.kind === "STEPS_TO_MATCH" &&
        section.follow !== undefined &&
        !roundPeople.has(section.follow)
      )
        return [page.problemAt(["sections", index, "follow"], notThere(section.follow))];
      if (section.kind !== "CANDIDATE_REPORTS" || !section.round) return [];
      const path = ["sections", index, "round"];
      const { person: id, findings } = section.round;
      const person = roundPeople.get(id)?.value;
      if (!person) return [page.problemAt([...path, "person"], notThere(id))];
      return findings.flatMap(({ quote }, finding) =>
        findQuote(person, quote)
          ? []
          : [
              page.problemAt(
                [...path, "findings", finding, "quote"],
                `is not in what ${person.name} said, wrote or sent`,
              ),
            ],
      );
    }),
  );
}
