/** Normalises a value to lower case without accents and punctuation. */
const plain = (value: unknown) =>
  String(value ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, " ")
    .trim();
const lastDigits = (value: unknown) =>
  String(value ?? "")
    .replace(/\D/g, "")
    .slice(-10);

/** Whether two values are equal by the labelling rules: years within 0.1, phones by their last ten digits. */
function isSame(name: string, wanted: unknown, found: unknown): boolean {
  if (name === "experienceYears") return Math.abs(Number(wanted) - Number(found)) <= 0.1 + 1e-9;
  if (name === "phone") return lastDigits(found).length === 10 && lastDigits(wanted) === lastDigits(found);
  return plain(JSON.stringify(wanted)) === plain(JSON.stringify(found));
}

/** Flattens fields to single values; each language counts as one. */
const valuesOf = (fields: object): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? [...new Set(value)].map((one) => [name, one]) : [[name, value]],
  );

/** Counts the expected, the found and the right values. */
export function countValues(wanted: object, found: object): { needed: number; found: number; right: number } {
  const [needed, given] = [valuesOf(wanted), valuesOf(found)];
  const right = given.filter(([name, value]) =>
    needed.some(([other, label]) => other === name && isSame(name, label, value)),
  );
  return { needed: needed.length, found: given.length, right: right.length };
}
