import { plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const part = strictEntry({
  name: text("the part's name", 30),
  short: text("its name where there is little room", 12),
});

/** `content/score.yaml`: a score's parts, and corrections of what a job asks for, wherever they stand. */
export const scoreWords = strictEntry({
  parts: strictEntry({
    requirements: part,
    field: part,
    wording: part,
    points: text("a part with its points; {name}, {points} and {of} are filled in", 40),
    short: text("the same where there is little room; {name} and {points} are filled in", 30),
    of: text("the most that a part can bring, in the head of a column; {of} is filled in", 20),
    none: text("the text if only the sum is known", 80),
  }),
  edits: strictEntry({
    title: text("the heading of the requirements", 60),
    intro: text("what can be corrected, and that the score follows", 200),
    allDropped: text("the text if every requirement is dropped, with the next step", 160),
    rest: plural("the label of the list of all others; {count} is filled in", 120),
    open: text("the name of the button that opens a requirement's controls; {label} is filled in", 60),
    priority: text("the label of the choice of a priority", 30),
    priorities: strictEntry({
      must: text("must have", 20),
      wanted: text("wanted", 20),
      duty: text("a task of the job", 20),
      nice: text("nice to have", 20),
    }),
    weight: text("the label of the choice of a weight", 30),
    weights: strictEntry({
      half: text("half", 12),
      normal: text("normal", 12),
      double: text("double", 12),
      triple: text("triple", 12),
    }),
    merge: text("the label of the list of requirements that may be the same", 40),
    mergeNone: text("its first entry", 40),
    drop: text("the button that drops a requirement", 20),
    putBack: text("the button that puts it back", 20),
    separate: text("the button that separates a merged requirement", 20),
    dropped: text("the mark of a dropped requirement", 20),
    mergedInto: text("the mark of a merged requirement; {label} is filled in", 40),
    includes: text("the mark of a requirement that others are merged into; {labels} is filled in", 40),
    changes: text("the number of changes; {count} is filled in", 30),
    unchanged: text("the text if nothing is changed", 60),
    undo: text("the button that takes the last change back", 20),
    reset: text("the button that takes all changes back", 20),
    copy: text("the button that copies the address", 30),
    copied: text("the same once it is copied", 30),
    notCopied: text("the text if it was not copied, with the next step", 120),
    score: text("said when a score follows a change; {score} and {before} are filled in", 60),
    leads: text("said when a ranking follows a change; {name} and {score} are filled in", 80),
  }),
});
