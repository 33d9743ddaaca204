import shell from "#app/site/shell.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Two partner badges and the copyright line, fixed to the bottom of the window. */
export function BottomStrip() {
  const { site, messages } = shell;
  return (
    <aside
      aria-label={messages.badges}
      data-no-print
      className="fixed inset-x-0 bottom-0 z-10 h-(--strip) border-t border-line bg-raised text-[0.8125rem]"
    >
      <div className="page-width flex h-full items-center justify-between gap-3 whitespace-nowrap max-sm:text-xs">
        <ul className="flex gap-2.5 sm:gap-5">
          {site.badges.map(({ title, short, sample }) => (
            <li key={title} className="badge flex items-center gap-1.5 font-semibold">
              <span className="sm:hidden">{short}</span>
              <span className="hidden sm:inline">{title}</span>
              {sample && ` (${messages.sample})`}
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {fillTemplate(messages.copyright, { year: site.copyrightYear, name: site.name })}
        </p>
      </div>
    </aside>
  );
}
