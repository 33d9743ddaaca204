import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Store, Tx } from "./open-store.ts";
import type { ApplicationRow, Tables } from "./tables.ts";

/** Longer words are cut: PostgreSQL's indexes refuse very long ones. */
const maxWordLength = 60;
/** Further words of a query are ignored. */
const maxTerms = 8;

/** Joiners, which nobody sees, and the dots below letters of Indian scripts, which many leave out: फ़ and फ. */
const optional = /[\u200B-\u200D\u2060\uFEFF\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g;
const accents = /(\p{Script=Latin})\p{Mn}+/gu;
/** Vowel signs are marks (\p{M}) and parts of their word. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Lower case without accents of Latin letters. Vowel signs remain: without them most names would be alike. */
function fold(text: string): string {
  const letters = text.normalize("NFKD").replace(optional, "").replace(accents, "$1");
  return letters.normalize("NFC").toLowerCase();
}

const cut = (word: string) => word.slice(0, maxWordLength).toWellFormed();
const wordsOf = (text: string): string[] => fold(text).match(wordPattern) ?? [];
/** D’Souza is found as dsouza. */
const withoutApostrophes = (text: string) => text.replace(/['’]/g, "");

type Searchable = Pick<ApplicationRow, "name" | "email" | "reference">;

/** The words by whose beginnings an application is found. */
export function searchWords({ name, email, reference }: Searchable): string[] {
  const [localPart = ""] = email.split("@");
  const [first = "", second = ""] = reference.toLowerCase().split("-");
  const words = [
    ...wordsOf(name),
    ...wordsOf(withoutApostrophes(name)),
    ...wordsOf(localPart),
    ...(email === "" ? [] : [fold(email)]),
    ...[first + second, second].filter(Boolean),
  ];
  return [...new Set(words.map(cut))];
}

/** The beginnings of words that an application must have: one of each list. */
export type SearchTerms = readonly (readonly string[])[];

/** A reference that someone typed has O for 0, and I or L for 1. */
const asReference = (word: string) => word.replaceAll("o", "0").replace(/[il]/g, "1");

/** @returns an empty list if the query has no letter and no digit */
export function parseQuery(query: string): SearchTerms {
  const pieces = withoutApostrophes(query).split(/\s+/);
  const words = pieces.flatMap((piece) => (/.@/.test(piece) ? [fold(piece)] : wordsOf(piece)));
  return [...new Set(words.map(cut))].slice(0, maxTerms).map((word) => {
    const isReference = /^[0-9a-z]{5}(?:[0-9a-z]{1,5})?$/.test(word);
    return [...new Set([word, ...(isReference ? [asReference(word)] : [])])];
  });
}

/** After every word with the prefix, in the order of bytes. */
const endOf = (prefix: string) => `${prefix}\u{10FFFF}`;

/**
 * Whether the application has a word of the term. A value and not `exists`, from which PostgreSQL makes a join with all
 * applications that have the word.
 */
export const hasTerm =
  (term: readonly string[]) =>
  ({ or, eb, selectFrom }: ExpressionBuilder<Tables, "applications">): Expression<SqlBool> =>
    or(
      term.map((prefix) =>
        eb(
          selectFrom("words")
            .select("words.word")
            .whereRef("words.application", "=", "applications.id")
            .where("words.word", ">=", prefix)
            .where("words.word", "<", endOf(prefix))
            .limit(1),
          "is not",
          null,
        ),
      ),
    );

/** Ids of the applications with a word of the term; undefined if it has more than `limit` words. */
export async function findWithTerm(
  { db }: Pick<Store, "db">,
  term: readonly string[],
  limit: number,
): Promise<Set<string> | undefined> {
  const ids = new Set<string>();
  for (const prefix of term) {
    const rows = await db
      .selectFrom("words")
      .select("application")
      .where("word", ">=", prefix)
      .where("word", "<", endOf(prefix))
      .limit(limit + 1)
      .execute();
    if (rows.length > limit) return undefined;
    for (const { application } of rows) ids.add(application);
  }
  return ids;
}

/** Rows per statement: SQLite takes 32,766 values. */
const rowsPerInsert = 5_000;

/** Stores the words of applications whose rows this transaction has written or locked. */
export async function indexWords(tx: Tx, rows: readonly (Searchable & { id: string })[]): Promise<void> {
  const words = rows.flatMap((row) => searchWords(row).map((word) => ({ application: row.id, word })));
  for (let start = 0; start < words.length; start += rowsPerInsert) {
    await tx
      .insertInto("words")
      .values(words.slice(start, start + rowsPerInsert))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("unindexed").where("application", "in", ids).execute();
}

/** Applications per transaction. */
const batchSize = 200;

/**
 * Stores the words of applications that have none: of all when the search comes, and of those that a process of the
 * release before stores or corrects during a rolling deploy.
 * @returns their number
 */
export async function indexUnindexed(store: Store): Promise<number> {
  for (let count = 0; ; ) {
    const ids = await store.inTransaction(async (tx) => {
      const waiting = await tx
        .selectFrom("unindexed")
        .select("application")
        .orderBy("application")
        .limit(batchSize)
        // An erasure or a correction waits for the words, and then removes them.
        .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked())
        .execute();
      const ids = waiting.map(({ application }) => application);
      if (ids.length === 0) return ids;
      const rows = await tx
        .selectFrom("applications")
        .select(["id", "name", "email", "reference"])
        .where("id", "in", ids)
        .execute();
      await indexWords(tx, rows);
      return ids;
    });
    count += ids.length;
    if (ids.length === 0) return count;
    // Requests come first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
