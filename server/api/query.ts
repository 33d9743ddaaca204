import { z } from "zod";
import type { ApiKey } from "#server/config/api-keys.ts";
import type { ChangeFilter } from "#server/store/changes.ts";
import { type Filter, statuses } from "#server/store/find-ids.ts";
import type { Page } from "#server/store/settled.ts";
import { parseQuery } from "#server/store/words.ts";
import { type Answer, problem } from "./answer.ts";
import { reachesUnit } from "./keys.ts";

/* Parameters of addresses. Unknown and repeated ones are refused: a misspelt filter would return everything. */

const defaultPageSize = 50;
const id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const limit = z
  .string()
  .regex(/^([1-9]\d{0,2}|1000)$/)
  .transform(Number)
  .default(defaultPageSize);
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
const listOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(words)).min(1));

const opening = { unit: slug.optional(), job: slug.optional() };
const search = z
  .string()
  .max(100)
  .transform(parseQuery)
  .refine((terms) => terms.length > 0)
  .optional();
const filter = { ...opening, status: listOf(statuses).optional(), q: search };
const hasUnit = ({ unit, job }: { unit?: string | undefined; job?: string | undefined }) =>
  job === undefined || unit !== undefined;

const page = z.strictObject({ after: id.optional(), limit });
const list = z.strictObject({ after: id.optional(), limit, ...filter }).refine(hasUnit);
const whole = z.strictObject({ after: id.optional(), ...filter }).refine(hasUnit);
const changes = z
  .strictObject({
    after: z
      .string()
      .regex(/^\d{1,16}\.[0-9a-f-]{0,36}$/)
      .optional(),
    limit,
    ...opening,
    status: listOf([...statuses, "ERASED"]).optional(),
  })
  .refine(hasUnit);

type Parsed<Value> = { kind: "PARSED"; value: Value } | { kind: "REFUSED"; answer: Answer };
const refused = (answer: Answer) => ({ kind: "REFUSED", answer }) as const;

function parse<Value>(schema: z.ZodType<Value>, query: URLSearchParams): Parsed<Value> {
  const names = [...query.keys()];
  const { success, data } = schema.safeParse(Object.fromEntries(query));
  if (!success || new Set(names).size < names.length) return refused(problem("bad-query"));
  return { kind: "PARSED", value: data };
}

/** Adds the units of the key, which must include a unit that is asked for. */
function withUnits<Value extends { unit?: string | undefined }>(
  parsed: Parsed<Value>,
  key: ApiKey,
): Parsed<Value & { units?: readonly string[] | undefined }> {
  if (parsed.kind === "REFUSED") return parsed;
  const { value } = parsed;
  if (value.unit === undefined) return { kind: "PARSED", value: { ...value, units: key.units } };
  return reachesUnit(key, value.unit) ? parsed : refused(problem("unit-forbidden"));
}

export const parsePage = (query: URLSearchParams): Parsed<Page> => parse(page, query);

export function parseList(query: URLSearchParams, key: ApiKey): Parsed<Page & Filter> {
  const parsed = withUnits(parse(list, query), key);
  if (parsed.kind === "REFUSED") return parsed;
  const { status, q, ...value } = parsed.value;
  return { kind: "PARSED", value: { ...value, statuses: status, terms: q } };
}

export function parseExport(query: URLSearchParams, key: ApiKey): Parsed<Omit<Page, "limit"> & Filter> {
  const parsed = withUnits(parse(whole, query), key);
  if (parsed.kind === "REFUSED") return parsed;
  const { status, q, ...value } = parsed.value;
  return { kind: "PARSED", value: { ...value, statuses: status, terms: q } };
}

export function parseChanges(query: URLSearchParams, key: ApiKey): Parsed<Page & ChangeFilter> {
  const parsed = withUnits(parse(changes, query), key);
  if (parsed.kind === "REFUSED") return parsed;
  const { status, ...value } = parsed.value;
  return { kind: "PARSED", value: { ...value, statuses: status } };
}
