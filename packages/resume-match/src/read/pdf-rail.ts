import { isListedHeading } from "../extract/headings.ts";
import type { Line } from "../types.ts";

const isCaps = (text: string) => !/\p{Ll}/u.test(text);

/** Replaces the cells of a line; the first one is at `x`. */
const withCells = (line: Line, cells: string[], x: number, cellX: number[]): Line => ({
  ...line,
  cells,
  cellX,
  x,
  text: cells.join("\t"),
});

/** Whether two lines of one look are a heading only together: "EDUCATION AND", "TRAINING". */
const continuesHeading = (above: Line, line: Line) =>
  above.cells.length === 1 &&
  line.cells.length === 1 &&
  line.gap < 0.3 &&
  above.size === line.size &&
  above.bold === line.bold &&
  isCaps(above.text) === isCaps(line.text) &&
  !isListedHeading(above.text) &&
  isListedHeading(`${above.text} ${line.text}`);

/**
 * Separates the headings of a rail from the text beside them: a heading with only a wide space after it gets
 * its own cell, a heading on two lines becomes one, and a heading that its larger font puts lower than the
 * line beside it moves before that line.
 */
export function alignRail(lines: Line[]): Line[] {
  const aligned: Line[] = [];
  lines.forEach((line, index) => {
    const [first = "", ...others] = line.cells;
    const [above, below] = [aligned.at(-1), lines[index + 1]];
    const [, heading = "", beside = ""] = /^(\S.{2,40}?)\s{2,}(\S.*)$/.exec(first) ?? [];
    const [word = ""] = first.split(" ");
    const [rail = ""] = above?.cells ?? [];
    if (below && below.x > line.x + 30 && isListedHeading(heading)) {
      const cellX = [line.x, below.x, ...line.cellX.slice(1)];
      aligned.push({ ...withCells(line, [heading, beside, ...others], line.x, cellX), isHeading: true });
    } else if (
      above &&
      above.cells.length > 1 &&
      Math.abs(above.x - line.x) < 4 &&
      above.size === line.size &&
      isCaps(rail) === isCaps(word) &&
      /^\p{L}+$/u.test(rail) &&
      isListedHeading(`${rail} ${word}`)
    ) {
      const rest = [first.slice(word.length + 1), ...others].filter(Boolean);
      const x = above.cellX[1] ?? line.x;
      aligned.splice(-1, 1, withCells(above, above.cells.with(0, `${rail} ${word}`), above.x, above.cellX));
      if (rest.length > 0)
        aligned.push(withCells(line, rest, x, [x, ...line.cellX.slice(line.cellX.length - rest.length + 1)]));
    } else if (above && continuesHeading(above, line)) {
      const text = `${above.text} ${first}`;
      aligned.splice(-1, 1, { ...above, cells: [text], text });
    } else if (
      above &&
      line.gap === 0 &&
      line.cells.length === 1 &&
      above.x > line.x + 30 &&
      above.x === below?.x &&
      line.column === above.column &&
      isListedHeading(first)
    )
      aligned.splice(-1, 0, line);
    else aligned.push(line);
  });
  return aligned;
}
