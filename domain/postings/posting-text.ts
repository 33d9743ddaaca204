import type { Posting } from "./posting.schema.ts";
import { countryName, locationParts } from "./postings.ts";

const workplaceWords = { ON_SITE: "on-site", HYBRID: "hybrid", REMOTE: "remote" } as const;
const languageWords = { BASIC: "basic", CONVERSATIONAL: "conversational", FLUENT: "fluent" } as const;

function locationsText({ workplace, locations, remoteWithin = [] }: Posting): string {
  const places = locations.map((location) => locationParts(location).join(", "));
  const remote = remoteWithin.map((country) => `Remote, ${countryName(country)}`);
  const all = [...places, ...remote].join("; ");
  return workplace === undefined || workplace === "REMOTE" ? all : `${all} (${workplaceWords[workplace]})`;
}

/** Empty if the posting requires no experience. */
function yearsLine({ min, max } = { min: 0 } as NonNullable<Posting["experience"]>): string[] {
  if (min === 0) return [];
  const range = max === undefined ? `${min}+` : min === max ? `${min}` : `${min}–${max}`;
  return [`Experience: ${range} years`];
}

/** A heading and its lines; empty without lines. */
function block(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [[heading, ...lines.map((line) => line.replace(/\s+/g, " "))].join("\n")];
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`);

/**
 * A posting as plain text for the matching engine: headings, each followed by one item a line, separated by
 * empty lines. "Must have" lists hard requirements, "Requirements" the others; a language is in one or the
 * other by its `required` flag. Parts without requirements (team, pay, hours, benefits) are left out: the
 * engine would mistake them for requirements. The text of a posting from a job board has no fields and is
 * appended unchanged.
 */
export function postingText(posting: Posting): string {
  const requirements = (must: boolean) =>
    posting.requirements.filter((requirement) => requirement.must === must).map(({ text }) => text);
  const languages = (isRequired: boolean) =>
    posting.languages
      .filter(({ required }) => required === isRequired)
      .map(({ name, level }) => `${name}, ${languageWords[level]}`);
  return [
    ...block(posting.title, [`Location: ${locationsText(posting)}`, ...yearsLine(posting.experience)]),
    ...block("Responsibilities", bullets(posting.responsibilities)),
    ...block("Must have", bullets([...requirements(true), ...languages(true)])),
    ...block("Requirements", bullets(requirements(false))),
    ...block("Nice to have", bullets([...posting.niceToHave, ...languages(false)])),
    ...block("Education", posting.education ? [posting.education.text] : []),
    ...(posting.descriptionText === undefined ? [] : [posting.descriptionText]),
  ].join("\n\n");
}
