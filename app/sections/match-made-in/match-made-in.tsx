import { cardLook, IconCard } from "#app/sections/icon-card.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

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
              <TextLink look="inline" url={url} className="mt-auto pt-5">
                {role.title}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
