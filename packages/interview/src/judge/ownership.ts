import { anyOf, wholeWords } from "word-patterns";
import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isDone, type Judge } from "./candidate.ts";
import { claims, handsOnWork, roles } from "./ownership.words.ts";

const passedOn =
  /\b(?:passed|forwarded|escalated|handed|transferred|assigned|referred|raised|gave)\b.{0,40}\b(?:on|over|to|it|ticket)\b.{0,30}\b(?:team|department|manager|colleagues?|senior|supervisor|tech|support|network|engineering|operations|them|(?:back|head|front) office|(?:\w+ )?(?:unit|desk|branch|section))\b/;
const role = new RegExp(String.raw`\bi ${anyOf(roles)}\b`);
const claim = wholeWords(claims);
/** Whether the speaker only claims a quality: "I took the initiative". */
export const isClaim = ({ text, deeds }: Unit): boolean => claim.test(text) && deeds.length <= 1;
const quotedDeed = /\bi (?:have |'ve |had |already |just )*([a-z]+(?:ed|t|d|ght|ne|nt|en))\b/;
const getsItDone =
  /\b(?:rang|called|phoned|wrote|emailed|e-mailed|mailed|messaged|texted|drove|went|walked|travelled|flew)\b/;
const onlyTalk = /\b(?:calm|polite|patient|patiently|politely|my best|feedback|thank you)\b/;

const handsOn = wholeWords(handsOnWork);
/** A deed with the speaker's own hands, which needs no other sign. */
const isHandsOn = ({ deeds, isUnreal, isIntended }: Unit) =>
  deeds.some((deed) => handsOn.test(deed)) && !isUnreal && !isIntended;

const isDeed = (unit: Unit) =>
  (unit.deeds.length > 0 ||
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
      return [{ status: "partly", units: [unit], rule: "passed on" }];
    if (actor === "I" && !claim.test(text) && isDeed(unit) && !role.test(text))
      return [{ status: "shown", units: [unit], rule: "own deed", isCertain: isHandsOn(unit) }];
    if (
      actor === "I" &&
      /\b(?:said|told|wrote|promised)\b/.test(text) &&
      quotedDeed.test(text.replace(/^.*?\b(?:said|told|wrote|promised)\b/, "")) &&
      !/\b(?:felt|thought|understood|heard|wanted)\b/.test(text)
    )
      return [{ status: "shown", units: [unit], rule: "own deed, quoted" }];
    if (actor === "WE" && isDeed(unit)) return [{ status: "partly", units: [unit], rule: "done together" }];
    if (role.test(text)) return [{ status: "partly", units: [unit], rule: "role without a deed" }];
    return [];
  });
