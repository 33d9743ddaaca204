import { Children, type ReactNode } from "react";
import content from "#app/content/content.data.ts";

/** A quotation that shows an error, and where to check it. */
export function Proof({
  label,
  source,
  quote,
  note,
}: {
  label?: string;
  source: string;
  quote: string;
  note?: string | undefined;
}) {
  return (
    <li className="border-b border-line py-3 text-small first:pt-0 last:border-0">
      {label !== undefined && <p>{label}</p>}
      <p className="text-note text-muted">{source}</p>
      <p>
        <span className="mark-line">{quote}</span>
      </p>
      {note !== undefined && <p className="mt-1 text-muted">{note}</p>}
    </li>
  );
}

/** One kind of error: its frequency, a description, and evidence. */
export function ErrorKind({
  figure,
  title,
  text,
  more,
  children,
}: {
  figure: string;
  title: string;
  text: string;
  more?: string;
  children: ReactNode;
}) {
  const hasProof = Children.toArray(children).length > 0;
  return (
    <div className="grid gap-x-10 gap-y-4 border-t-[1.5px] border-ink py-7 last:pb-0 lg:grid-cols-[14rem_1fr_1.15fr]">
      <p className="display text-[2.625rem]/none text-balance text-clay tabular">{figure}</p>
      <div>
        <h3 className="text-balance">{title}</h3>
        {hasProof && <p className="mt-2 text-small text-muted">{text}</p>}
      </div>
      {hasProof ? (
        <div>
          <ul>{children}</ul>
          {more !== undefined && <p className="pt-2 text-note text-muted">{more}</p>}
        </div>
      ) : (
        <p className="text-muted">{content.stages.story.errors.none}</p>
      )}
    </div>
  );
}
