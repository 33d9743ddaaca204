import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { CodeSlide } from "./code-slide.tsx";
import { InterviewSlide } from "./interview-slide.tsx";
import { SessionSlide } from "./session-slide.tsx";
import { Slide } from "./slide.tsx";

const drawings = [
  { id: "see-second", Drawing: InterviewSlide },
  { id: "see-line", Drawing: CodeSlide },
  { id: "see-moment", Drawing: SessionSlide },
];

/** The HTML of a second, a line and a moment, in the order of the tabs after the first. Server only. */
export function otherSlides(): string {
  return markServerHtml(
    renderToStaticMarkup(
      drawings.map(({ id, Drawing }, index) => (
        <Slide key={id} id={id} number={index + 1}>
          <Drawing />
        </Slide>
      )),
    ),
  );
}
