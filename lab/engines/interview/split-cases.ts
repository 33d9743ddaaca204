import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Cases, readCases } from "./cases.ts";

const isOdd = (text: string) => (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 1;
/** Splits the given cases by a hash of the id: three of four may be looked at while building. */
const isLookedAt = ({ id }: { id: string }) => isOdd(`seed-7 ${id}`) || isOdd(`seed-11 ${id}`);

function split({ answers, pairs }: Cases, isIn: (one: { id: string }) => boolean): [Cases, Cases] {
  const half = (inFirst: boolean) => ({
    answers: answers.filter((one) => isIn(one) === inFirst),
    pairs: pairs.filter((one) => isIn(one) === inFirst),
  });
  return [half(true), half(false)];
}

/**
 * Reads all sets. Cases in `building` may be looked at and trained on; `counted`, `final`, `plain`, `short`,
 * `latest` and `regions` may not.
 */
export function readSplitCases(givenFolder: string) {
  const [given, counted] = split(readCases(givenFolder), isLookedAt);
  const fresh = readCases(join(import.meta.dirname, "fresh-cases"));
  const own = readCases(join(import.meta.dirname, "cases"));
  const final = readCases(join(import.meta.dirname, "final-cases"));
  const plain = readCases(join(import.meta.dirname, "plain-cases"));
  const short = readCases(join(import.meta.dirname, "short-cases"));
  const shortLookedAt = readCases(join(import.meta.dirname, "short-looked-at"));
  const latest = readCases(join(import.meta.dirname, "latest-cases"));
  const regions = readCases(join(import.meta.dirname, "regions-cases"));
  const building: Cases = {
    answers: [...given.answers, ...fresh.answers, ...own.answers],
    pairs: [...given.pairs, ...fresh.pairs, ...own.pairs],
  };
  return { given, counted, fresh, final, plain, short, latest, regions, shortLookedAt, own, building };
}
