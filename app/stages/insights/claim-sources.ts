import { assess } from "interview";
import type { Person } from "../round.ts";
import { type RoundContent, sourceText } from "../source-text.ts";
import { markPhrases, toSeconds } from "../spoken.ts";
import type { ClaimSource } from "./insights.schema.ts";

/** A line of a source. `at` is its second, where it was spoken. */
export type SourceLine = { text: string; mark?: string; at?: number };

/** Words of a person with the lines around them, and the place where they can be checked. */
export type ClaimWords = {
  place: string;
  quote: string;
  /** The engine's word on an answer of the interview. */
  heard?: "shown" | "partly";
  lines: SourceLine[];
};

/** The lines from one before the first marked line to one after the last. */
function around(lines: SourceLine[]): SourceLine[] {
  const first = lines.findIndex(({ mark }) => mark !== undefined);
  const last = lines.findLastIndex(({ mark }) => mark !== undefined);
  return lines.slice(Math.max(0, first - 1), last + 2);
}

function resumeWords(person: Person, label: string, content: RoundContent): ClaimWords | undefined {
  const requirement = person.match?.requirements.find((own) => own.label === label);
  const [evidence] = requirement?.status === "missing" ? [] : (requirement?.evidence ?? []);
  if (!evidence || !person.resume) return undefined;
  const lines = person.resume.map(({ text }, index) => ({
    text,
    ...(index === evidence.line && { mark: evidence.quote }),
  }));
  return {
    place: sourceText({ from: "RESUME", line: evidence.line }, content),
    quote: evidence.quote,
    lines: around(lines),
  };
}

/** The words that the engine finds in the answer to a question, the longest passage of them. */
function spokenWords(
  person: Person,
  { question, criterion }: Extract<ClaimSource, { from: "AI_INTERVIEW" }>,
  content: RoundContent,
): ClaimWords | undefined {
  const answer = person.interview?.find((own) => own.question.id === question);
  if (!answer) return undefined;
  const text = answer.words.map((phrase) => phrase.text).join(" ");
  const [result] = assess({ question: answer.question, criteria: [criterion], text }).criteria;
  const [evidence] = (result?.evidence ?? []).toSorted((a, b) => b.quote.length - a.quote.length);
  if (!evidence || !result || result.status === "missing") return undefined;
  const { quote } = evidence;
  const phrases = markPhrases({ ...answer, criteria: [{ id: criterion, title: "", quote }] });
  const at = phrases.find(({ marks }) => marks.length > 0)?.at ?? answer.from;
  return {
    place: sourceText({ from: "AI_INTERVIEW", question, at }, content),
    quote,
    heard: result.status,
    lines: around(
      phrases.map(({ text: spoken, at: second, marks: [mark] }) => ({
        text: spoken,
        at: toSeconds(second),
        ...(mark && { mark: mark.quote }),
      })),
    ),
  };
}

function writtenWords(person: Person, task: string, content: RoundContent): ClaimWords | undefined {
  const work = person.work?.find(({ id }) => id === task);
  if (work?.quote === undefined) return undefined;
  const { quote, answer } = work;
  const lines = answer.split(/\n+/).map((text) => ({ text, ...(text.includes(quote) && { mark: quote }) }));
  return { place: sourceText({ from: "WORK", task }, content), quote, lines: around(lines) };
}

/** The words of a person that a source names; undefined if there are none. */
export function claimWords(
  person: Person,
  source: ClaimSource,
  content: RoundContent,
): ClaimWords | undefined {
  switch (source.from) {
    case "RESUME":
      return resumeWords(person, source.requirement, content);
    case "AI_INTERVIEW":
      return spokenWords(person, source, content);
    case "WORK":
      return writtenWords(person, source.task, content);
  }
}
