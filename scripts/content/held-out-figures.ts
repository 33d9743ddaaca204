import type { ResultsWords } from "#app/sections/results/results.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Figure, HeldOut } from "#scripts/results/results.schema.ts";

export type Value = { value: number; of?: number | undefined };
/** `text` is the value as the results file writes it. */
export type Baseline = Value & { name: string; text?: string };
/** A figure of a bench or of held-out.json. Its `id` ends with what it measures, such as `unseen-intent`. */
export type AnyFigure = Omit<Figure, "baselines"> & { baselines: Baseline[] };

type Words = ResultsWords["heldOut"];
type Methods = Record<string, number>;

const named = (values: Methods) => Object.entries(values).map(([name, value]) => ({ name, value }));
/** Simple methods with the names that the benches give them. */
const methodsOf = (values: Methods, { methods }: Words) =>
  named(values).map(({ name, value }) => ({ name: methods[name] ?? name, value }));

/** A count such as "14/14" or "86 of 100". */
function parseCount(text: string): { value: number; of: number } {
  const [value = 0, of = 0] = text.split(/\/| of /).map(Number);
  return { value, of };
}

/** Creates figures with the words of `content/results.yaml`. */
function figureMaker({ source, titles, units }: Words) {
  type Options = Partial<Pick<AnyFigure, "better" | "baselines" | "parts" | "limits" | "source" | "of">>;
  const make = (
    id: string,
    title: keyof Words["titles"],
    form: Figure["form"],
    value: number,
    [numberOfCases, unit]: [number, string],
    options: Options = {},
  ): AnyFigure => ({
    id,
    title: titles[title],
    form,
    value,
    better: "HIGHER",
    numberOfCases,
    caseUnit: (units as Record<string, string>)[unit] ?? unit,
    source,
    cases: "UNSEEN",
    baselines: [],
    ...options,
  });
  const count = (
    id: string,
    title: keyof Words["titles"],
    { value, of }: { value: number; of: number },
    unit: string,
    options: Options = {},
  ) => make(id, title, "COUNT", value, [of, unit], { of, ...options });
  return { make, count };
}

function resumeFigures({ resume }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const { fields, fieldsOfOtherMakers: others, ranking, contrasts } = resume;
  const parts = (perField: Methods) =>
    named(perField).map(({ name, value }) => ({ name: words.fields[name] ?? name, value }));
  const languages = [
    { name: words.english, value: others.english },
    { name: words.otherLanguages, value: others.otherLanguages },
  ];
  return [
    make("fields", "meanF1", "F1", fields.meanF1, [fields.files, "files"], {
      baselines: named(fields.peers),
      parts: parts(fields.perField),
    }),
    make("other-fields", "otherMakers", "F1", others.meanF1, [others.files, "files"], {
      source: words.otherMakers,
      parts: [...languages, ...parts(others.perField)],
    }),
    count("hostile", "hostileFiles", parseCount(fields.hostileFiles), "damagedFiles"),
    ...ranking.sets.flatMap(({ name, engine, baselines }, index) =>
      (["nDCG10", "AUC"] as const).map((measure) => {
        const [, jobs = "1", unit = name] = /^(\d+) (.*)$/.exec(name) ?? [];
        const form = measure === "AUC" ? "AUC" : "NDCG";
        const id = `set${index + 1}-ranking-${measure === "AUC" ? "auc" : "ndcg"}`;
        return make(id, measure, form, engine[measure], [Number(jobs), unit], {
          baselines: Object.entries(baselines).map(([method, values]) => ({
            name: method,
            value: values[measure],
          })),
        });
      }),
    ),
    count("contrasts", "contrasts", { value: contrasts.right, of: contrasts.pairs }, "pairs", {
      baselines: Object.entries(contrasts.baselines).map(([name, text]) => {
        const counts = (text.match(/\d+ of \d+/g) ?? []).map((part) => parseCount(part));
        const sum = (key: "value" | "of") => counts.reduce((total, part) => total + part[key], 0);
        return { name, text, value: sum("value"), of: sum("of") };
      }),
    }),
  ];
}

