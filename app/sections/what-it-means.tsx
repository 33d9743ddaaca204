import { Icon } from "#app/ui/icon.tsx";
import { SectionFrame } from "./section-frame.tsx";

type Words = { title: string; isTitle: string; is: string[]; isNotTitle: string; isNot: string[] };

/** Explains what a tool's figures mean and what they do not. On the server only. */
export function WhatItMeans({ title, isTitle, is, isNotTitle, isNot }: Words) {
  const lists = [
    { heading: isTitle, statements: is, icon: "check", color: "text-leaf" },
    { heading: isNotTitle, statements: isNot, icon: "x", color: "text-clay" },
  ];
  return (
    <SectionFrame title={title} ground="SUNK">
      <div className="grid gap-10 md:grid-cols-2">
        {lists.map(({ heading, statements, icon, color }) => (
          <div key={heading}>
            <h3 className="text-xl">{heading}</h3>
            <ul className="mt-4 grid gap-3">
              {statements.map((statement) => (
                <li key={statement} className="flex gap-3">
                  <Icon name={icon} className={`mt-1 size-5 ${color}`} />
                  {statement}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
