import { subjectWords } from "./education.ts";
import { splitNames } from "./flat-entries.ts";
import { type PlacedLine, startsWithActionVerb } from "./text.ts";
import {
  isPlace,
  isProperName,
  isSurePlace,
  organisationScore,
  splitPlace,
  type Towns,
  titleScore,
} from "./titles.ts";
import { anyWord, perVocabulary, vocabularyPattern, wordsOf } from "./vocabulary.ts";

/** Part of an entry's head. `slot` is its line, relative to the line with the date, and its index there. */
export type Piece = { text: string; slot: string; bold: boolean; line: PlacedLine };

/** What separates a part from the one before it within a piece. */
type Cut = "comma" | "at" | "for" | "in" | "run";
type Part = { text: string; from: number; to: number; cut: Cut | undefined; isPlace: boolean };
/**
 * A piece with its parts, without the place at its end. `isTown`: the whole piece may be one. `rank` counts the
 * lines above it and the pieces before it in its line.
 */
type Divided = { piece: Piece; name: string; parts: Part[]; isTown: boolean; rank: number };
/** Parts `from` to `to` (exclusive) of the piece with index `at`: a possible title or employer. */
type Span = {
  text: string;
  piece: Piece;
  at: number;
  from: number;
  to: number;
  of: Part[];
  isTown: boolean;
  rank: number;
};
type Role = "title" | "organisation";

export type Roles = {
  title: Span | undefined;
  organisation: Span | undefined;
  /** The whole piece, if it was divided at a comma and its second part hardly looks like an employer. */
  unsplit?: string;
};

const maxParts = 6;
const maxPieces = 8;
/** Spans that are tried for each role. */
const maxCandidates = 16;

const joinsWithPart =
  /^(?:inc|l\.?l\.?c|l\.?l\.?p|ltd|limited|plc|l\.?p|co|corp|p\.?c|n\.?a|s\.?a|gmbh|pty ltd)\.?$/i;
const isDomain = (text: string) => /^(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u.test(text);

/** Offsets of the commas outside of parentheses, except those before a legal form: "Acme, Inc." */
function findCommas(text: string): { from: number; to: number }[] {
  let depth = 0;
  const commas: { from: number; to: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()]|,\s+/g)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) commas.push({ from: index, to: index + mark.length });
  }
  return commas.filter(
    ({ to }, index) => !joinsWithPart.test(text.slice(to, commas[index + 1]?.from ?? text.length).trim()),
  );
}

const sureJoint = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`\s+(?:at|${anyWord(wordsOf(languages, "sureAt"))})\s+(?:the\s+)?(?=[\p{Lu}\p{Lo}«„“"]|\d|\S+$)`,
      "u",
    ),
);
const foreignJoint = vocabularyPattern(
  (languages) =>
    new RegExp(String.raw`\s+${anyWord(wordsOf(languages, "at"))}\s+(?=[\p{Lu}\p{Lo}«„“"])`, "u"),
);
/** "Truckförare på Nordfrakt": a name that is neither a town nor a field. */
const isNameOfEmployer = (text: string) =>
  organisationScore(text) >= 1.2 ||
  (isProperName(text) &&
    text.split(" ").length <= 4 &&
    !isPlace(text) &&
    !subjectWords.test(text) &&
    titleScore(text) < 1);

/** Where a preposition joins a title to its employer: "Nurse at St Mary's", "Engineer for Trellis". */
function findPreposition(text: string): { from: number; to: number; cut: Cut } | undefined {
  const at = sureJoint.exec(text);
  if (at && at.index >= 2) {
    const [title, name] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
    const isName = /^[\p{Lu}\p{Lo}\d«„“"]/u.test(name) || isDomain(name) || titleScore(title) >= 1.5;
    if (isName && title.split(" ").length <= 6 && organisationScore(title) < 1.2)
      return { from: at.index, to: at.index + at[0].length, cut: "at" };
  }
  const foreign = foreignJoint.exec(text);
  const isForeign =
    foreign !== null &&
    titleScore(text.slice(0, foreign.index)) >= 1.5 &&
    isNameOfEmployer(text.slice(foreign.index + foreign[0].length));
  if (isForeign) return { from: foreign.index, to: foreign.index + foreign[0].length, cut: "for" };
  const other = /\s+(with|for|in(?!\s[Cc]harge))\s+(?:the\s+)?(?=\p{Lu})/u.exec(text);
  return other && other.index >= 2 && titleScore(text.slice(0, other.index)) >= 1
    ? { from: other.index, to: other.index + other[0].length, cut: other[1] === "in" ? "in" : "for" }
    : undefined;
}

/** The town after an employer: "Nurse at St Mary's in Karratha". */
function findTown(text: string, start: number, towns: Towns): { from: number; to: number } | undefined {
  const from = text.indexOf(" in ", start);
  const town = text.slice(from + 4);
  const isTown =
    isPlace(town, towns) ||
    (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town) && organisationScore(town) < 0.8);
  return from > 0 && isTown ? { from, to: from + 4 } : undefined;
}

