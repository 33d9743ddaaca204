import { useEffect } from "react";

/** Links in the table of contents, with their headings. */
function readContents(): { link: HTMLAnchorElement; heading: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(".post-contents a")].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/**
 * Highlights the current section in the table of contents: the last one whose heading is in the top third of
 * the window or above.
 */
export function useCurrentSection(): void {
  useEffect(() => {
    const sections = readContents();
    const update = () => {
      const current = sections.findLast(
        ({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3,
      );
      for (const section of sections)
        if (section === current) section.link.setAttribute("aria-current", "true");
        else section.link.removeAttribute("aria-current");
    };
    // The current section changes only when a heading crosses that line.
    const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -66% 0px" });
    for (const { heading } of sections) observer.observe(heading);
    update();
    return () => observer.disconnect();
  }, []);
}
