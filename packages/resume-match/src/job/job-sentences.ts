import { titleScore } from "../extract/titles.ts";

/** The subject of a sentence of a job description. */
export type SentenceKind = "title" | "about" | "pay" | "duty" | "must" | "wish" | "apply";
/** Kind of the sentences below a heading; "other" if its words do not show it. */
export type HeadingKind = SentenceKind | "other";

/** A sentence or list item with its context. Headings are not sentences. */
export type PlacedSentence = {
  text: string;
  /** Offset in the whole text. */
  start: number;
  /** The current heading, with its words. */
  heading?: { kind: HeadingKind; words: string };
  /** Whether the heading is in the sentence's own line. */
  isInline: boolean;
  /** Whether a paragraph or list ended between the heading and this sentence. */
  isFar: boolean;
  isItem: boolean;
  line: number;
};

/** A sentence of a job description with its subject. */
export type JobSentence = PlacedSentence & { kind: SentenceKind };

const headingKinds: [RegExp, HeadingKind][] = [
  [/\b(?:preferred|desired|ideal) (?:candidate|profile)\b/i, "must"],
  [
    /^not (?:required|essential|mandatory|a must)|\b(?:nice|good)[- ]to[- ]have|\bnice if\b|\b(?:plus(?:es)?|extras?|bonus|brownie|wish ?list|desirables?|desired?|preferred|preferences?|optional|ideally|advantages?|helpful|useful|welcome|valued|even better|set you apart|not (?:required|essential|needed))\b|\bit would (?:be|help)|\bwould (?:also )?(?:be|help|love|like)\b|\bwe(?:'d| would) (?:\w+ )?(?:like|love)|\bthrilled\b|\bmight (?:also )?(?:have|bring)|\bgood if\b/i,
    "wish",
  ],
  [
    /\b(?:responsibilit\w+|dut(?:y|ies)|accountabilit\w+|tasks?|key result areas?|(?:job|essential|key|main) functions?|functions|job (?:profile|description))\b/i,
    "duty",
  ],
  [
    /\b(?:how to apply|to apply|apply|applications?|appl(?:ying|icants)|contact|equal|eeoc?|eoe|divers\w+|disclaimer|privacy|closing|deadline|last date|how we hire|selection process|recruitment process|interviews?|next steps?|small print|reference|job id|job ref)\b/i,
    "apply",
  ],
  [
    /\b(?:benefits?|perks?|compensation|salar(?:y|ies)|pay(?:ment)?|ctc|package|remuneration|emoluments|stipend|rewards?|wages?|hours|shifts?|timings?|schedule|notice period|facilities|vacanc(?:y|ies)|contract|duration|start date|(?:job|employment) (?:type|status)|the deal|bargain|earn|enjoy|in return|on offer|terms|conditions|money|travel)\b|\b(?:we|our|us)(?:'d|'ll| will)? (?:can )?(?:offer|provide|give|pay)|\bin it for you|\b(?:what )?you(?:'ll| will)? (?:can )?(?:get(?! up)|expect|receive)\b/i,
    "pay",
  ],
  [
    /\b(?:about (?:you|yourself)|who (?:you are|are you|does well|will|should|we)\b.{0,12}(?:you|want|need|looking)?|requirements?|required|qualifications?|must[- ]?haves?|musts?|non[- ]?negotiables?|deal[- ]?breakers?|essentials?|minimum|mandatory|person spec\w*|eligib\w+|criteria|competenc\w+|skills?|experience|exp|education|knowledge|candidates?|(?:your|desired) (?:\w+ )?(?:profile|toolkit|background|strengths)|profile|key skills|needs?|you(?:'ll| will)? (?:also )?(?:need|bring|have|must|are)|(?:should|do|could|to) (?:you|bring)|bring|look(?:ing)? for|(?:we|are) (?:are )?after|we(?:'re| are)? (?:ask|expect|want|require|insist|need|looking)\w*|takes|considered|are you it|fit in|happy here|physical|the person|ask(?:ed)?)\b|^you$|^you, /i,
    "must",
  ],
  [
    /\b(?:about (?:us|the (?:company|employer|client|organi[sz]ation|team|school|firm|practice)|our)|who we are|our (?:company|culture|values|story|team|people|clients?)|company|employer|organi[sz]ation|the (?:team|product|business|school|firm|practice)|clients?|location|place|site|territory|department|dept|report(?:s|ing)? to|hq|base|us|why (?:join|work|this))\b/i,
    "about",
  ],
  [/\b(?:job |role |position )?title\b|^(?:post|position|role|vacancy|designation|wanted|job)$/i, "title"],
  [
    /\b(?:the (?:role|job|work|post|position|day|opportunity)|role|jobs?|jd|position|purpose|overview|summary|objectives?|goal|scope|mission|day[- ]to[- ]day|work(?:ing)?|weeks?|days?|in this role|you(?:'ll| will| would)?(?: \w+)? (?:do(?:ing)?|be|own|spend|get up|work|lead)|(?:it|job) involves?|involve[sd]?|you(?:'ll| will| would)|in your first|what)\b/i,
    "duty",
  ],
];

/** Words that headings consist of. A line of nothing else is a heading. */
const headingWords = new Set(
  `a about absolute accountabilities accountability achieve added additional advantage advantages after ahead also an and apart apply are areas ask at background basic be
benefits better big bonus bring brownie brilliant business but by can candidate client closing com company compensation competencies competency conditions considered contact core could
criteria culture day days deal deadline definite description desirable desirables desired detail details do does doing duties duty duration earn education eligibility else emoluments employer employment
equal essential essentials even expect expectation expectations experience exp extra extras facilities find first fit for from function functions general get give goal good great have haves help
helpful here here's hire hours how huge ideal ideally if in include includes including info information interview involve involves is it it'd it's job jd join key knowledge like location
look looking main mandatory may might minimum mission money months much must musts my necessary need needed needs negotiable negotiables next nice non not note notice objective objectives of off offer offered on
opportunity optional or organisation organization other our overview own package pay people period perks person place plus pluses points position post preference preferences preferred primary process product
profile provide purpose qualification qualifications quick ready receive remuneration report reporting required requirement requirements responsibilities responsibility responsible result return reward
rewards role roles salary schedule scope scheduling secondary selection set shift shifts should site skill skills so sound special specific specification specifications stack start status steps story strengths strong
stuff successful summary take takes task tasks tech technical team terms that time that's the this timing timings title to toolkit training traits travel type up us usual useful vacancies vacancy value valued values
want wanted week weeks welcome what what's when where who why will wish with work working would write year years you you'd you'll you're you've your yourself we we'd we'll we're we've abilities ability benefit attributes behaviours demands physical rate wage wages environment applications application
eeo statement equality diversity inclusion disclaimer privacy policy legal culture hq department dept designation territory`.split(
    /\s+/,
  ),
);

const itemMark = /^\s*(?:[-–—•*·▪●‣»>o✓✔]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+|^\s*[-•*·▪●‣»✓✔](?=\S)/u;
const withoutMarks = (line: string) => line.replace(/^[#*\s_=-]+|[*_\s=#-]+$/g, "");
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}][\p{L}']*/gu) ?? [];

const kindOfHeading = (head: string): HeadingKind =>
  headingKinds.find(([pattern]) => pattern.test(head))?.[1] ?? "other";
const isHeadingVocabulary = (head: string) => wordsIn(head).every((word) => headingWords.has(word));

/**
 * Recognises a heading that fills its line. `next` is the next non-empty line. Where content is expected
 * (`isContent`: the first line, or below a heading), only heading words count.
 */
function readHeading(raw: string, next: string | undefined, isContent: boolean): string | undefined {
  if (next === undefined || (itemMark.test(raw) && !/^\s*\*\*/.test(raw))) return undefined;
  const head = withoutMarks(raw);
  const words = wordsIn(head);
  if (
    words.length === 0 ||
    words.length > 9 ||
    head.length > 64 ||
    /[.,;!]$/.test(head) ||
    /[\d$€£₹@]/.test(head)
  )
    return undefined;
  const title = head.replace(/:$/, "");
  const isKnown = isHeadingVocabulary(title) && (words.length > 1 || kindOfHeading(title) !== "other");
  if (/:$/.test(head)) return isKnown || words.length <= 7 ? title : undefined;
  if (head.includes(":")) return undefined;
  if (isKnown) return title;
  if (isContent || titleScore(head) >= 1.5) return undefined;
  const asks =
    /^(?:what|who|how|why|where|here's|in this|in your|your|our|the|you(?:'ll|’ll|'d|’d)?|we(?:'d|’d)?)\b/i.test(
      head,
    );
  const opensList = itemMark.test(next) && !itemMark.test(raw);
  const isCapitals = head === head.toUpperCase() && words.some((word) => headingWords.has(word));
  return opensList || ((asks || isCapitals || head.endsWith("?")) && words.length <= 7) ? title : undefined;
}

/** "Duties: answer calls": the heading and the length with its colon. */
function readInlineHeading(text: string): { words: string; length: number } | undefined {
  const match = /^([\p{L}][\p{L}&'’/(), -]{1,44}?)\s*(:|\s[-–—]{1,2}(?=\s))\s*(?=\S)/u.exec(text);
  const words = match?.[1]?.trim();
  if (!match || !words || wordsIn(words).length > 6) return undefined;
  const kind = kindOfHeading(words);
  if (kind === "other") return undefined;
  return isHeadingVocabulary(words) ? { words, length: match[0].length } : undefined;
}

const abbreviation =
  /(?:^|[\s(])(?:rs|no|nos|mr|mrs|ms|dr|st|e\.g|i\.e|inc|co|ltd|approx|min|max|yrs?|exp|dept|vs|ref|tel|jr|sr|prof|govt|pvt|incl|excl|[\p{L}])\.$/iu;

/** Pieces between full stops, semicolons and bars, as offsets in the line. */
function splitLine(line: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let from = 0;
  const close = (to: number) => {
    const piece = line.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, start: from });
    from = to;
  };
  for (const match of line.matchAll(/[.!?]+["')\]]*(?=\s)|;|\s[|·•»]\s/g)) {
    const end = match.index + match[0].length;
    const isStop = match[0].startsWith(".");
    if (isStop && abbreviation.test(line.slice(Math.max(from, end - 9), end))) continue;
    if (isStop && /^\s+\p{Ll}/u.test(line.slice(end, end + 4))) continue;
    close(end);
  }
  close(line.length);
  return pieces;
}

/** No job description is longer; what follows is not read. */
const maxSentences = 1500;

/** Splits a job description into sentences and list items, each with the heading above it. */
export function splitJob(text: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  const lines = text.split("\n");
  const nextLines: (string | undefined)[] = [];
  for (let index = lines.length - 1, next: string | undefined; index >= 0; index -= 1) {
    nextLines[index] = next;
    if (lines[index]?.trim()) next = lines[index];
  }
  let heading: PlacedSentence["heading"];
  let [isFar, hadContent, hadItems] = [false, false, false];
  let offset = 0;
  let isContent = true;
  lines.forEach((raw, line) => {
    const lineStart = offset;
    offset += raw.length + 1;
    if (sentences.length >= maxSentences) return;
    if (raw.trim() === "") {
      isFar ||= hadContent;
      return;
    }
    const head = readHeading(raw, nextLines[line], isContent);
    isContent = head !== undefined;
    if (head !== undefined) {
      const kind = kindOfHeading(head);
      // "Role:" names the title, "Role" on its own line opens the duties.
      heading = { kind: kind === "title" ? "duty" : kind, words: head };
      [isFar, hadContent, hadItems] = [false, false, false];
      return;
    }
    const isItem = itemMark.test(raw);
    isFar ||= hadItems && !isItem;
    hadContent = true;
    hadItems ||= isItem;
    const skipped = (itemMark.exec(raw)?.[0] ?? /^[\s#*_]*/.exec(raw)?.[0] ?? "").length;
    let own: PlacedSentence["heading"];
    for (const piece of splitLine(raw.slice(skipped))) {
      const lead = /^[\s*_]*/.exec(piece.text)?.[0].length ?? 0;
      const inline = readInlineHeading(piece.text.slice(lead));
      if (inline) own = { kind: kindOfHeading(inline.words), words: inline.words };
      const cut = lead + (inline?.length ?? 0);
      const content = piece.text.slice(cut);
      if (sentences.length >= maxSentences || !/[\p{L}\p{N}]/u.test(content)) continue;
      const inForce = own ?? heading;
      sentences.push({
        text: content.trimEnd(),
        start: lineStart + skipped + piece.start + cut,
        ...(inForce ? { heading: inForce } : {}),
        isInline: own !== undefined,
        isFar: own === undefined && isFar,
        isItem,
        line,
      });
    }
  });
  return sentences;
}
