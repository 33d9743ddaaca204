import { markServerHtml } from "#app/document/server-html.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import type { StageName } from "#app/stages/define-stage.ts";
import { liveStage } from "#app/stages/live/live-stages.ts";
import { Stage } from "#app/stages/stage.tsx";
import { languageOf } from "#domain/language/language.ts";
import { Hero } from "./hero/hero.tsx";
import type { HeroProps } from "./hero/live-hero.tsx";
import { ProductState } from "./products/products.tsx";
import type { LiveSectionContent, Section, SectionOf } from "./section.ts";
import { isLiveKind } from "./section-kinds.ts";
import { StageSection } from "./stage/stage-section.tsx";
import { StaticSection } from "./static-section.tsx";
import { LanguageLinks, LanguageOffer } from "./translations.tsx";

/** A page as sent to the browser: sections with behaviour as data, everything in between as HTML. */
export type PagePart =
  | ({ kind: "HERO"; stage?: StageName } & HeroProps)
  | { kind: "STAGE"; stage: StageName; only?: string; html: string }
  | LiveSectionContent
  | { kind: "STATIC"; html: string };

function heroPart(
  { layout, ground = "PAPER", stage, start, slide }: SectionOf<"HERO">,
  url: string,
): PagePart {
  const { image, actions } = slide;
  const picture = stage ? <Stage name={stage} /> : image && <Picture picture={image} />;
  const html = renderStatic(
    <Hero
      layout={layout}
      ground={ground}
      start={start}
      slide={slide}
      picture={picture}
      state={
        <>
          <ProductState url={url} />
          <LanguageOffer url={url} />
          <LanguageLinks url={url} />
        </>
      }
    />,
    languageOf(url),
  );
  const hasTour = actions.some(({ popup }) => popup);
  return {
    kind: "HERO",
    html: markServerHtml(html),
    ...(hasTour && { hasTour }),
    ...(stage && liveStage(stage) && { stage }),
  };
}

function isLive(section: Section): section is LiveSectionContent {
  return isLiveKind(section.kind);
}

/** Converts sections to parts, merging consecutive static sections. Server only. */
export function pageParts(sections: Section[], url = ""): PagePart[] {
  const parts: PagePart[] = [];
  const language = languageOf(url);
  for (const section of sections) {
    if (section.kind === "HERO") parts.push(heroPart(section, url));
    else if (section.kind === "STAGE") {
      const html = renderStatic(<StageSection {...section} />, language);
      const { stage, only } = section;
      parts.push({ kind: "STAGE", stage, ...(only && { only }), html: markServerHtml(html) });
    } else if (isLive(section)) parts.push(section);
    else {
      const html = renderStatic(<StaticSection section={section} />, language);
      const last = parts.at(-1);
      if (last?.kind === "STATIC") last.html += html;
      else parts.push({ kind: "STATIC", html: markServerHtml(html) });
    }
  }
  return parts;
}
