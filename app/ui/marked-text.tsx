/** A text of which one phrase is marked. The phrase occurs once. */
export function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  const start = mark === undefined ? -1 : text.indexOf(mark);
  if (mark === undefined || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="mark">{mark}</mark>
      {text.slice(start + mark.length)}
    </>
  );
}
