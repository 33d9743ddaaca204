import { cardLook, IconCard } from "#app/sections/icon-card.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function MatchMadeIn({ title, subtitle, roles }: SectionOf<"MATCH_MADE_IN">) {
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {roles.map(({ skills, url, ...role }) => (
          <li key={role.title} className={`flex flex-col ${cardLook}`}>
            <IconCard {...role} />
            <ul className="mt-5 flex flex-wrap gap-2 text-sm">
              {skills.map((skill) => (
                <li key={skill} className="mark">
                  {skill}
                </li>
              ))}
            </ul>
            {url !== undefined && (
              <SiteLink
                url={url}
                className="mt-auto pt-5 font-semibold text-leaf underline underline-offset-4"
              >
                {role.title}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
