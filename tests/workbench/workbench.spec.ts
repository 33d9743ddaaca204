import { globSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { now } from "#app/workbench/fixtures/now.ts";
import { groups } from "#app/workbench/groups.ts";
import { expectNoAxeViolation, rulesByScheme, rulesByWidth } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";

const height = 800;
const widths = [1280, 360] as const;
/** One width is enough for dark mode, which has the same layout. */
const views = [
  [1280, "light"],
  [1280, "dark"],
  [360, "light"],
] as const;
const screenshotFolder = "tests/workbench/screenshots";

/** The path below the folder of screenshots. */
const screenshotPath = (group: string, board: string, width: number, scheme: string): [string, string] => [
  group,
  `${board}-${width}-${scheme}.webp`,
];

const boardsWithScreenshot = (page: Page): Promise<string[]> =>
  page.locator("[data-screenshot]").evaluateAll((all) => all.map(({ dataset }) => dataset.board ?? ""));

test.use({ reducedMotion: "reduce", viewport: { width: 1280, height } });

/** Opens a page of the workbench and waits until it has settled. */
async function openGroup(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.addInitScript(() => {
    // Voices differ between machines.
    Reflect.deleteProperty(window, "speechSynthesis");
    // Tools that open near the window stay closed, regardless of the order of screenshots.
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
  });
  // No script reads the body, and Chromium would keep the request open.
  await page.route("/challenge", (route) => route.fulfill({ status: 404 }));
  await page.goto(`/workbench/${id}`);
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  // The rest of the style sheet loads on the first interaction.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  for (const specimen of await page.locator("[data-ready]").all()) {
    await specimen.scrollIntoViewIfNeeded();
    await specimen
      .locator((await specimen.getAttribute("data-ready")) ?? "")
      .first()
      .waitFor();
  }
  await page.waitForLoadState("networkidle");
  // Fonts are optional: a late one is not used on this page unless a later style sheet declares it again.
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces.join("").replaceAll("font-display: optional", "font-display: block"));
    document.adoptedStyleSheets.push(sheet);
    const fonts = [...document.fonts].filter(({ display }) => display === "block");
    await Promise.all(fonts.map((font) => font.load()));
  });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    // Whether a panel has scrolled to a mark depends on how fonts and style sheet arrived, so resets it.
    for (const element of document.querySelectorAll("main *")) element.scrollTop = 0;
    // The browser's resize handle varies by a pixel between machines.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("textarea { resize: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Detaches the specimens from the document to check them one by one: a form has the same ids in all its
 * states.
 * @returns the ids of the specimens
 */
function takeApart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const specimens = [...document.querySelectorAll("[data-specimen]")];
    Object.assign(window, { specimens });
    for (const specimen of specimens) specimen.remove();
    return specimens.map(({ id }) => id);
  });
}

function showSpecimen(page: Page, index: number): Promise<void> {
  return page.evaluate((shown) => {
    const { specimens } = window as unknown as { specimens: Element[] };
    const specimen = specimens[shown];
    if (specimen) document.querySelector("[data-board]")?.replaceChildren(specimen);
  }, index);
}

/** Light at full size, dark at half size. */
async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    (isHalf) => document.documentElement.toggleAttribute("data-half", isHalf),
    colorScheme === "dark",
  );
}

const updatesScreenshots = () => test.info().config.updateSnapshots !== "none";

/** Screenshots without a board fail the test; `npm run screenshots` deletes them. */
function expectNoOtherScreenshots(pattern: string, isKnown: (file: string) => boolean): void {
  const obsolete = globSync(pattern, { cwd: screenshotFolder }).filter((file) => !isKnown(file));
  if (updatesScreenshots()) for (const file of obsolete) rmSync(`${screenshotFolder}/${file}`);
  else expect.soft(obsolete, "screenshots of removed boards or groups: npm run screenshots").toEqual([]);
}

/** Shows one board or all. For a single board Chromium paints less, and nothing needs to scroll. */
function showBoard(page: Page, board?: string): Promise<void> {
  return page.evaluate((shown) => {
    for (const part of document.querySelectorAll<HTMLElement>("main > *"))
      part.hidden = shown !== undefined && part.dataset.board !== shown;
  }, board);
}

for (const { id, title } of groups) {
  test(`${title}: every state looks like its screenshot, is accessible and fits`, async ({ page }) => {
    await openGroup(page, id);
    const boards = await boardsWithScreenshot(page);
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height });
      await showScheme(page, colorScheme);
      for (const board of boards) {
        await showBoard(page, board);
        await expect
          .soft(page.locator(`[data-board="${board}"]`))
          .toHaveScreenshot(screenshotPath(id, board, width, colorScheme));
      }
    }
    const known = boards.flatMap((board) =>
      views.map(([width, scheme]) => screenshotPath(id, board, width, scheme).join("/")),
    );
    expectNoOtherScreenshots(`${id}/*.webp`, (file) => known.includes(file));
    if (updatesScreenshots()) return;

    await showBoard(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoAxeViolation(page, `dark at ${width} px`, { rules: rulesByScheme.dark });
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoAxeViolation(page, `light at ${width} px`, { rules: rulesByWidth });
      await expectNoOverflow(page, `${width} px`);
    }
    await page.setViewportSize({ width: widths[0], height });
    const specimens = await takeApart(page);
    expect(new Set(specimens).size, "each title is unique in its board").toBe(specimens.length);
    for (const [index, specimen] of specimens.entries()) {
      await showSpecimen(page, index);
      await expectNoAxeViolation(page, specimen, { include: `#${specimen}` });
    }
  });
}

test("An open dialog looks like its screenshot and is accessible", async ({ page }) => {
  await openGroup(page, "ui");
  await page.getByRole("button", { name: "Open the dialog" }).click();
  const dialog = page.getByRole("dialog");
  const known = views.map(([width, scheme]) => screenshotPath("dialog", "dialog", width, scheme).join("/"));
  expectNoOtherScreenshots("dialog/*.webp", (file) => known.includes(file));
  await page.mouse.move(0, 0);
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect.soft(dialog).toHaveScreenshot(screenshotPath("dialog", "dialog", width, colorScheme));
    await expectNoAxeViolation(page, `dialog, ${colorScheme} at ${width} px`, { include: "dialog" });
  }
});

test("Every folder of screenshots belongs to a group", () => {
  const folders = ["dialog", ...groups.map(({ id }) => id)];
  expectNoOtherScreenshots("**/*.webp", (file) => folders.includes(dirname(file)));
});

test("The workbench shows every colour of the site", async ({ page }) => {
  const [theme = ""] = readFileSync("app/app.css", "utf8").split("@theme inline");
  const tokens = [...theme.matchAll(/--color-([\w-]+): (?:light-dark|#)/g)];
  await page.goto("/workbench/ui");
  const shown = await page
    .locator("[data-color]")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.color));
  expect(shown).toEqual(tokens.map(([, name]) => name));
});
