/** The names of the placeholders in a text, such as {name}. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
}

/** Reports placeholders that a text lacks, or that have no value. Optional ones may be present or not. */
export function placeholderProblem(
  text: string,
  wanted: readonly string[] = [],
  optional: readonly string[] = [],
): string | undefined {
  const used = namesIn(text);
  const missing = wanted.filter((name) => !used.includes(name));
  if (missing.length > 0)
    return `lacks ${missing.map((name) => `{${name}}`).join(" and ")}: write it where the value belongs`;
  const known = [...wanted, ...optional];
  const unknown = used.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `has {${unknown[0]}}, which nothing fills in: ${known.length === 0 ? "remove it" : `write ${known.map((name) => `{${name}}`).join(" or ")}`}`;
}
