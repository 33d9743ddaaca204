import { useState } from "react";
import { TypeFacts } from "#app/round/people/add-by-hand.tsx";
import { saveFile } from "#app/round/save-file.ts";
import type { Facts } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted, shownNumber } from "../counted.ts";
import { LongList } from "./long-list.tsx";
import type { ReadingWords } from "./reading.schema.ts";
import type { UnreadFile } from "./tray-rows.ts";
import { reasonOf, unreadCsv } from "./unread-csv.ts";

/** A longer list is folded. */
const maxFolded = 6;
const rowHeight = 37;

type Words = ReadingWords["unread"];
export type UnreadActions = {
  typeFacts: (hash: string, facts: Facts) => void;
  dismiss: (hashes: string[]) => void;
  /** Shows a kept file, or saves it. */
  openFile: (hash: string) => void;
};

const quiet =
  "min-h-11 cursor-pointer text-note font-medium underline decoration-control underline-offset-3 sm:min-h-0";

function Row({
  words,
  file,
  typeFacts,
  dismiss,
  openFile,
}: {
  words: Words;
  file: UnreadFile;
} & UnreadActions) {
  const [isTyping, setTyping] = useState(false);
  const reason = reasonOf(file.code, words);
  const { hash } = file;
  return (
    <details className="group">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2.5 text-note">
        <span dir="auto" className="truncate" title={file.path ?? file.name}>
          {file.name}
        </span>
        <span className="ml-auto shrink-0 text-clay">{reason.text}</span>
      </summary>
      <p className="pb-1 text-note text-muted">{reason.next}</p>
      {hash !== undefined && !isTyping && (
        <p className="flex flex-wrap gap-x-4 pb-2">
          <button type="button" className={quiet} onClick={() => openFile(hash)}>
            {words.open}
          </button>
          <button type="button" className={quiet} onClick={() => setTyping(true)}>
            {words.type}
          </button>
          <button type="button" className={quiet} onClick={() => dismiss([hash])}>
            {words.dismiss}
          </button>
        </p>
      )}
      {hash !== undefined && isTyping && (
        <TypeFacts
          fileName={file.name}
          facts={file.facts}
          save={(typed) => typeFacts(hash, typed)}
          close={() => setTyping(false)}
        />
      )}
    </details>
  );
}

/** The files that were not read, with the reason, the next step, and a way to type what they say. */
export function TrayUnread({
  words,
  files,
  ...actions
}: {
  words: Words;
  files: readonly UnreadFile[];
} & UnreadActions) {
  const [isWhole, setWhole] = useState(false);
  const keyOf = ({ key }: UnreadFile) => key;
  const row = (file: UnreadFile) => <Row words={words} file={file} {...actions} />;
  const title = counted(words.title, files.length);
  return (
    <div className="min-w-0 px-5 pt-3.5 pb-3 max-lg:border-t max-lg:border-line lg:border-l lg:border-line">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="text-small! font-semibold tabular">{title}</h3>
        <button
          type="button"
          className={`${quiet} ml-auto`}
          onClick={() => saveFile(`${words.file}.csv`, "text/csv;charset=utf-8", unreadCsv(files, words))}
        >
          {words.save}
        </button>
      </div>
      {isWhole ? (
        <LongList label={title} items={files} rowHeight={rowHeight} keyOf={keyOf} row={row} />
      ) : (
        <ul className="mt-1 gap-x-6 sm:columns-2">
          {files.slice(0, maxFolded).map((file) => (
            <li key={file.key} className="break-inside-avoid border-t border-line">
              {row(file)}
            </li>
          ))}
        </ul>
      )}
      {files.length > maxFolded && (
        <button type="button" className={quiet} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : fillTemplate(words.more, { count: shownNumber(files.length - maxFolded) })}
        </button>
      )}
    </div>
  );
}
