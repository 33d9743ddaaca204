import content from "#app/content/content.data.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { RoundNote } from "../round-note.tsx";
import { CodeSlide } from "./code-slide.tsx";
import { InterviewSlide } from "./interview-slide.tsx";
import { ResumeSlide } from "./resume-slide.tsx";
import { SessionSlide } from "./session-slide.tsx";

const drawings = [ResumeSlide, InterviewSlide, CodeSlide, SessionSlide];
/** Ids of the slides: the address of one shows it without scripts, too. The first is also where "Try it" leads. */
const ids = ["try-match", "see-second", "see-line", "see-moment"];

/**
 * One unit of evidence at a time: a phrase, a second, a line, a moment. Links choose the slide by its address;
 * `slides.ts` makes tabs of them. All slides lie in one grid cell, so that the stage keeps its height.
 */
export default function MatchStage() {
  const { label, slides } = content.stages.match;
  return (
    <section aria-label={label} className="stage desk" data-slides>
      <ul className="flex border-b border-line text-note text-muted">
        {slides.map(({ title, text }, index) => (
          <li key={title} className="flex-1 border-r border-line">
            <a href={`#${ids[index]}`} className="slide-tab block h-full px-3 py-3 hover:bg-raised lg:px-5.5">
              <strong className="block text-small text-ink lg:text-base">{title}</strong>
              <span className="max-lg:hidden">{text}</span>
            </a>
          </li>
        ))}
        <li className="max-w-78 self-center px-5.5 max-lg:hidden">
          <RoundNote />
        </li>
      </ul>
      <div className="grid">
        {slides.map(({ title, link, url }, index) => {
          const Drawing = drawings[index];
          return (
            <div key={title} id={ids[index]} tabIndex={-1} className="slide flex-col outline-none">
              {Drawing && <Drawing />}
              <p className="mt-auto px-5 pb-4 lg:px-10">
                <TextLink url={url}>{link}</TextLink>
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
