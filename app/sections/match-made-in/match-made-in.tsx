import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Marked } from "#app/ui/marked-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = SectionOf<"MATCH_MADE_IN">;

function Link({ title, url }: Props["roles"][number]) {
  return url === undefined ? null : (
    <TextLink url={url} className="mt-auto">
      {title}
    </TextLink>
  );
}

function Sheets({ roles }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:max-lg:gap-3">
      {roles.map((role) => (
        <li
          key={role.title}
          className="flex flex-col rounded border border-line bg-raised p-7 floating md:max-lg:p-5"
        >
          <h3 className="display border-b-[1.5px] border-ink pb-4 text-name tracking-normal">{role.title}</h3>
          <p className="mt-4 text-lede md:max-lg:text-base">
            <Marked text={role.description} mark={role.mark} />
          </p>
          <ul className="mt-5 text-small">
            {role.skills.map((skill) => (
              <li key={skill} className="border-t border-line py-2">
                {skill}
              </li>
            ))}
          </ul>
          <Link {...role} />
        </li>
      ))}
    </ul>
  );
}

function Ledger({ roles }: Props) {
  return (
    <ul className="border-b border-line">
      {roles.map((role) => (
        <li
          key={role.title}
          className="grid gap-x-6 gap-y-3 border-t border-line py-7 first:border-t-[1.5px] first:border-ink md:grid-cols-12"
        >
          <h3 className="display text-name tracking-normal md:col-span-4 lg:col-span-3">{role.title}</h3>
          <p className="text-lede md:col-span-8 lg:col-span-5">
            <Marked text={role.description} mark={role.mark} />
          </p>
          <div className="text-small text-muted md:max-lg:col-span-8 md:max-lg:col-start-5 lg:col-span-3 lg:col-start-10">
            <p>{role.skills.join("\u00a0· ")}</p>
            <Link {...role} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function MatchMadeIn(props: Props) {
  const { layout, title, subtitle } = props;
  const ground = props.surface ?? (layout === "SHEETS" ? "SUNK" : "PAPER");
  return (
    <SectionFrame title={title} subtitle={subtitle} ground={ground}>
      {layout === "SHEETS" ? <Sheets {...props} /> : <Ledger {...props} />}
    </SectionFrame>
  );
}
