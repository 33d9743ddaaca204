import content from "virtual:content";
import { pageParts } from "../../sections/page-parts.tsx";

const url = "/careers";

function makeFrame() {
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

let frame: ReturnType<typeof makeFrame> | undefined;

/** What stands around the results, the same for every search; made once. */
export function portalFrame(): ReturnType<typeof makeFrame> {
  frame ??= makeFrame();
  return frame;
}
