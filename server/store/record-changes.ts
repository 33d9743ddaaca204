import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "./tables.ts";

/*
 * Triggers of the migration "changes and words". They work for processes of the release before, too, which share the
 * database during a rolling deploy, and for statements by hand.
 */

/** Lock of the transactions that write to `changes`: "chng" in ASCII. */
const changesLock = 0x63686e67;

const sqliteTriggers = (() => {
  const position =
    "max(coalesce((select max(position) from changes), 0) + 1, cast(unixepoch('subsec') * 1000 as integer))";
  const record = (application: string, from = "") =>
    `insert into changes (application, position) select ${application}, ${position} ${from} where true
     on conflict (application) do update set position = excluded.position;`;
  const forget =
    "delete from unindexed where application = old.id; delete from words where application = old.id;";
  const wait = "insert into unindexed (application) values (new.id);";
  const trigger = (name: string, event: string, body: string) =>
    `create trigger ${name} after ${event} begin ${body} end`;
  return [
    trigger("applications_inserted", "insert on applications", wait + record("new.id")),
    trigger("applications_updated", "update on applications", record("new.id")),
    trigger(
      "applications_renamed",
      "update of name, email on applications when old.name <> new.name or old.email <> new.email",
      forget + wait,
    ),
    trigger("applications_deleted", "delete on applications", forget + record("old.id")),
    ...["answers", "scores"].flatMap((table) => [
      trigger(`${table}_inserted`, `insert on ${table}`, record("new.application")),
      trigger(`${table}_updated`, `update on ${table}`, record("new.application")),
    ]),
    trigger(
      "scores_deleted",
      "delete on scores when exists (select 1 from applications where id = old.application)",
      record("old.application"),
    ),
    trigger(
      "files_scanned",
      "update of scan on files when old.scan <> new.scan",
      record(
        "id",
        `from (select id from applications where file = new.hash
               union select application from answers where file = new.hash)`,
      ),
    ),
  ];
})();

const postgresTriggers = (() => {
  const fn = (name: string, body: string) =>
    `create function ${name} returns ${name === "record_change(changed text)" ? "void" : "trigger"} language plpgsql as $$ ${body} $$`;
  // Deferred to the end of the transaction, when it waits for nothing else: the lock cannot deadlock.
  const deferred = (table: string, events: string, run: string) =>
    `create constraint trigger ${table}_changed after ${events} on ${table}
     deferrable initially deferred for each row execute function ${run}`;
  return [
    // Held until the commit is visible, the lock makes positions grow in the order of commits.
    fn(
      "record_change(changed text)",
      `begin
        perform pg_advisory_xact_lock(${changesLock});
        if exists (select from changes where application = changed and xmin = pg_current_xact_id()::xid) then
          return;
        end if;
        insert into changes (application, position) values (changed, greatest(
          coalesce((select max(position) from changes), 0) + 1,
          (extract(epoch from clock_timestamp()) * 1000)::bigint
        )) on conflict (application) do update set position = excluded.position;
      end`,
    ),
    fn(
      "record_application()",
      `begin
        if tg_op = 'DELETE' then perform record_change(old.id); else perform record_change(new.id); end if;
        return null;
      end`,
    ),
    fn(
      "record_part()",
      `begin
        if tg_op = 'DELETE' then perform record_change(old.application);
        else perform record_change(new.application); end if;
        return null;
      end`,
    ),
    fn(
      "record_scan()",
      `begin
        perform record_change(id) from (
          select id from applications where file = new.hash
          union select application from answers where file = new.hash
        ) as users;
        return null;
      end`,
    ),
    // First waits for a process that is indexing the application, then removes its words.
    fn(
      "forget_words()",
      `begin
        delete from unindexed where application = old.id;
        delete from words where application = old.id;
        if tg_op = 'UPDATE' then insert into unindexed (application) values (new.id); end if;
        return null;
      end`,
    ),
    fn("await_words()", "begin insert into unindexed (application) values (new.id); return null; end"),
    deferred("applications", "insert or update or delete", "record_application()"),
    deferred("answers", "insert or update", "record_part()"),
    deferred("scores", "insert or update or delete", "record_part()"),
    `create constraint trigger files_changed after update of scan on files deferrable initially deferred
     for each row when (old.scan <> new.scan) execute function record_scan()`,
    "create trigger applications_inserted after insert on applications for each row execute function await_words()",
    "create trigger applications_deleted after delete on applications for each row execute function forget_words()",
    `create trigger applications_renamed after update of name, email on applications for each row
     when (old.name <> new.name or old.email <> new.email) execute function forget_words()`,
  ];
})();

/** Adds the applications and erasures that have no row yet; they come before all changes. */
async function fill(tx: Transaction<unknown>): Promise<void> {
  for (const [table, column] of [
    ["applications", "id"],
    ["erasures", "application"],
  ])
    await sql
      .raw(
        `insert into changes (application, position) select ${column}, 0 from ${table}
         where not exists (select 1 from changes where changes.application = ${table}.${column})`,
      )
      .execute(tx);
  await sql
    .raw(
      `insert into unindexed (application) select id from applications
       where not exists (select 1 from unindexed where application = id)`,
    )
    .execute(tx);
}

/**
 * Creates the triggers and fills their tables. Triggers block the writers of their tables until the transaction ends, so
 * the bulk is filled before them and the rest, which was written meanwhile, after them.
 */
export async function createTriggers(tx: Transaction<unknown>, kind: DatabaseKind): Promise<void> {
  await fill(tx);
  for (const statement of kind === "postgres" ? postgresTriggers : sqliteTriggers)
    await sql.raw(statement).execute(tx);
  if (kind === "postgres") await fill(tx);
}
