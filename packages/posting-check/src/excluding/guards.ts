import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import { invitations, servedPeople } from "./excluding.words.ts";
import type { Mark } from "./mark.ts";

const inviting = wholeWords(invitations, "i");
export const served = new RegExp(String.raw`^(?:'s?)? ?(?:and (?:wo)?men'?s )?${anyOf(servedPeople)}\b`, "i");

/** Whether the sentence welcomes or protects people, as the phrase itself does not. */
export const isInvitation = (reading: Reading, { start, end }: Pick<Mark, "start" | "end">): boolean =>
  inviting.test(`${textBefore(reading, start)} | ${textAfter(reading, end)}`);
