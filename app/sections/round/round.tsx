import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { shortMoment } from "#app/stages/person-steps.ts";
import { RoundNote } from "#app/stages/round-note.tsx";
import { shortDay } from "#app/stages/short-day.ts";
import { MomentPart } from "#app/stages/story/moment-part.tsx";
import { momentAnchor } from "#app/stages/story/moments.ts";
import { type StoryEvent, storyEvents } from "#app/stages/story/story-events.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = SectionOf<"ROUND">;
type Moment = Props["moments"][number];

/** A person's step has a filled circle, a program's an empty square. */
const actorLooks = {
  PERSON: "before:rounded-full before:bg-leaf",
  PROGRAM: "before:border-2 before:bg-paper",
};
const markLook = "before:absolute before:size-3";

function Actor({ actor, who }: Pick<StoryEvent, "actor" | "who">) {
  const { person, program } = content.stages.story;
  return (
    <>
      <strong>{who}</strong>
      <span className="sr-only">, {actor === "PERSON" ? person : program},</span>
    </>
  );
}

function EventTime({ at }: Pick<StoryEvent, "at">) {
  const [day = "", time = ""] = at.split(" ");
  return (
    <time dateTime={`${day}T${time}+05:30`} className="block text-note text-muted tabular">
      {shortMoment(at).replace(time, "")}
      {shortDay(day)}, {time}
    </time>
  );
}

/** The times of a moment, and who acted at each. */
function Rail({ moment }: { moment: Moment }) {
  return (
    <ol className="grid gap-x-6 gap-y-3 text-small max-xl:mb-6 max-xl:sm:grid-cols-3 xl:sticky xl:top-28 xl:gap-y-5">
      {storyEvents(moment.at, content).map((event) => (
        <li
          key={event.at + event.who}
          className={`relative pl-6 before:top-1 before:left-0 ${markLook} ${actorLooks[event.actor]}`}
        >
          <EventTime at={event.at} />
          <Actor {...event} /> {event.text}
        </li>
      ))}
    </ol>
  );
}

function Legend() {
  const { person, program } = content.stages.story;
  const look = `relative pl-5 before:top-1 before:left-0 ${markLook}`;
  return (
    <p className="mb-9 flex flex-wrap items-center gap-x-6 gap-y-2 text-note text-muted">
      <span className={`${look} ${actorLooks.PERSON}`}>{person}</span>
      <span className={`${look} ${actorLooks.PROGRAM}`}>{program}</span>
      <RoundNote />
    </p>
  );
}

function RailMoment({ moment }: { moment: Moment }) {
  return (
    <li
      id={momentAnchor(moment.at)}
      tabIndex={-1}
      className="grid gap-x-12 border-t-[1.5px] border-ink pt-5 pb-14 last:pb-0 xl:grid-cols-[11.5rem_minmax(0,1fr)]"
    >
      <div>
        <Rail moment={moment} />
      </div>
      <div className="min-w-0">
        <header className="mb-6 grid gap-x-6 gap-y-2 lg:grid-cols-2">
          <h3 className="display text-name text-balance">{moment.title}</h3>
          <div>
            <p className="text-pretty text-muted">{moment.text}</p>
            {moment.link && <TextLink url={moment.link.url}>{moment.link.title}</TextLink>}
          </div>
        </header>
        <MomentPart name={moment.at} />
      </div>
    </li>
  );
}

/** Moments of the hiring round. Server only. */
export function RoundMoments({ title, subtitle, surface = "PAPER", moments }: Props) {
  return (
    <SectionFrame title={title} subtitle={subtitle} ground={surface}>
      <Legend />
      <ol data-round="">
        {moments.map((moment) => (
          <RailMoment key={moment.at} moment={moment} />
        ))}
      </ol>
    </SectionFrame>
  );
}
