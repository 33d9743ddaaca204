import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import type { Person } from "#app/stages/round.ts";
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

/** Number of examples shown per kind of error; the others are only counted. */
const maxShown = 2;

const isOfStory = ({ person }: { person: Person }) =>
  person.id === storyPeople.selected || person.id === storyPeople.rejected;

/** A line about the examples not shown. */
function moreText(all: number, shown: number): { more?: string } {
  return all > shown ? { more: fillTemplate(words().more, { count: all - shown }) } : {};
}

function Judged({ place, template }: { place: Place | undefined; template: string }) {
  const decision = place?.person.decision;
  if (!place || !decision) return null;
  const values = { name: place.person.name, place: place.place, by: decision.by.name };
  return <Proof source={fillTemplate(template, values)} quote={decision.reason} />;
}

function Match({ selected, scored, overrated, underrated }: Errors) {
  const { figure, title, text, ...templates } = words().match;
  const { person, place, ahead, lost } = selected;
  const count = Object.values(ahead).reduce((sum, people) => sum + people, 0);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { place, of: scored })}
      title={title}
      text={fillTemplate(text, {
        name: person.name,
        part: content.score.parts[lost.name].name,
        points: lost.of - lost.points,
        of: lost.of,
        ahead: count,
        rejected: ahead.REJECT,
      })}
    >
      <Judged place={overrated} template={templates.overrated} />
      <Judged place={underrated} template={templates.underrated} />
    </ErrorKind>
  );
}

function Missed({ missed }: Errors) {
  const { figure, title, text, row } = words().missed;
  const shown = missed.filter(isOfStory).length > 0 ? missed.filter(isOfStory) : missed.slice(0, maxShown);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { count: missed.length })}
      title={title}
      text={text}
      {...moreText(missed.length, shown.length)}
    >
      {shown.map(({ person, requirement, line, text: quote }) => (
        <Proof
          key={person.id + requirement.label}
          source={`${fillTemplate(row, { name: person.name, label: requirement.label })}, ${sourceText({ from: "RESUME", line }, content)}`}
          quote={quote}
        />
      ))}
    </ErrorKind>
  );
}

/** One example from the story, and one from elsewhere in which only a person found the criterion met. */
function examplesOf(different: HeardDifferently[]): HeardDifferently[] {
  const own = different.find(isOfStory);
  const other = different.find((one) => !isOfStory(one) && one.by === "PERSON");
  return own && other ? [own, other] : different.slice(0, maxShown);
}

function Heard({ heard: { compared, different } }: Errors) {
  const { figure, title, text, place, ...templates } = words().heard;
  const by = content.round.heardBy.name;
  const shown = examplesOf(different);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { count: different.length, of: compared })}
      title={title}
      text={fillTemplate(text, { by })}
      {...moreText(different.length, shown.length)}
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
  // Flags from the story are shown where they occurred.
  const shown = cleared.filter((one) => !isOfStory(one)).slice(-1);
  return (
    <ErrorKind
      figure={fillTemplate(figure, { count: cleared.length, of: raised })}
      title={title}
      text={fillTemplate(text, { open })}
      {...moreText(cleared.length, shown.length)}
    >
      {shown.map(({ person, signal }) => (
        <Proof
          key={person.id + signal.at}
          source={fillTemplate(row, { name: person.name, at: signal.at })}
          quote={signal.detail}
          note={signal.review && `${signal.review.by.name}: ${signal.review.note}`}
        />
      ))}
    </ErrorKind>
  );
}

/** Engine results that people overruled. Server only. */
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
