import { plural, strictEntry, text, texts } from "#domain/schema/content-fields.ts";

/** `content/own-round/start.yaml`. */
export const startWords = strictEntry({
  title: text("the heading", 40),
  lede: text("what happens here", 240),
  rounds: strictEntry({
    title: text("the heading of the rounds on this device", 40),
    keys: text("how to open one by its number", 60),
    none: text("what is shown if there is none yet", 200),
    noneKept: text("what is shown instead if the browser keeps nothing for this page", 200),
    people: plural("the number of candidates, {count}, none included", 120),
    open: text("those without a decision; {count} is filled in", 40),
    decided: text("everyone has a decision", 40),
    memory: text("the round is in the memory of this page only", 60),
  }),
  name: text("the label of the name", 40),
  nameNote: text("who sees the name", 90),
  start: text("the button", 30),
  starting: text("what is shown while it is saved", 30),
  noPosting: text("the posting is empty", 120),
  noName: text("the name is empty", 90),
  notSaved: strictEntry(
    texts("why it could not be saved", 160, ["REFUSED", "FULL", "SLOW", "BLOCKED", "UNKNOWN"]),
  ),
  kept: strictEntry({
    title: text("the heading of where a round is kept", 40),
    device: strictEntry({ title: text("the device", 60), note: text("what is kept there", 240) }),
    server: strictEntry({ title: text("the server", 60), note: text("what it gets", 240) }),
    copies: strictEntry({ title: text("copies", 60), note: text("what they are for", 240) }),
  }),
  versions: strictEntry({
    title: text("the posting was changed in two windows at once", 90),
    note: text("what counts until someone chooses", 160),
    show: text("opens the other posting; {time} is filled in", 60),
    corrections: text("the corrections of the other posting; {count} is filled in", 90),
    own: text("the button that keeps the posting of the field", 40),
    other: text("the button that takes the other one", 40),
    chosen: text("the choice was made", 90),
    undo: text("the button that takes the choice back", 40),
  }),
  foot: strictEntry({
    nothing: text("nothing has left the device", 60),
    reading: text("how long reading took; {seconds} is filled in", 90),
    draft: text("where the draft is", 90),
  }),
});
