import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Store } from "./open-store.ts";
import { isYoung, type Page, type PageOf, settledRows } from "./settled.ts";
import type { ApplicationRow, Tables } from "./tables.ts";
import { findWithTerm, hasTerm, type SearchTerms } from "./words.ts";

/** Rows that a page of a filtered list looks at, so that a rare state or unit costs no more than some milliseconds. */
export const maxScanned = 5_000;
/** Ids per query. */
const idBatch = 500;

export const statuses = ["RECEIVED", "VERIFIED", "WITHDRAWN"] as const;
export type Status = (typeof statuses)[number];

export function statusOf({
  verified_at,
  withdrawn_at,
}: Pick<ApplicationRow, "verified_at" | "withdrawn_at">): Status {
  if (withdrawn_at !== null) return "WITHDRAWN";
  return verified_at === null ? "RECEIVED" : "VERIFIED";
}

/** Without a field, the filter allows all its values. */
export type Filter = {
  unit?: string | undefined;
  job?: string | undefined;
  /** The units that the reader may see. */
  units?: readonly string[] | undefined;
  statuses?: readonly Status[] | undefined;
  terms?: SearchTerms | undefined;
  /** For tests. */
  maxScanned?: number;
};

const statusConditions: Record<Status, RawBuilder<boolean>> = {
  RECEIVED: sql`(applications.withdrawn_at is null and applications.verified_at is null)`,
  VERIFIED: sql`(applications.withdrawn_at is null and applications.verified_at is not null)`,
  WITHDRAWN: sql`applications.withdrawn_at is not null`,
};

/** Whether a joined application has one of the states. */
export const hasStatus = (wanted: readonly Status[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    wanted.map((status) => statusConditions[status]),
    sql` or `,
  )})`;

type Query<Output> = SelectQueryBuilder<Tables, "applications", Output>;

/** The conditions that an index answers; with a unit, in order of the ids. */
const ofOpening = <Output>(query: Query<Output>, { unit, job }: Filter): Query<Output> =>
  query
    .$if(unit !== undefined, (all) => all.where("applications.unit", "=", unit ?? ""))
    .$if(unit !== undefined && job !== undefined, (all) => all.where("applications.job", "=", job ?? ""));

/** The other conditions. */
const isMatch = <Output>(
  query: Query<Output>,
  { unit, job, units, statuses: wanted, terms = [] }: Filter,
): Query<Output> => {
  const inUnits = query
    .$if(unit === undefined && job !== undefined, (all) => all.where("applications.job", "=", job ?? ""))
    .$if(units !== undefined, (all) => all.where("applications.unit", "in", units ?? []))
    .$if(wanted !== undefined, (all) => all.where(hasStatus(wanted ?? [])));
  return terms.reduce((all, term) => all.where(hasTerm(term)), inUnits);
};

/** A key of one unit reads by the index. */
function narrow(filter: Filter): Filter {
  const [unit, ...others] = filter.units ?? [];
  if (unit === undefined || others.length > 0 || filter.unit !== undefined) return filter;
  return { ...filter, unit, units: undefined };
}

const isIndexed = ({ unit, job, units, statuses: wanted, terms = [] }: Filter) =>
  units === undefined &&
  wanted === undefined &&
  terms.length === 0 &&
  (job === undefined || unit !== undefined);

type Entry = Pick<ApplicationRow, "id" | "arrived_at">;

/** Ids that all rare terms have in common; undefined if all terms are frequent. */
async function findCandidates(
  store: Pick<Store, "db">,
  terms: SearchTerms,
  limit: number,
): Promise<string[] | undefined> {
  let common: string[] | undefined;
  for (const term of terms) {
    const ids = await findWithTerm(store, term, limit);
    if (ids) common = common?.filter((id) => ids.has(id)) ?? [...ids];
  }
  return common?.sort();
}

/** The matches among given ids. */
async function pageAmong(
  { db }: Pick<Store, "db">,
  ids: string[],
  { filter, limit }: { filter: Filter; limit: number },
): Promise<{ entries: Entry[]; next: string | null }> {
  const entries: Entry[] = [];
  for (let start = 0; start < ids.length && entries.length < limit; start += idBatch) {
    const query = db.selectFrom("applications").select(["id", "arrived_at"]);
    entries.push(
      ...(await isMatch(ofOpening(query, filter), filter)
        .where("id", "in", ids.slice(start, start + idBatch))
        .orderBy("id")
        .execute()),
    );
  }
  const page = entries.slice(0, limit);
  return { entries: page, next: page.length === limit ? (page.at(-1)?.id ?? null) : null };
}

/** The matches after an id, among the next rows in order of arrival. */
async function scanPage(
  { db }: Pick<Store, "db">,
  filter: Filter,
  { after = "", limit }: Page,
  now: number | undefined,
): Promise<{ entries: Entry[]; next: string | null }> {
  const ahead = ofOpening(
    db.selectFrom("applications").select(["id", "arrived_at"]).where("id", ">", after).orderBy("id"),
    filter,
  );
  const bound = isIndexed(filter)
    ? undefined
    : await ahead
        .offset(filter.maxScanned ?? maxScanned)
        .limit(1)
        .executeTakeFirst();
  const entries = await isMatch(ahead, filter)
    .$if(bound !== undefined, (query) => query.where("id", "<=", bound?.id ?? ""))
    .limit(limit)
    .execute();
  if (entries.length === limit) return { entries, next: entries.at(-1)?.id ?? null };
  return { entries, next: bound && (now === undefined || !isYoung(bound, now)) ? bound.id : null };
}

/**
 * Ids of a filter's applications in order of arrival, after an id. Without `now` the youngest ones are included, too.
 */
export async function findIds(
  store: Pick<Store, "db">,
  { after = "", limit, ...wholeFilter }: Page & Filter,
  now?: number,
): Promise<PageOf<string>> {
  const filter = narrow(wholeFilter);
  const candidates = filter.terms?.length
    ? await findCandidates(store, filter.terms, filter.maxScanned ?? maxScanned)
    : undefined;
  const { entries, next } = candidates
    ? await pageAmong(
        store,
        candidates.filter((id) => id > after),
        { filter, limit },
      )
    : await scanPage(store, filter, { after, limit }, now);
  const rows = (now === undefined ? entries : settledRows(entries, now)).map(({ id }) => id);
  return { rows, next: rows.length === entries.length ? next : null };
}
