import type { Occupations } from "../occupations/occupation-data.ts";
import { isTelling } from "../occupations/occupation-stems.ts";
import { splitWords, stemWord } from "../skills/words.ts";
import { type Direction, directionOf, similarity } from "./direction.ts";

/** Titles for the same work, by stem. */
const synonyms = new Map(
  Object.entries({
    develop: "engine",
    program: "engine",
    cod: "engine",
    softwar: "softwar",
    swe: "engine",
    sde: "engine",
    rn: "nurs",
    sister: "nurs",
    staffnurs: "nurs",
    solicit: "lawy",
    advocat: "lawy",
    attorney: "lawy",
    counsel: "lawy",
    legal: "lawy",
    paralegal: "lawy",
    cook: "chef",
    commi: "chef",
    kitchen: "chef",
    lectur: "teach",
    tut: "teach",
    instruct: "teach",
    educat: "teach",
    professo: "teach",
    train: "train",
    tester: "test",
    qa: "test",
    quality: "test",
    sdet: "test",
    qualit: "test",
    recruit: "hr",
    talent: "hr",
    human: "hr",
    resourc: "hr",
    personnel: "hr",
    hrbp: "hr",
    bookkeep: "account",
    accountant: "account",
    salesman: "sal",
    salesperson: "sal",
    seller: "sal",
    sales: "sal",
    sale: "sal",
    bdm: "sal",
    bde: "sal",
    frontend: "front",
    ui: "front",
    backend: "back",
    fullstack: "full",
    pharmac: "pharm",
    pharmacist: "pharm",
    electric: "electr",
    electrician: "electr",
    driv: "driv",
    chauffeur: "driv",
    associat: "associat",
    rep: "repres",
    agent: "repres",
    execut: "execut",
    advis: "repres",
    consultant: "consult",
    writ: "writ",
    copywrit: "writ",
    content: "writ",
    author: "writ",
    edit: "writ",
    design: "design",
    designer: "design",
    administr: "admin",
    dba: "databas",
    scientist: "scien",
    scienc: "scien",
    analyst: "analy",
    mechanical: "mechan",
    mechanic: "mechan",
    hous: "hous",
    host: "host",
  }),
);
const ignoredWords = new Set(
  "senior sr junior jr lead principal chief assistant asst associate deputy trainee intern graduate staff of and the for in at i ii iii iv remote fulltime part time full contract level mid night shift experienced new team member".split(
    " ",
  ),
);

function tokens(title: string): Set<string> {
  const result = new Set<string>();
  for (const { folded } of splitWords(
    title.replace(/\bfront[- ]end\b/gi, "frontend").replace(/\bback[- ]end\b/gi, "backend"),
  )) {
    if (ignoredWords.has(folded)) continue;
    const stem = stemWord(folded);
    result.add(synonyms.get(folded) ?? synonyms.get(stem) ?? stem);
  }
  return result;
}

/** Share of the job title's words in the résumé's title. */
function sharedWords(jobTitle: string, resumeTitle: string): number {
  const [a, b] = [tokens(jobTitle), tokens(resumeTitle)];
  return a.size === 0 ? 0 : [...a].filter((token) => b.has(token)).length / a.size;
}

/** Stems that may indicate an occupation: no ranks, no "team". */
export const tradeStems = (title: string): string[] =>
  splitWords(title)
    .filter((word) => isTelling(word) && !ignoredWords.has(word.folded))
    .map(({ stem }) => stem);

const directions = new WeakMap<Occupations, Map<string, Direction>>();
const maxCached = 5000;

/** The occupations of a title, without its rank. Cached: titles recur. */
export function directTitle(title: string, occupations: Occupations): Direction {
  const cache = directions.get(occupations) ?? new Map<string, Direction>();
  directions.set(occupations, cache);
  const known = cache.get(title);
  if (known) return known;
  const direction = directionOf(tradeStems(title), occupations);
  if (cache.size >= maxCached) cache.clear();
  cache.set(title, direction);
  return direction;
}

/** A title of a résumé, and how much it counts, 0 to 1. */
export type WeightedTitle = { title: string | undefined; weight: number };

/**
 * Similarity of the job's title to someone's titles, 0 to 1: half for the words of the job's title in one of them, half for
 * the occupations that use the words of both. Ranks do not count.
 */
export function titleSimilarity(
  jobTitle: string,
  resumeTitles: readonly WeightedTitle[],
  occupations: Occupations,
): number {
  const job = directTitle(jobTitle, occupations);
  let [shared, near] = [0, 0];
  for (const { title, weight } of resumeTitles) {
    if (title === undefined) continue;
    shared = Math.max(shared, weight * sharedWords(jobTitle, title));
    near = Math.max(near, weight * similarity(job, directTitle(title, occupations)));
  }
  return (shared + near) / 2;
}
