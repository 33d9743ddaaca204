import type { Page } from "@playwright/test";
import { wrap } from "#app/workers/envelope.ts";

/** Replaces a worker of the site. `handler` is its code for each `message`; it responds with `post`. */
export function replaceWorker(page: Page, name: string, handler: string): Promise<unknown> {
  const body = `const post = (message) => postMessage({ ...${JSON.stringify(wrap(""))}, message });
addEventListener("message", ({ data: { message } }) => { ${handler} });`;
  return page.route(`**/${name}-*.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}
