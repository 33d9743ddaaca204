import { z } from "zod";
import { list, strictEntry, text } from "#domain/schema/content-fields.ts";

const seconds = (what: string) => z.number().min(1).max(120).describe(what);

/** A step of the example session. The build simulates the steps, and the engine monitors them. */
const exampleStep = z.union([
  strictEntry({ type: text("words that the candidate types", 300) }),
  strictEntry({ pause: seconds("seconds without a key") }),
  strictEntry({ leave: seconds("seconds in another window") }),
  strictEntry({ paste: text("words that the candidate pastes", 300) }),
  strictEntry({
    overlay: text("words that the candidate types under a window", 300),
    seconds: seconds("seconds until the window closes"),
    share: z.number().min(0.1).max(1).describe("the share of the field that the window covers"),
  }),
]);
export type ExampleStep = z.infer<typeof exampleStep>;

const dare = {
  name: text("what to try", 30),
  how: text("what to do, and what is to be seen", 160),
};
const stoppableDare = strictEntry({ ...dare, stop: text("the button that ends it", 30) });

const signal = (filled: string) =>
  strictEntry({
    text: text(`what happened; ${filled}`, 120),
    innocent: text("what it often is instead", 120),
    ask: text("the question for the interview that it may become", 160),
  });

const noteText = (filled: string) => strictEntry({ text: text(`what happened; ${filled}`, 120) });

const characters = "{characters} is filled in";
const secondsFilled = "{seconds} is filled in";

/** Text of SecureSight's interactive part: a test that a visitor takes, and what a reviewer sees of it. */
export const watchedTestWords = strictEntry({
  label: text("the name for screen readers", 80),
  title: text("the heading", 40),
  intro: text("what the visitor can do here", 240),
  candidate: strictEntry({
    title: text("the name of the candidate's side", 30),
    elapsed: text("the time since the session began, for screen readers", 40),
    noted: strictEntry({ title: text("the heading", 40), text: text("what is noted", 200) }),
    neverNoted: strictEntry({ title: text("the heading", 40), text: text("what is never noted", 200) }),
    phone: text("what a page sees on a phone", 200),
    question: text("the task", 160),
    answer: text("the label of the field", 40),
    placeholder: text("the words in the empty field", 120),
    dictation: text("the box that names speech as a help", 60),
    note: text("the label of the candidate's note", 60),
    handIn: text("the button that ends the session", 30),
    handedIn: text("the line after the end; {time} is filled in", 80),
    full: text("the line when the recording is as long as it may be", 120),
  }),
  dares: strictEntry({
    title: text("the legend of what to try", 40),
    PASTE: strictEntry({
      ...dare,
      refused: text("the line where the clipboard cannot be written", 120),
    }),
    LEAVE: strictEntry(dare),
    OVERLAY: stoppableDare,
    TYPER: stoppableDare,
    RETYPE: strictEntry(dare),
    FULLSCREEN: stoppableDare,
    hint: text("the line before the first try", 120),
    noticed: text("the state of a thing that was noticed; {time} is filled in", 30),
    untried: text("the state of a thing that was not tried", 30),
    tried: text("the state of a thing that was tried and not noticed yet", 30),
    nothing: text("the state of a thing that no page can see", 30),
    sentence: text("the sentence to paste", 200),
    typed: text("the sentence that the program writes", 200),
    helper: text("the heading of the overlay", 30),
    simulated: text("the mark of the overlay", 40),
    helperText: text("the words of the overlay", 120),
  }),
  reviewer: strictEntry({
    title: text("the name of the reviewer's side", 40),
    example: text("the line beside the mark of an example", 60),
    own: text("the mark of the visitor's session", 40),
    notReviewed: text("the state before the first decision", 30),
    closed: text("the state after a decision; {closed} and {flags} are filled in", 30),
    reviewed: text("the state after the last decision", 30),
    nothing: text("the state without a flag", 30),
    timeline: strictEntry({
      focus: text("the lane of the window", 20),
      keys: text("the lane of the text", 20),
      overlay: text("the lane of overlays", 20),
    }),
    flags: text("the heading of the flags", 30),
    noFlag: text("the line without a flag", 120),
    notes: text("the heading of what is no flag", 40),
    innocent: text("the words before what a flag often is instead", 30),
    look: text("the button that opens the replay", 30),
    all: text("the button that replays the whole session", 40),
    decisions: strictEntry({
      CONFIRM: text("the button that confirms", 20),
      CLEAR: text("the button that clears", 20),
      ASK: text("the button that asks", 20),
    }),
    decide: text("the legend of the decisions; {time} is filled in", 60),
    ask: text("the name of the question for the interview", 40),
    why: text("the label of the reviewer's note", 40),
    candidateNote: text("the heading of the candidate's note", 40),
    noNote: text("the line without a note", 60),
    unseen: strictEntry({
      title: text("the heading", 40),
      items: list(text("a thing", 80), "things that a page does not see", 3, 8),
    }),
    score: text("the line about the score", 40),
    count: text("the flags in figures; {flags} and {closed} are filled in", 60),
    person: text("what a flag is", 100),
  }),
  replay: strictEntry({
    title: text("the heading; {from} and {to} are filled in", 60),
    time: text("the label of the slider", 40),
    play: text("the button that plays", 20),
    pause: text("the button that stops", 20),
    speed: text("the button for the speed; {speed} is filled in", 20),
    empty: text("the line before the first key", 40),
    piece: text("what the mark means", 60),
  }),
  kinds: strictEntry({
    paste: signal(characters),
    drop: signal(characters),
    synthetic: signal(`{seconds} and ${characters}`),
    "fast-text": signal(characters),
    rhythm: signal(characters),
    copying: signal("{looks} is filled in"),
    away: signal(secondsFilled),
    fullscreen: signal(secondsFilled),
    panel: signal("{percent} is filled in"),
    overlay: signal(`{percent} and ${secondsFilled}`),
    "copy-out": signal(characters),
    "second-screen": signal("nothing is filled in"),
    offline: signal(secondsFilled),
  }),
  /** Other sentences for signals of the kinds above. */
  variants: strictEntry({
    pieces: text("text in several pieces; {characters} and {pieces} are filled in", 120),
    awayOften: text("several looks elsewhere; {looks} is filled in", 120),
    overlayOpen: text("a window that is still open; {percent} and {seconds} are filled in", 120),
  }),
  notes: strictEntry({
    dictation: noteText("nothing is filled in"),
    "own-text": noteText(characters),
    helper: noteText("nothing is filled in"),
  }),
  example: strictEntry({
    steps: list(exampleStep, "steps", 3, 20),
    note: text("the candidate's note", 200),
  }),
  messages: strictEntry({
    noticed: text("said when a flag appears; {time} and {text} are filled in", 160),
    decided: text("said when a flag is closed; {time} and {decision} are filled in", 80),
    copied: text("said when the sentence is in the clipboard", 60),
  }),
  guide: strictEntry({
    write: text("first thing to try", 40),
    cheat: text("second thing to try", 40),
    review: text("third thing to try", 40),
  }),
  simulatedHere: text("what is real and what is simulated", 300),
});
export type WatchedTestWords = z.infer<typeof watchedTestWords>;
