import { findDateRanges } from "./dates.ts";
import { isSpokenLanguage } from "./lists.ts";
import { isProse, joinLines, type PlacedLine, startsWithActionVerb } from "./text.ts";
import { isProperName } from "./titles.ts";

const levels =
  /(?:\s*[-–:(])?\s*\(?\b(expert|advanced|intermediate|beginner|basic|proficient|fluent|native|professional|elementary|novice|familiar|working knowledge|good|excellent|strong|competent|very good|fair|basics|upper intermediate)\b\)?\s*$/i;
/** "5 years", "(Less than 1 year)", "- exp. 40 months", "3 years of experience": how long it was used. */
const years =
  /(?:\s*(?:[-–:]\s|\()\s*(?:\p{L}{2,12}\.?\s?[-–:]?\s?){0,4}|\s*\(?)\d+(?:\.\d+)?\+?\s*(?:years?|yrs?|months?|mos)\b(?: months|(?:\s+of)?\s+experience)?\)?\.?$/iu;

/** Splits at separators outside parentheses; "React (Redux, Hooks)" stays one piece. */
function splitList(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = "";
  for (const letter of text) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·▪●■◆‣\t\n，；、・]/.test(letter)) {
      pieces.push(piece);
      piece = "";
    } else piece += letter;
  }
  pieces.push(piece);
  // In a list with commas, wide spaces come from justified text.
  return pieces.flatMap((part) => part.split(pieces.length > 2 ? /\s+[–—/-]\s+/ : /\s+[–—/-]\s+|\s{2,}/));
}

const tidy = (text: string) =>
  text
    // ".NET" keeps its dot.
    .replace(/^(?:\d{1,2}[.)]\s+)?(?:[\s\-–—*&:]|\.(?!\p{Lu}))*|[\s\-–—*.:;]+$/gu, "")
    .replace(
      /^(?:(?:also |highly )?(?:proficient|experienced?|expertise|skilled|confident|competent|familiar|comfortable) (?:in|with|using) |(?:[a-z]+ )?knowledge of )/i,
      "",
    )
    .replace(/^(?:[Aa]nd|[Oo]r|etc|[Ww]ith|[Bb]oth|[Ii]ncluding|[Ss]uch as|[Ee]\.g\.)\s+/, "")
    .replace(/\s*(etc\.?|\.\.\.)$/i, "")
    .replace(years, "")
    .replace(levels, "")
    .replace(/\s*[●○★☆■□▪◾◽⬤◯]+\s*$/u, "")
    .replace(/\s+\d{1,3}\s*%$|\s+\d{1,2}\s*\/\s*(5|10)$/, "")
    .trim();

const notSkillWords =
  /^(etc|and|or|others?|\d+|skills?|level|expert|advanced|beginner|intermediate|basic|fluent|proficient|native)$/i;

/** Labels of other content that occurs among skills. */
const otherLabel = /^(?:interests?|hobbies|(?:spoken |foreign )?languages?(?: known| spoken)?|activities)$/i;

/** Names of groups of skills, recognised above a list. */
const groupNames =
  /^(?:(?:programming |web |other )?(?:languages|technologies|frameworks|tools|libraries|databases?|platforms?)(?:\s?(?:\/|&|and)\s?\p{L}+)?|operating systems|cloud|devops|back-?end|front-?end|methodologies)$/iu;

/** A line's cells. A wide space separates a label from its list like a cell boundary. */
function splitCells({ cells, text }: PlacedLine): string[] {
  const narrow = cells.length === 1 ? /^([^,;|•·:]{2,30}?)\s{2,}(\S[^,;]*[,;].*)$/.exec(text) : null;
  return narrow ? [narrow[1] ?? "", narrow[2] ?? ""] : cells;
}

/** Labels above or before lists, recognisable as bold text or as a separate cell. */
function findLabels(lines: PlacedLine[]): Map<PlacedLine, string> {
  const labels = new Map<PlacedLine, string>();
  const isList = (text: string) => /[,;|•·]/.test(text);
  lines.forEach((line, index) => {
    const [first = "", second = ""] = splitCells(line);
    const next = lines[index + 1];
    const isOver =
      line.cells.length === 1 &&
      (/:$/.test(first) ||
        (!isList(first) &&
          (line.bold || groupNames.test(first)) &&
          next !== undefined &&
          !next.bold &&
          isList(next.text)));
    if (isOver || (splitCells(line).length === 2 && !isList(first) && /[,;]/.test(second)))
      labels.set(line, first);
  });
  return labels;
}

