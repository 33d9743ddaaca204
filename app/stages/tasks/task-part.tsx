import type { ReactNode } from "react";
import { Scrolling } from "#app/ui/scrolling.tsx";
import type { TaskMaterial } from "./sample-task.schema.ts";

/** Program code or a log on a dark background. */
export function TaskCode({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scrolling label={label} look="desk scrolls rounded-[14px] p-4 font-mono text-[0.8125rem]/[1.75]">
      <pre>
        <code>{children}</code>
      </pre>
    </Scrolling>
  );
}

function Table({ title, columns, rows }: Extract<TaskMaterial, { kind: "TABLE" }>) {
  return (
    <div className="prose">
      <Scrolling label={title} look="table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </div>
  );
}

export function TaskAsk({ ask }: { ask: string[] }) {
  return (
    <ol className="mt-2 max-w-[40em] list-decimal pl-5">
      {ask.map((what) => (
        <li key={what} className="py-1">
          {what}
        </li>
      ))}
    </ol>
  );
}

export function TaskPart({ material }: { material: TaskMaterial }) {
  switch (material.kind) {
    case "TABLE":
      return <Table {...material} />;
    case "CODE":
      return <TaskCode label={material.title}>{material.code}</TaskCode>;
    case "NOTES":
      return (
        <ul className="border-t border-line text-small">
          {material.notes.map((note) => (
            <li key={note} className="border-b border-line py-2">
              {note}
            </li>
          ))}
        </ul>
      );
    case "TALK":
      return (
        <dl className="border-t border-line text-small">
          {material.turns.map(({ speaker, text }) => (
            <div key={text} className="border-b border-line py-2 sm:grid sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{speaker}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "PAIRS":
      return (
        <ol className="border-t border-line text-small">
          {material.pairs.map(({ left, right }, index) => (
            <li
              key={left}
              className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-1 border-b border-line py-2 *:last:max-sm:col-start-2 sm:grid-cols-[1.5rem_1fr_1fr]"
            >
              <span aria-hidden="true" className="text-muted tabular">
                {index + 1}
              </span>
              <span>{left}</span>
              <span>{right}</span>
            </li>
          ))}
        </ol>
      );
    default:
      return material satisfies never;
  }
}
