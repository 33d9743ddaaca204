import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { findPerson, sessionFlags } from "../round.ts";
import { FlagReview, reviewWord } from "../session/flag-review.tsx";
import { testSeconds, typingBars } from "../session/session.ts";
import { SessionRuler } from "../session/session-ruler.tsx";
import { Place, SlideLabel } from "./slide-frame.tsx";

const watched = "nikhil-joshi";

/** A test session on its ruler, with the flags and how a person settled them. */
export function SessionSlide() {
  const { round, stages } = content;
  const words = stages.match.session;
  const person = findPerson(round, watched);
  const { session } = person;
  const flags = sessionFlags(person);
  const open = flags.at(-1);
  if (!session || !open) throw new Error(`${watched} has no flag`);
  return (
    <div className="px-5 pt-7 pb-3 lg:px-10">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[auto_1fr]">
        <div>
          <h2 className="text-name">{person.name}</h2>
          <p className="mt-1 mb-6 text-small text-muted">
            {fillTemplate(words.test, { assessment: session.assessment, minutes: testSeconds / 60 })}
          </p>
          <Place place={open.at} unit={fillTemplate(words.unit, { characters: session.atOnce })} isMarked />
        </div>
        <div className="relative min-w-0 self-end overflow-hidden">
          <SessionRuler
            bars={typingBars(session.keys)}
            signals={session.signals}
            open={open.at}
            words={reviewWord}
          />
        </div>
      </div>
      <div className="mt-10 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <SlideLabel>{words.settled}</SlideLabel>
          <ol className="border-b border-line">
            {flags.map((flag) => (
              <FlagReview key={flag.at} signal={flag} />
            ))}
          </ol>
        </div>
        <div className="sheet rounded p-6 sm:px-9 sm:py-7">
          <p className="text-note text-muted">{fillTemplate(words.arrived, { at: open.at })}</p>
          <p className="mt-3">
            <mark className="mark">{stages.session.film.block}</mark>
          </p>
        </div>
      </div>
    </div>
  );
}
