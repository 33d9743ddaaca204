import { monthNumber, readDate } from "../extract/dates.ts";
import type { SectionKind } from "../extract/headings.ts";
import type { Passage, ReadResume } from "../extract/read-resume.ts";
import type { Evidence, EvidencePlace } from "../report.ts";
import { findSkills, type SkillGraph } from "../skills/graph.ts";
import { sentenceRules } from "../skills/sentence-rules.ts";
import type { SkillKind } from "../skills/skill-data.ts";
import { type Word, wordsOf } from "../skills/words.ts";
import type { Span, Warning } from "../types.ts";

/** How much a proof weighs by where it stands. A dated job tells most, a bare list less, a hobby little. */
const placeWeight: Record<EvidencePlace, number> = {
  role: 1,
  project: 0.95,
  certificate: 0.95,
  summary: 0.85,
  list: 0.8,
  education: 0.7,
  other: 0.75,
  interests: 0.3,
};
const howWeight: Record<Evidence["how"], number> = {
  exact: 1,
  alias: 1,
  implied: 1,
  sentence: 0.95,
  negated: 0,
  wish: 0.25,
};

/** A licence is held or not, wherever the page says so. */
function weightAt(place: EvidencePlace, kind: SkillKind | undefined): number {
  const isHeld = (kind === "licence" || kind === "certificate") && place !== "interests";
  return isHeld ? Math.max(placeWeight[place], placeWeight.certificate) : placeWeight[place];
}

const placeOf: Record<SectionKind, EvidencePlace> = {
  contact: "summary",
  summary: "summary",
  experience: "role",
  education: "education",
  skills: "list",
  projects: "project",
  certificates: "certificate",
  languages: "list",
  awards: "other",
  publications: "project",
  volunteer: "role",
  interests: "interests",
  references: "interests",
  other: "other",
};

/** A proof with the months (since year 0) of the job it was shown in. */
export type Proof = Evidence & { skill: number; months?: [number, number]; years?: number };
/** A word that counts, and whether what it says is denied or only wished for. */
export type TellingWord = Word & { mood: "negated" | "wish" | undefined };

export type Proofs = {
  /** Proofs by skill, those that are implied among them; strongest first. */
  bySkill: Map<number, Proof[]>;
  /** The résumé's words that count: not hidden, not copied from the job, no instructions. */
  words: TellingWord[];
  warnings: Warning[];
};

const denial =
  /\b(no|not|never|without|lack(?:s|ing)?(?: of)?|none|neither|nor|don'?t|didn'?t|haven'?t|hasn'?t|zero|limited to no|unfamiliar|except|excluding|non)\b/i;
const wish =
  /\b(want(?:s|ed|ing)?|wish(?:es)?|keen|eager|hop(?:e|es|ing)|willing|interested|objective|seeking|looking for|aspir\w+|plan(?:s|ning)?|aim(?:s|ing)?|look(?:ing)? forward|would (?:like|love)|currently learning|learning|pursuing|studying|working towards|beginn(?:er|ing) (?:in|with)|next to|alongside|sat (?:with|near|beside|next)|observ(?:e|ed|ing)|shadow(?:ed|ing)|curious|hear(?:d)? of|aware of|exposure to)\b/i;
const instruction =
  /\b(ignore|disregard|forget|override)\b[^.\n]{0,40}\b(previous|prior|above|all|any|the|your|other)\b[^.\n]{0,30}\b(instruction|prompt|rule|criteria|requirement|text)s?\b|\b(give|assign|award|rate|score|rank|grade|mark)\b[^.\n]{0,40}\b(100|10\/10|perfect|maximum|highest|top|full)\b[^.\n]{0,20}|\b(system prompt|as an ai|language model|note to (?:the )?(?:ai|screen\w*|recruit\w* (?:bot|system|software)|ats|hiring|system|model)\b[^\n]*|treat this (?:candidate|applicant|cv|r[ée]sum[ée])|this candidate (?:is|should be|must be) (?:the )?(?:perfect|best|ideal|selected|hired|recommended|ranked)|you are (?:now )?an? (?:ai|assistant|recruiter)|must be (?:shortlisted|selected|hired|ranked first))\b/i;