/** Skills as listed, with the label above or before them. */
export function readSkills(section: PlacedLine[]): { name: string; keywords: string[] }[] {
  const largest = section.reduce((max, { size }) => Math.max(max, size), 0);
  const lines = section.filter(
    ({ text, size, cells }) =>
      !/\S@\S+\.\p{L}/u.test(text) &&
      // Sentences in a smaller font describe the skills above them.
      !(size < largest - 1.5 && !/[,;•|]/.test(text) && cells.some((cell) => cell.split(" ").length > 4)),
  );
  const groups: { name: string; keywords: string[] }[] = [];
  const labels = findLabels(lines);
  const listed = lines.flatMap((line, index) => {
    const label = labels.get(line)?.replace(/:$/, "");
    // A list under its label does not continue the one above.
    const above = lines[index - 1];
    if (label === undefined)
      return [
        above && labels.has(above) && splitCells(above).length === 1 ? { ...line, bullet: true } : line,
      ];
    const [, ...list] = splitCells(line);
    // A label without a list, followed by another label, is itself a skill ("Negotiation:").
    const next = lines[index + 1];
    const isSkill = list.length === 0 && (next === undefined || labels.has(next));
    return isSkill
      ? [{ ...line, text: label, bullet: true }]
      : list.length === 0
        ? []
        : [{ ...line, text: `${label}: ${list.join("\t")}` }];
  });
  for (const text of logicalLines(listed)) {
    const labelled = /^([^:•|]{2,45}?)\s*:\s*(.+)$/.exec(text.replaceAll("\t", " , ").replace(/:\s*,/, ":"));
    // "1C:Accounting" is a name.
    const isLabelled =
      labelled !== null && !/https?$/i.test(labelled[1] ?? "") && !/^[^:]*\d[^:]*:\S/.test(text);
    const content = isLabelled ? (labelled[2] ?? "") : text;
    const keywords = content === "" ? [] : splitPieces(content);
    const name = isLabelled ? tidy(labelled[1] ?? "") : "";
    const isOther = otherLabel.test(name) && (!/language/i.test(name) || keywords.every(isSpokenLanguage));
    if (keywords.length > 0 && !isOther) groups.push({ name, keywords });
  }
  return groups;
}

function splitPieces(content: string): string[] {
  const pieces = splitList(content.replace(years, "")).flatMap((piece) => {
    const clean = tidy(piece);
    const words = clean.split(/\s+/).length;
    if (
      clean === "" ||
      /^\p{Ll}$/u.test(clean) ||
      clean.length < 1 ||
      notSkillWords.test(clean) ||
      /\S@\S+\./.test(clean) ||
      findDateRanges(clean).length > 0
    )
      return [];
    const inside = /^(.{2,40}?)\s*\((.+)\)$/.exec(clean);
    if (inside && (inside[2] ?? "").includes(","))
      return [inside[1] ?? "", ...splitList(inside[2] ?? "").map(tidy)].filter(
        (part) => part !== "" && !notSkillWords.test(part),
      );
    // "Distributed Systems Design" is a name, "Distributed leaflets in town" is work.
    const isAction = words > 2 && startsWithActionVerb(clean) && !isProperName(clean);
    if (words > 8 || (isProse(clean) && words > 6) || isAction) return [];
    return [clean];
  });
  // "SQL and Java" are two, "Architecture and Development" is one: only joined names are split.
  return [
    ...new Set(
      pieces.flatMap((piece) => {
        const two = /^(\S+(?: \([^()]+\))?)\s+(?:and|&)\s+(\S+(?: \([^()]+\))?)$/.exec(piece);
        return two &&
          [two[1], two[2]].every((name) => /^[A-Z][\w+#.]*(?: \(|$)/.test(name ?? "")) &&
          ([two[1], two[2]].every((name) => /[A-Z+#.]/.test((name ?? "").slice(1))) ||
            /[a-z][A-Z]|[+#.]\w/.test(piece))
          ? [two[1] ?? "", two[2] ?? ""]
          : [piece];
      }),
    ),
  ];
}

/** Joins lines broken by a narrow column: a list continues after a comma or an open parenthesis. */
function logicalLines(lines: PlacedLine[]): string[] {
  const joined: string[] = [];
  let wraps: boolean | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined &&
      ((wraps && !line.bold && /[,;|•·]|\p{L}-$/u.test(last) && !/^[^:,]{2,40}:/.test(line.text)) ||
        /[,;/&(|•·]$/.test(last) ||
        /\b(and|or|of|for|in|with)$/i.test(last) ||
        last.lastIndexOf("(") > last.lastIndexOf(")") ||
        (/[,|•·].*[^.]$/.test(last) &&
          last.length > 45 &&
          !line.bullet &&
          line.gap < 0.4 &&
          !/^[^:,]{2,40}:/.test(line.text) &&
          !line.bold));
    if (isOpen && !line.bullet) joined[joined.length - 1] = joinLines([last, line.text]);
    else joined.push(line.text);
    wraps = line.wraps;
  }
  return joined;
}
