import { SectionFrame } from "./section-frame.tsx";

type Words = { title: string; isTitle: string; is: string[]; isNotTitle: string; isNot: string[] };

/** Splits a statement into its first sentence and the rest. */
function cutStatement(text: string): [string, string] {
  const end = text.indexOf(". ") + 1 || text.length;
  return [text.slice(0, end), text.slice(end)];
}

function Statement({ text }: { text: string }) {
  const [first, rest] = cutStatement(text);
  return (
    <li className="border-t border-line py-4 text-pretty text-muted">
      <span className="font-medium text-ink">{first}</span>
      {rest}
    </li>
  );
}

/** Two ruled columns: what a tool's figures mean, and what they do not. Server only. */
export function WhatItMeans({ title, isTitle, is, isNotTitle, isNot }: Words) {
  const columns = [
    { heading: isTitle, statements: is, look: "lg:pr-12" },
    {
      heading: isNotTitle,
      statements: isNot,
      look: "max-lg:mt-8 max-lg:border-t-[1.5px] max-lg:border-ink lg:border-l lg:border-line lg:pl-12",
    },
  ];
  return (
    <SectionFrame title={title} ground="INK">
      <div className="border-t-[1.5px] border-ink lg:grid lg:grid-cols-2">
        {columns.map(({ heading, statements, look }) => (
          <div key={heading} className={`pt-5 ${look}`}>
            <h3 className="mb-4 display text-quiet">{heading}</h3>
            <ul>
              {statements.map((statement) => (
                <Statement key={statement} text={statement} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
