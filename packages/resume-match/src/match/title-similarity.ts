import { splitWords, stemWord } from "../skills/words.ts";

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

/**
 * Similarity of two job titles, 0 to 1: the share of the job title's words in the résumé's title. Ranks do not count.
 */
export function titleSimilarity(jobTitle: string, resumeTitle: string): number {
  const [a, b] = [tokens(jobTitle), tokens(resumeTitle)];
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((token) => b.has(token)).length;
  return shared / a.size;
}
