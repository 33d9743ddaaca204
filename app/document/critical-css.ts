import { UnexpectedOutputError } from "./unexpected-output.ts";

/** `root.tsx` renders this instead of the style sheet; `completeDocument` replaces it by the rules of `createCriticalCss`. */
export const cssPlaceholder = "/*rules*/";

/** A rule with the classes of each selector, a group of rules such as @media, or any other statement, unchanged. */
type Rule =
  | { kind: "RULE"; block: string; selectors: { text: string; classes: string[] }[] }
  | { kind: "GROUP"; head: string; rules: Rule[] }
  | { kind: "OTHER"; text: string };

/** Yields the statements of a style sheet, each with its block. */
function* splitStatements(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index];
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (character !== ";") continue;
    if (depth > 0 || character === "{") continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
}

function unescapeClass(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

const betweenSelectors = /(?<!\\),(?![^(]*\))/;
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;

function parse(css: string): Rule[] {
  return [...splitStatements(css)]
    .filter((text) => !isFallback(text))
    .map((text): Rule => {
      const head = text.slice(0, text.indexOf("{"));
      if (/^@(media|layer|supports)/.test(text) && text.endsWith("}")) {
        return { kind: "GROUP", head, rules: parse(text.slice(head.length + 1, -1)) };
      }
      if (text.startsWith("@") || !text.endsWith("}")) return { kind: "OTHER", text };
      const selectors = head.split(betweenSelectors).map((selector) => ({
        text: selector,
        classes: [...selector.matchAll(className)].map(([, name = ""]) => unescapeClass(name)),
      }));
      return { kind: "RULE", block: text.slice(head.length), selectors };
    });
}

function write(rules: readonly Rule[], isUsed: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.kind === "OTHER") return rule.text;
      if (rule.kind === "RULE") {
        const used = rule.selectors.filter(({ classes }) => classes.every(isUsed)).map(({ text }) => text);
        return used.length > 0 ? used.join() + rule.block : "";
      }
      const inner = write(rule.rules, isUsed);
      return inner === "" ? "" : `${rule.head}{${inner}}`;
    })
    .join("");
}

const variable = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g;

/**
 * Leaves out variables that no rule reads, neither here nor in a linked sheet, and their registrations. Colours stay: the
 * drawings of the sprite read them.
 */
function dropUnread(css: string, linked: string): string {
  const read = new Set([...`${css}${linked}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (name: string) => read.has(name) || name.startsWith("--color-");
  const left = css
    .replace(variable, (declaration, name: string) => (isRead(name) ? declaration : ""))
    .replace(registration, (rule, name: string) => (isRead(name) ? rule : ""));
  // A variable that is gone may have been the only reader of another.
  return left === css ? css : dropUnread(left, linked);
}

/** Tailwind's values for browsers without `@property`. The whole sheet has them: it arrives at the first action. */
function isFallback(statement: string): boolean {
  return statement.startsWith("@layer properties{");
}

/** Leaves out animations that no rule names. */
function dropUnnamed(css: string, linked: string): string {
  const names = [...`${css}${linked}`.matchAll(/animation(?:-name)?:([^;}]*)/g)]
    .map(([, value]) => value)
    .join(" ");
  return css.replace(keyframes, (rule, name: string) => (names.includes(name) ? rule : ""));
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

const classAttribute = ' class="';

/** The distinct values of `class` attributes, in order. A search for the next one takes half the time of a pattern. */
function classValues(html: string): string {
  const values = new Set<string>();
  for (let at = html.indexOf(classAttribute); at !== -1; at = html.indexOf(classAttribute, at)) {
    const start = at + classAttribute.length;
    const end = html.indexOf('"', start);
    if (end === -1) break;
    values.add(html.slice(start, end));
    at = end;
  }
  return [...values].join(" ");
}

/** The class names in the values of `class` attributes, decoded. */
function collectClasses(values: string): Set<string> {
  return new Set(values.replace(/&(?:\w+|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/));
}

/** Documents of one kind use the same classes; more kinds than this do not occur in normal use. */
const maxCached = 200;

/**
 * Finds the rules of a style sheet that a document needs, leaving out selectors with classes that none of its elements
 * has, and variables and animations that no rule uses.
 * @param linked the style sheets that documents link, which use its variables
 * @param shared HTML that will replace placeholders of the document
 * @throws {UnexpectedOutputError} if the document has no placeholder
 */
export function createCriticalCss(
  css: string,
  linked = "",
  shared: ReadonlyMap<string, string> = new Map(),
): (html: string) => string {
  const rules = parse(css);
  const sharedValues = [...shared].map(
    ([placeholder, itsHtml]) => [placeholder, classValues(itsHtml)] as const,
  );
  const cache = new Map<string, string>();
  return (html) => {
    if (!html.includes(cssPlaceholder))
      throw new UnexpectedOutputError("document without a style element", "app/document/critical-css.ts");
    const present = sharedValues.filter(([placeholder]) => html.includes(placeholder));
    const values = [classValues(html), ...present.map(([, itsValues]) => itsValues)].join(" ");
    const cached = cache.get(values);
    if (cached !== undefined) return cached;
    const used = collectClasses(values);
    const written = write(rules, (name) => used.has(name));
    const needed = dropUnnamed(dropUnread(written, linked), linked);
    if (cache.size >= maxCached) cache.clear();
    cache.set(values, needed);
    return needed;
  };
}
