import content from "#app/content/content.data.ts";

/** Groups the lines of a posting by heading. */
function partsOf(posting: string): { title: string; lines: string[] }[] {
  const parts: { title: string; lines: string[] }[] = [];
  for (const line of posting.trim().split("\n")) {
    if (line.startsWith("- ")) parts.at(-1)?.lines.push(line.slice(2));
    else if (line.endsWith(":")) parts.push({ title: line.slice(0, -1), lines: [] });
  }
  return parts;
}

export function PostingSheet() {
  const { title, company, location, id, posting } = content.round;
  return (
    <div className="rounded border border-line bg-raised p-6 sm:px-9 sm:py-7">
      <p className="display text-name">{title}</p>
      <p className="text-note text-muted">
        {company}, {location}, {id}
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {partsOf(posting).map((part) => (
          <div key={part.title}>
            <h4 className="border-b-[1.5px] border-ink pb-1.5 text-small font-semibold">{part.title}</h4>
            <ul className="text-small">
              {part.lines.map((line) => (
                <li key={line} className="border-b border-line py-1.5">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
