import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { findPerson, type Person } from "../round.ts";
import { RoundNote } from "../round-note.tsx";
import { FlagReview, reviewWord } from "./flag-review.tsx";
import { characterSources, noticedEvents, typingBars } from "./session.ts";
import { SessionRuler } from "./session-ruler.tsx";

const columns: Record<number, string> = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

function Session({ person, open, seed }: { person: Person; open: string; seed: number }) {
  const { name, session } = person;
  if (!session) throw new Error(`${person.id} has no session`);
  const events = noticedEvents(session);
  const flags = events.filter(({ flag }) => flag);
  const cleared = flags.filter(({ review }) => review?.decision === "CLEARED").length;
  return (
    <div className="pt-8">
      <p className="flex flex-wrap items-end justify-between gap-x-6 text-small text-muted">
        <span>
          <strong className="text-row text-ink">{name}</strong> {session.events[0]?.detail}
        </span>
        <span className="tabular">
          {fillTemplate(content.stages.session.summary, {
            flags: flags.length,
            cleared,
            ...characterSources(person),
          })}
        </span>
      </p>
      <SessionRuler bars={typingBars(person, seed)} events={events} open={open} words={reviewWord} />
      <ol className={`mt-4 grid gap-x-6 sm:grid-cols-2 ${columns[events.length] ?? ""}`}>
        {events.map((event) => (
          <FlagReview key={event.at} event={event} />
        ))}
      </ol>
    </div>
  );
}

/** Two tests on the ruler of their minutes: one that was typed, one that arrived in pieces. */
export function SessionStage() {
  const { round, stages } = content;
  const { label, title, note } = stages.session;
  return (
    <section aria-label={label} className="overflow-hidden">
      <div className="page-width">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-note text-muted">
          {title} <RoundNote />
        </p>
        <Session person={findPerson(round, "nikhil-joshi")} open="19:12" seed={7} />
        <Session person={findPerson(round, "aditya-bansal")} open="16:05" seed={11} />
        <p className="mt-7 max-w-[40em] text-note text-muted">{note}</p>
      </div>
    </section>
  );
}
