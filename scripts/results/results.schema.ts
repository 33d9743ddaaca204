import { z } from "zod";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const number = z.number({ error: "must be a number" });
const share = number
  .min(0, "is below 0: a share is from 0 to 1")
  .max(1, "is above 1: a share is from 0 to 1");
const whole = z.int({ error: "must be a whole number" }).nonnegative({ error: "is below 0" });
const day = z.iso.date({ error: "must be a date such as 2026-11-20" });
const commit = z
  .string({ error: "is missing: write the commit" })
  .regex(/^[0-9a-f]{7,40}$/, "must be the hash of a commit: 7 to 40 hexadecimal digits");
const version = z
  .string({ error: "is missing: write the version of the engine" })
  .regex(/^[0-9a-f]{12}$/, "must be the version of an engine: 12 hexadecimal digits");

/** Formats of values. `COUNT` is "x of y"; SHARE, AUC, NDCG and F1 are between 0 and 1, CORRELATION up to 1. */
export const forms = [
  "SHARE",
  "COUNT",
  "AUC",
  "NDCG",
  "F1",
  "CORRELATION",
  "POINTS",
  "FACTOR",
  "MILLISECONDS",
  "KILOBYTES",
] as const;
export type Form = (typeof forms)[number];

const measured = { value: number, of: whole.optional() };

const figure = strictEntry({
  id: slug,
  title: text("what was measured, in plain words", 120),
  form: choice("how the value is read", forms),
  ...measured,
  better: choice("whether a higher or a lower value is better", ["HIGHER", "LOWER"]),
  goal: number.describe("the least or most that is good enough; for COUNT a share").optional(),
  numberOfCases: whole,
  caseUnit: text("what one case is, in the plural", 60),
  source: text("where the cases come from", 200),
  cases: choice("whether the builders have seen the cases", ["BUILDING", "UNSEEN"]),
  baselines: z.array(strictEntry({ name: text("the simple method", 60), ...measured })),
  limits: text("what the figure does not show", 400).optional(),
  parts: z.array(strictEntry({ name: text("a part of the cases", 60), ...measured })).optional(),
}).superRefine((entry, context) => {
  const problem = (message: string, ...path: PropertyKey[]) =>
    context.addIssue({ code: "custom", path, message });
  const check = ({ value, of }: { value: number; of?: number | undefined }, ...path: PropertyKey[]) => {
    if ((entry.form === "COUNT") !== (of !== undefined))
      problem("belongs to the form COUNT, which needs it", ...path, "of");
    if (of !== undefined && value > of) problem(`is more than all ${of}`, ...path, "value");
    if (["SHARE", "AUC", "NDCG", "F1"].includes(entry.form) && (value < 0 || value > 1))
      problem("must be from 0 to 1", ...path, "value");
  };
  check(entry);
  for (const [index, baseline] of entry.baselines.entries()) check(baseline, "baselines", index);
  for (const [index, part] of (entry.parts ?? []).entries()) check(part, "parts", index);
});
export type Figure = z.infer<typeof figure>;

/** `results/<engine>.json`, written by the engine's bench. */
export const engineResults = strictEntry({
  engine: slug,
  name: text("what the engine does, in a few words", 60),
  version,
  date: day,
  commit: commit.optional(),
  command: text("the command that measures again", 80),
  limits: text("what none of the cases shows", 400).optional(),
  figures: list(figure, "figures", 1, 60),
});
export type EngineResults = z.infer<typeof engineResults>;

const outOf = z.string().regex(/^\d+(?:\/| of )\d+$/, 'must be a text such as "14/14" or "86 of 100"');

const ranking = strictEntry({ nDCG10: share, AUC: share });
const syntheticVoices = {
  trials: whole,
  wordAUCswapped: share,
  wordAUConePhone: share,
  phoneAUC: share,
  skipsFound: share,
};
const perField = z.record(z.string(), share);
/** What each simple method reaches. */
const methods = z.record(z.string(), share);

