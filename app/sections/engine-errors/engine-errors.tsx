import content from "virtual:content";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { sourceText } from "#app/stages/source-text.ts";
import {
  type EngineErrors as Errors,
  engineErrors,
  type HeardDifferently,
  type Place,
} from "#app/stages/story/engine-errors.ts";
import { errorsAnchor, storyPeople } from "#app/stages/story/moments.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { ErrorKind, Proof } from "./error-kind.tsx";

const words = () => content.stages.story.errors;

/** Criteria heard differently that are shown; the others are counted. */
const maxHeard = 3;

function Judged({ place, template }: { place: Place | undefined; template: string }) {
  const decision = place?.person.decision;
  if (!place || !decision) return null;
  const { person, score } = place;
  const values = { name: person.name, place: place.place, score, by: decision.by.name };
  return <Proof source={fillTemplate(template, values)} quote={decision.reason} />;
}

function Match({ selected, scored, overrated, underrated }: Errors) {
  const { figure, title, text, ...templates } = words().match;
  const { person, place, ahead } = selected;
  const count = Object.values(ahead).reduce((sum, people) => sum + people, 0);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { place, of: scored })}
      title={title}
      text={fillTemplate(text, { name: person.name, ahead: count, rejected: ahead.REJECT, open: ahead.OPEN })}
    >
      <Judged place={overrated} template={templates.overrated} />
      <Judged place={underrated} template={templates.underrated} />
    </ErrorKind>
  );
}

function Missed({ missed }: Errors) {
  const { title, text, row } = words().missed;
  return (
    <ErrorKind figure={`${missed.length}`} title={title} text={text}>
      {missed.map(({ person, requirement, line, text: quote }) => (
        <Proof
          key={person.id + requirement.label}
          source={`${fillTemplate(row, { name: person.name, label: requirement.label })}, ${sourceText({ from: "RESUME", line }, content)}`}
          quote={quote}
        />
      ))}
    </ErrorKind>
  );
}

/** Those of the people whom the story follows first, then one of each other person. */
function shownFirst(different: HeardDifferently[]): HeardDifferently[] {
  const ids: string[] = Object.values(storyPeople);
  const own = different.filter(({ person }) => ids.includes(person.id));
  const others = different.filter(
    ({ person }, index) =>
      !ids.includes(person.id) && different.findIndex((one) => one.person === person) === index,
  );
  return [...own.slice(0, maxHeard - 1), ...others].slice(0, maxHeard);
}

function Heard({ heard: { compared, different } }: Errors) {
  const { figure, title, text, place, more, ...templates } = words().heard;
  const by = content.round.heardBy.name;
  const shown = shownFirst(different);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { count: different.length, of: compared })}
      title={title}
      text={fillTemplate(text, { by })}
      {...(different.length > shown.length && {
        more: fillTemplate(more, { count: different.length - shown.length }),
      })}
    >
      {shown.map((one) => (
        <Proof
          key={one.person.id + one.quote}
          label={fillTemplate(templates[one.by], { by, title: one.title })}
          source={fillTemplate(place, { name: one.person.name, at: one.at })}
          quote={one.quote}
        />
      ))}
    </ErrorKind>
  );
}

function Flags({ flags: { raised, open, cleared } }: Errors) {
  const { figure, title, text, row } = words().flags;
  return (
    <ErrorKind
      figure={fillTemplate(figure, { count: cleared.length, of: raised })}
      title={title}
      text={fillTemplate(text, { open })}
    >
      {cleared.map(({ person, event }) => (
        <Proof
          key={person.id + event.at}
          source={fillTemplate(row, { name: person.name, at: event.at })}
          quote={event.detail}
          note={event.review && `${event.review.by.name}: ${event.review.note}`}
        />
      ))}
    </ErrorKind>
  );
}

/** What people found otherwise than the engines. On the server only. */
export function EngineErrors({ title, subtitle, surface = "SUNK" }: SectionOf<"ENGINE_ERRORS">) {
  const errors = engineErrors(content.round);
  return (
    <SectionFrame id={errorsAnchor} title={title} subtitle={subtitle} ground={surface}>
      <Match {...errors} />
      <Missed {...errors} />
      <Heard {...errors} />
      <Flags {...errors} />
    </SectionFrame>
  );
}
