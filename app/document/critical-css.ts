/** Stands in a document in the place of its rules. */
export const cssPlaceholder = "/*rules*/";

/** A rule with the classes of each of its selectors, a group of rules such as @media, or anything else as it stands. */
type Rule =
  | { kind: "RULE"; text: string; selectors: string[][] }
  | { kind: "GROUP"; head: string; rules: Rule[] }
  | { kind: "OTHER"; text: string };

/** The statements of a style sheet, each with its block. */
function* splitStatements(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") depth -= 1;
    else if (css[at] !== ";") continue;
    if (depth > 0 || css[at] === "{") continue;
    yield css.slice(start, at + 1);
    start = at + 1;
  }
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

const betweenSelectors = /,(?![^(]*\))/;
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;

function parse(css: string): Rule[] {
  return [...splitStatements(css)].map((text): Rule => {
    const head = text.slice(0, text.indexOf("{"));
    if (/^@(media|layer|supports)/.test(text) && text.endsWith("}")) {
      return { kind: "GROUP", head, rules: parse(text.slice(head.length + 1, -1)) };
    }
    if (text.startsWith("@") || !text.endsWith("}")) return { kind: "OTHER", text };
    const selectors = head
      .split(betweenSelectors)
      .map((selector) => [...selector.matchAll(className)].map(([, name = ""]) => unescaped(name)));
    return { kind: "RULE", text, selectors };
  });
}

function write(rules: readonly Rule[], isUsed: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.kind === "OTHER") return rule.text;
      if (rule.kind === "RULE") return rule.selectors.some((names) => names.every(isUsed)) ? rule.text : "";
      const inner = write(rule.rules, isUsed);
      return inner === "" ? "" : `${rule.head}{${inner}}`;
    })
    .join("");
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

const classAttribute = / class="([^"]*)"/g;

/** The classes in the values of `class` attributes. */
function collectClasses(values: string): Set<string> {
  return new Set(values.replace(/&(?:\w+|#x27);/g, (one) => entities[one] ?? one).split(/\s+/));
}

/** Documents of one kind use the same classes: so many kinds are remembered. */
const keptAtRules = 200;

/** Writes into a document the rules of a style sheet that it needs, without those for classes that no element of it has. */
export function createCriticalCss(css: string): (html: string) => string {
  const rules = parse(css);
  const kept = new Map<string, string>();
  return (html) => {
    const found = [...html.matchAll(classAttribute)].map(([, value = ""]) => value);
    const values = [...new Set(found)].join(" ");
    let needed = kept.get(values);
    if (needed === undefined) {
      const used = collectClasses(values);
      needed = write(rules, (name) => used.has(name));
      if (kept.size >= keptAtRules) kept.clear();
      kept.set(values, needed);
    }
    return html.replace(cssPlaceholder, () => needed);
  };
}
