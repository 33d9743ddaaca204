import type { z } from "zod";
import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";
import { chatWords } from "./chat-stage.schema.ts";
import { editorWords } from "./editor-stage.schema.ts";
import { interviewWords } from "./interview-stage.schema.ts";
import { sessionWords } from "./session-stage.schema.ts";

/** `content/stages.yaml`: the words of the stages. */
export const stages = strictEntry({
  sample: text("the line that says that everyone is invented; {received} is filled in", 120),
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
  }),
  match: strictEntry({
    label: text("the stage's name for screen readers", 80),
    tabs: list(
      strictEntry({
        title: text("a unit of evidence", 30),
        text: text("the product and what it does", 40),
        url: link,
      }),
      "tabs",
      4,
      4,
    ),
    mustHave: text("the heading of the must-haves", 30),
    niceToHave: text("the heading of the nice-to-haves", 30),
    outOf: text("the line under the score", 60),
    sum: text("the last row of the sum", 20),
    missing: text("a requirement without evidence; {label} is filled in", 60),
    ask: text("what a requirement without evidence means", 200),
  }),
  interview: interviewWords,
  editor: editorWords,
  session: sessionWords,
  chat: chatWords,
  work: strictEntry({
    facts: list(text("the exact words of a ticket that state a fact of the call", 60), "facts", 1, 8),
  }),
});
export type StagesWords = z.infer<typeof stages>;
