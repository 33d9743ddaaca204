import { anyOf, wholeWords } from "word-patterns";
import { figure } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isDone, type Judge } from "./candidate.ts";
import { handsOnWork, roles } from "./ownership.words.ts";

const passedOn =
  /\b(?:passed|forwarded|escalated|handed|transferred|assigned|referred|raised)\b.{0,40}\b(?:on|over|to|it|ticket)\b.{0,30}\b(?:team|department|manager|colleagues?|senior|supervisor|tech|support|network|engineering|operations|them)\b/;
const role = new RegExp(String.raw`\bi ${anyOf(roles)}\b`);
const claim =
  /\b(?:ownership|responsibility|extra mile|end to end|from end to end|initiative|hundred percent|best|full charge)\b/;
const quotedDeed = /\bi (?:have |'ve |had |already |just )*([a-z]+(?:ed|t|d|ght|ne|nt|en))\b/;
const getsItDone =
  /\b(?:rang|called|phoned|wrote|emailed|e-mailed|mailed|messaged|texted|drove|went|walked|travelled|flew)\b/;
const onlyTalk = /\b(?:calm|polite|patient|patiently|politely|my best|feedback|thank you)\b/;

const handsOn = wholeWords(handsOnWork);
const otherMatter =
  /\b(?:asked|listened|because|since|instead of|rather than|whereas|made a list|one to one|looked at|went (?:for|with)|first|mistake|lost|forgot|went there)\b/;

function deedStrength({ deeds, text, original, place }: Unit): number {
  const concrete =
    (handsOn.test(text) ? 0.15 : 0) +
    (figure.test(text) ? 0.05 : 0) +
    (/\s[A-Z]/.test(original.slice(1)) ? 0.03 : 0) +
    (/\bmyself\b|\bmy own\b/.test(text) ? 0.15 : 0);
  return Math.min(
    0.4 + 0.08 * Math.min(deeds.length, 3) + concrete - (otherMatter.test(text) ? 0.25 : 0) + place * 0.1,
    1,
  );
}

const isDeed = (unit: Unit) =>
  (unit.deeds.length > 0 ||
    /\bdid (?:the|it|both|all|this|these|one|a)\b/.test(unit.text) ||
    (getsItDone.test(unit.text) &&
      !/\b(?:went (?:well|wrong|down|through|out|on|live|off))\b/.test(unit.text))) &&
  !onlyTalk.test(unit.text);

/**
 * The speaker's own actions. Joint work ("we"), a role without an action, and work passed on are partly
 * shown.
 */
export const judgeOwnership: Judge = ({ units }) =>
  units.filter(isDone).flatMap((unit): Candidate[] => {
    const { text, actor } = unit;
    if (passedOn.test(text) && unit.deeds.length <= 2 && actor !== "OTHER")
      return [{ status: "partly", strength: 0.7, units: [unit], rule: "passed on" }];
    if (actor === "I" && !claim.test(text) && isDeed(unit) && !role.test(text))
      return [{ status: "shown", strength: deedStrength(unit), units: [unit], rule: "own deed" }];
    if (
      actor === "I" &&
      /\b(?:said|told|wrote|promised)\b/.test(text) &&
      quotedDeed.test(text.replace(/^.*?\b(?:said|told|wrote|promised)\b/, "")) &&
      !/\b(?:felt|thought|understood|heard|wanted)\b/.test(text)
    )
      return [{ status: "shown", strength: 0.4, units: [unit], rule: "own deed, quoted" }];
    if (actor === "WE" && isDeed(unit))
      return [{ status: "partly", strength: deedStrength(unit), units: [unit], rule: "done together" }];
    if (role.test(text))
      return [{ status: "partly", strength: 0.3, units: [unit], rule: "role without a deed" }];
    return [];
  });
