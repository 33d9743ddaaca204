import { assess } from "interview";
import type { Person } from "../round.ts";
import { type RoundContent, sourceText } from "../source-text.ts";
import { markPhrases, toSeconds } from "../spoken.ts";
import type { ClaimSource } from "./insights.schema.ts";

/** A line of a source. `at` is its time in seconds, if spoken. */
export type SourceLine = { text: string; mark?: string; at?: number };

/** A person's words with their source and the surrounding lines. */
export type ClaimWords = {
  place: string;
  quote: string;
  /** The engine's status for an interview answer. */
  answerStatus?: "shown" | "partly";
  lines: SourceLine[];
};

/** The marked lines, with one line before and one after them. */
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

/** The longest passage that the engine finds for the criterion in an interview answer. */
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
    answerStatus: result.status,
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

/** A person's words in a source; undefined if there are none. */
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
