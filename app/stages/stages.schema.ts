import type { z } from "zod";
import { strictEntry, text } from "#domain/schema/content-fields.ts";
import { messageWords } from "./board/board.schema.ts";
import type { StageWords } from "./define-stage.ts";
import { manifests } from "./manifests.ts";
import { roundPartWords } from "./round-part.schema.ts";
import { storyWords } from "./story/story.schema.ts";

/** Text that stages share. */
const common = {
  sample: text("the line that says that everyone is invented; {received} and {shown} are filled in", 120),
  counts: text(
    "what happened to whom; {received}, {shown}, {turnedDown}, {by}, {day}, {scored}, {unread}, {twice}, {withdrew} and {byHand} are filled in",
    320,
  ),
  sources: strictEntry({
    resume: text("a place in a résumé; {line} is filled in", 40),
    chat: text("a place in a chat; {at} is filled in", 40),
    interview: text("a place in an interview; {at} is filled in", 40),
    work: text("a work sample; {assessment} is filled in", 40),
  }),
  decisions: strictEntry({
    SELECT: text("select", 20),
    HOLD: text("hold", 20),
    REJECT: text("reject", 20),
    OPEN: text("no decision yet", 20),
    WITHDREW: text("the person does not wish to go on", 20),
  }),
  holdUntil: text("a hold with its last day; {until} is filled in", 20),
  holdToday: text("a hold that ends on the day of the board", 20),
  steps: strictEntry({
    RESUME: text("the step in which the résumé is read", 20),
    INVITE: text("the step of the invitation", 20),
    AI_INTERVIEW: text("the step of the AI interview", 20),
    ASSESSMENT: text("the step of the assessment", 20),
    INTERVIEW: text("the step of the conversation with the team", 20),
    OFFER: text("the step of the offer", 20),
  }),
  messages: messageWords,
  live: strictEntry({
    guide: text("the heading of what to try", 20),
    done: text("the word for a thing that was tried", 20),
    starts: text("the line for a stage that is not ready", 60),
    start: text("the button that starts the stage where the visitor saves data", 40),
    failed: text("the line for a script that did not arrive", 80),
    retry: text("the button that loads again", 20),
    noScripts: text("the line for browsers without JavaScript", 160),
    stays: text("the line that says where the changes are", 80),
    notStored: text("the line for a browser that keeps nothing", 120),
    reset: text("the button that leads back to the start", 20),
    copied: text("the line for a copied link", 20),
  }),
  parts: roundPartWords,
  story: storyWords,
};
export type StagesWords = z.infer<z.ZodObject<typeof common>> & StageWords;

/** `content/stages.yaml`: the text of the stages. What the glob finds has the types that the manifests declare. */
export const stages = strictEntry({
  ...common,
  ...Object.fromEntries(manifests.map(({ name, words }) => [name.toLowerCase(), words])),
}) as unknown as z.ZodType<StagesWords>;
