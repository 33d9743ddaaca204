import { useState } from "react";
import { useLocation } from "react-router";
import { partTitle } from "#app/tools/resume/score/score-parts.tsx";
import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import { controlLook, smallFieldLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { columnTexts } from "./board-columns.ts";
import type { BoardModel } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import { flagGroups } from "./board-tests.ts";
import { columnIds, groupings, writeView } from "./board-view.ts";
import { readSavedViews, storeSavedViews } from "./saved-views.ts";

function downloadCsv(rows: readonly BoardRow[], columns: readonly (keyof typeof columnTexts)[]): void {
  const parts = rows.find(({ person }) => person.parts)?.person.parts ?? [];
  /** The columns, and the parts after the score. */
  const lineOf = (textOf: (id: keyof typeof columnTexts) => string, partTexts: (string | number)[]) =>
    csvLine(columns.flatMap((id) => [textOf(id), ...(id === "score" ? partTexts : [])]));
  const head = lineOf((id) => words.columns[id], parts.map(partTitle));
  const lines = rows.map((row) =>
    lineOf(
      (id) => columnTexts[id](row),
      parts.map(({ name }) => row.person.parts?.find((own) => own.name === name)?.points ?? ""),
    ),
  );
  const blob = new Blob([byteOrderMark, head, ...lines], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = words.view.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function Choice<Value extends string>({
  label,
  value,
  options,
  change,
}: {
  label: string;
  value: Value | undefined;
  options: { value: Value; title: string }[];
  change: (value: Value | undefined) => void;
}) {
  return (
    <label className="text-note font-semibold">
      {label}
      <select
        value={value ?? ""}
        className={smallFieldLook}
        onChange={({ target }) => change(options.find((option) => option.value === target.value)?.value)}
      >
        <option value="">{words.view.none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function SavedViews({ board }: { board: BoardModel }) {
  const { pathname } = useLocation();
  const [views, setViews] = useState(readSavedViews);
  const query = writeView(board.view).toString();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
        if (name === "") return;
        const next = [...views.filter((view) => view.name !== name), { name, query }];
        setViews(next);
        storeSavedViews(next);
        event.currentTarget.reset();
      }}
    >
      <label className="text-note font-semibold">
        {words.view.saveAs}
        <span className="flex gap-2">
          <input name="name" maxLength={40} className={smallFieldLook} />
          <button type="submit" className={`${controlLook} border-control`}>
            {words.view.save}
          </button>
        </span>
      </label>
      {views.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {views.map(({ name, query: saved }) => (
            <li key={name}>
              <a
                href={saved === "" ? pathname : `${pathname}?${saved}`}
                className="underline"
                onClick={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  board.openView(saved);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** Table settings, saved views, link and CSV download. */
export function BoardViewPanel({ board, rows }: { board: BoardModel; rows: readonly BoardRow[] }) {
  const { view, changeView } = board;
  const { columns: known } = board.source;
  const [isCopied, setCopied] = useState(false);
  const sources = board.source.sources.map((value) => ({ value, title: words.sources[value] }));
  return (
    <div className="grid gap-4 border-t border-line bg-sunk px-5 py-4 text-small sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      <Choice
        label={words.columns.source}
        value={view.source}
        options={sources}
        change={(source) => changeView({ source })}
      />
      {known.includes("flags") && (
        <Choice
          label={words.columns.flags}
          value={view.flags}
          options={flagGroups.map((value) => ({ value, title: words.flags.groups[value] }))}
          change={(flags) => changeView({ flags })}
        />
      )}
      <Choice
        label={words.view.group}
        value={view.group}
        options={groupings
          .filter((value) => known.includes(value))
          .map((value) => ({ value, title: words.columns[value] }))}
        change={(group) => changeView({ group })}
      />
      <SavedViews board={board} />
      <fieldset className="sm:col-span-2 lg:col-span-4">
        <legend className="text-note font-semibold">{words.view.columns}</legend>
        <div className="flex flex-wrap gap-x-4">
          {columnIds
            .filter((id) => id !== "name" && known.includes(id))
            .map((id) => (
              <label key={id} className="flex min-h-9 cursor-pointer items-center gap-1.5 max-sm:min-h-11">
                <input
                  type="checkbox"
                  checked={view.columns.includes(id)}
                  className="size-4 accent-leaf"
                  onChange={({ target }) =>
                    changeView({
                      columns: columnIds.filter((known) =>
                        known === id ? target.checked : view.columns.includes(known),
                      ),
                    })
                  }
                />
                {words.columns[id]}
              </label>
            ))}
        </div>
      </fieldset>
      <p className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-4">
        <button
          type="button"
          className={`${controlLook} border-control`}
          onClick={() =>
            navigator.clipboard.writeText(location.href).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? stageWords.live.copied : words.view.copyLink}
        </button>
        <button
          type="button"
          className={`${controlLook} border-control`}
          onClick={() => downloadCsv(rows, board.columns)}
        >
          {words.view.csv}
        </button>
        {board.source.isSample && (
          <label className="flex min-h-9 cursor-pointer items-center gap-1.5 max-sm:min-h-11">
            <input
              type="checkbox"
              checked={view.hasManyRows}
              className="size-4 accent-leaf"
              onChange={({ target }) => changeView({ hasManyRows: target.checked })}
            />
            {words.view.many}
          </label>
        )}
        <span role="status" className="sr-only">
          {isCopied && stageWords.live.copied}
        </span>
      </p>
    </div>
  );
}
