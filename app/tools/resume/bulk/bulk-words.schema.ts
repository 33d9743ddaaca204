import type { z } from "zod";
import { list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const unread = strictEntry({
  text: text("why the file was not read", 160),
  next: text("the next step", 160),
});

const form = strictEntry({
  title: text("the form's name for screen readers", 60),
  jobTitle: text("the heading of the job's side", 40),
  posting: text("the label of the list of jobs", 40),
  sampleJob: text("its first entry", 60),
  job: text("the label of the job's text", 60),
  questions: text("the label of the screening questions", 60),
  questionsHint: text("the format of the questions, and what can be answered", 200),
  resumesTitle: text("the heading of the résumés' side", 40),
  drop: text("the text before the file button", 60),
  choose: text("the file button", 30),
  formats: text("the readable formats", 120),
  none: text("the text while no file is chosen", 60),
  chosen: text("the number of chosen files; {count} and {most} are filled in", 60),
  tooMany: text("the text when there were more; {count} and {most} are filled in", 160),
  samples: text("the button that ranks the sample résumés", 40),
  start: text("the button that ranks", 40),
  again: text("the same once there is a ranking", 40),
  cancel: text("the button that stops", 30),
  clear: text("the button that clears everything", 40),
  cleared: text("the text when everything is cleared", 80),
  warm: text("the text once the demo needs no connection", 80),
});

const progress = strictEntry({
  title: text("the progress bar's name", 60),
  loading: text("the text while the reader loads", 60),
  reading: text("the progress; {done} and {total} are filled in", 60),
  ready: text("the text at the end; {ranked} and {total} are filled in", 80),
  stopped: text("the text after a stop; {ranked} and {total} are filled in", 120),
});

const failures = strictEntry({
  "no-resumes": text("the text when there is no résumé, with the next step", 160),
  "no-job": text("the text when there is no job, with the next step", 160),
  "not-loaded": text("the text when the reader could not be loaded, with the next step", 160),
});

const results = strictEntry({
  title: text("the ranking's heading", 60),
  caption: text("the contents of the table, for screen readers", 120),
  caveat: text("what the ranking is not", 200),
  csv: text("the button that saves the table", 40),
  columns: strictEntry({
    rank: text("the rank", 20),
    candidate: text("the candidate", 30),
    score: text("the score", 20),
    proof: text("a quotation that proves a requirement", 30),
    met: text("requirements met", 20),
    partly: text("requirements partly met", 20),
    missing: text("requirements without evidence", 20),
    file: text("the file, in the saved table", 20),
    note: text("why a file was not read, in the saved table", 20),
  }),
  score: text("a score for screen readers; {score} is filled in", 40),
  met: text("the number of met requirements; {met} and {total} are filled in", 30),
  priorities: strictEntry({
    must: text("must have", 20),
    wanted: text("wanted", 20),
    duty: text("a task of the job", 20),
    nice: text("nice to have", 20),
  }),
  requirements: text("the heading of the requirements", 40),
  noEvidence: text("the text instead of missing evidence", 80),
  answers: text("the heading of the answers", 60),
  notStated: text("the text instead of a missing answer", 40),
  unread: text("the heading of the files that were not read", 60),
  foreign: strictEntry({
    language: text("the warning that only English words are matched; {name} is the language", 80),
    script: text("the same, with {name} for the script", 80),
    unread: text("the warning about a script that is not read; {name} is filled in", 80),
  }),
  noRequirements: text("the text instead of a ranking without requirements, with the next step", 200),
  earlier: text("the text above a ranking for a job that was changed since", 100),
});

const codes = strictEntry({
  "empty-file": unread,
  unsupported: unread,
  encrypted: unread,
  scanned: unread,
  corrupt: unread,
  "too-large": unread,
  "too-many-pages": unread,
  timeout: unread,
  "not-resume": unread,
  unknown: unread,
});

/** `content/bulk-match.yaml`: texts and samples of the demo, loaded with its code. */
export const bulkWords = strictEntry({
  form,
  progress,
  failures,
  results,
  codes,
  samples: strictEntry({
    sample,
    job: text("the sample job", 3000),
    questions: list(text("a screening question", 120), "questions", 1, 6),
    resumes: list(
      strictEntry({ file: text("the file's name", 60), text: text("the résumé", 3000) }),
      "résumés",
      6,
      6,
    ),
  }),
});
export type BulkWords = z.infer<typeof bulkWords>;
