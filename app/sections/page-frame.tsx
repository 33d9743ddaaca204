import type { ComponentProps } from "react";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { languageOf } from "#domain/language/language.ts";
import type { Translation } from "#domain/page.ts";
import type { HeroHeading } from "./hero/hero.tsx";
import type { HeroProps } from "./hero/live-hero.tsx";
import { StartLink } from "./hero/start-link.tsx";
import { pageParts } from "./page-parts.tsx";
import { LanguageLinks, LanguageOffer, translationsOf } from "./translations.tsx";
import { WhatItMeans } from "./what-it-means.tsx";

type Frame = {
  head: { url: string; name: string; title: string; description: string; translations: Translation[] };
  /** HTML of the sections below the interactive part. */
  about: string;
};
type PageFrame = Frame & { hero: HeroProps };
type HeadingFrame = Frame & { hero: { slide: HeroHeading } };

function createFrame(url: string): { page: PageFrame; heading: HeadingFrame } {
  const page = content.pages[url];
  const [hero, about, ...rest] = pageParts(page?.sections ?? [], page?.url);
  const [section] = page?.sections ?? [];
  if (
    !page ||
    hero?.kind !== "HERO" ||
    section?.kind !== "HERO" ||
    about?.kind !== "STATIC" ||
    rest.length > 0
  )
    throw new Error(`content/pages${url}.yaml must consist of a hero and sections without behaviour`);
  const { name, title, description } = page;
  const { kind, ...props } = hero;
  const { pretext, title: heading, highlight, subtitle } = section.slide;
  const frame = {
    head: { url, name, title, description, translations: translationsOf(url) },
    about: about.html,
  };
  return {
    page: { ...frame, hero: props },
    heading: { ...frame, hero: { slide: { pretext, title: heading, highlight, subtitle } } },
  };
}

const frames = new Map<string, ReturnType<typeof createFrame>>();

function findFrame(url: string): ReturnType<typeof createFrame> {
  const frame = frames.get(url) ?? createFrame(url);
  frames.set(url, frame);
  return frame;
}

/** A page of `content/pages` whose route adds behaviour between hero and static sections. Server only. */
export function pageFrame(url: string): PageFrame {
  return findFrame(url).page;
}

/** `pageFrame` for a route that renders its own heading: the hero's texts instead of its HTML. */
export function headingFrame(url: string): HeadingFrame {
  return findFrame(url).heading;
}

/** `headingFrame` for a tool, with a link to it, and with the meaning of its figures before the sections. */
export function toolFrame(url: string, meaning: ComponentProps<typeof WhatItMeans>) {
  const frame = headingFrame(url);
  const language = languageOf(url);
  const about = markServerHtml(
    renderStatic(
      <>
        <div className="page-width pb-6">
          <LanguageLinks url={url} />
        </div>
        <WhatItMeans {...meaning} />
      </>,
      language,
    ) + frame.about,
  );
  const startHtml = markServerHtml(
    renderStatic(
      <>
        <LanguageOffer url={url} />
        <StartLink url="#try-tool" />
      </>,
      language,
    ),
  );
  return { ...frame, about, startHtml };
}
