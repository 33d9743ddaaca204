import type { ReactNode } from "react";

const sides = {
  BOT: "mr-10 rounded-[14px_14px_14px_3px] border border-line bg-raised",
  PERSON: "ml-10 justify-self-end rounded-[14px_14px_3px_14px] bg-leaf-soft",
};

/** A chat message, with its author for screen readers. Threads end at its edge. */
export function Bubble({
  from,
  at,
  author,
  children,
}: {
  from: "BOT" | "PERSON";
  at: string;
  author?: string;
  children: ReactNode;
}) {
  return (
    <li
      data-sheet
      className={`w-fit min-w-0 max-w-full px-4 py-2 text-small wrap-anywhere whitespace-pre-line ${sides[from]}`}
    >
      {author !== undefined && <span className="sr-only">{author}: </span>}
      {children} <span className="text-note text-muted tabular">{at}</span>
    </li>
  );
}