const humanIds = {
  wordAUCswapped: "word-auc",
  wordAUConePhone: "one-sound-auc",
  phoneAUC: "sound-auc",
  skipsFound: "skips-found",
  falseSkips: "false-skips",
  insertsFound: "inserts-found",
  falseInserts: "false-inserts",
  otherTextDoubted: "other-text-stopped",
  rightTextDoubted: "right-text-stopped",
};
const lowerIsBetter = ["falseSkips", "falseInserts", "rightTextDoubted"];

function pronunciationFigures({ pronunciation }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const { human, syntheticVoices, nonSpeechRefused, realTimeFactor, learners, accents } = pronunciation;
  const { trials: syntheticTrials, ...synthetic } = syntheticVoices;
  const syntheticValues: Partial<Record<keyof typeof humanIds, number>> = synthetic;
  const trials: [number, string] = [human.trials, "trials"];
  const recordings: [number, string] = [learners.recordings, "recordings"];
  const experts = { source: learners.source };
  const published = (measure: "phonePCC" | "wordTotalPCC" | "sentenceTotalPCC") => ({
    ...experts,
    baselines: Object.entries(learners.published).map(([name, values]) => ({ name, value: values[measure] })),
  });
  const speakers = accents.groups.reduce((sum, group) => sum + group.speakers, 0);
  const checked = accents.groups.reduce((sum, group) => sum + group.check * group.speakers, 0) / speakers;
  return [
    ...(Object.keys(humanIds) as (keyof typeof humanIds)[]).map((measure) => {
      const voices = syntheticValues[measure];
      const part = { name: fillTemplate(words.synthetic, { trials: syntheticTrials }), value: voices ?? 0 };
      return make(
        humanIds[measure],
        measure,
        measure.includes("AUC") ? "AUC" : "SHARE",
        human[measure],
        trials,
        {
          better: lowerIsBetter.includes(measure) ? "LOWER" : "HIGHER",
          ...(voices !== undefined && { parts: [part] }),
        },
      );
    }),
    make("learners-sounds", "phonePCC", "CORRELATION", learners.phonePCC, recordings, published("phonePCC")),
    make("learners-words", "wordPCC", "CORRELATION", learners.wordPCC, recordings, published("wordTotalPCC")),
    make(
      "learners-sentences",
      "sentencePCC",
      "CORRELATION",
      learners.sentencePCC,
      recordings,
      published("sentenceTotalPCC"),
    ),
    make("learners-sounds-ranked", "learnersPhoneAUC", "AUC", learners.phoneAUC, recordings, experts),
    make("learners-words-ranked", "learnersWordAUC", "AUC", learners.wordAUC, recordings, experts),
    make("learners-words-to-check", "rightWordsToCheck", "SHARE", learners.rightWordsToCheck, recordings, {
      ...experts,
      better: "LOWER",
    }),
    make(
      "learners-named-sounds",
      "namedSounds",
      "SHARE",
      learners.namedSoundsThatExpertsCallRight,
      recordings,
      { ...experts, better: "LOWER" },
    ),
    make(
      "learners-text-stopped",
      "learnersTextDoubted",
      "SHARE",
      learners.rightTextDoubtedOrRefused,
      recordings,
      { ...experts, better: "LOWER" },
    ),
    make("accents", "accents", "SHARE", Number(checked.toFixed(3)), [speakers, "speakers"], {
      better: "LOWER",
      parts: accents.groups.map(({ name, speakers: number, check }) => ({
        name: `${name} (${number})`,
        value: check,
      })),
    }),
    count("non-speech", "nonSpeechRefused", parseCount(nonSpeechRefused), "sounds"),
    make("real-time", "realTimeFactor", "FACTOR", realTimeFactor, trials, { better: "LOWER" }),
  ];
}

function interviewFigures({ products: { interview } }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const { value, of } = parseCount(interview.pairs);
  const { statuses, right } = interview.spoken;
  return [
    make("statusf1", "statusMacroF1", "F1", interview.statusMacroF1, [interview.labels, "labels"], {
      baselines: methodsOf(interview.baselines.statusMacroF1, words),
    }),
    make("span", "spanOverlap", "SHARE", interview.spanOverlap, [interview.labels, "labels"]),
    make("pairs", "pairs", "SHARE", value / of, [of, "answerPairs"], {
      baselines: methodsOf(interview.baselines.pairs, words),
      parts: Object.entries(interview.pairsByKind).map(([name, text]) => {
        const part = parseCount(text);
        return { name: `${words.kinds[name] ?? name} (${text})`, value: part.value / part.of };
      }),
    }),
    count("spoken", "spoken", { value: right, of: statuses }, "statuses"),
  ];
}

