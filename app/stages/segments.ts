/** A range of characters to mark (`to` exclusive), and the thread that ends there. */
export type Mark = { from: number; to: number; thread: number };

/** A piece of text. `threads` are those of the marks that begin at its start. */
export type Segment = { text: string; isMarked: boolean; threads: number[] };

/** Splits a text where marks begin and end. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const cuts = [
    0,
    text.length,
    ...marks.flatMap(({ from, to }) => [Math.max(from, 0), Math.min(to, text.length)]),
  ];
  const places = [...new Set(cuts)].sort((a, b) => a - b);
  return places.slice(0, -1).map((begin, index) => ({
    text: text.slice(begin, places[index + 1]),
    isMarked: marks.some(({ from, to }) => from <= begin && to > begin),
    threads: marks.filter(({ from }) => from === begin).map(({ thread }) => thread),
  }));
}
