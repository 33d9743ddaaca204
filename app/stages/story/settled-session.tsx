import content from "#app/content/content.data.ts";
import { shortMoment } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { FlagReview, reviewWord } from "../session/flag-review.tsx";
import { typingBars } from "../session/session.ts";
import { SessionRuler } from "../session/session-ruler.tsx";
import { storyPeople } from "./moments.ts";

const caller = "jo-thomas";

/** A test's flags on a ruler, how a person settled each, and the call with the candidate about them. */
export function SettledSession() {
  const person = findPerson(content.round, storyPeople.rejected);
  const { session, name, notes = [] } = person;
  if (!session) throw new Error(`content/round: ${person.id} has no session`);
  const { signals, keys } = session;
  const call = notes.find(({ by }) => by.id === caller);
  return (
    <div className="desk overflow-hidden rounded-2xl p-5">
      <p className="mb-2 text-row font-semibold">{name}</p>
      <SessionRuler
        bars={typingBars(keys)}
        signals={signals}
        open={signals.at(-1)?.at ?? ""}
        words={reviewWord}
      />
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {signals.map((signal) => (
          <FlagReview key={signal.at} signal={signal} />
        ))}
      </ol>
      {call && (
        <p className="border-t border-line pt-4">
          {call.text}
          <span className="mt-1 block text-note text-muted">
            {call.by.name}, {shortMoment(call.at)}
          </span>
        </p>
      )}
    </div>
  );
}
