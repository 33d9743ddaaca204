type Section = { id: string; text: string };

/** The table of contents of a post. Server only. */
export function Contents({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <nav data-no-print aria-labelledby="contents-title" className="post-contents">
      <h2 id="contents-title">{title}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
