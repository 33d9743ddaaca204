import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { PostingFitPanel } from "./posting-fit-panel.tsx";

test("an opening without requirements says so instead of a score", () => {
  const words = content.careers.portal.fit;
  const panel = (missing: string[]) =>
    renderToStaticMarkup(
      <PostingFitPanel
        words={words}
        fit={{ url: "/career/a", score: 0, parts: [], answered: [], missing }}
      />,
    );
  expect(panel([])).toContain(words.noRequirements);
  expect(panel([])).not.toContain(words.score);
  expect(panel(["Java"])).toContain("0 of 1 requirement ");
});
