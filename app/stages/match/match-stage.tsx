import content from "#app/content/content.data.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { RoundNote } from "../round-note.tsx";
import { ResumeSlide } from "./resume-slide.tsx";
import { Slide } from "./slide.tsx";

const current = "bg-raised shadow-[inset_0_3px_var(--color-marigold)]";

/**
 * A résumé beside what the opening asks for, and links to three other kinds of evidence: a second, a line, a moment.
 * `slide-tabs.ts` makes tabs of the links, and shows the evidence in place.
 */
export default function MatchStage() {
  const { label, slides } = content.stages.match;
  return (
    <section aria-label={label} className="stage desk" data-slides>
      <div className="flex border-b border-line text-note text-muted">
        <ul className="flex flex-1">
          {slides.map(({ title, text, url }, index) => (
            <li key={title} className="flex-1 border-r border-line">
              <SiteLink
                url={url}
                className={`slide-tab block h-full px-2 py-3 hover:bg-raised sm:px-3 lg:px-5.5 ${index === 0 ? current : ""}`}
              >
                <strong className="block text-small text-ink lg:text-base">{title}</strong>
                <span className="max-lg:hidden">{text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="max-w-78 self-center px-5.5 max-lg:hidden">
          <RoundNote />
        </p>
      </div>
      <div className="grid">
        <Slide id="try-match" number={0}>
          <ResumeSlide />
        </Slide>
      </div>
    </section>
  );
}
