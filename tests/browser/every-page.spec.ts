import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { postingUrl } from "#domain/postings/openings.ts";
import { expectNoAxeViolation, loadAxe, rulesByScheme } from "#tests/support/axe.ts";
import { content, emulate, listenForNoise, site, urls } from "#tests/support/site.ts";

const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));

/** The openings share one template, and the posts another: each is validated, one of each is looked at in every way. */
const isPosting = (url: string) => url.startsWith("/career/");
const isPost = (url: string) => url.startsWith("/blog/");
const examples = [urls.find(isPosting), urls.find(isPost)];

for (const url of urls) {
  const hasShell = url !== "/email-verification";

  test.describe(url, () => {
    test("answers with one heading, its own words in the head and valid HTML", async ({ request }) => {
      const response = await request.get(url);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const opening = content.postings.find((posting) => postingUrl(posting) === url);
      const title = opening
        ? `${opening.title} · ${site.name}`
        : (content.pages[url] ?? content.legal[url] ?? content.posts.find((post) => post.url === url))?.title;
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="en"`);
      expect(html).toContain(`<meta name="description"`);
      expect(html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(`<title>${title}</title>`);
      const report = await validator.validateString(html);
      const problems = report.results.flatMap(({ messages }) =>
        messages.map((one) => `${one.ruleId} ${one.message} ${one.selector}`),
      );
      expect(problems).toEqual([]);
    });

    if (isPosting(url) && !examples.includes(url)) return;
    const isWritten = isPost(url) && !examples.includes(url);
    test("is accessible and quiet in light and dark, on a telephone and a desk", async ({ page }) => {
      // Four visits of one page: to open another for each would take as long as to look at it.
      test.slow();
      const noise = listenForNoise(page);
      await loadAxe(page);
      for (const width of isWritten ? [360] : [360, 1440]) {
        for (const colorScheme of isWritten ? (["light"] as const) : (["light", "dark"] as const)) {
          const look = `${colorScheme} at ${width} px`;
          const rules = rulesByScheme[colorScheme];
          await emulate(page, colorScheme, width);
          await page.goto(url);
          if (hasShell) await page.locator("html[data-interactive]").waitFor({ state: "attached" });
          await expectNoAxeViolation(page, look, { rules });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `nothing is wider than the window, ${look}`).toBeLessThanOrEqual(0);

          // The bar and its menus are the same on every page: they are opened on one.
          if (url !== "/") continue;
          const header = page.locator("header");
          if (width < 1024) await header.getByRole("button", { name: "Open menu" }).click();
          for (const title of Object.keys(content.menus)) {
            const entry = header.getByRole("button", { name: title });
            await entry.click();
            await expect(entry).toHaveAttribute("aria-expanded", "true");
            await expectNoAxeViolation(page, `menu ${title} open, ${look}`, { rules, include: "header" });
          }
        }
      }
      expect(noise).toEqual([]);
    });
  });
}

test("titles and descriptions are unique", () => {
  const pages = [...Object.values(content.pages), ...Object.values(content.legal)];
  for (const field of ["title", "description", "name"] as const) {
    const values = pages.map((page) => page[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