function divide(piece: Piece, rank: number, towns: Towns, isRun: boolean): Divided {
  const { name } = splitPlace(piece.text, towns);
  const parts: Part[] = [];
  const add = (from: number, to: number, cut: Cut | undefined) => {
    const text = name.slice(from, to).trim();
    if (text !== "") parts.push({ text, from, to, cut, isPlace: isPlace(text, towns) });
  };
  let start = 0;
  let cut: Cut | undefined;
  for (const comma of [...findCommas(name), { from: name.length, to: name.length }].slice(0, maxParts)) {
    const text = name.slice(start, comma.from);
    const joint = findPreposition(text);
    const words = isRun && !joint ? splitNames(text) : undefined;
    if (joint) {
      add(start, start + joint.from, cut);
      const town = joint.cut === "in" ? undefined : findTown(text, joint.to, towns);
      add(start + joint.to, town ? start + town.from : comma.from, joint.cut);
      if (town) add(start + town.to, comma.from, "in");
    } else if (words) {
      const at = start + text.split(" ").slice(0, words).join(" ").length;
      add(start, at, cut);
      add(at + 1, comma.from, "run");
    } else add(start, comma.from, cut);
    start = comma.to;
    cut = "comma";
  }
  return { piece, name, parts, isTown: isPlace(piece.text, towns), rank };
}

const limit = (vote: number) => Math.max(-2, Math.min(2.5, vote));

/**
 * How much a span looks like a title or an employer. Not being one hardly makes it the other: a sentence is
 * neither.
 */
function voteFor(role: Role, { text, of, from, to }: Span): number {
  const first = of[from]?.text ?? text;
  const title = Math.max(titleScore(text), titleScore(first));
  // "Loans and Touring, Heide Museum": a department does not become an employer by the name after it.
  const organisation =
    to - from === 1
      ? organisationScore(text)
      : Math.max(organisationScore(first), organisationScore(text) - 0.3);
  if (role === "title") return limit(title - Math.max(0, organisation));
  // "Power BI reports and SQL" is work, although it resembles an employer.
  const isName = isProperName(text) || isDomain(text);
  return limit(organisation - Math.max(0, title) - (isName ? 0 : 0.6));
}

/** Costs of an assignment, in units of the votes. */
const costs = {
  /** Each piece further down. */
  order: 0.25,
  /** Dividing a piece at each kind of joint between title and employer. A preposition is evidence for it. */
  cut: { comma: 0.5, at: -1.2, for: -0.4, in: 1.6, run: 0.9 },
  /** A joint within a title or an employer. */
  join: {
    title: { comma: 0.35, at: 2, for: 0.3, in: 0, run: 0 },
    organisation: { comma: 0.3, at: 2, for: 1, in: 1, run: 0.9 },
  },
  /** A part of a divided piece that is neither title nor employer. */
  spare: 0.25,
  /** A town that may be part of the employer, or the whole of it: "Ulverby, Norway", "Zoho, Chennai". */
  town: 0.1,
  missing: { title: 1, organisation: 1 },
  /** The employer before the title within a piece, or not next to it. */
  reversed: 0.1,
  gap: 0.1,
};