/** Text that steers a reader instead of telling of the person, and sentences copied from the advertisement. */
function inertSpans(text: string, jobText: string): { spans: Span[]; warnings: Warning[] } {
  const spans: Span[] = [];
  const warnings: Warning[] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    if (instruction.test(line)) {
      spans.push([offset, offset + line.length]);
      warnings.push({ code: "instructions", text: line.trim().slice(0, 160) });
    }
    offset += line.length + 1;
  }
  const copied = copiedSpans(text, jobText);
  if (copied.length > 0)
    warnings.push({ code: "keyword-stuffing", text: text.slice(...(copied[0] ?? [0, 0])).slice(0, 160) });
  return { spans: [...spans, ...copied], warnings };
}

const copyLength = 9;

/** Runs of nine and more words that stand word for word in the advertisement. */
function copiedSpans(text: string, jobText: string): Span[] {
  const jobWords = wordsOf(jobText).map(({ folded }) => folded);
  const runs = new Set<string>();
  for (let at = 0; at + copyLength <= jobWords.length; at += 1)
    runs.add(jobWords.slice(at, at + copyLength).join(" "));
  if (runs.size === 0) return [];
  const words = wordsOf(text);
  const spans: Span[] = [];
  let until = -1;
  for (let at = 0; at + copyLength <= words.length; at += 1) {
    const run = words.slice(at, at + copyLength);
    // A list of skills may be the same list; a sentence is not the same by chance.
    if (!runs.has(run.map(({ folded }) => folded).join(" "))) continue;
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const before = spans.at(-1);
    if (before && at <= until) before[1] = last.end;
    else spans.push([first.start, last.end]);
    until = at + copyLength;
  }
  return spans;
}

const inside = (position: number, spans: Span[]) =>
  spans.some(([from, to]) => position >= from && position < to);

