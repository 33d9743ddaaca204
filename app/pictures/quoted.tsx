import { Fragment } from "react";

/** A line of text with marked phrases, each of which occurs once. */
export function Quoted({
  text,
  quotes,
  anchor,
}: {
  text: string;
  quotes: string[];
  anchor?: (quote: string) => string;
}) {
  const positions = quotes
    .map((quote) => ({ quote, start: text.indexOf(quote) }))
    .sort((a, b) => a.start - b.start);
  let end = 0;
  const parts = positions.map(({ quote, start }) => {
    const before = text.slice(end, start);
    end = start + quote.length;
    return (
      <Fragment key={quote}>
        {before}
        <mark className="mark" data-evidence={anchor?.(quote)}>
          {quote}
        </mark>
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
