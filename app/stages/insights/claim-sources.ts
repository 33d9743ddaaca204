import { assess } from "interview";
import type { InterviewAnswer, Person } from "../round.ts";
import { type RoundContent, sourceText } from "../source-text.ts";
import { markPhrases, toSeconds } from "../spoken.ts";
import type { SourceMark } from "./claim-mark.ts";
import type { ClaimSource } from "./insights.schema.ts";

/** A line of a source. `at` is its time in seconds, if spoken. */
export type SourceLine = { text: string; mark?: string; at?: number };

/** A person's words with their source and the surrounding lines. */
export type ClaimWords = { place: string; quote: string; lines: SourceLine[] };

/** What a source says about a claim, and the person's words in it; none if it has none. */
export type ReadSource = { mark: SourceMark; words: ClaimWords[] };

/** The marked lines, with one line before and one after them. */
function around(lines: SourceLine[]): SourceLine[] {
  const first = lines.findIndex(({ mark }) => mark !== undefined);
  const last = lines.findLastIndex(({ mark }) => mark !== undefined);
  return lines.slice(Math.max(0, first - 1), last + 2);
}

function readResume(person: Person, label: string, content: RoundContent): ReadSource {
  const requirement = person.match?.requirements.find((own) => own.label === label);
  const status = requirement?.status ?? "missing";
  const [evidence] = status === "missing" ? [] : (requirement?.evidence ?? []);
  if (!evidence || !person.resume) return { mark: { from: "RESUME", status }, words: [] };
  const lines = person.resume.map(({ text }, index) => ({
    text,
    ...(index === evidence.line && { mark: evidence.quote }),
  }));
  const place = sourceText({ from: "RESUME", line: evidence.line }, content);
  return {
    mark: { from: "RESUME", status },
    words: [{ place, quote: evidence.quote, lines: around(lines) }],
  };
}

function quoteAnswer(answer: InterviewAnswer, quote: string, content: RoundContent): ClaimWords {
  const phrases = markPhrases({ ...answer, criteria: [{ id: "", title: "", quote }] });
  const at = phrases.find(({ marks }) => marks.length > 0)?.at ?? answer.from;
  return {
    place: sourceText({ from: "AI_INTERVIEW", question: answer.question.id, at }, content),
    quote,
    lines: around(
      phrases.map(({ text, at: second, marks: [mark] }) => ({
        text,
        at: toSeconds(second),
        ...(mark && { mark: mark.quote }),
      })),
    ),
  };
}

/**
 * The engine's passage for a criterion that shares words with those that the listener chose. Without such a
 * passage its longest one, and the listener's words beside it.
 */
function readInterview(
  person: Person,
  { question, criterion, heard = criterion }: Extract<ClaimSource, { from: "AI_INTERVIEW" }>,
  content: RoundContent,
): ReadSource {
  const listener = content.round.heardBy.name;
  const answer = person.interview?.find((own) => own.question.id === question);
  if (!answer) return { mark: { from: "AI_INTERVIEW", status: "missing", listener }, words: [] };
  const text = answer.words.map((phrase) => phrase.text).join(" ");
  const [result] = assess({ question: answer.question, criteria: [criterion], text }).criteria;
  const chosen = answer.criteria.find(({ id }) => id === heard);
  const status = result?.status ?? "missing";
  const passages = (status === "missing" ? [] : (result?.evidence ?? [])).toSorted(
    (a, b) => b.quote.length - a.quote.length,
  );
  const start = chosen?.quote === undefined ? -1 : text.indexOf(chosen.quote);
  const end = start + (chosen?.quote?.length ?? 0);
  const shared = passages.find(({ span: [from, to] }) => start >= 0 && from < end && start < to);
  const [longest] = passages;
  const quotes = shared ? [shared.quote] : [longest?.quote, chosen?.quote].flatMap((quote) => quote ?? []);
  return {
    mark: {
      from: "AI_INTERVIEW",
      status,
      listener,
      ...(chosen && { isHeard: chosen.quote !== undefined }),
    },
    words: quotes.map((quote) => quoteAnswer(answer, quote, content)),
  };
}

/** The first quoted answer that the person wrote without help. */
function readWork(person: Person, tasks: string[], content: RoundContent): ReadSource {
  const answers = tasks.flatMap((task) => person.work?.find(({ id }) => id === task) ?? []);
  const foreign = answers.flatMap((answer) => answer.foreign ?? []);
  const own = answers.find((answer) => answer.quote !== undefined && answer.foreign === undefined);
  if (own?.quote === undefined) return { mark: { from: "WORK", status: "missing", foreign }, words: [] };
  const { id, quote, answer } = own;
  const lines = answer.split(/\n+/).map((text) => ({ text, ...(text.includes(quote) && { mark: quote }) }));
  const place = sourceText({ from: "WORK", task: id }, content);
  return {
    mark: { from: "WORK", status: "quoted", foreign },
    words: [{ place, quote, lines: around(lines) }],
  };
}

/** Reads what a person's source says about a claim. */
export function readSource(person: Person, source: ClaimSource, content: RoundContent): ReadSource {
  switch (source.from) {
    case "RESUME":
      return readResume(person, source.requirement, content);
    case "AI_INTERVIEW":
      return readInterview(person, source, content);
    case "WORK":
      return readWork(person, source.tasks, content);
  }
}
