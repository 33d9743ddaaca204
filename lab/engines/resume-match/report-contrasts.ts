import { createBaselines } from "./baselines.ts";
import { reportFloor } from "./figures.ts";
import { type GivenPair, isPairRight } from "./given-set.ts";

type Score = (resume: string, job: string) => number | Promise<number>;
type Judged = GivenPair & { isRight: boolean };

const judge = (pairs: GivenPair[], score: Score): Promise<Judged[]> =>
  Promise.all(
    pairs.map(async (pair) => ({
      ...pair,
      isRight: isPairRight(pair.expect, await score(pair.a, pair.jd), await score(pair.b, pair.jd)),
    })),
  );

const countRight = (judged: Judged[]) => ({
  value: judged.filter(({ isRight }) => isRight).length,
  of: judged.length,
});

/** Records how many pairs the engine orders right, next to the baselines. @returns the others */
export async function reportContrasts(pairs: GivenPair[], engine: Score): Promise<GivenPair[]> {
  const judged = await judge(pairs, engine);
  const baselines = Object.entries(createBaselines(pairs.flatMap(({ jd, a, b }) => [jd, a, b])));
  reportFloor("given contrast: pairs right", {
    id: "given-contrasts",
    title: "Pairs of résumés that differ in one thing, written by others, ranked in the correct order",
    form: "COUNT",
    ...countRight(judged),
    better: "HIGHER",
    numberOfCases: pairs.length,
    caseUnit: "pairs",
    source: "Pairs written by others, mostly outside software",
    baselines: await Promise.all(
      baselines.map(async ([name, score]) => ({ name, ...countRight(await judge(pairs, score)) })),
    ),
    parts: [...new Set(pairs.map(({ kind }) => kind))].map((name) => ({
      name,
      ...countRight(judged.filter(({ kind }) => kind === name)),
    })),
  });
  return judged.filter(({ isRight }) => !isRight);
}
