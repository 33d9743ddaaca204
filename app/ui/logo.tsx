import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** A leaf-green page with one highlighter stroke, and the brand name. */
export function Logo() {
  const { site, messages } = useWords("shell", english);
  const { name } = site;
  return (
    <a
      href="/"
      aria-label={fillTemplate(messages.homeLink, { name })}
      className="display flex h-11 items-center gap-2.5 text-[1.375rem]"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6.5">
        <rect width="24" height="24" rx="6" className="fill-leaf" />
        <path d="M6 13.5 18 10" strokeWidth="5" strokeLinecap="round" className="stroke-marigold" />
      </svg>
      {name}
    </a>
  );
}
