import { contentIn } from "#app/content/content-in.ts";
import { useLanguage } from "#app/language/language.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** States once, on every page, that the site is a demonstration. Shorter in narrow windows. */
function Demonstration() {
  const language = useLanguage();
  const { site, messages } = contentIn(language).shell;
  const { demonstration } = site;
  const { sampleUrl } = messages;
  if (!demonstration) return null;
  const { text, short, link } = demonstration;
  return (
    // Longer words give way to what stands beside them.
    <p className={language === "en" ? undefined : "flex min-w-0 items-baseline gap-1"}>
      <span className="truncate max-lg:hidden">{text}</span>
      <span className="lg:hidden">{short}:</span>{" "}
      <TextLink look="quiet" url={sampleUrl} className="inline-block py-2">
        {link}
      </TextLink>
    </p>
  );
}

/** Two partner badges, what is real, and the copyright line, fixed to the bottom of the window. Server only. */
export function BottomStrip() {
  const { site, messages } = contentIn(useLanguage()).shell;
  const [year, name] = fillTemplate(messages.copyright, { year: site.copyrightYear, name: "\0" }).split("\0");
  return (
    <aside
      aria-label={messages.badges}
      data-no-print
      className="fixed inset-x-0 bottom-0 z-10 h-(--strip) border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] text-note"
    >
      <div className="page-width flex h-full items-center justify-between gap-3 whitespace-nowrap max-sm:text-xs">
        <ul className="flex gap-2.5 xl:gap-5">
          {site.badges.map(({ title, short, sample }) => (
            <li key={title} className="badge flex items-center gap-1.5 font-semibold">
              <span className="lg:hidden">{short}</span>
              <span className="max-lg:hidden">{title}</span>
              {sample && !site.demonstration && ` (${messages.sample})`}
            </li>
          ))}
        </ul>
        <Demonstration />
        <p className="text-muted">
          {year}
          <span className="strip-name">
            {site.name}
            {name}
          </span>
        </p>
      </div>
    </aside>
  );
}
