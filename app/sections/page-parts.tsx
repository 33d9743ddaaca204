import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { HeroProps } from "./hero/hero.tsx";
import type { Section, SectionOf } from "./section.ts";
import { StaticSection } from "./static-section.tsx";

/** What the browser receives of a page: sections that behave as data, everything between them as HTML. */
export type PagePart =
  | ({ kind: "HERO" } & HeroProps)
  | SectionOf<"ASSESSMENTS" | "BULK_MATCH" | "READ_ALOUD">
  | { kind: "STATIC"; html: string };

function heroPart({ image, ...slide }: SectionOf<"HERO">["slide"]): PagePart {
  if (image === undefined) return { kind: "HERO", slide };
  return image.kind === "MATCH"
    ? { kind: "HERO", slide, match: image }
    : { kind: "HERO", slide, picture: markServerHtml(renderToStaticMarkup(<Picture picture={image} />)) };
}

function isLive(section: Section): section is SectionOf<"ASSESSMENTS" | "BULK_MATCH" | "READ_ALOUD"> {
  return ["ASSESSMENTS", "BULK_MATCH", "READ_ALOUD"].includes(section.kind);
}

/** Turns sections into parts; consecutive static sections become one. On the server only. */
export function pageParts(sections: Section[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const section of sections) {
    if (section.kind === "HERO") parts.push(heroPart(section.slide));
    else if (isLive(section)) parts.push(section);
    else {
      const html = renderToStaticMarkup(<StaticSection section={section} />);
      const last = parts.at(-1);
      if (last?.kind === "STATIC") last.html += html;
      else parts.push({ kind: "STATIC", html: markServerHtml(html) });
    }
  }
  return parts;
}
