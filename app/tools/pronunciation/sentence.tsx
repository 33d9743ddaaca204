/** Longer texts (in characters) are smaller, so that they fit the window together with the recorder. */
const maxLarge = 190;

/** Classes of a text to read aloud, and of the same text with its results. */
export function sentenceLook(text: string): string {
  const size =
    text.length > maxLarge
      ? "text-[clamp(1.375rem,2.6vw,2.25rem)]/[1.3]"
      : "text-[clamp(1.75rem,3.4vw,3rem)]/[1.25]";
  return `display max-w-[26em] [overflow-wrap:anywhere] ${size}`;
}

/** The end of the words that make up this share of a text. */
function heardEnd(text: string, share: number): number {
  const ends = [...text.matchAll(/\S+/g)].map((word) => word.index + word[0].length);
  return ends[Math.round(share * ends.length) - 1] ?? 0;
}

/** A text to read aloud. While it is scored, an underline grows with the progress of decoding. */
export function Sentence({
  text,
  heard,
  isHidden = false,
}: {
  text: string;
  /** The decoded share, 0 to 1. */
  heard?: number | undefined;
  isHidden?: boolean;
}) {
  const end = heard === undefined ? 0 : heardEnd(text, heard);
  return (
    <p data-reading hidden={isHidden} className={sentenceLook(text)} lang="en">
      {end > 0 && <span className="mark-line">{text.slice(0, end)}</span>}
      {text.slice(end)}
    </p>
  );
}
