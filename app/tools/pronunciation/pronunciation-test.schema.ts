import type { z } from "zod";
import { choice, link, list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";
import { readingReportWords } from "./report/report.schema.ts";

const failure = strictEntry({
  text: text("the failure", 200),
  next: text("the next step", 240),
});

/** Server-rendered texts of the choices, on the page and in each READ_ALOUD section. */
const start = strictEntry({
  title: text("the tool's name for screen readers", 60),
  textTitle: text("the heading of the text's side", 40),
  prompt: text("the label of the list of texts", 40),
  ownText: text("the list's entry for the visitor's own text", 40),
  sampleText: text("the list's entry for the text of the sample", 40),
  own: text("the label of the visitor's own text", 60),
  length: text("the length of a text; {count} and {seconds} are filled in", 60),
  count: text("the number of words of the visitor's own text; {count} is filled in", 40),
  tooMany: text("the text when it has too many words; {count} and {over} are filled in", 80),
  readTitle: text("the heading of the recorder's side", 40),
  promise: text("what happens with the sound; shown before the browser asks for the microphone", 320),
  record: text("the button that records", 30),
  file: text("the text before the file button", 60),
  choose: text("the file button", 30),
  formats: text("the readable formats", 120),
  sample: text("the button that scores the sample", 40),
  sampleNote: text("the origin of the sample", 120),
  keys: text("the keys that work in the recorder", 120),
  clear: text("the button that clears everything", 40),
  cleared: text("the text when everything is cleared", 80),
  loading: text("the text while the tool itself loads", 80),
  notLoaded: text("the text when the tool could not be loaded, with the next step", 160),
  noScripts: text("what to do without JavaScript", 400),
});

const family = choice("the work it is taken from", ["support", "sales", "software", "general"]);
const level = choice("the difficulty", ["easy", "steady", "demanding"]);

const prompt = strictEntry({
  id: slug,
  family,
  level,
  title: text("its name in the list", 40),
  text: text("the text to read aloud, in 12 to 38 words of the dictionary, without digits", 300).regex(
    /^[^\d]*$/,
    {
      error: "contains digits: write numbers as words",
    },
  ),
});
export type Prompt = z.infer<typeof prompt>;

const recorder = strictEntry({
  asking: text("the text while the browser asks for the permission", 120),
  recording: text("the state", 30),
  paused: text("the state", 30),
  timer: text("the time; {time} and {limit} are filled in", 30),
  stop: text("the button that stops", 20),
  pause: text("the button that pauses", 20),
  resume: text("the button that resumes", 20),
  cancel: text("the button that deletes the recording", 20),
  warning: text("the text ten seconds before the end", 120),
  device: text("the label of the list of microphones", 60),
  deviceNumber: text("a microphone without a name; {number} is filled in", 40),
  level: text("the label of the level", 30),
  levels: strictEntry({
    silent: text("no sound", 30),
    quiet: text("little sound", 30),
    good: text("enough sound", 30),
    loud: text("too much sound", 30),
  }),
});

const sound = strictEntry({
  title: text("the heading once there is a recording", 40),
  titles: strictEntry({ file: text("the same for a file", 40), sample: text("the same for the sample", 40) }),
  note: text("its length; {seconds} is filled in", 80),
  sampleNote: text("the origin of the sample", 60),
  listen: text("the player's name", 60),
  score: text("the button that scores", 40),
  again: text("the button that records again", 30),
  record: text("the same where there was no recording", 30),
  stopped: text("the text when the limit was reached", 120),
  unplugged: text("the text when the microphone was unplugged", 200),
  opening: text("the text while a sound is decoded", 40),
});

const unknown = strictEntry({
  title: text("the heading of words that are not in the dictionary", 40),
  text: text("what to do with them", 200),
  word: text("the label of a word's choice; {word} is filled in", 40),
  bySpelling: text("the choice to pronounce it by its spelling", 30),
  leaveOut: text("the choice to go on without it", 30),
  soundsLike: text("the choice to say how it sounds", 30),
  example: text("an example of that", 60),
});

const working = strictEntry({
  title: text("the heading while a reading is scored", 60),
  loading: text("the download; {size} in MB is filled in", 60),
  steps: strictEntry({
    hearing: text("the first step", 50),
    aligning: text("the second step", 50),
    scoring: text("the third step", 50),
  }),
  cancel: text("the button that stops", 30),
});

const failures = strictEntry({
  denied: failure,
  missing: failure,
  busy: failure,
  insecure: failure,
  unsupported: failure,
  unplugged: failure,
  "no-sound": failure,
  "no-text": failure,
  "not-loaded": failure,
  "no-sample": failure,
  timeout: failure,
  unknown: failure,
  "empty-file": failure,
  "too-large": failure,
  "too-long": failure,
  video: failure,
  "not-audio": failure,
  "unsupported-audio": failure,
  "no-words": failure,
  "too-many-words": failure,
  "unknown-words": failure,
  "bad-pronunciation": failure,
});

/**
 * `content/pronunciation-test.yaml`: texts of the tool on /pronunciation-test and in READ_ALOUD sections, and
 * the prompts.
 */
export const pronunciationTest = strictEntry({
  start,
  families: strictEntry({
    support: text("the work", 40),
    sales: text("the work", 40),
    software: text("the work", 40),
    general: text("the work", 40),
  }),
  levels: strictEntry({
    easy: text("the level", 30),
    steady: text("the level", 30),
    demanding: text("the level", 30),
  }),
  meaning: strictEntry({
    title: text("the heading of what the scores are and are not", 60),
    isTitle: text("the heading of what they are", 40),
    is: list(text("what they are", 200), "statements", 2, 5),
    isNotTitle: text("the heading of what they are not", 40),
    isNot: list(text("what they are not", 200), "statements", 2, 5),
  }),
  tool: strictEntry({
    recorder,
    sound,
    unknown,
    working,
    failures,
  }),
  sample: strictEntry({
    sample,
    audio: link.describe("a recording in public/media"),
    text: text("the text of the recording", 300),
  }),
  prompts: list(prompt, "texts to read", 24, 40),
  report: readingReportWords,
});
export type PronunciationTestWords = z.infer<typeof pronunciationTest>;
export type StartWords = PronunciationTestWords["start"];
export type RecordingWords = PronunciationTestWords["tool"];
