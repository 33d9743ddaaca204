import { personMatch } from "#app/stages/person-match.ts";
import type { RoundOpening, RoundPerson } from "#app/stages/round.schema.ts";
import type { Colleague, Decision, Person, PersonMatch, PersonSession, Round } from "#app/stages/round.ts";
import { matchSample } from "#app/stages/sample-match.ts";
import { type SignalWords, signalText } from "#app/stages/session/signal-text.ts";
import { toOffset } from "#app/stages/spoken.ts";
import { type LoggedDecision, logByPerson } from "#domain/round/log-state.ts";
import { type RoundCandidate, roundState } from "#domain/round/round-state.ts";
import type { Source } from "./read-yaml.ts";
import { findMessage, findQuote, findSpoken } from "./round-quotes.ts";
import { sampleLog } from "./sample-log.ts";
import { characterSources, confirmedTexts, keysPerBar, watchSession } from "./watch-session.ts";

/** The engine's report on one résumé, in whole points that add up. */
function matchPerson(resume: NonNullable<RoundPerson["resume"]>, opening: RoundOpening): PersonMatch {
  const [year, month] = opening.begins.split("-").map(Number);
  const now = { year: year ?? 0, month: month ?? 0 };
  return personMatch(
    matchSample(resume, opening.posting, now).report,
    resume.map(({ text }) => text),
  );
}

function entryWithId<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/round has no "${id}", which check-round.ts should have found`);
  return entry;
}

/** The session monitor's signals in a test, and how people settled its flags. */
function resolveSession(
  session: NonNullable<RoundPerson["session"]>,
  words: SignalWords,
  colleague: (by: string) => Colleague,
): PersonSession {
  const { events: _, reviews = [], ...rest } = session;
  const record = watchSession(session);
  return {
    ...rest,
    ...characterSources(session),
    keys: keysPerBar(record),
    signals: record.signals.map((signal) => {
      const at = toOffset(signal.start / 1000);
      const review = signal.level === "flag" ? reviews.find(({ flag }) => flag === at) : undefined;
      return {
        at,
        kind: signal.kind,
        level: signal.level,
        seconds: Math.round((signal.end - signal.start) / 1000),
        detail: signalText(signal, record, words),
        ...(review && {
          review: { by: colleague(review.by), decision: review.decision, note: review.note },
        }),
      };
    }),
  };
}

/** Written answers with their tasks, and with the confirmed flags of those that are not the person's own. */
function resolveWork(
  { work, session }: RoundPerson,
  { tasks }: RoundOpening,
): Pick<Person, "work"> | undefined {
  if (!work) return undefined;
  const answers = work.map(({ task, ...written }) => ({ ...entryWithId(tasks, task), ...written }));
  const watched = tasks.flatMap(({ id, assessment }) =>
    assessment === session?.assessment ? answers.filter((answer) => answer.id === id) : [],
  );
  const lengths = watched.map(({ answer }) => answer.length);
  const confirmed = session ? confirmedTexts(session, watchSession(session), lengths) : [];
  return {
    work: answers.map((answer) => {
      const foreign = confirmed[watched.indexOf(answer)] ?? [];
      return foreign.length === 0 ? answer : { ...answer, foreign };
    }),
  };
}

function resolveDecision(
  { decision, by, time, reason, letter = "", unmet, quote, until }: LoggedDecision,
  person: RoundPerson,
  colleague: (by: string | undefined) => Colleague,
): Decision {
  const source = quote === undefined ? undefined : findQuote(person, quote);
  return {
    decision,
    by: colleague(by),
    at: time,
    reason,
    letter,
    ...(unmet && { unmet }),
    ...(quote !== undefined && source && { quote: { text: quote, source } }),
    ...(until !== undefined && { until }),
  };
}

/** A person: what the log says of them, and their résumé, chat, interview and tests. */
function resolvePerson(
  { id, name, location = "", source, added, notes }: RoundCandidate,
  decision: LoggedDecision | undefined,
  person: RoundPerson,
  opening: RoundOpening,
  words: SignalWords,
): Person {
  const { chat, interview, work: _, session, decision: _decision, notes: _notes, ...rest } = person;
  const colleague = (by = "") => entryWithId(opening.colleagues, by);
  return {
    id,
    ...rest,
    name,
    location,
    applied: { at: added, source: source as Person["applied"]["source"] },
    ...(rest.resume && { match: matchPerson(rest.resume, opening) }),
    ...(decision && { decision: resolveDecision(decision, person, colleague) }),
    ...(chat && {
      chat: {
        ...chat,
        record: chat.record.map((field) => ({
          ...field,
          at: field.quote === undefined ? undefined : findMessage(chat, field.quote),
        })),
      },
    }),
    ...(interview && {
      interview: interview.map(({ question: questionId, from, words, criteria }) => {
        const question = entryWithId(opening.questions, questionId);
        return {
          question: { id: question.id, text: question.text },
          from,
          words,
          criteria: question.criteria.map((criterion) => {
            const quote = criteria.find((entry) => entry.id === criterion.id)?.quote;
            return quote === undefined ? criterion : { ...criterion, quote, at: findSpoken(words, quote) };
          }),
        };
      }),
    }),
    ...resolveWork(person, opening),
    ...(session && { session: resolveSession(session, words, colleague) }),
    ...(notes.length > 0 && {
      notes: notes.map(({ by, time, text, about }) => ({
        by: colleague(by),
        at: time,
        ...(about && { about }),
        text,
      })),
    }),
  };
}

/**
 * The sample round, computed from its log like any round, with everyone's match and flags, and each id replaced by
 * its entry. Ids and quotations must have been checked. `words` has the sentences for flags.
 */
export function resolveRound(
  opening: RoundOpening,
  people: Map<string, Source<RoundPerson>>,
  words: SignalWords,
): Round {
  const sources = new Map([...people].map(([id, { value }]) => [id, value]));
  const changes = sampleLog(opening, sources);
  const decisions = logByPerson(changes);
  const candidates = new Map(roundState(changes).people.map((candidate) => [candidate.id, candidate]));
  return {
    ...opening,
    published: { ...opening.published, by: entryWithId(opening.colleagues, opening.published.by) },
    turnedDown: { ...opening.turnedDown, by: entryWithId(opening.colleagues, opening.turnedDown.by) },
    heardBy: entryWithId(opening.colleagues, opening.heardBy),
    people: [...sources].flatMap(([id, person]) => {
      const candidate = candidates.get(id);
      return candidate ? resolvePerson(candidate, decisions.get(id)?.decision, person, opening, words) : [];
    }),
  };
}
