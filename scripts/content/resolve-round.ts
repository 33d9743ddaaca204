import { personMatch } from "#app/stages/person-match.ts";
import type { RoundOpening, RoundPerson } from "#app/stages/round.schema.ts";
import type { Colleague, Person, PersonMatch, PersonSession, Round } from "#app/stages/round.ts";
import { matchSample } from "#app/stages/sample-match.ts";
import { type SignalWords, signalText } from "#app/stages/session/signal-text.ts";
import { toOffset } from "#app/stages/spoken.ts";
import type { Source } from "./read-yaml.ts";
import { findMessage, findQuote, findSpoken } from "./round-quotes.ts";
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

function resolvePerson(id: string, person: RoundPerson, opening: RoundOpening, words: SignalWords): Person {
  const { decision, chat, interview, work: _, session, notes, ...rest } = person;
  const colleague = (by: string) => entryWithId(opening.colleagues, by);
  const source = decision?.quote === undefined ? undefined : findQuote(person, decision.quote);
  return {
    id,
    ...rest,
    ...(rest.resume && { match: matchPerson(rest.resume, opening) }),
    ...(decision && {
      decision: {
        ...decision,
        by: colleague(decision.by),
        quote: source && { text: decision.quote ?? "", source },
      },
    }),
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
    ...(notes && { notes: notes.map((note) => ({ ...note, by: colleague(note.by) })) }),
  };
}

/**
 * The round with everyone's match and flags, and each id replaced by its entry. Ids and quotations must have
 * been checked. `words` has the sentences for flags.
 */
export function resolveRound(
  opening: RoundOpening,
  people: Map<string, Source<RoundPerson>>,
  words: SignalWords,
): Round {
  return {
    ...opening,
    published: { ...opening.published, by: entryWithId(opening.colleagues, opening.published.by) },
    turnedDown: { ...opening.turnedDown, by: entryWithId(opening.colleagues, opening.turnedDown.by) },
    heardBy: entryWithId(opening.colleagues, opening.heardBy),
    people: [...people].map(([id, { value }]) => resolvePerson(id, value, opening, words)),
  };
}
