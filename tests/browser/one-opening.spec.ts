import { expect, type Page, test } from "@playwright/test";
import { momentAnchor, type momentNames } from "#app/stages/story/moments.ts";
import { expectNoAxeViolation, expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, watchShifts, whenInteractive } from "#tests/support/site.ts";

const url = "/how-it-works/one-opening";
const { sections } = content.pages[url] ?? { sections: [] };
const round = sections.find(({ kind }) => kind === "ROUND");
const moments = round?.kind === "ROUND" ? round.moments : [];

/** Excludes text that readers look up instead of reading: lists of requirements, the rail and tables. */
const lookedUp =
  ".sr-only, svg, dialog, time, table, [data-round] > li > :first-child, [data-from], #posting ul, #decision .grid.border-b";
const wordsPerMinute = 265;
const minutes = 5;

const part = (page: Page, name: (typeof momentNames)[number]) => page.locator(`#${momentAnchor(name)}`);

test("the moments come in their order, each with times, names, a link to its product, and its threads", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await whenInteractive(page);
  await expect(page.locator("[data-round] > li h3")).toHaveText(moments.map(({ title }) => title));
  for (const { at, link } of moments) {
    const moment = part(page, at);
    expect(await moment.locator("time").count()).toBeGreaterThan(0);
    await expect(moment.locator(`a[href="${link?.url}"]`)).toBeVisible();
  }
  for (const name of ["RESUMES", "CHAT", "INTERVIEW"] as const) {
    await part(page, name).scrollIntoViewIfNeeded();
    for (const frame of await part(page, name).locator("[data-threads]").all()) {
      const ends = await frame.locator("[data-evidence]").count();
      expect(ends).toBeGreaterThan(0);
      await expect(frame.locator(".threads path")).toHaveCount(ends);
    }
  }
  const jump = page.getByRole("link", { name: "What the engines got wrong" });
  await jump.click();
  await expect(page.locator("#errors h2")).toBeInViewport();
});

test("threads start at their rows after the window has been a phone's", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(url);
  await whenInteractive(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = part(page, "CHAT").locator("[data-threads]");
  const startOf = () =>
    frame.evaluate((element) => {
      const row = element.querySelector("[data-from]")?.getBoundingClientRect().left ?? 0;
      const path = element.querySelector(".threads path")?.getAttribute("d") ?? "";
      return Math.abs(row - element.getBoundingClientRect().left - Number.parseFloat(path.slice(1)));
    });
  await expect.poll(startOf).toBeLessThan(1);
});

test("the round is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await whenInteractive(page);
  await expectNoAxeViolationInBothColours(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await expectNoAxeViolationInBothColours(page);
});

test("it can be read in five minutes, and says once that everyone is invented", async ({ page }) => {
  await page.goto(url);
  const words = await page.locator("main").evaluate((main, selector) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(`${selector}, footer`)) element.remove();
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) count += texts.currentNode.textContent?.match(/\S*\p{L}\S*/gu)?.length ?? 0;
    return count;
  }, lookedUp);
  expect(words / wordsPerMinute).toBeLessThan(minutes);
  await expect(page.getByText("Everyone is invented")).toHaveCount(1);
});

test("in print nothing is dark, and no moment is cut", async ({ page }) => {
  await page.goto(url);
  await page.emulateMedia({ media: "print" });
  for (const name of ["RESUMES", "SESSION"] as const) {
    const ground = part(page, name).locator(".desk").first();
    await expect(ground).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(14);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every moment and every error is there to read, on a phone with numbers for threads", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(url);
    for (const { title } of moments)
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page.locator("#errors h3")).toHaveCount(4);
    await expect(part(page, "RESUMES").locator(".thread-number").first()).toBeVisible();
  });

  test("the hero of the home page is a still picture", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator("[data-draws]");
    await expect(hero.getByRole("button").first()).toBeDisabled();
    await expect(hero.locator("svg").filter({ has: page.locator("[data-part]") })).toBeVisible();
  });
});

type Drawn = { target: string; end: number };
declare global {
  interface Window {
    drawn: Drawn[];
  }
}

/** Records all animations that scripts start. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const { delay = 0, duration = 0 } = options as { delay?: number; duration?: number };
      window.drawn.push({ target: this.tagName, end: delay + duration });
      return animate.call(this, keyframes, options);
    };
  });
}
const drawn = (page: Page) => page.evaluate(() => window.drawn);

test.describe("the hero of the home page", () => {
  const hero = (page: Page) => page.locator("[data-draws]");
  const requirement = (page: Page) => hero(page).locator("[data-from] button").first();

  test("draws its match once, within 900 ms, and one thread again when its requirement is pressed", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await recordAnimations(page);
    await page.goto("/");
    await whenInteractive(page);
    const threads = await hero(page).locator("[data-evidence]").count();
    const parts = await hero(page).locator("[data-part]").count();
    const paths = async () => (await drawn(page)).filter(({ target }) => target === "path");
    await expect.poll(async () => (await paths()).length).toBe(threads + parts);
    expect(Math.max(...(await drawn(page)).map(({ end }) => end))).toBeLessThanOrEqual(900);
    const position = () => page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 2000);
    await expect.poll(position).toBeGreaterThan(1000);
    await page.mouse.wheel(0, -2000);
    await expect.poll(position).toBe(0);
    await requirement(page).click();
    await expect(requirement(page)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(paths).toHaveLength(threads + parts + 1);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .some(
          (own) =>
            own.effect?.getComputedTiming().iterations === Infinity &&
            own.effect instanceof KeyframeEffect &&
            own.effect.target?.closest("[data-draws]"),
        ),
    );
    expect(running).toBe(false);
  });

  test("says the words of a requirement that the keyboard presses, until it is pressed again", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await whenInteractive(page);
    await expect(requirement(page)).toBeEnabled();
    await requirement(page).focus();
    await page.keyboard.press("Enter");
    const status = hero(page).getByRole("status");
    const words = await hero(page).locator('[data-evidence="0"]').textContent();
    await expect(status).toContainText(`“${words}”`);
    await expect(hero(page).locator(".threads")).toHaveAttribute("data-chosen");
    await page.keyboard.press("Enter");
    await expect(status).toBeEmpty();
    await expect(hero(page).locator(".threads")).not.toHaveAttribute("data-chosen");
  });

  test("moves nothing under reduced motion, and shifts nothing while it draws", async ({ page }) => {
    const shift = await watchShifts(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await recordAnimations(page);
    await page.goto("/");
    await whenInteractive(page);
    await expect(requirement(page)).toBeEnabled();
    await requirement(page).click();
    await expect(requirement(page)).toHaveAttribute("aria-pressed", "true");
    expect(await drawn(page)).toEqual([]);
    expect(await shift()).toBeLessThan(0.005);
  });

  test("is accessible with a pressed requirement, on a desk and on a phone", async ({ page }) => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await whenInteractive(page);
      await requirement(page).click();
      await expectNoAxeViolation(page, `${width} px`, { include: "[data-draws]" });
      await expectNoOverflow(page);
    }
  });
});
