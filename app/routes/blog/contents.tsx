import { useEffect, useState } from "react";

type Section = { id: string; text: string };

/** The section being read: the last one whose heading is above the second third of the window. */
function currentSection(ids: readonly string[]): string | undefined {
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
  });
}

/** The sections of a post. With scripts the current one is marked. */
export function Contents({ title, sections }: { title: string; sections: readonly Section[] }) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const update = () => setCurrent(currentSection(ids));
    // It changes only when a heading crosses that line.
    const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -66% 0px" });
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    update();
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav data-no-print aria-labelledby="contents-title" className="post-contents">
      <h2 id="contents-title">{title}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
