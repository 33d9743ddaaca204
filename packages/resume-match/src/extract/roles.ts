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

/** Part of an entry's head. `slot` is its line, relative to the line with the date, and its index there. */
export type Piece = { text: string; slot: string; bold: boolean; line: PlacedLine };

/** What separates a part from the one before it within a piece. */
type Cut = "comma" | "at" | "for" | "in" | "run";
type Part = { text: string; from: number; to: number; cut: Cut | undefined; isPlace: boolean };
/** A piece with its parts, and with the place at its end removed. */
type Divided = { piece: Piece; name: string; parts: Part[]; isTown: boolean };
/** Parts `from` to `to` (exclusive) of the piece with index `at`: a possible title or employer. */
type Span = { text: string; piece: Piece; at: number; from: number; to: number; of: Part[]; isTown: boolean };
type Role = "title" | "organisation";

export type Roles = {
  title: Span | undefined;
  organisation: Span | undefined;
  /** The whole piece, if it was divided at a comma and its second part hardly looks like an employer. */
  unsplit?: string;
};

const maxParts = 6;
const maxPieces = 8;

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

/** Where a preposition joins a title to its employer: "Nurse at St Mary's", "Engineer for Trellis". */
function findPreposition(text: string): { from: number; to: number; cut: Cut } | undefined {
  const at = /\s+(?:at|bei|chez|presso)\s+(?:the\s+)?(?=\p{Lu}|\d|\S+$)/u.exec(text);
  if (at && at.index >= 2) {
    const [title, name] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
    const isName = /^[\p{Lu}\d]/u.test(name) || isDomain(name) || titleScore(title) >= 1.5;
    if (isName && title.split(" ").length <= 6 && organisationScore(title) < 1.2)
      return { from: at.index, to: at.index + at[0].length, cut: "at" };
  }
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

function divide(piece: Piece, towns: Towns, isRun: boolean): Divided {
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
  return { piece, name, parts, isTown: isPlace(piece.text, towns) };
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
  /** An employer that may be a town: "Ulverby, Norway", "Zoho, Chennai". */
  town: 0.5,
  missing: { title: 1, organisation: 1 },
  /** The employer before the title within a piece, or not next to it. */
  reversed: 0.1,
  gap: 0.1,
};

function spansOf(divided: Divided[]): Span[] {
  return divided.flatMap(({ piece, name, parts, isTown }, at) =>
    parts.flatMap((start, from) =>
      parts.slice(from).flatMap((end, offset) => {
        const to = from + offset + 1;
        const isPlaceSpan = parts.slice(from, to).every((part) => part.isPlace);
        const text = name.slice(start.from, end.to).trim();
        return isPlaceSpan && parts.length > 1 ? [] : [{ text, piece, at, from, to, of: parts, isTown }];
      }),
    ),
  );
}

/** Names of a span's place that other entries share, counted from either end of the piece. */
const keysOf = ({ piece, from, to, of }: Span): string[] => [
  `${piece.slot} ${from}`,
  `${piece.slot} -${of.length - to}`,
];

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
  const order = costs.order * (title.at + organisation.at);
  if (title.at !== organisation.at) return order + spareCost(title) + spareCost(organisation);
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
        for (const key of keysOf(span)) best.set(key, Math.max(best.get(key) ?? -2, vote));
      }
      for (const [key, vote] of best) sums.set(`${role} ${key}`, (sums.get(`${role} ${key}`) ?? 0) + vote);
    }
  return (span, role) =>
    Math.max(...keysOf(span).map((key) => (sums.get(`${role} ${key}`) ?? 0) / entries.length));
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
    return used.slice(0, maxPieces).map((piece) => divide(piece, towns, isRun && used.length === 1));
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
    const alone = costs.order * span.at + spareCost(span);
    consider(span, undefined, value(span, "title") - alone - costs.missing.organisation);
    consider(undefined, span, value(span, "organisation") - alone - costs.missing.title);
  }
  for (const title of spans)
    for (const organisation of spans) {
      const isApart =
        title.at !== organisation.at || title.to <= organisation.from || organisation.to <= title.from;
      if (isApart)
        consider(
          title,
          organisation,
          value(title, "title") + value(organisation, "organisation") - positionCost(title, organisation),
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
