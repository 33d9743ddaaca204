import { UnexpectedOutputError } from "./unexpected-output.ts";

/** Rendered by `root.tsx` instead of the CSS; `completeDocument` replaces it with the critical rules. */
export const cssPlaceholder = "/*rules*/";

/** A rule with each selector's classes, a group of rules such as @media, or any other statement verbatim. */
type Rule =
  | { kind: "RULE"; block: string; selectors: { text: string; classes: string[] }[] }
  | { kind: "GROUP"; head: string; rules: Rule[] }
  | { kind: "OTHER"; text: string };

/** Yields the top-level statements of a style sheet, each with its block. */
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
/** Classes in these need not be there: another alternative may match, such as h1 of `:is(h1, .display)`. */
const alternatives = /:is\([^()]*,[^()]*\)|:not\([^()]*\)/g;
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
        classes: [...selector.replace(alternatives, "").matchAll(className)].map(([, name = ""]) =>
          unescapeClass(name),
        ),
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
 * Removes custom properties (and their registrations) that no rule reads, neither here nor in a linked sheet.
 * Colours are kept, because drawings in the SVG sprite read them.
 */
function dropUnread(css: string, linked: string): string {
  const read = new Set([...`${css}${linked}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (name: string) => read.has(name) || name.startsWith("--color-");
  const left = css
    .replace(variable, (declaration, name: string) => (isRead(name) ? declaration : ""))
    .replace(registration, (rule, name: string) => (isRead(name) ? rule : ""));
  // A removed declaration may have been the only reader of another.
  return left === css ? css : dropUnread(left, linked);
}

/**
 * Tailwind's fallback for browsers without `@property`. Those get it from the full sheet, which loads at the
 * first interaction.
 */
function isFallback(statement: string): boolean {
  return statement.startsWith("@layer properties{");
}

/** Removes keyframes that no rule references. */
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

/** Distinct values of `class` attributes, in order. indexOf takes half the time of a regular expression. */
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

/** Class names from `class` attribute values, with entities decoded. */
function collectClasses(values: string): Set<string> {
  return new Set(values.replace(/&(?:\w+|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/));
}

/** The cache is keyed by classes, which all documents of one kind share. There are fewer kinds than this. */
const maxCached = 200;

/**
 * Extracts the critical CSS of a document: leaves out selectors with classes that no element has, then unused
 * custom properties and keyframes.
 * @param linked contents of the linked style sheets, which use its custom properties
 * @param shared HTML that replaces placeholders later, by placeholder
 * @throws {UnexpectedOutputError} if the document has no CSS placeholder
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
