/** Current position of the layout. */
export type Cursor = {
  page: number;
  /** Identity of the current column; `numberColumns` assigns the final numbers. */
  column: number;
  lastColumn: number;
  /** Empty lines since the last line. */
  gap: number;
  /** Spacing below the last paragraph in points, and its style if that has no spacing between equals. */
  after: number;
  style: string;
  hasTables: boolean;
  hasColumns: boolean;
  lines: number;
};

export function startCursor(): Cursor {
  return {
    page: 0,
    column: 0,
    lastColumn: 0,
    gap: 0,
    after: 0,
    style: "",
    hasTables: false,
    hasColumns: false,
    lines: 0,
  };
}

/** Pushes without spreading into arguments, which overflows the stack on long lists. */
export function appendAll<T>(target: T[], items: T[]): void {
  for (const item of items) target.push(item);
}
