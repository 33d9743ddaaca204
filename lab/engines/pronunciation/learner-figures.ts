import { correlation, foundAt5, isRight, isWrong, type LearnerTally } from "./learner-trials.ts";
import type { Group } from "./learners.ts";
import { auc, mean } from "./measures.ts";
import type { Figure } from "./table.ts";

const checkBelow = 30;
const groups: Group[] = ["Children", "Women", "Men"];
const share = <T>(values: readonly T[], test: (value: T) => boolean) =>
  values.filter(test).length / values.length;

type Grouped = { group: Group };

/** Figures against the ratings of five experts, the first ones of the results. */
export function learnerFigures(tally: LearnerTally): Figure[] {
  const { sounds, words, readings, named, verdicts, speakers } = tally;
  const source = `speechocean762: ${speakers} learners, none of whom the scores were fitted on`;
  const common = { source, cases: "BUILDING" as const, baselines: [] };
  const parts = <T extends Grouped>(cases: readonly T[], read: (cases: readonly T[]) => number) =>
    groups.map((group) => ({ name: group, value: read(cases.filter((one) => one.group === group)) }));
  const figure = <T extends Grouped>(
    id: string,
    title: string,
    cases: readonly T[],
    read: (cases: readonly T[]) => number,
    rest: Pick<Figure, "form" | "better" | "caseUnit"> & Partial<Figure>,
  ): Figure => ({
    id,
    title,
    value: read(cases),
    numberOfCases: cases.length,
    ...common,
    parts: parts(cases, read),
    ...rest,
  });
  const correlated = { form: "FACTOR", better: "HIGHER" } as const;
  const derived = "Words and readings are rated by the mean of their sounds.";
  const rightWords = words.filter(({ lowest, isSpoken }) => isRight(lowest) && isSpoken);
  const wrongWords = words.filter(({ lowest }) => isWrong(lowest));
  const wrongSounds = sounds.filter(({ rating }) => isWrong(rating));
  return [
    figure("learner-sounds", "Scores of sounds follow experts' ratings: correlation", sounds, correlation, {
      ...correlated,
      goal: 0.4,
      caseUnit: "sounds",
    }),
    figure("learner-words", "Scores of words follow experts' ratings: correlation", words, correlation, {
      ...correlated,
      goal: 0.42,
      caseUnit: "words",
      limits: derived,
    }),
    figure(
      "learner-readings",
      "Accuracy of readings follows experts' ratings: correlation",
      readings,
      correlation,
      {
        ...correlated,
        goal: 0.55,
        caseUnit: "readings",
        limits: derived,
      },
    ),
    {
      id: "learner-sound-auc",
      title: "A sound that experts call right scores above one that they call wrong",
      form: "AUC",
      value: auc(
        sounds.filter(({ rating }) => isRight(rating)).map(({ score }) => score),
        wrongSounds.map(({ score }) => score),
      ),
      better: "HIGHER",
      numberOfCases: wrongSounds.length,
      caseUnit: "wrong sounds",
      ...common,
      baselines: [{ name: "Chance", value: 0.5 }],
    },
    {
      id: "learner-words-found",
      title: "Words with a wrong sound among those with the lowest scores, with 5 % of right words",
      form: "SHARE",
      value: foundAt5(words),
      better: "HIGHER",
      goal: 0.5,
      numberOfCases: wrongWords.length,
      caseUnit: "words",
      ...common,
      parts: parts(words, foundAt5),
    },
    figure(
      "learner-right-flagged",
      "Words without a wrong sound marked “Check this word”",
      rightWords,
      (cases) => share(cases, ({ score }) => score < checkBelow),
      { form: "SHARE", better: "LOWER", goal: 0.05, caseUnit: "words" },
    ),
    figure(
      "learner-wrong-flagged",
      "Words with a wrong sound marked “Check this word” or not found",
      wrongWords,
      (cases) => share(cases, ({ score }) => score < checkBelow),
      { form: "SHARE", better: "HIGHER", caseUnit: "words" },
    ),
    {
      id: "learner-names",
      title: "Sounds for which another one was named, and that experts call wrong or heavily accented",
      form: "SHARE",
      value: named.length === 0 ? 0 : share(named, (rating) => rating < 1),
      better: "HIGHER",
      goal: 0.6,
      numberOfCases: named.length,
      caseUnit: "named sounds",
      ...common,
    },
    figure(
      "learner-doubted",
      "Readings of the right text refused or doubted",
      verdicts,
      (cases) => share(cases, ({ isDoubted }) => isDoubted),
      {
        form: "SHARE",
        better: "LOWER",
        caseUnit: "readings",
        limits: "For the text; the sound alone can be refused, too.",
      },
    ),
    {
      id: "learner-mean",
      title: "Mean score of a word without a wrong sound, from 0 to 100",
      form: "POINTS",
      value: mean(rightWords.map(({ score }) => score)),
      better: "HIGHER",
      numberOfCases: rightWords.length,
      caseUnit: "words",
      ...common,
    },
  ];
}
