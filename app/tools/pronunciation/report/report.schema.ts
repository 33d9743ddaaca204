import type { z } from "zod";
import { plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const refusal = strictEntry({
  text: text("the failure", 200),
  next: text("the next step", 220),
});

const score = strictEntry({
  name: text("the score's name", 30),
  meaning: text("what it measures", 160),
});

const band = strictEntry({
  word: text("a word in this band, in one or two words", 24),
  sound: text("a sound in this band, in one or two words", 24),
});

const hint = strictEntry({
  title: text("the hint in short", 90),
  text: text("what to do", 320),
});

const phone = strictEntry({
  ipa: text("the sound's IPA sign", 4),
  example: text("a common word with that sound", 20),
  how: text("one way to make the sound, as an instruction", 160),
});

/** The engine's 39 sounds, by ARPAbet name. */
const phones = strictEntry({
  AA: phone,
  AE: phone,
  AH: phone,
  AO: phone,
  AW: phone,
  AY: phone,
  B: phone,
  CH: phone,
  D: phone,
  DH: phone,
  EH: phone,
  ER: phone,
  EY: phone,
  F: phone,
  G: phone,
  HH: phone,
  IH: phone,
  IY: phone,
  JH: phone,
  K: phone,
  L: phone,
  M: phone,
  N: phone,
  NG: phone,
  OW: phone,
  OY: phone,
  P: phone,
  R: phone,
  S: phone,
  SH: phone,
  T: phone,
  TH: phone,
  UH: phone,
  UW: phone,
  V: phone,
  W: phone,
  Y: phone,
  Z: phone,
  ZH: phone,
});

/** `report` in `content/pronunciation-test.yaml`: texts of the report on a reading. */
export const readingReportWords = strictEntry({
  title: text("the report's heading", 60),
  source: text("the source of the report; {seconds} is filled in", 90),
  overall: text("the overall score for screen readers; {score} is filled in", 60),
  of: text("the text after the overall score", 20),
  summary: plural("the number of words of each band; {clear}, {fair}, {check} and {all} are filled in", 240),
  figures: strictEntry({
    title: text("the heading of the scores", 40),
    accuracy: score,
    fluency: score,
    completeness: score,
    points: text("a score; {points} is filled in", 30),
  }),
  pace: text("the pace; {wpm} is filled in", 40),
  pauses: plural("the pauses: their number, {count}, none included, and their {seconds}", 180),
  caveat: text("what the scores are and are not", 160),
  tried: text("the voices on which the scores were tested", 320),
  actions: strictEntry({
    retry: text("the button for another reading", 30),
    playAll: text("the button that plays the recording", 30),
    stop: text("the same while it plays", 30),
    download: text("the button that saves the report", 40),
    print: text("the button that prints", 20),
    clear: text("the button that clears everything", 30),
  }),
  unsure: strictEntry({
    title: text("the question whether this text was read", 60),
    text: text("its meaning and the next step", 260),
  }),
  stopped: strictEntry({
    title: text("the heading where the reading stopped early; {word} is filled in", 60),
    text: text("what is left out, and the next step", 260),
  }),
  around: strictEntry({
    title: text("the heading where there is speech before or after the text", 60),
    text: text("what is left out", 200),
  }),
  guessed: strictEntry({
    title: text("the heading where words are not in the dictionary", 60),
    text: text("the words that were pronounced by their spelling; {words} is filled in", 200),
    leftOut: text("the words that were not scored; {words} is filled in", 160),
  }),
  poorSound: strictEntry({
    title: text("the heading where the recording is poor", 60),
    noisy: text("the recording is noisy; {snr} is filled in", 160),
    clipped: text("the note that it is clipped; {share} is filled in", 160),
    so: text("what the report leaves out, and the next step", 200),
  }),
  refused: strictEntry({
    title: text("the heading where nothing was scored", 60),
    play: text("the button that plays what was recorded", 40),
    reasons: strictEntry({
      "too-short": refusal,
      "too-quiet": refusal,
      "too-noisy": refusal,
      "no-speech": refusal,
      "other-text": refusal,
    }),
  }),
  bands: strictEntry({ clear: band, fair: band, check: band }),
  skipped: text("a skipped word", 20),
  replaced: text("a word that was replaced by another", 20),
  extra: text("speech that is not in the text", 20),
  pause: text("a pause; {seconds} is filled in", 20),
  pauseLong: text("the same for screen readers; {seconds} is filled in", 40),
  seconds: text("a time; {seconds} is filled in", 20),
  reading: strictEntry({
    title: text("the heading of the words", 60),
    howTo: text("how to choose words with a pointer", 160),
    keys: text("how to choose words by keyboard", 160),
    words: text("the row of words, for screen readers", 40),
    legend: text("the legend, for screen readers", 40),
    wordName: text("a word's name; {heard} and {score} are filled in", 60),
  }),
  details: strictEntry({
    label: text("the chosen word's details, for screen readers", 40),
    none: text("the text before a word is chosen", 160),
    score: text("the word's score; {score} is filled in", 30),
    close: text("the button that closes the details", 30),
    play: text("the button that plays the word", 30),
    playFrom: text("the button that plays from here", 30),
    model: text("the button for a model voice", 40),
    modelNote: text("the origin of the model voice", 120),
    noModel: text("the text if the device has no English voice", 220),
    skipped: text("the meaning of a skipped word and the next step", 200),
    replaced: text("the meaning of a replaced word and the next step", 220),
    noSounds: text("why no sounds are shown", 200),
    sounds: text("the heading of the sounds", 40),
    asIn: text("a sound's example; {example} is filled in", 30),
    heardAs: text("the sound that it was recognised as; {ipa} and {example} are filled in", 60),
  }),
  wave: strictEntry({
    title: text("the heading of the picture", 60),
    alt: text("the picture for screen readers; {words}, {pauses} and {seconds} are filled in", 160),
    altTable: text("the note that a table has the same contents", 60),
    note: text("how to read it", 200),
    scroller: text("the part that scrolls, for screen readers", 60),
    table: text("the button that opens the table", 60),
    caption: text("the table's caption", 90),
    word: text("the column of words", 20),
    when: text("the column of times", 20),
    length: text("the column of lengths", 20),
    heard: text("the column of bands", 20),
    score: text("the column of scores", 20),
    soundsLike: text("a sound that was recognised as another; {ipa} and {other} are filled in", 30),
    pause: text("a pause in the table", 20),
    extra: text("extra speech in the table", 20),
  }),
  hintsTitle: text("the heading of the hints", 60),
  hintsNote: text("the source of the hints", 160),
  hints: strictEntry({
    noisy: hint,
    clipped: hint,
    quiet: hint,
    skipped: hint,
    sound: hint,
    soundHeardAs: hint,
    word: hint,
    pauses: hint,
    fast: hint,
    slow: hint,
    replaced: hint,
    extras: hint,
    lowest: hint,
    again: hint,
    longer: hint,
  }),
  attempts: strictEntry({
    title: text("the heading of the session's readings", 60),
    note: text("how long the readings are stored", 120),
    when: text("the column of times", 20),
    text: text("the column of texts", 20),
    overall: text("the column of overall scores", 20),
    now: text("the row of this reading", 20),
  }),
  phones,
});
export type ReportWords = z.infer<typeof readingReportWords>;

/** An ARPAbet name with texts in the content. */
export type PhoneName = keyof ReportWords["phones"];