function spansOf(divided: Divided[]): Span[] {
  return divided.flatMap(({ piece, name, parts, isTown, rank }, at) =>
    parts.flatMap((start, from) =>
      parts.slice(from).flatMap((end, offset) => {
        const to = from + offset + 1;
        const isPlaceSpan = parts.slice(from, to).every((part) => part.isPlace);
        const text = name.slice(start.from, end.to).trim();
        return isPlaceSpan && parts.length > 1
          ? []
          : [{ text, piece, at, from, to, of: parts, isTown, rank }];
      }),
    ),
  );
}

const townShape = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u;

/** Whether the first part of a piece is followed only by what looks like a town: "Quay Group, Ulverby". */
function hasTownBehind({ of, to }: Span): boolean {
  if (to !== 1) return false;
  const [last, ...others] = of.slice(to);
  return (
    last?.cut === "comma" &&
    others.length === 0 &&
    townShape.test(last.text) &&
    titleScore(last.text) < 0.5 &&
    organisationScore(last.text) < 0.8
  );
}

/**
 * Names of a span's place that other entries share, counted from the beginning of the piece, and from its end
 * for a single part: what tells a longer span is its beginning.
 */
const keysOf = (span: Span, role: Role): string[] => {
  const { piece, from, to, of } = span;
  const end = of.length - to - (role === "organisation" && hasTownBehind(span) ? 1 : 0);
  return [`${piece.slot} ${from}`, ...(to - from === 1 ? [`${piece.slot} -${end}`] : [])];
};

const joinCost = (role: Role, { of, from, to }: Span) =>
  of.slice(from + 1, to).reduce((sum, { cut }) => sum + costs.join[role][cut ?? "comma"], 0);

/** Cost of the parts beside a span in its piece, unless the other span has them. */
function spareCost({ of, from, to }: Span, other?: Span): number {
  const isIn = (index: number, span: { from: number; to: number } | undefined) =>
    span !== undefined && index >= span.from && index < span.to;
  const spare = of.filter(
    (part, index) => !part.isPlace && !isIn(index, { from, to }) && !isIn(index, other),
  );
  return spare.length * costs.spare + (other || spare.length === 0 ? 0 : costs.cut.comma);
}

/** Cost of the places of both spans: in one piece, what is between and beside them counts. */
function positionCost(title: Span, organisation: Span): number {
  const order = costs.order * (title.rank + organisation.rank);
  if (title.at !== organisation.at) {
    const employerCost = hasTownBehind(organisation) ? costs.town : spareCost(organisation);
    return order + spareCost(title) + employerCost;
  }
  const isReversed = organisation.from < title.from;
  const [first, second] = isReversed ? [organisation, title] : [title, organisation];
  const cut = costs.cut[second.of[second.from]?.cut ?? "comma"];
  const isJoint = !isReversed && first.to === second.from;
  return (
    order +
    (isJoint ? cut : Math.max(costs.cut.comma, cut)) +
    (isReversed ? costs.reversed : 0) +
    (first.to === second.from ? 0 : costs.gap) +
    spareCost(title, organisation)
  );
}

/** For each place in the heads, how much its texts look like titles and like employers, over all entries. */
function sharedVotes(entries: Span[][]): (span: Span, role: Role) => number {
  const sums = new Map<string, number>();
  for (const spans of entries)
    for (const role of ["title", "organisation"] as const) {
      const best = new Map<string, number>();
      for (const span of spans) {
        const vote = Math.max(-2, Math.min(2, voteFor(role, span)));
        for (const key of keysOf(span, role)) best.set(key, Math.max(best.get(key) ?? -2, vote));
      }
      for (const [key, vote] of best) sums.set(`${role} ${key}`, (sums.get(`${role} ${key}`) ?? 0) + vote);
    }
  return (span, role) => {
    const votes = keysOf(span, role).map((key) => (sums.get(`${role} ${key}`) ?? 0) / entries.length);
    return votes.reduce((sum, vote) => sum + vote, 0) / votes.length;
  };
}

/**
 * Finds the title and the employer in each head. Words, separators and the same places in the other heads decide
 * together: the heads of one résumé have the same order.
 */
