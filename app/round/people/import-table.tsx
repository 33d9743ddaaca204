import { type ReactNode, useMemo, useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Scrolling } from "#app/ui/scrolling.tsx";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { filledLook, outlinedLook } from "../copies/looks.ts";
import { counted } from "../counted.ts";
import { newId, type OpenRound } from "../open-round.ts";
import words from "./people-words.data.ts";
import { type ColumnRole, columnRoles, guessRoles } from "./table/column-roles.ts";
import { type OpenFault, openTable } from "./table/open-table.ts";
import { type ImportPlan, importActions, planImport } from "./table/plan-import.ts";
import { columnNames, type Table } from "./table/read-table.ts";

const own = words.import;
const shownRows = 5;
/** Longer lists end with the number of the others. */
const maxListed = 50;

type Roles = readonly (ColumnRole | undefined)[];
type Opened = { file: string; table: Table; roles: Roles };

const rolesOf = (table: Table): Roles => guessRoles(columnNames(table), table.rows.slice(table.header + 1));

function Preview({ table, roles, change }: { table: Table; roles: Roles; change: (roles: Roles) => void }) {
  const names = columnNames(table);
  const rows = table.rows.slice(table.header + 1, table.header + 1 + shownRows);
  const nameOf = (column: number) => names[column] || fillTemplate(own.column, { number: column + 1 });
  return (
    <Scrolling label={own.check} look="overflow-x-auto rounded-[10px] border border-line">
      <table className="min-w-full border-collapse text-start text-small">
        <thead>
          <tr>
            {roles.map((role, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                key={column}
                scope="col"
                className="min-w-36 bg-sunk p-2 text-start align-top font-semibold"
              >
                <span className="block max-w-60 wrap-anywhere">{nameOf(column)}</span>
                <select
                  aria-label={fillTemplate(own.holds, { column: nameOf(column) })}
                  value={role ?? "NONE"}
                  className="mt-1 min-h-9 w-full rounded-[10px] border border-control bg-raised px-2 font-normal max-sm:min-h-11"
                  onChange={({ target }) => {
                    const chosen = columnRoles.find((one) => one === target.value);
                    change(roles.map((before, index) => (index === column ? chosen : before)));
                  }}
                >
                  {(["NONE", ...columnRoles] as const).map((one) => (
                    <option key={one} value={one}>
                      {own.roles[one]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={table.numbers[table.header + 1 + index]} className="border-t border-line align-top">
              {roles.map((role, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                  key={column}
                  className={`max-w-60 p-2 whitespace-pre-line wrap-anywhere ${role ? "" : "text-muted"}`}
                >
                  <span className="line-clamp-3">{row[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Listed({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="border-t border-line py-2 text-small" open={children.length <= shownRows}>
      <summary className="min-h-9 cursor-pointer py-1.5 max-sm:min-h-11">{title}</summary>
      <ul className="mt-1 grid gap-1 pl-4 wrap-anywhere">
        {children.slice(0, maxListed)}
        {children.length > maxListed && (
          <li className="text-muted">{fillTemplate(own.others, { count: children.length - maxListed })}</li>
        )}
      </ul>
    </details>
  );
}

/** What is left out, and who may be there already; rows that are ticked come, too. */
function Findings({
  plan: { known, incomplete, damaged },
  ticked,
  tick,
}: {
  plan: ImportPlan;
  ticked: ReadonlySet<number>;
  tick: (row: number, isOn: boolean) => void;
}) {
  return (
    <div>
      <Listed title={counted(own.known, known.length)}>
        {known.map(({ row, person, like }) => (
          <li key={row}>
            <label className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-leaf"
                checked={ticked.has(row)}
                onChange={({ target }) => tick(row, target.checked)}
              />
              {fillTemplate(like.row === undefined ? own.knownRow : own.knownEarlier, {
                row,
                name: person.name,
                by: own.by[like.by],
                other: like.name,
                earlier: like.row ?? "",
              })}
            </label>
          </li>
        ))}
      </Listed>
      <Listed title={counted(own.damaged, damaged.length)}>
        {damaged.map(({ row, name, value }) => (
          <li key={`${row} ${value}`}>
            {fillTemplate(own.row, { row, text: [name, value].filter(Boolean).join(", ") })}
          </li>
        ))}
      </Listed>
      <Listed title={counted(own.incomplete, incomplete.length)}>
        {incomplete.map(({ row, text }) => (
          <li key={row}>{fillTemplate(own.row, { row, text })}</li>
        ))}
      </Listed>
    </div>
  );
}

function Confirm({
  opened: { file, table, roles },
  people,
  change,
  add,
}: {
  opened: Opened;
  people: readonly RoundCandidate[];
  change: (next: Partial<Opened>) => void;
  add: (people: ImportPlan["people"]) => void;
}) {
  const plan = useMemo(() => planImport(table, roles, people), [table, roles, people]);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = [...plan.people, ...plan.known.filter(({ row }) => ticked.has(row))].toSorted(
    (a, b) => a.row - b.row,
  );
  const rows = table.rows.length - table.header - 1;
  const { length } = chosen;
  const hasPerson = roles.some(
    (role) => role !== undefined && role !== "LOCATION" && role !== "TAGS" && role !== "NOTES",
  );
  return (
    <div className="grid gap-4">
      <p className="text-small wrap-anywhere">
        <strong>{counted(own.found, rows, { file })}</strong>{" "}
        {table.header > 0 && counted(own.skipped, table.header)} {own.check}
      </p>
      {table.isQuoteOpen && <p className="text-small text-clay">{own.quotes}</p>}
      {table.header < 1 && (
        <label className="flex min-h-9 items-center gap-2 text-small max-sm:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-leaf"
            checked={table.header === 0}
            onChange={({ target }) => {
              const next = { ...table, header: target.checked ? 0 : -1 };
              change({ table: next, roles: rolesOf(next) });
            }}
          />
          {own.header}
        </label>
      )}
      <Preview table={table} roles={roles} change={(next) => change({ roles: next })} />
      {hasPerson ? (
        <Findings
          plan={plan}
          ticked={ticked}
          tick={(row, isOn) =>
            setTicked((before) => new Set(isOn ? [...before, row] : [...before].filter((one) => one !== row)))
          }
        />
      ) : (
        <p role="status" className="text-small text-clay">
          {own.needsName}
        </p>
      )}
      <p>
        <button type="button" className={filledLook} disabled={length === 0} onClick={() => add(chosen)}>
          {counted(own.adds, length)}
        </button>
      </p>
    </div>
  );
}

/** Adds people from a spreadsheet: what each column holds is guessed, and a person confirms it. */
export function ImportTable({
  round,
  people,
  close,
}: {
  round: OpenRound;
  people: readonly RoundCandidate[];
  close: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const latest = useRef<File>(undefined);
  const [opened, setOpened] = useState<Opened>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState("");
  async function open(file: File) {
    latest.current = file;
    setReading(true);
    setProblem("");
    setDone("");
    setOpened(undefined);
    const table = await openTable(file);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    setReading(false);
    if ("fault" in table) setProblem(faultText(table.fault, file));
    else setOpened({ file: file.name, table, roles: rolesOf(table) });
  }
  const faultText = (fault: OpenFault, { name }: File) => fillTemplate(own.faults[fault], { file: name });
  return (
    <Dialog
      title={own.title}
      closeLabel={own.close}
      onClose={close}
      className="w-[min(72rem,calc(100vw-2rem))] max-sm:w-[calc(100vw-1rem)]"
    >
      <p className="max-w-[42rem] text-small text-muted">{own.note}</p>
      <p className="my-3">
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,.xls,.xlsx"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void open(file);
            // The same file again, after it was saved again in the spreadsheet.
            target.value = "";
          }}
        />
        <button
          ref={chooser}
          type="button"
          className={opened ? outlinedLook : filledLook}
          onClick={() => input.current?.click()}
        >
          {opened ? own.other : own.choose}
        </button>
      </p>
      <p role="status" className="text-small empty:hidden">
        {isReading ? own.reading : done}
      </p>
      <p role="alert" className="text-small text-clay wrap-anywhere empty:hidden">
        {problem}
      </p>
      {opened && (
        <Confirm
          opened={opened}
          people={people}
          change={(next) => setOpened({ ...opened, ...next })}
          add={(chosen) => {
            round.log.appendAll(importActions(chosen, newId));
            setOpened(undefined);
            setDone(counted(own.done, chosen.length));
            chooser.current?.focus();
          }}
        />
      )}
    </Dialog>
  );
}
