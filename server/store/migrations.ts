import { type CreateTableBuilder, type Kysely, type SchemaModule, sql, type Transaction } from "kysely";
import { createTriggers } from "./record-changes.ts";
import type { DatabaseKind } from "./tables.ts";

type Step = {
  tx: Transaction<unknown>;
  kind: DatabaseKind;
  schema: SchemaModule;
  integer: "integer" | "bigint";
  strict: ReturnType<typeof sql>;
};
type Migration = { name: string; up: (step: Step) => Promise<void> };

/** In order; the number of a migration is its position. Never change a released one: append a correction. */
export const migrations: Migration[] = [
  {
    name: "messages and outbox",
    async up({ schema, integer, strict }) {
      await schema
        .createTable("messages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("company", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("suspicion", "text", (column) => column.notNull())
        .addColumn("digest", "text", (column) => column.notNull())
        .addColumn("arrived_at", integer, (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
      await schema
        .createIndex("messages_by_digest")
        .on("messages")
        .columns(["digest", "arrived_at"])
        .execute();
      await schema.createIndex("messages_by_arrival").on("messages").column("arrived_at").execute();
      await schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("due_at", integer, (column) => column.notNull())
        .addColumn("lease_until", integer, (column) => column.notNull())
        .addColumn("lease_by", "text", (column) => column.notNull())
        .addColumn("attempts", integer, (column) => column.notNull())
        .addColumn("failure", "text", (column) => column.notNull())
        .addColumn("created_at", integer, (column) => column.notNull())
        .addColumn("ended_at", integer)
        .modifyEnd(strict)
        .execute();
      await schema.createIndex("outbox_by_due").on("outbox").columns(["state", "due_at"]).execute();
      await schema.createIndex("outbox_by_subject").on("outbox").column("subject").execute();
    },
  },
  {
    name: "applications",
    async up({ schema, integer, strict }) {
      const create = (table: string, texts: string[]) =>
        texts.reduce<CreateTableBuilder<string, string>>(
          (builder, name) => builder.addColumn(name, "text", (column) => column.notNull()),
          schema.createTable(table).modifyEnd(strict),
        );
      await create("applications", [
        ...["reference", "unit", "job", "job_title", "name", "email", "phone", "note", "file", "file_name"],
        ...["suspicion", "digest", "consent"],
      ])
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("retains", integer, (column) => column.notNull())
        .addColumn("arrived_at", integer, (column) => column.notNull())
        .addColumn("erase_at", integer, (column) => column.notNull())
        .addColumn("notice_at", integer)
        .addColumn("verified_at", integer)
        .addColumn("withdrawn_at", integer)
        .addUniqueConstraint("applications_reference", ["reference"])
        .execute();
      await create("answers", ["application", "question", "kind", "label", "answer", "file"])
        .addColumn("position", integer, (column) => column.notNull())
        .addPrimaryKeyConstraint("answers_key", ["application", "position"])
        .execute();
      await create("files", ["type", "scan"])
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("size", integer, (column) => column.notNull())
        .addColumn("scanned_at", integer)
        .addColumn("stored_at", integer, (column) => column.notNull())
        .execute();
      await create("uploads", ["file", "name"])
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("arrived_at", integer, (column) => column.notNull())
        .execute();
      await create("tokens", ["application", "purpose"])
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("expires_at", integer, (column) => column.notNull())
        .execute();
      await create("scores", ["engine", "report"])
        .addColumn("application", "text", (column) => column.primaryKey())
        .addColumn("score", integer, (column) => column.notNull())
        .addColumn("scored_at", integer, (column) => column.notNull())
        .execute();
      await create("erasures", [])
        .addColumn("application", "text", (column) => column.primaryKey())
        .addColumn("erased_at", integer, (column) => column.notNull())
        .execute();
      const indexes: [string, ...string[]][] = [
        ["applications", "digest", "arrived_at"],
        ["applications", "email"],
        ["applications", "file"],
        ["answers", "file"],
        ["applications", "erase_at"],
        ["uploads", "file"],
        ["uploads", "arrived_at"],
        ["tokens", "application"],
      ];
      for (const [table, ...columns] of indexes) {
        await schema.createIndex(`${table}_by_${columns[0]}`).on(table).columns(columns).execute();
      }
    },
  },
  {
    name: "failed scores and notes",
    async up({ schema, integer, strict }) {
      await schema
        .alterTable("scores")
        .addColumn("failure", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await schema
        .createTable("notes")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("noted_at", integer, (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
    },
  },
  {
    name: "challenges",
    async up({ schema, integer, strict }) {
      await schema
        .createTable("secrets")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("secret", "text", (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
      await schema
        .createTable("spent_challenges")
        .addColumn("signature", "text", (column) => column.primaryKey())
        .addColumn("expires_at", integer, (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
      await schema
        .createIndex("spent_challenges_by_expiry")
        .on("spent_challenges")
        .column("expires_at")
        .execute();
    },
  },
  {
    name: "choices of candidates",
    async up({ schema, integer }) {
      await schema
        .alterTable("applications")
        .addColumn("no_score", integer, (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable("applications").addColumn("erase_at_without_consent", integer).execute();
      await schema.createIndex("files_by_time").on("files").column("stored_at").execute();
      await schema.createIndex("messages_by_email").on("messages").column("email").execute();
    },
  },
  {
    name: "pages and bookings of messages",
    async up({ schema }) {
      for (const name of ["page", "booking"])
        await schema
          .alterTable("messages")
          .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
          .execute();
    },
  },
  {
    name: "chats",
    async up({ schema, integer, strict }) {
      const create = (table: string, key: string, texts: string[], integers: string[]) => {
        const builder = schema
          .createTable(table)
          .addColumn(key, "text", (column) => column.primaryKey())
          .modifyEnd(strict);
        const withTexts = texts.reduce<CreateTableBuilder<string, string>>(
          (table, name) => table.addColumn(name, "text", (column) => column.notNull()),
          builder,
        );
        return integers
          .reduce((table, name) => table.addColumn(name, integer, (column) => column.notNull()), withTexts)
          .execute();
      };
      await create(
        "chats",
        "id",
        ["sender", "number", "conversation", "pending", "state", "application", "file", "file_name"],
        ["version", "heard_at", "invited_at", "erase_at"],
      );
      await create(
        "chat_inbox",
        "id",
        ["chat", "kind", "payload", "state"],
        ["sent_at", "arrived_at", "position"],
      );
      await create(
        "chat_replies",
        "id",
        ["chat", "text", "state", "failure"],
        ["position", "has_link", "tried_at"],
      );
      await create("stopped_numbers", "sender", [], ["stopped_at", "asked_at"]);
      // Thousands of waiting messages must not slow down the lanes of other tasks.
      await schema.createIndex("outbox_by_kind").on("outbox").columns(["state", "kind", "due_at"]).execute();
      await schema.createIndex("chats_by_sender").unique().on("chats").column("sender").execute();
      await schema.createIndex("chats_by_application").on("chats").column("application").execute();
      await schema.createIndex("chat_inbox_by_chat").on("chat_inbox").columns(["chat", "state"]).execute();
      await schema.createIndex("chat_inbox_by_arrival").on("chat_inbox").column("arrived_at").execute();
      await schema
        .createIndex("chat_replies_by_chat")
        .on("chat_replies")
        .columns(["chat", "state", "position"])
        .execute();
      await schema
        .alterTable("applications")
        .addColumn("source", "text", (column) => column.notNull().defaultTo("FORM"))
        .execute();
    },
  },
  {
    name: "consent and choices of chats",
    async up({ schema, integer }) {
      await schema
        .alterTable("chats")
        .addColumn("consented_at", integer, (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable("chat_replies")
        .addColumn("choices", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await schema.alterTable("stopped_numbers").dropColumn("asked_at").execute();
    },
  },
  {
    name: "times of booked demos",
    async up({ schema, integer }) {
      await schema.alterTable("messages").addColumn("demo_at", integer).execute();
      await schema.createIndex("messages_by_demo").on("messages").column("demo_at").execute();
    },
  },
  {
    name: "languages of applications",
    async up({ schema }) {
      await schema
        .alterTable("applications")
        .addColumn("language", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  {
    name: "legal holds",
    async up({ schema, integer, strict }) {
      await schema
        .createTable("holds")
        .addColumn("application", "text", (column) => column.primaryKey())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("held_at", integer, (column) => column.notNull())
        .addColumn("released_at", integer)
        .addColumn("erase_asked_at", integer)
        .modifyEnd(strict)
        .execute();
      // The sweep looks for files that no conversation names, and for links that have expired.
      await schema.createIndex("chats_by_file").on("chats").column("file").execute();
      await schema.createIndex("tokens_by_expiry").on("tokens").column("expires_at").execute();
    },
  },
  {
    name: "changes and words",
    async up({ tx, kind, schema, integer }) {
      const isSqlite = kind === "sqlite";
      const end = isSqlite ? sql`strict, without rowid` : sql``;
      // Byte order: with the order of a language, an index has no ranges of prefixes.
      const word = isSqlite ? sql`text` : sql`text collate "C"`;
      await schema
        .createTable("changes")
        .addColumn("application", "text", (column) => column.primaryKey())
        .addColumn("position", integer, (column) => column.notNull())
        .modifyEnd(end)
        .execute();
      await schema
        .createTable("unindexed")
        .addColumn("application", "text", (column) => column.primaryKey())
        .modifyEnd(end)
        .execute();
      await schema
        .createTable("words")
        .addColumn("application", "text", (column) => column.notNull())
        .addColumn("word", word, (column) => column.notNull())
        .addPrimaryKeyConstraint("words_key", ["application", "word"])
        .modifyEnd(end)
        .execute();
      await schema.createIndex("words_by_word").on("words").columns(["word", "application"]).execute();
      await createTriggers(tx, kind);
      await schema
        .createIndex("changes_by_position")
        .on("changes")
        .columns(["position", "application"])
        .execute();
      await schema
        .createIndex("applications_by_opening")
        .on("applications")
        .columns(["unit", "job", "id"])
        .execute();
      await schema.createIndex("applications_by_unit").on("applications").columns(["unit", "id"]).execute();
    },
  },
  {
    name: "files of answers",
    async up({ schema }) {
      await schema
        .createIndex("answers_by_sent_file")
        .on("answers")
        .column("file")
        .where("file", "<>", "")
        .execute();
    },
  },
  {
    name: "sealed rounds",
    async up({ schema, integer, strict }) {
      const create = (table: string, texts: string[], integers: string[]) => {
        const withTexts = texts.reduce<CreateTableBuilder<string, string>>(
          (builder, name) => builder.addColumn(name, "text", (column) => column.notNull()),
          schema.createTable(table).modifyEnd(strict),
        );
        return integers.reduce(
          (builder, name) => builder.addColumn(name, integer, (column) => column.notNull()),
          withTexts,
        );
      };
      await create(
        "rounds",
        ["id", "token"],
        ["created_at", "changed_at", "erase_at", "last_entry", "last_submission", "submissions", "bytes"],
      )
        .addPrimaryKeyConstraint("rounds_key", ["id"])
        .execute();
      await create("round_entries", ["round", "sealed"], ["sequence", "is_checkpoint", "size"])
        .addPrimaryKeyConstraint("round_entries_key", ["round", "sequence"])
        .execute();
      await create("round_files", ["round", "name", "file"], ["size"])
        .addPrimaryKeyConstraint("round_files_key", ["round", "name"])
        .execute();
      await create("round_links", ["id", "round", "card"], ["is_paused", "max_taken", "taken", "until"])
        .addPrimaryKeyConstraint("round_links_key", ["id"])
        .execute();
      await create(
        "round_submissions",
        ["round", "id", "link", "file", "withdraw", "state"],
        ["position", "size", "arrived_at"],
      )
        .addPrimaryKeyConstraint("round_submissions_key", ["round", "id"])
        .execute();
      await create("round_erasures", ["round"], ["erased_at"])
        .addPrimaryKeyConstraint("round_erasures_key", ["round"])
        .execute();
      await schema.createIndex("rounds_by_erase_at").on("rounds").column("erase_at").execute();
      await schema.createIndex("round_files_by_file").on("round_files").column("file").execute();
      await schema.createIndex("round_links_by_round").on("round_links").column("round").execute();
      await schema
        .createIndex("round_submissions_by_position")
        .unique()
        .on("round_submissions")
        .columns(["round", "position"])
        .execute();
      await schema
        .createIndex("round_submissions_by_link")
        .on("round_submissions")
        .columns(["link", "id"])
        .execute();
      await schema
        .createIndex("round_submissions_by_file")
        .on("round_submissions")
        .column("file")
        .where("file", "<>", "")
        .execute();
    },
  },
];

/** Advisory lock that serialises the starts of several processes on one PostgreSQL: "site" in ASCII. */
export const migrationLock = 0x73697465;

async function appliedCount(tx: Transaction<unknown>): Promise<number> {
  await tx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Applies the missing migrations of `list`, all or none.
 * @throws {Error} if the database is newer than this program
 */
export async function migrate(db: Kysely<unknown>, kind: DatabaseKind, list = migrations): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // On SQLite, the directory's lock already excludes other processes.
    if (kind === "postgres") {
      for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
        await sql.raw(`set local ${limit} = 0`).execute(tx);
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    }
    const applied = await appliedCount(tx);
    if (applied > list.length) {
      throw new Error(
        `The database is of version ${applied}, this program knows ${list.length}: start a newer program`,
      );
    }
    const step: Step = {
      tx,
      kind,
      schema: tx.schema,
      integer: kind === "postgres" ? "bigint" : "integer",
      strict: kind === "postgres" ? sql`` : sql`strict`,
    };
    for (const [index, { name, up }] of [...list.entries()].slice(applied)) {
      await up(step);
      await sql`insert into migrations (number, name) values (${index + 1}, ${name})`.execute(tx);
    }
  });
}