/** How well scores of readings follow those of experts; `published` has other systems on the same recordings. */
const learners = strictEntry({
  source: text("the recordings", 200),
  recordings: whole,
  phonePCC: number,
  wordPCC: number,
  sentencePCC: number,
  phoneAUC: share,
  wordAUC: share,
  rightWordsToCheck: share,
  namedSoundsThatExpertsCallRight: share,
  rightTextDoubtedOrRefused: share,
  published: z.record(
    z.string(),
    strictEntry({ phonePCC: number, wordTotalPCC: number, sentenceTotalPCC: number }),
  ),
});

const products = strictEntry({
  interview: strictEntry({
    answers: whole,
    labels: whole,
    statusMacroF1: share,
    spanOverlap: share,
    pairs: outOf,
    pairsByKind: z.record(z.string(), outOf),
    baselines: strictEntry({ statusMacroF1: methods, pairs: methods }),
    spoken: strictEntry({ statuses: whole, right: whole }),
  }),
  codeJudge: strictEntry({
    programs: whole,
    verdict: share,
    growth: share,
    findingsRecall: share,
    findingsPrecision: share,
    hostile: outOf,
    note: text("how it was measured", 200),
    baselines: strictEntry({ verdict: methods, growth: methods }),
    strangers: strictEntry({ programs: whole, right: whole, rightOnABusyMachine: whole }),
  }),
  chat: strictEntry({
    turns: whole,
    intentAccuracy: share,
    fieldsF1: share,
    asks: share,
    handedOver: share,
    handedOverNeedlessly: share,
    baselines: strictEntry({ intentAccuracy: methods, fieldsF1: methods }),
    asWrittenInIndia: strictEntry({ messages: whole, intentAccuracy: share, fieldsF1: share }),
    consent: strictEntry({ replies: whole, takenForYes: whole, wereYes: whole }),
  }),
  sessionMonitor: strictEntry({
    sessions: whole,
    flagged: share,
    falselyFlagged: share,
    baselines: strictEntry({ flagged: methods, falselyFlagged: methods }),
    realTyping: strictEntry({ people: whole, falselyFlagged: whole }),
    realEssays: strictEntry({ essays: whole, falselyFlagged: whole }),
  }),
});

/** `results/held-out.json`: figures on cases outside the repository, in the format in which they arrive. */
export const heldOut = strictEntry({
  note: text("how it was measured", 400),
  date: day,
  commit,
  resume: strictEntry({
    fields: strictEntry({
      files: whole,
      meanF1: share,
      perField,
      peers: methods,
      hostileFiles: outOf,
    }),
    ranking: strictEntry({
      sets: list(
        strictEntry({
          name: text("the jobs and résumés", 120),
          engine: ranking,
          baselines: z.record(z.string(), ranking),
        }),
        "sets",
        1,
        9,
      ),
    }),
    contrasts: strictEntry({
      pairs: whole,
      right: whole,
      baselines: z.record(
        z.string(),
        z.string().regex(/\d+ of \d+/, 'must be a text such as "57 of 126 and 31 of 80"'),
      ),
    }),
    fieldsOfOtherMakers: strictEntry({
      files: whole,
      note: text("the files", 200),
      meanF1: share,
      english: share,
      otherLanguages: share,
      perField,
    }),
  }),
  pronunciation: strictEntry({
    human: strictEntry({
      ...syntheticVoices,
      falseSkips: share,
      insertsFound: share,
      falseInserts: share,
      otherTextDoubted: share,
      rightTextDoubted: share,
    }),
    syntheticVoices: strictEntry(syntheticVoices),
    nonSpeechRefused: outOf,
    realTimeFactor: number,
    learners,
    accents: strictEntry({
      note: text("what the shares are", 200),
      groups: list(
        strictEntry({ name: text("the speakers", 60), speakers: whole, check: share }),
        "groups",
        1,
        20,
      ),
    }),
  }),
  products,
});
export type HeldOut = z.infer<typeof heldOut>;

/** `results/versions.json`: the version of each engine at a commit. */
export const versionsAtCommits = z.record(commit, z.record(slug, version));
