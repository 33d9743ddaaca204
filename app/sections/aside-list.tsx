import { TextLink } from "#app/ui/text-link.tsx";
import type { Aside } from "./section-fields.ts";

/** A boxed list beside the main part of a section. */
export function AsideList({ title, items, note, link, className }: Aside & { className: string }) {
  return (
    <div className={`rounded-2xl border border-line bg-sunk p-6 ${className}`}>
      <h3>{title}</h3>
      <ul className="mt-3 text-small">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="mt-2 text-note text-muted">{note}</p>}
      {link && <TextLink url={link.url}>{link.title}</TextLink>}
    </div>
  );
}
