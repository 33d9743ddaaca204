import { SiteLink } from "#app/ui/site-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

type Props = GestureOf<"INDEX">;

const linkLook = "display underline underline-offset-4";

function Inline({ places }: Props) {
  return (
    <ul className="flex flex-wrap items-baseline gap-x-9 gap-y-5 border-t-[1.5px] border-ink pt-7">
      {places.map(({ title, text, url }) => (
        <li key={title} className="flex flex-col">
          <SiteLink url={url} className={`text-heading ${linkLook}`}>
            {title}
          </SiteLink>
          <span className="mt-2 text-small text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Rows({ places }: Props) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {places.map(({ title, text, url }) => (
        <li
          key={title}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-control py-3"
        >
          <SiteLink url={url} className={`text-name ${linkLook}`}>
            {title}
          </SiteLink>
          <span className="text-small text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Columns({ places }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {places.map(({ title, text, url }) => (
        <li key={title} className="flex flex-col border-t-[1.5px] border-ink pt-4">
          <span className="display text-quiet text-pretty">{text}</span>
          <span className="mt-auto pt-4">
            <TextLink url={url}>{title}</TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

const looks = { INLINE: Inline, ROWS: Rows, COLUMNS: Columns };

/** Where to go on, in large type. */
export function IndexGesture(props: Props) {
  const Look = looks[props.look];
  return (
    <div>
      <Look {...props} />
      <p className="mt-3">
        <TextLink url={props.link.url}>{props.link.title}</TextLink>
      </p>
    </div>
  );
}