function codeFigures({ products: { codeJudge: code } }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const programs: [number, string] = [code.programs, "programs"];
  const strangers = code.strangers.programs;
  return [
    make("verdict", "verdict", "SHARE", code.verdict, programs, {
      baselines: methodsOf(code.baselines.verdict, words),
      limits: words.busyMachine,
    }),
    make("growth", "growth", "SHARE", code.growth, programs, {
      baselines: methodsOf(code.baselines.growth, words),
    }),
    make("recall", "findingsRecall", "SHARE", code.findingsRecall, programs),
    make("precision", "findingsPrecision", "SHARE", code.findingsPrecision, programs),
    count("hostile", "hostilePrograms", parseCount(code.hostile), "hostilePrograms"),
    count("strangers", "strangers", { value: code.strangers.right, of: strangers }, "strangers"),
    count(
      "strangers-busy",
      "strangersBusy",
      { value: code.strangers.rightOnABusyMachine, of: strangers },
      "strangers",
    ),
  ];
}

function chatFigures({ products: { chat } }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const turns: [number, string] = [chat.turns, "turns"];
  const indian: [number, string] = [chat.asWrittenInIndia.messages, "indianMessages"];
  const { replies, takenForYes, wereYes } = chat.consent;
  return [
    make("intent", "intentAccuracy", "SHARE", chat.intentAccuracy, turns, {
      baselines: methodsOf(chat.baselines.intentAccuracy, words),
    }),
    make("fields", "fieldsF1", "F1", chat.fieldsF1, turns, {
      baselines: methodsOf(chat.baselines.fieldsF1, words),
    }),
    make("asks", "asks", "SHARE", chat.asks, turns),
    make("handover", "handedOver", "SHARE", chat.handedOver, turns),
    make("needless", "handedOverNeedlessly", "SHARE", chat.handedOverNeedlessly, turns, { better: "LOWER" }),
    make("indian-intent", "intentAccuracy", "SHARE", chat.asWrittenInIndia.intentAccuracy, indian),
    make("indian-fields", "fieldsF1", "F1", chat.asWrittenInIndia.fieldsF1, indian),
    {
      ...count("consent", "consent", { value: wereYes, of: takenForYes }, "replies"),
      numberOfCases: replies,
    },
  ];
}

function sessionFigures({ products: { sessionMonitor: monitor } }: HeldOut, words: Words): AnyFigure[] {
  const { make, count } = figureMaker(words);
  const sessions: [number, string] = [monitor.sessions, "sessions"];
  const { realTyping, realEssays } = monitor;
  return [
    make("flagged", "flagged", "SHARE", monitor.flagged, sessions, {
      baselines: methodsOf(monitor.baselines.flagged, words),
    }),
    make("false", "falselyFlagged", "SHARE", monitor.falselyFlagged, sessions, {
      better: "LOWER",
      baselines: methodsOf(monitor.baselines.falselyFlagged, words),
    }),
    count("typing", "realTyping", { value: realTyping.falselyFlagged, of: realTyping.people }, "typists", {
      better: "LOWER",
    }),
    count("essays", "realEssays", { value: realEssays.falselyFlagged, of: realEssays.essays }, "essays", {
      better: "LOWER",
    }),
  ];
}

/** The figures of held-out.json by engine, in the format that the benches write. */
export function heldOutFigures(heldOut: HeldOut, words: Words): Record<string, AnyFigure[]> {
  return {
    "resume-match": resumeFigures(heldOut, words),
    pronunciation: pronunciationFigures(heldOut, words),
    interview: interviewFigures(heldOut, words),
    "code-judge": codeFigures(heldOut, words),
    chat: chatFigures(heldOut, words),
    "session-monitor": sessionFigures(heldOut, words),
  };
}
