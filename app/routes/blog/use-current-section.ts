import { useEffect } from "react";

/** The links of the contents with the headings that they lead to. */
function readContents(): { link: HTMLAnchorElement; heading: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(".post-contents a")].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/** Marks in the contents the section being read: the last one whose heading is above the second third of the window. */
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
    // It changes only when a heading crosses that line.
    const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -66% 0px" });
    for (const { heading } of sections) observer.observe(heading);
    update();
    return () => observer.disconnect();
  }, []);
}
