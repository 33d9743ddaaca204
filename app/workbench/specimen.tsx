import { createContext, type ReactNode, use } from "react";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** A page of the workbench. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="workbench-heading">{title}</h1>
      {children}
    </>
  );
}

const BoardId = createContext("");

/**
 * Specimens that share a screenshot. `columns` is their number per row in a wide window. States that differ
 * from others only in their texts need no screenshot.
 */
export function Board({
  id,
  columns = 1,
  hasScreenshot = true,
  children,
}: {
  id: string;
  columns?: 1 | 2 | 3;
  hasScreenshot?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-board={id}
      data-columns={columns}
      data-screenshot={hasScreenshot || undefined}
      className="workbench-board"
    >
      <BoardId value={id}>{children}</BoardId>
    </div>
  );
}

/**
 * A component in one state. Its box contains everything that the component positions.
 * - `title`: unique within its board; the specimen's id is made of both
 * - `look`: `whole` is as wide as the window, for sections and pages; `padded` has space around, for parts of
 *   a page; `sheet` is padded, on the raised background of forms
 * - `under`: tag of the title; `h2` if the component's own headings start at `h3`
 * - `cut`: shows only the top or the bottom 20 rem; the rest looks like that of another specimen
 * - `ready`: selector that matches once rendering is complete
 */
export function Specimen({
  title,
  look = "padded",
  under: Title = "p",
  cut,
  ready,
  children,
}: {
  title: string;
  look?: "whole" | "padded" | "sheet";
  under?: "p" | "h2";
  cut?: "top" | "bottom" | undefined;
  ready?: string;
  children: ReactNode;
}) {
  const id = `${use(BoardId)}-${foldAccents(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
  return (
    <div id={id} data-specimen data-ready={ready} className="workbench-specimen">
      <Title className="workbench-title">{title}</Title>
      <div data-look={look} data-cut={cut} className="workbench-box">
        {children}
      </div>
    </div>
  );
}
