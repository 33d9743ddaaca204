import content from "virtual:content";
import { pageParts } from "#app/sections/page-parts.tsx";

function createFrame(url: string) {
  const page = content.pages[url];
  const [hero, ...sections] = page?.sections ?? [];
  if (!page || hero?.kind !== "HERO") throw new Error(`content/pages${url}.yaml has no heading`);
  const [about] = pageParts(sections);
  if (about?.kind !== "STATIC")
    throw new Error(`content/pages${url}.yaml must hold sections without behaviour`);
  const { name, title, description } = page;
  const { pretext, title: heading, highlight, subtitle } = hero.slide;
  return {
    head: { url, name, title, description },
    slide: { pretext, heading, highlight, subtitle },
    about: about.html,
  };
}

const frames = new Map<string, ReturnType<typeof createFrame>>();

/** What stands around the results of a search, the same for every search: the page's heading and its sections below. */
export function pageFrame(url: string): ReturnType<typeof createFrame> {
  const frame = frames.get(url) ?? createFrame(url);
  frames.set(url, frame);
  return frame;
}