export function findRoles(heads: Piece[][], towns: Towns): Roles[] {
  const names = heads.map(withoutSentences);
  const isRun = hasRuns(names, towns);
  const divided = names.map((pieces) => {
    const named = pieces.filter(({ text }) => !isSurePlace(text, towns));
    const used = named.length > 1 ? named : pieces;
    const lines = [...new Set(used.map(({ line }) => line))];
    return used.slice(0, maxPieces).map((piece, index) => {
      const rank = lines.indexOf(piece.line) + index - used.findIndex(({ line }) => line === piece.line);
      return divide(piece, rank, towns, isRun && used.length === 1);
    });
  });
  const spans = divided.map(spansOf);
  const shared = sharedVotes(spans);
  return spans.map((own) => assign(own, shared));
}

/** Removes the first lines of descriptions: "Cut empty trips by a fifth". */
function withoutSentences(pieces: Piece[]): Piece[] {
  const isAction = ({ text }: Piece) => startsWithActionVerb(text) && titleScore(text) < 1.5;
  const names = pieces.filter((piece) => !isAction(piece));
  const likely = names.filter(({ text }) => titleScore(text) >= 1 || organisationScore(text) > -1);
  const isHead = likely.some(({ text }) => splitPlace(text).name.includes(", ") || titleScore(text) >= 1);
  return isHead ? likely : names.length > 0 ? names : pieces;
}

/** Whether heads of one piece run title and employer together: "Sales Manager Acme Ltd". */
function hasRuns(heads: Piece[][], towns: Towns): boolean {
  const scores = heads.flatMap(([only, ...others]) => {
    if (!only || others.length > 0) return [];
    const { name } = splitPlace(only.text, towns);
    const [first = ""] = name.split(/,\s+/);
    const cut = splitNames(first);
    return cut === undefined ? [] : [organisationScore(first.split(" ").slice(cut).join(" "))];
  });
  return scores.length > 0 && scores.reduce((sum, score) => sum + score, 0) / scores.length >= 0.6;
}

/** Where employers stand before titles, that order decides between two unknown names. */
const employerFirst = perVocabulary((languages) =>
  languages.some(({ isEmployerFirst }) => isEmployerFirst) ? 0.2 : 0,
);
const isBefore = (span: Span, other: Span) =>
  span.at < other.at || (span.at === other.at && span.from < other.from);

function assign(spans: Span[], shared: (span: Span, role: Role) => number): Roles {
  const values = new Map(
    spans.map((span) => [
      span,
      {
        title: 0.55 * voteFor("title", span) + 0.8 * shared(span, "title") - joinCost("title", span),
        organisation:
          0.55 * voteFor("organisation", span) +
          0.8 * shared(span, "organisation") -
          joinCost("organisation", span) -
          (span.isTown ? costs.town : 0),
      },
    ]),
  );
  const value = (span: Span, role: Role) => values.get(span)?.[role] ?? 0;
  let best: (Roles & { score: number }) | undefined;
  const consider = (title: Span | undefined, organisation: Span | undefined, score: number) => {
    if (!best || score > best.score) best = { title, organisation, score };
  };
  for (const span of spans) {
    const alone = costs.order * span.rank + spareCost(span);
    consider(span, undefined, value(span, "title") - alone - costs.missing.organisation);
    consider(undefined, span, value(span, "organisation") - alone - costs.missing.title);
  }
  const likeliest = (role: Role) =>
    spans.toSorted((a, b) => value(b, role) - value(a, role)).slice(0, maxCandidates);
  const organisations = likeliest("organisation");
  for (const title of likeliest("title"))
    for (const organisation of organisations) {
      const isApart =
        title.at !== organisation.at || title.to <= organisation.from || organisation.to <= title.from;
      if (isApart)
        consider(
          title,
          organisation,
          value(title, "title") +
            value(organisation, "organisation") -
            positionCost(title, organisation) +
            (isBefore(organisation, title) ? employerFirst() : 0),
        );
    }
  if (!best) return { title: undefined, organisation: undefined };
  const { title, organisation } = best;
  const isDoubtful =
    title &&
    organisation?.at === title.at &&
    organisation.of[Math.max(title.from, organisation.from)]?.cut === "comma" &&
    organisationScore(organisation.text) < 0.8;
  return { title, organisation, ...(isDoubtful ? { unsplit: title.piece.text } : {}) };
}
