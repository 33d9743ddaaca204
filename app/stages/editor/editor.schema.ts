import { taskIds } from "code-judge";
import { z } from "zod";
import { list, oneOf, strictEntry, text } from "#domain/schema/content-fields.ts";

const code = (what: string) =>
  z.string({ error: "must be text: write the program" }).trim().max(1200).describe(what);

const verdicts = strictEntry({
  sound: text("a program that is right on every input", 60),
  slip: text("a sound program but for one line", 60),
  partly: text("a program that is right on half of ordinary inputs", 60),
  wrong: text("a program that is wrong", 60),
  "does-not-run": text("a program that does not run", 60),
});

const growths = strictEntry({
  constant: text("steps do not grow", 60),
  log: text("steps grow by as much each time the input doubles", 60),
  linear: text("twice the input, twice the steps", 60),
  linearithmic: text("a little more than twice the steps", 60),
  quadratic: text("four times the steps", 60),
  worse: text("more than four times the steps", 60),
});

/** The words of the stage EDITOR, and its tasks with prepared programs. */
export const editorWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  partsTitle: text("the legend of the kinds of work", 40),
  parts: strictEntry({
    CODE: text("the name of the program", 30),
    REASONING: text("the name of the question on a table", 30),
    SITUATION: text("the name of the conversation", 30),
  }),
  tasksTitle: text("the legend of the tasks", 40),
  tasks: list(
    strictEntry({
      id: oneOf("the function that is asked for", taskIds),
      title: text("the task in a few words", 40),
      text: text("the task as a candidate reads it", 300),
      samples: list(
        strictEntry({
          name: text("the kind of program", 30),
          code: code("a program that a candidate might write"),
        }),
        "prepared programs",
        2,
        3,
      ),
    }),
    "tasks",
    1,
    taskIds.length,
  ),
  samplesTitle: text("the legend of the prepared programs", 40),
  sample: text("the mark of a prepared program", 30),
  code: text("the label of the field for the program", 40),
  hint: text("how to leave the field, and what is allowed", 160),
  edit: text("the button that opens the field", 30),
  judge: text("the button that judges the program", 30),
  judging: text("the line while the judge runs", 40),
  stopped: text("the judge took too long", 140),
  notLoaded: text("the judge could not be loaded", 120),
  tooLong: text("the program is too long; {max} is filled in", 100),
  judged: text("the result for screen readers; {verdict} and {count} are filled in", 100),
  verdictTitle: text("the heading of the verdict", 40),
  verdicts,
  passed: text("inputs that are right; {passed} and {total} are filled in", 60),
  findingsTitle: text("the heading of the flaws", 40),
  noFinding: text("no flaw was found", 100),
  line: text("the name of a line; {line} is filled in", 20),
  input: text("the label of the input that shows a flaw", 20),
  expected: text("the label of the right result", 20),
  got: text("the label of the program's result", 20),
  fixTitle: text("the heading of the change that would help", 40),
  growthTitle: text("the heading of the growth", 40),
  growths,
  growthText: text("the counted steps; {small}, {large}, {from} and {to} are filled in", 100),
  pairs: text("the name of the dashed curve", 40),
  clarityTitle: text("the heading of the remarks on clarity", 60),
  noClarity: text("the line without a remark", 60),
  person: text("who decides", 160),
  reasoning: strictEntry({
    waiting: text("the line before an answer", 120),
    noNumber: text("the problem with an answer that is no number", 80),
    verdictTitle: text("the heading of the verdict", 40),
    right: text("the verdict on the right answer; {answer} is filled in", 60),
    near: text("the verdict on an answer that left something out; {answer} and {right} are filled in", 80),
    unexplained: text("the verdict on any other answer; {answer} and {right} are filled in", 100),
    factsTitle: text("the heading of the facts", 60),
    workingTitle: text("the heading of the working", 60),
    person: text("who decides", 160),
  }),
  situation: strictEntry({
    choose: text("the legend of the replies", 40),
    showsTitle: text("the heading of what the replies show", 60),
    waiting: text("the line before a reply", 120),
    shows: text("the mark of something that the words do well", 30),
    leavesOpen: text("the mark of something that the words leave open", 30),
    outcome: text("the name of what came of it", 20),
    helped: text("the caller was helped", 60),
    notHelped: text("the caller was not helped", 60),
    takeBack: text("the button that takes back a reply", 40),
    tendenciesTitle: text("the heading of the tendencies", 60),
    noFigure: text("what tendencies are for, and what they are not", 200),
  }),
  guide: strictEntry({
    parts: strictEntry({
      CODE: text("thing to try with the program", 40),
      REASONING: text("thing to try with the table", 40),
      SITUATION: text("thing to try with the conversation", 40),
    }),
    judge: text("first thing to try", 40),
    change: text("second thing to try", 40),
    task: text("third thing to try", 40),
  }),
  simulatedAll: text("what is real and what is an example, with all kinds of work", 300),
  simulatedHere: text("what is real and what is an example", 240),
});
