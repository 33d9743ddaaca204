import { type RawBuilder, sql } from "kysely";
import { type Filter, hasStatus, maxScanned, type Status } from "./find-ids.ts";
import { type ListedApplication, listed } from "./lists.ts";
import { toReference } from "./new-id.ts";
import type { Store } from "./open-store.ts";
import type { Page } from "./settled.ts";

/** An erased application has nothing but its id and its reference. */
export type ErasedApplication = { id: string; reference: string; status: "ERASED" };

export type ChangeFilter = Omit<Filter, "terms" | "statuses"> & {
  statuses?: readonly (Status | "ERASED")[] | undefined;
};

/** After this application's change at this position. */
type Place = { position: number; application: string };
const start: Place = { position: 0, application: "" };

const toCursor = ({ position, application }: Place) => `${position}.${application}`;
/** @param cursor the `next` of a page */
function toPlace(cursor: string): Place {
  const [position = "", application = ""] = cursor.split(".");
  return { position: Number(position), application };
}

const isErased = sql<boolean>`applications.id is null`;
const place = sql`(changes.position, changes.application)`;
const toTuple = ({ position, application }: Place) => sql`(${position}, ${application})`;

/** Erased ones belong to every unit and opening: what they were about is no longer known. */
function conditionsOf({ unit, job, units, statuses }: ChangeFilter): RawBuilder<boolean>[] {
  const states = statuses?.filter((status) => status !== "ERASED") ?? [];
  return [
    ...(unit === undefined ? [] : [sql<boolean>`(${isErased} or applications.unit = ${unit})`]),
    ...(job === undefined ? [] : [sql<boolean>`(${isErased} or applications.job = ${job})`]),
    ...(units === undefined
      ? []
      : [sql<boolean>`(${isErased} or applications.unit in (${sql.join(units)}))`]),
    ...(statuses?.includes("ERASED") === false ? [sql<boolean>`applications.id is not null`] : []),
    ...(statuses === undefined
      ? []
      : [states.length > 0 ? sql<boolean>`(${isErased} or ${hasStatus(states)})` : isErased]),
  ];
}

/**
 * Applications in order of their latest change, each once. A reader who continues with `next` misses nothing,
 * whatever commits meanwhile. A page of a filter may have fewer rows than its limit before the end.
 */
export async function listChanges(
  { db }: Pick<Store, "db">,
  { after, limit, ...filter }: Page & ChangeFilter,
): Promise<{ rows: (ListedApplication | ErasedApplication)[]; next: string; isEnd: boolean }> {
  const from = after === undefined ? start : toPlace(after);
  const conditions = conditionsOf(filter);
  const ahead = db
    .selectFrom("changes")
    .where(sql<boolean>`${place} > ${toTuple(from)}`)
    .orderBy("changes.position")
    .orderBy("changes.application");
  const bound =
    conditions.length === 0
      ? undefined
      : await ahead.select(["position", "application"]).offset(maxScanned).limit(1).executeTakeFirst();
  const found = await conditions
    .reduce(
      (query, condition) => query.where(condition),
      ahead
        .leftJoin("applications", "applications.id", "changes.application")
        .select(["changes.position", "changes.application"])
        .select(listed.map((name) => `applications.${name}` as const)),
    )
    .$if(bound !== undefined, (query) => query.where(sql<boolean>`${place} <= ${toTuple(bound ?? from)}`))
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : (bound ?? rows.at(-1));
  return {
    rows: rows.map(({ position, application, id, ...row }) =>
      id === null
        ? { id: application, reference: toReference(application), status: "ERASED" }
        : ({ id, ...row } as ListedApplication),
    ),
    next: toCursor(last ?? from),
    isEnd: found.length <= limit && bound === undefined,
  };
}
