import type { z } from "zod";
import { list, plural, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const failure = strictEntry({
  text: text("the failure", 200),
  next: text("the next step", 220),
});

const band = strictEntry({ name: text("the band", 40), meaning: text("its meaning", 160) });

/** Server-rendered texts of the form. */
const form = strictEntry({
  title: text("the form's heading for screen readers", 60),
  promise: text("the promise that everything stays on the device", 120),
  warm: text("the text once the tool needs no connection", 80),
  noScripts: text("what to do without JavaScript", 400),
  resumeTitle: text("the heading of the résumé's side", 40),
  drop: text("the text before the file button", 60),
  choose: text("the file button", 30),
  formats: text("the readable formats", 130),
  file: text("the chosen file; {name} and {size} are filled in", 60),
  remove: text("the button that removes the file", 30),
  paste: text("the label of the résumé's text", 60),
  asRead: text("the same once a file was read", 90),
  asRecognised: text("the same once a file was recognised", 90),
  checkRecognised: text("why to check recognised text before it is scored", 160),
  sampleResume: text("the button that fills in the sample résumé", 40),
  jobTitle: text("the heading of the job's side", 40),
  posting: text("the label of the list of open postings", 40),
  anyPosting: text("its first entry", 40),
  job: text("the label of the job's text", 60),
  sampleJob: text("the button that fills in the sample job", 40),
  submit: text("the button that scores", 40),
  again: text("the same once there is a report", 40),
  change: text("the button that shows the fields again while there is a report", 30),
  clear: text("the button that clears everything", 40),
  cleared: text("the text when everything is cleared", 80),
  loading: text("the text while the tool itself loads", 80),
  notLoaded: text("the text when the tool could not be loaded, with the next step", 160),
});

const failures = strictEntry({
  "no-resume": failure,
  "no-job": failure,
  "not-loaded": failure,
  unknown: failure,
  "no-recogniser": failure,
  "no-words": failure,
  "empty-file": failure,
  unsupported: failure,
  encrypted: failure,
  scanned: failure,
  corrupt: failure,
  "too-large": failure,
  "too-many-pages": failure,
  timeout: failure,
  "not-resume": failure,
});

/** Texts of the states and the report, loaded with their code. */
const tool = strictEntry({
  reading: strictEntry({
    title: text("the heading while a résumé is read", 60),
    stages: strictEntry({
      loading: text("the step in which the tool loads", 50),
      opening: text("the step in which the file is opened", 50),
      reading: text("the step in which its text is read", 50),
      understanding: text("the step in which the résumé is understood", 50),
      matching: text("the step in which it is matched to the job", 50),
    }),
    cancel: text("the button that stops", 30),
  }),
  recognising: strictEntry({
    title: text("the heading while a scan is recognised", 60),
    loading: text("the status while the recogniser loads", 60),
    page: text("a page is read; {page} and {pages} are filled in", 50),
  }),
  foreign: strictEntry({
    language: text("the warning that only English words are matched; {name} is the language", 120),
    script: text("the same, with {name} for the script", 120),
    unread: text("the warning about a script that is not read; {name} is filled in", 120),
  }),
  failure: strictEntry({
    title: text("the heading of a failure", 60),
    password: text("the label of the password", 60),
    unlock: text("the button that tries the password", 40),
    retry: text("the button that tries again", 40),
    offer: text("what recognition loads, and whether anything leaves the device", 260),
    recognise: text("the button that starts it", 40),
    codes: failures,
  }),
  report: strictEntry({
    title: text("the report's heading; {job} is filled in", 60),
    anyJob: text("the text instead of a missing job title", 40),
    source: text("the name of the compared résumé; {file} is filled in", 80),
    pasted: text("the text instead of a file name for a pasted résumé", 40),
    score: text("the score for screen readers; {score} is filled in", 60),
    of: text("the text after the score", 20),
    before: text("the score before; {score} and {change} are filled in", 60),
    bands: strictEntry({ strong: band, good: band, partial: band, low: band }),
    parts: strictEntry({
      title: text("the heading of the score's parts", 40),
      points: text("a part's points for screen readers; {points} and {of} are filled in", 40),
      of: text("the most that a part can bring; {of} is filled in", 20),
      meanings: strictEntry({
        requirements: plural("what the part measures; {shown} and {asked} are filled in", 300),
        field: text("what the part measures", 200),
        wording: text("what the part measures", 200),
      }),
    }),
    noRequirements: text("the text instead of a score without requirements, with the next step", 200),
    caveat: text("what the score is and is not, in short", 240),
    edit: text("the button that returns to the texts", 40),
    download: text("the button that saves JSON Resume", 40),
    print: text("the button that prints", 40),
    mixedUp: strictEntry({
      "no-resume": text("said if the résumé reads like a job description", 200),
      "no-job": text("said if the job description reads like a résumé", 200),
    }),
    warnings: strictEntry({
      title: text("the heading of the texts that the score ignores", 60),
      "hidden-text": text("hidden text; {text} is filled in", 140),
      instructions: text("instructions to the reader; {text} is filled in", 140),
      "keyword-stuffing": text("repeated text; {text} is filled in", 140),
      "pages-skipped": text("pages not read; their number is {text}", 140),
    }),
    field: strictEntry({
      title: text("the heading of the kind of work", 60),
      note: text("the way in which it is compared", 160),
      lines: text("the label of the résumé's nearest lines", 120),
      none: text("the text if no line is near", 160),
    }),
    requirements: text("the heading of the requirements", 60),
    howTo: text("how requirements and highlights belong together", 200),
    priorities: strictEntry({
      must: text("must-have requirements", 40),
      wanted: text("wanted requirements", 40),
      duty: text("duties", 40),
      nice: text("nice-to-have requirements", 40),
    }),
    asked: text("the label of the job's own words", 40),
    evidence: text("the label of the quotations", 40),
    places: strictEntry({
      role: text("the words for evidence in a job", 30),
      project: text("the words for evidence in a project", 30),
      certificate: text("the words for evidence in a certificate", 30),
      summary: text("the words for evidence in the summary", 30),
      list: text("the words for evidence in a list", 30),
      education: text("the words for evidence in the education", 30),
      interests: text("the words for evidence among the interests", 30),
      other: text("the words for evidence elsewhere", 30),
    }),
    noEvidence: text("the text instead of missing evidence", 160),
    years: plural("years shown; {shown} and {asked} are filled in", 120),
    yearsUnknown: plural("the same without dates in the résumé; {asked} is filled in", 240),
    related: text("near skills; {skills} is filled in", 90),
    resume: text("the heading of the résumé's text", 60),
    strokeFor: text("a highlight's name; {requirement} is filled in", 60),
    picture: text("the heading of the skill picture", 60),
    pictureCount: text("its numbers; {met} and {asked} are filled in", 60),
    kinds: strictEntry({
      skill: text("skills", 30),
      title: text("job titles", 30),
      education: text("education", 30),
      years: text("experience", 30),
      language: text("languages", 30),
      licence: text("licences", 30),
      phrase: text("other demands", 30),
    }),
    suggestions: text("the heading of the suggestions", 60),
    suggestionsNote: text("the meaning of the points", 160),
    points: plural("the points of a change for screen readers; {points} is filled in", 90),
    health: text("the heading of the findings", 60),
    areas: strictEntry({
      contact: text("contact", 30),
      sections: text("sections", 30),
      dates: text("dates", 30),
      length: text("length", 30),
      wording: text("wording", 30),
      machine: text("the readability for machines", 40),
    }),
    tones: strictEntry({ good: text("a good finding", 20), improve: text("a finding to improve", 20) }),
    compared: text("the heading of the other postings", 60),
    comparedNote: text("the way they were compared", 160),
    comparedRest: plural("the label of the list of all others; {count} is filled in", 120),
  }),
});

/** `content/evaluate-resume.yaml`: texts of the tool on /evaluate-resume, and its samples. */
export const evaluateResume = strictEntry({
  form,
  meaning: strictEntry({
    title: text("the heading of what the score is and is not", 60),
    isTitle: text("the heading of what it is", 40),
    is: list(text("what it is", 200), "statements", 2, 5),
    isNotTitle: text("the heading of what it is not", 40),
    isNot: list(text("what it is not", 200), "statements", 2, 5),
  }),
  tool,
  samples: strictEntry({
    sample,
    resume: text("a fictional résumé as text", 4000),
    job: text("a fictional job description", 3000),
  }),
});
export type EvaluateResumeWords = z.infer<typeof evaluateResume>;
export type FormWords = EvaluateResumeWords["form"];
export type ResultWords = EvaluateResumeWords["tool"];
export type ReportWords = ResultWords["report"];
