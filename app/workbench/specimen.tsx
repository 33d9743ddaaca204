import type { ReactNode } from "react";

/** One page of the workbench. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="workbench-heading">{title}</h1>
      {children}
    </>
  );
}

/**
 * Specimens that share a screenshot. `columns` counts them beside each other in a wide window. States that differ from
 * others only in words need no screenshot.
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
      {children}
    </div>
  );
}

/**
 * One component in one state. Its box contains whatever the component positions.
 * - `whole`: as wide as the window, for sections and pages
 * - `padded`: with space around it, for parts of a page
 * - `sheet`: padded, on the raised ground of forms
 *
 * `under` is the heading before it on a page, if its own headings start lower.
 * `cut` shows only one end; the rest looks as in another specimen. `ready` selects an element of the complete specimen.
 */
export function Specimen({
  id,
  title,
  look = "padded",
  under: Title = "p",
  cut,
  ready,
  children,
}: {
  id: string;
  title: string;
  look?: "whole" | "padded" | "sheet";
  under?: "p" | "h2";
  cut?: "top" | "bottom" | undefined;
  ready?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} data-specimen data-ready={ready} className="workbench-specimen">
      <Title className="workbench-title">{title}</Title>
      <div data-look={look} data-cut={cut} className="workbench-box">
        {children}
      </div>
    </div>
  );
}
