import content from "virtual:content";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import type { HeroProps } from "./hero/hero.tsx";
import { pageParts } from "./page-parts.tsx";
import { WhatItMeans } from "./what-it-means.tsx";

type PageFrame = {
  head: { url: string; name: string; title: string; description: string };
  hero: HeroProps;
  /** HTML of the sections below the behaviour. */
  about: string;
};

function createFrame(url: string): PageFrame {
  const page = content.pages[url];
  const [hero, about, ...rest] = pageParts(page?.sections ?? []);
  if (!page || hero?.kind !== "HERO" || about?.kind !== "STATIC" || rest.length > 0)
    throw new Error(`content/pages${url}.yaml must consist of a hero and sections without behaviour`);
  const { name, title, description } = page;
  const { kind, ...props } = hero;
  return { head: { url, name, title, description }, hero: props, about: about.html };
}

const frames = new Map<string, PageFrame>();

/** Reads a page of `content/pages` whose route adds behaviour between hero and static sections. On the server only. */
export function pageFrame(url: string): PageFrame {
  const frame = frames.get(url) ?? createFrame(url);
  frames.set(url, frame);
  return frame;
}

/** `pageFrame` for a tool. The meaning of its figures comes before the sections. */
export function toolFrame(url: string, meaning: ComponentProps<typeof WhatItMeans>): PageFrame {
  const frame = pageFrame(url);
  const about = markServerHtml(renderToStaticMarkup(<WhatItMeans {...meaning} />) + frame.about);
  return { ...frame, about };
}
