import { Fragment } from "react";

/** Words to mark. `thread` is the number of the thread that ends there, from 0. */
export type LineMark = { quote: string; thread?: number };

/**
 * A line of text with marked words. Each quotation occurs once in it. `isNumbered` adds the threads' numbers
 * to the marks.
 */
export function MarkedLine({
  text,
  marks,
  isNumbered = true,
}: {
  text: string;
  marks: LineMark[];
  isNumbered?: boolean;
}) {
  const inOrder = marks
    .map((mark) => ({ ...mark, start: text.indexOf(mark.quote) }))
    .sort((a, b) => a.start - b.start);
  let end = 0;
  const parts = inOrder.map(({ thread, quote, start }) => {
    const before = text.slice(end, start);
    end = start + quote.length;
    return (
      <Fragment key={quote}>
        {before}
        <mark className="mark" data-evidence={thread}>
          {quote}
        </mark>
        {isNumbered && thread !== undefined && <span className="thread-number">{thread + 1}</span>}
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
