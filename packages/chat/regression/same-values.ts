/** A text without accents, signs and capitals. */
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

/** Whether two values of a field are the same, by the rules of the labels: years within .1, the last ten digits of a phone. */
function isSame(name: string, wanted: unknown, said: unknown): boolean {
  if (name === "experienceYears") return Math.abs(Number(wanted) - Number(said)) <= 0.1 + 1e-9;
  if (name === "phone") return lastDigits(said).length === 10 && lastDigits(wanted) === lastDigits(said);
  return plain(JSON.stringify(wanted)) === plain(JSON.stringify(said));
}

/** The values of fields one by one; each language is one. */
const valuesOf = (fields: object): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? [...new Set(value)].map((one) => [name, one]) : [[name, value]],
  );

/** The numbers of values that were wanted, said and right. */
export function countValues(wanted: object, said: object): { needed: number; said: number; right: number } {
  const [needed, given] = [valuesOf(wanted), valuesOf(said)];
  const right = given.filter(([name, value]) =>
    needed.some(([other, label]) => other === name && isSame(name, label, value)),
  );
  return { needed: needed.length, said: given.length, right: right.length };
}
