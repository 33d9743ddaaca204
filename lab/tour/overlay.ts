import type { Page } from "@playwright/test";
import { buildOverlay, type Film, frame, type Overlay, overlayParts, type Words } from "./overlay-in-page.ts";

export { frame, type Overlay, type Words } from "./overlay-in-page.ts";

/** Adds the overlay to a page. */
export async function layOver(page: Page, words: Words): Promise<void> {
  const source = [...overlayParts, buildOverlay].join("\n");
  const build = await page.evaluateHandle<typeof buildOverlay>(
    `(() => { ${source}\nreturn buildOverlay; })()`,
  );
  await build.evaluate((run, parts) => run(parts), { words, size: frame });
}

/** Draws the overlay of a frame and advances every animation. @returns whether the page has changed */
export function showFrame(page: Page, overlay: Overlay, milliseconds: number): Promise<boolean> {
  return page.evaluate(
    ([state, passed]) => {
      const { film } = window as unknown as { film: Film };
      film.show(state);
      return film.settle(passed);
    },
    [overlay, milliseconds] as const,
  );
}
