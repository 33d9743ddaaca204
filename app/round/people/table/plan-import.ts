import type { Action, NewPerson } from "#domain/round/change.ts";
import { emailKey, maxSharers, phoneKey } from "#domain/round/find-duplicates.ts";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { damagedPhone, filled, filledName, isBroken, phoneText } from "./cell-values.ts";
import type { ColumnRole } from "./column-roles.ts";
import { columnNames, type Table } from "./read-table.ts";

/** Limits of a round's file, in characters. */
const maxLine = 300;
const maxNote = 20_000;
const maxTags = 20;
const maxTag = 60;

type RowPerson = {
  /** The number of the row in a spreadsheet. */
  row: number;
  person: Omit<NewPerson, "id">;
  tags: string[];
  note: string;
};

/** Who a row may be: someone of the round, or an earlier row. */
type Likeness = { name: string; by: "EMAIL" | "PHONE"; row?: number };

export type ImportPlan = {
  people: RowPerson[];
  /** Rows that look like someone who is there already. A person decides; without a decision they are left out. */
  known: (RowPerson & { like: Likeness })[];
  /** Rows without a name and without a contact, with what they say. */
  incomplete: { row: number; text: string }[];
  /** Values that the spreadsheet has damaged. They are left out, and the rest of the row is taken. */
  damaged: { row: number; name: string; value: string }[];
};

const cut = (text: string, max = maxLine) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** Invisible characters that copying from pages and chats leaves behind; joiners of Indian scripts stay. */
const clean = (text: string) =>
  text
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function createRowReader(table: Table, roles: readonly (ColumnRole | undefined)[]) {
  const names = columnNames(table);
  const columnsOf = (role: ColumnRole) => roles.flatMap((own, column) => (own === role ? column : []));
  const columns = {
    name: columnsOf("NAME"),
    parts: [columnsOf("FIRST"), columnsOf("MIDDLE"), columnsOf("LAST")].flat(),
    email: columnsOf("EMAIL"),
    phone: columnsOf("PHONE"),
    location: columnsOf("LOCATION"),
    tags: columnsOf("TAGS"),
    notes: columnsOf("NOTES"),
  };
  return (row: readonly string[]) => {
    const cells = (own: readonly number[], value: (cell: string) => string) =>
      own.flatMap((column) => value(clean(row[column] ?? "")) || []);
    const broken: string[] = [];
    const whole = (isDamaged: (cell: string) => boolean) => (cell: string) => {
      if (!isDamaged(cell)) return true;
      broken.push(cell);
      return false;
    };
    const full = cells(columns.name, filledName).filter(whole(isBroken))[0];
    const name = full ?? cells(columns.parts, filledName).filter(whole(isBroken)).join(" ");
    const email = cells(columns.email, filled)
      .filter(whole(isBroken))[0]
      ?.replace(/^mailto:/i, "");
    const phone = cells(columns.phone, filled).filter(whole(damagedPhone))[0];
    const location = [...new Set(cells(columns.location, filled).filter(whole(isBroken)))].join(", ");
    const tags = cells(columns.tags, filled).flatMap((cell) => cell.split(/[,;|]/).map((tag) => tag.trim()));
    const notes = columns.notes.flatMap((column) => {
      const text = filled((row[column] ?? "").trim());
      if (text === "") return [];
      return columns.notes.length > 1 && names[column] ? `${names[column]}: ${text}` : text;
    });
    return {
      name: cut(name),
      ...(email && { email: cut(email) }),
      ...(phone && { phone: cut(phoneText(phone)) }),
      ...(location && { location: cut(location) }),
      tags: [...new Set(tags.filter(Boolean).map((tag) => cut(tag, maxTag)))].slice(0, maxTags),
      note: cut(notes.join("\n"), maxNote),
      broken,
    };
  };
}

type Keyed = { email?: string | undefined; phone?: string | undefined };
const keysOf = ({ email, phone }: Keyed) =>
  [
    { by: "EMAIL" as const, key: emailKey(email) },
    { by: "PHONE" as const, key: phoneKey(phone) },
  ].flatMap(({ by, key }) => (key === undefined ? [] : { by, key: `${by} ${key}` }));

/**
 * What an import would add, and what a person must decide or know. `people` are those of the round. An email or phone
 * that more than five have is no one's: the number of an agency.
 */
export function planImport(
  table: Table,
  roles: readonly (ColumnRole | undefined)[],
  people: readonly RoundCandidate[],
): ImportPlan {
  const plan: ImportPlan = { people: [], known: [], incomplete: [], damaged: [] };
  const readRow = createRowReader(table, roles);
  const rows = table.rows.slice(table.header + 1).map((cells, index) => ({
    ...readRow(cells),
    cells,
    row: table.numbers[table.header + 1 + index] ?? 0,
  }));
  const shared = new Map<string, number>();
  for (const one of [...people, ...rows])
    for (const { key } of keysOf(one)) shared.set(key, (shared.get(key) ?? 0) + 1);
  const owners = new Map<string, { name: string; row?: number }>();
  for (const person of people) for (const { key } of keysOf(person)) owners.set(key, { name: person.name });
  for (const { cells, row, name, tags, note, broken, email, phone, location } of rows) {
    const shown = name || email || phone || "";
    for (const value of broken) plan.damaged.push({ row, name: shown, value });
    if (shown === "") {
      plan.incomplete.push({ row, text: cut(cells.filter(Boolean).join(", "), 120) });
      continue;
    }
    const entry: RowPerson = {
      row,
      person: {
        name: shown,
        ...(location && { location }),
        ...(email && { email }),
        ...(phone && { phone }),
        source: "CSV",
      },
      tags,
      note,
    };
    const keys = keysOf({ email, phone });
    const match = keys.find(({ key }) => owners.has(key) && (shared.get(key) ?? 0) <= maxSharers);
    const owner = match && owners.get(match.key);
    if (match && owner) plan.known.push({ ...entry, like: { ...owner, by: match.by } });
    else plan.people.push(entry);
    for (const { key } of keys) if (!owners.has(key)) owners.set(key, { name: shown, row });
  }
  return plan;
}

/**
 * The changes of an import. Notes and tags come first, as they count only once their people are there: so one undo of
 * the last change takes the whole import back.
 */
export function importActions(people: readonly RowPerson[], newId: () => string): Action[] {
  if (people.length === 0) return [];
  const added = people.map((entry) => ({ ...entry, id: newId() }));
  const tagged = new Map<string, string[]>();
  for (const { id, tags } of added)
    for (const tag of tags) {
      const ids = tagged.get(tag) ?? [];
      ids.push(id);
      tagged.set(tag, ids);
    }
  return [
    ...added.flatMap(({ id, note }): Action[] =>
      note === "" ? [] : [{ kind: "NOTE", person: id, text: note }],
    ),
    ...[...tagged].map(([tag, ids]): Action => ({ kind: "TAG", people: ids, tag, isOn: true })),
    { kind: "ADD", people: added.map(({ id, person }) => ({ ...person, id })) },
  ];
}
