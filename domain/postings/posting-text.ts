import { countryName, locationParts } from "./openings.ts";
import type { Posting } from "./posting.schema.ts";

const workplaceWords = { ON_SITE: "on-site", HYBRID: "hybrid", REMOTE: "remote" } as const;
const languageWords = { BASIC: "basic", CONVERSATIONAL: "conversational", FLUENT: "fluent" } as const;

function locationsText({ workplace, locations, remoteWithin = [] }: Posting): string {
  const places = locations.map((place) => locationParts(place).join(", "));
  const remote = remoteWithin.map((country) => `Remote, ${countryName(country)}`);
  const all = [...places, ...remote].join("; ");
  return workplace === undefined || workplace === "REMOTE" ? all : `${all} (${workplaceWords[workplace]})`;
}

/** An empty list where no experience is asked for. */
function yearsLine({ min, max } = { min: 0 } as NonNullable<Posting["experience"]>): string[] {
  if (min === 0) return [];
  const range = max === undefined ? `${min}+` : min === max ? `${min}` : `${min}–${max}`;
  return [`Experience: ${range} years`];
}

/** A heading and its lines, or nothing where there are none. */
function block(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [[heading, ...lines.map((line) => line.replace(/\s+/g, " "))].join("\n")];
}

const bullets = (items: readonly string[]) => items.map((one) => `- ${one}`);

/**
 * A posting as the plain text that a matching engine reads: a heading, then one item a line, and an empty line
 * before the next heading. "Must have" holds what nobody is hired without, "Requirements" the rest; each language
 * stands where its need puts it. What tells about the job and asks for nothing (the team, pay, hours, what the
 * company offers) is left out, since a matching engine would take it for demands. The text of another system, which has
 * no fields, follows as it is.
 */
export function postingText(posting: Posting): string {
  const required = (must: boolean) =>
    posting.requirements.filter((one) => one.must === must).map(({ text }) => text);
  const languages = (needed: boolean) =>
    posting.languages
      .filter(({ required }) => required === needed)
      .map(({ name, level }) => `${name}, ${languageWords[level]}`);
  return [
    ...block(posting.title, [`Location: ${locationsText(posting)}`, ...yearsLine(posting.experience)]),
    ...block("Responsibilities", bullets(posting.responsibilities)),
    ...block("Must have", bullets([...required(true), ...languages(true)])),
    ...block("Requirements", bullets(required(false))),
    ...block("Nice to have", bullets([...posting.niceToHave, ...languages(false)])),
    ...block("Education", posting.education ? [posting.education.text] : []),
    ...(posting.descriptionText === undefined ? [] : [posting.descriptionText]),
  ].join("\n\n");
}