/** What the words before (and right after) a mention make of it. */
function attitude(words: Word[], at: number, last: number, text: string): "negated" | "wish" | undefined {
  const word = words[at];
  if (!word) return undefined;
  const from = words.slice(Math.max(0, at - 6), at).findIndex(({ sentence }) => sentence === word.sentence);
  const start = from < 0 ? word.start : (words[Math.max(0, at - 6) + from]?.start ?? word.start);
  const before = text.slice(start, word.start);
  const near = text.slice(
    words[Math.max(0, at - 4)]?.sentence === word.sentence
      ? (words[Math.max(0, at - 4)]?.start ?? start)
      : start,
    word.start,
  );
  const after = words[last + 1];
  const behind =
    after && after.sentence === words[last]?.sentence
      ? text.slice(words[last]?.end ?? 0, words[Math.min(words.length - 1, last + 4)]?.end ?? 0)
      : "";
  // "not only Java", "no fewer than": no denial.
  if (
    denial.test(near) &&
    !/\b(not only|not just|no less|no fewer|without (?:any )?(?:error|fail|delay|incident|accident)|no (?:error|lost|incident|accident))\b/i.test(
      near,
    )
  )
    return "negated";
  if (/^\s*(?:[:–-]\s*)?(?:none|no experience|not yet|experience: none|: no\b)/i.test(behind))
    return "negated";
  const sentenceEnd = words.findIndex((other, index) => index > last && other.sentence !== word.sentence);
  const rest = text.slice(
    words[last]?.end ?? 0,
    words[(sentenceEnd < 0 ? words.length : sentenceEnd) - 1]?.end ?? 0,
  );
  if (/\b(by|from) (another|a different|the other|an external|an outside)\b/i.test(rest)) return "wish";
  if (
    /^[\s,(-]*(part[- ]qualified|finalist|student|candidate|expected|trainee|to be completed)\b/i.test(rest)
  )
    return "wish";
  if (wish.test(before) || /^\s*\(?(?:beginner|learning|basic awareness|in progress)\b/i.test(behind))
    return "wish";
  return undefined;
}

/**
 * All proofs of all skills in a résumé. Each skill counts once for each kind of place, so that saying a thing again adds
 * nothing.
 */
export function findProofs(
  read: ReadResume,
  jobText: string,
  graph: SkillGraph,
  now: { year: number; month: number },
): Proofs {
  const { text } = read;
  const { spans: inert, warnings } = inertSpans(text, jobText);
  const all = wordsOf(text);
  const unfit = [...inert, ...personalSpans(read)];
  const months = workMonths(read, now);
  const bySkill = new Map<number, Proof[]>();
  const startAt = new Map(all.map((word, at) => [word.start, at]));
  const endAt = new Map(all.map((word, at) => [word.end, at]));
  const passages = read.passages;
  let passage = 0;
  for (const mention of findSkills(text, graph, all)) {
    if (inside(mention.start, unfit)) continue;
    while (
      passage < passages.length - 1 &&
      (passages[passage + 1]?.span[0] ?? Number.POSITIVE_INFINITY) <= mention.start
    )
      passage += 1;
    const here = passages[passage];
    const place = here ? placeOf[here.kind] : "other";
    const at = startAt.get(mention.start) ?? 0;
    const mood = attitude(all, at, endAt.get(mention.end) ?? at, text);
    const how = mood ?? mention.how;
    const label = graph.skills[mention.skill]?.label ?? "";
    const quote = text.slice(mention.start, mention.end);
    const ruleOf = {
      exact: `“${quote}” is named`,
      alias: `“${quote}” is another name for ${label}`,
      sentence: `“${quote}” tells of ${label}`,
      negated: `“${quote}” is denied or not claimed`,
      wish: `“${quote}” is a wish or a first step`,
      implied: "",
    };
    const period = here?.workIndex === undefined ? undefined : months[here.workIndex];
    const base: Proof = {
      skill: mention.skill,
      span: [mention.start, mention.end],
      quote,
      place,
      how,
      rule: ruleOf[how],
      strength:
        weightAt(place, graph.skills[mention.skill]?.kind) *
        howWeight[how] *
        (place === "role" && !period ? 0.92 : 1),
      ...(period ? { months: period } : {}),
      ...yearsTold(text, mention.start, mention.end),
    };
    push(bySkill, base);
    if (mood === "negated") continue;
    for (const implied of graph.implied[mention.skill] ?? [])
      push(bySkill, {
        ...base,
        skill: implied.skill,
        how: mood ?? "implied",
        rule: mood ? base.rule : `${label} shows ${graph.skills[implied.skill]?.label ?? ""}`,
        strength: base.strength * implied.strength,
      });
  }
  addSentences(bySkill, text, all, passages, months, unfit, graph);
  for (const proofs of bySkill.values())
    proofs.sort((a, b) => b.strength - a.strength || a.span[0] - b.span[0]);
  const words = all.flatMap((word, at): TellingWord[] =>
    inside(word.start, unfit) ? [] : [{ ...word, mood: attitude(all, at, at, text) }],
  );
  return { bySkill, words, warnings };
}

/** Name, contact, schools, employers and referees are no input: an employer called Python Ltd proves nothing. */
function personalSpans({ sources, passages, text }: ReadResume): Span[] {
  const names = [...sources]
    .filter(
      ([pointer, [from, to]]) =>
        (/\/(name|email|phone)$/.test(pointer) ||
          (pointer.endsWith("/institution") && sources.has(pointer.replace("institution", "studyType")))) &&
        text.slice(from, to).split(/\s+/).length <= 12,
    )
    .map(([, span]) => span);
  const [personName] = sources.get("/basics/name") ?? [0];
  const hasSections = passages.some(({ kind }) => kind === "experience" || kind === "education");
  const parts = passages.flatMap(({ kind, span }) => {
    if (kind === "references") return [span];
    if (kind !== "contact") return [];
    return linesOf(text, span).filter(([from, to]) => {
      const line = text.slice(from, to);
      const isAddress =
        /@|https?:|www\.|linkedin|github|\+?\d[\d\s()-]{8,}|\b(road|street|lane|nagar|avenue|apartment|flat|address|location|born|birth|age|gender|nationality|marital|religion|caste|photo)\b/i.test(
          line,
        );
      const isName = from <= personName && personName < to;
      const isTown =
        hasSections &&
        /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u.test(line) &&
        line.split(/\s+/).length <= 4;
      return isName || isTown || (isAddress && line.split(/\s+/).length < 20);
    });
  });
  return [...names, ...parts];
}

function linesOf(text: string, [from, to]: Span): Span[] {
  const lines: Span[] = [];
  let start = from;
  for (const line of text.slice(from, to).split("\n")) {
    lines.push([start, start + line.length]);
    start += line.length + 1;
  }
  return lines;
}

/** What sentences tell without naming it. */
function addSentences(
  bySkill: Map<number, Proof[]>,
  text: string,
  words: Word[],
  passages: Passage[],
  months: ([number, number] | undefined)[],
  unfit: Span[],
  graph: SkillGraph,
): void {
  for (const { pattern, skills, rule } of sentenceRules(graph))
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      if (inside(start, unfit)) continue;
      const here = passages.findLast(({ span }) => span[0] <= start);
      const place = here ? placeOf[here.kind] : "other";
      if (place === "list" || place === "interests") continue;
      const at = words.findIndex((word) => word.end > start);
      const mood = attitude(words, at, at, text);
      if (mood === "negated") continue;
      const period = here?.workIndex === undefined ? undefined : months[here.workIndex];
      const rest = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(start + match[0].length))?.[0] ?? "";
      const quote = (match[0] + rest).trim();
      const how = mood ?? "sentence";
      const strength = placeWeight[place] * howWeight[how] * (place === "role" && !period ? 0.92 : 1);
      for (const skill of skills) {
        const proof: Proof = {
          skill,
          span: [start, start + quote.length],
          quote,
          place,
          how,
          rule,
          strength,
          ...(period ? { months: period } : {}),
        };
        push(bySkill, proof);
        for (const implied of graph.implied[skill] ?? [])
          push(bySkill, { ...proof, skill: implied.skill, strength: strength * implied.strength });
      }
    }
}

/** "Java - Experience - 24 months", "Java (3 years)", "5 years of Java": years told beside a skill. */
function yearsTold(text: string, start: number, end: number): { years?: number } {
  const behind = /^\s*[-–:(,]?\s*(?:expe?rience\s*[-–:]?\s*)?(\d{1,3})\s*\+?\s*(months?|years?|yrs?)\b/i.exec(
    text.slice(end, end + 40),
  );
  const before = /(\d{1,2})\s*\+?\s*(years?|yrs?)\s+(?:of\s+|in\s+|with\s+)?(?:[\w-]+\s+){0,3}$/i.exec(
    text.slice(Math.max(0, start - 50), start),
  );
  const [, number, unit = ""] = behind ?? before ?? [];
  if (number === undefined) return {};
  return { years: /^m/i.test(unit) ? Number(number) / 12 : Number(number) };
}

function push(map: Map<number, Proof[]>, proof: Proof): void {
  const list = map.get(proof.skill);
  if (list) list.push(proof);
  else map.set(proof.skill, [proof]);
}

/** From and to of each job in months since year 0; `undefined` where dates are missing. */
function workMonths(
  { resume }: ReadResume,
  now: { year: number; month: number },
): ([number, number] | undefined)[] {
  return resume.work.map(({ startDate, endDate }) => {
    const start = startDate ? readDate(startDate) : undefined;
    if (!start) return undefined;
    const end = endDate ? readDate(endDate) : now;
    return end
      ? [monthNumber(start, "start"), Math.max(monthNumber(end, "end"), monthNumber(start, "start"))]
      : undefined;
  });
}

/** Years covered by a set of periods; months that overlap count once. */
export function yearsOf(periods: [number, number][]): number {
  const sorted = [...periods].sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of sorted) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months / 12;
}

/** All dated jobs of a résumé as periods. */
export function workPeriods(read: ReadResume, now: { year: number; month: number }): [number, number][] {
  return workMonths(read, now).filter((period) => period !== undefined);
}
