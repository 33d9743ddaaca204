import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const url = "/platform/candidinsights";
const { insights: words, live } = content.stages;

const stage = (page: Page) => page.locator('[data-stage="INSIGHTS"]');
const button = (within: Locator, name: string | RegExp) => within.getByRole("button", { name });
const [, , promise, , tools] = words.claims.map(({ topic }) => topic);
const strikeButton = (report: Locator, topic = "") =>
  report.getByRole("button", { name: `${words.strike.open}: ${topic}`, exact: true });

const picker = (report: Locator) => report.getByRole("combobox", { name: new RegExp(`^${words.person}`) });

async function openReport(page: Page, query = ""): Promise<Locator> {
  await page.goto(url + query);
  const report = stage(page);
  await report.scrollIntoViewIfNeeded();
  await expect(report).toHaveAttribute("data-state", "LIVE");
  await expect(picker(report)).toBeEnabled();
  return report;
}

/** The résumé match on the sheet. */
const score = async (report: Locator) =>
  Number(await report.locator("[data-print-sheet] .display").first().textContent());

async function strike(report: Locator, topic: string | undefined, reason: string): Promise<void> {
  await strikeButton(report, topic).click();
  await report.getByLabel(words.strike.reason).fill(reason);
  await button(report, words.strike.submit).click();
}

test("a claim opens its sources with the lines around them; spoken words play as text", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const report = await openReport(page);
  await button(report, new RegExp(`^${promise}`)).click();
  // A person's words may contain those of the buttons.
  const withButton = (name: string) =>
    report.locator("[data-sheet]").filter({ has: page.getByRole("button", { name, exact: true }) });
  const card = withButton(words.play);
  await expect(card.locator("p")).toHaveCount(4);
  await button(card, words.play).click();
  const playing = withButton(words.stop);
  await expect(playing.locator("p")).toHaveCount(2);
  await button(playing, words.stop).click();
  await expect(card.locator("p")).toHaveCount(4);
});

test("striking a claim asks for a reason, lowers the figure, and can be undone", async ({ page }) => {
  const report = await openReport(page);
  const before = await score(report);
  await strikeButton(report, tools).click();
  await button(report, words.strike.submit).click();
  await expect(report.getByText(words.strike.missing)).toBeVisible();
  await report.getByLabel(words.strike.reason).fill("That was another person's work.");
  await button(report, words.strike.submit).click();
  await expect(report.getByText("Removed: That was another person's work.")).toBeVisible();
  await expect.poll(() => score(report)).toBeLessThan(before);
  const after = await score(report);
  await expect(report.getByText(`${before} before`)).toBeVisible();
  const { requirements = [] } = content.round.people.find(({ id }) => id === "asha-kulkarni")?.match ?? {};
  const met = requirements.filter(({ status }) => status !== "missing").length;
  const follows = (score: number, shown: number) =>
    expect(
      report.getByText(fillTemplate(words.summary, { met: shown, asked: requirements.length, score })),
    ).toBeVisible();
  const gap = report.getByText(fillTemplate(words.missingRequirement, { label: tools ?? "" }));
  await follows(after, met - 1);
  await expect(gap).toBeVisible();
  await expect(report.getByRole("status").filter({ hasText: `is now ${after}.` })).toBeAttached();
  await button(report, words.undo).click();
  await expect.poll(() => score(report)).toBe(before);
  await follows(before, met);
  await expect(gap).toBeHidden();
  await button(report, words.redo).click();
  await expect.poll(() => score(report)).toBe(after);
  await page.reload();
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page).getByText("Removed: That was another person's work.")).toBeVisible();
  await button(stage(page), live.reset).click();
  await expect.poll(() => score(stage(page))).toBe(before);
});

test("the keyboard reads, strikes and leaves the form", async ({ page }) => {
  const report = await openReport(page);
  await button(report, new RegExp(`^${tools}`)).focus();
  await page.keyboard.press("Enter");
  await expect(button(report, new RegExp(`^${tools}`))).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(report.getByLabel(words.strike.reason)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(report.getByLabel(words.strike.reason)).toBeHidden();
  await strikeButton(report, tools).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Only in training.");
  await page.keyboard.press("Enter");
  await expect(report.getByText("Removed: Only in training.")).toBeVisible();
});

test("person and comparison are in the address; what it does not know is named", async ({ page }) => {
  const report = await openReport(page, "?candidate=imran-qureshi&beside=nobody,devika-rao");
  await expect(report.getByText(words.unknownView)).toBeVisible();
  await expect(picker(report)).toHaveValue("imran-qureshi");
  await expect(report.getByRole("columnheader", { name: /Devika Rao/ })).toBeVisible();
  await report.getByLabel(words.compare.add).nth(1).selectOption("farah-siddiqui");
  await expect(report.getByRole("columnheader")).toHaveCount(4);
  await picker(report).selectOption("meera-nair");
  await expect(page).toHaveURL(/candidate=meera-nair&beside=devika-rao/);
});

test("the report is copied as text, saved as data and printed on one page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const report = await openReport(page);
  await strike(report, tools, "Only in training.");
  await button(report, words.copy).click();
  await expect(button(report, live.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Only in training.");
  const download = page.waitForEvent("download");
  await button(report, words.json).click();
  const data = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(data).toMatchObject({ sample: true, person: "Asha Kulkarni", score: await score(report) });
  await button(report, words.print).click();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("no state of the report breaks a rule of accessibility", async ({ page }) => {
  const report = await openReport(page);
  const include = '[data-stage="INSIGHTS"]';
  await expectNoAxeViolationInBothColours(page, "first", { include });
  await strikeButton(report, promise).click();
  await expectNoAxeViolationInBothColours(page, "form", { include });
  await page.keyboard.press("Escape");
  await strike(report, tools, "Only in training.");
  await report.getByLabel(words.compare.add).first().selectOption("devika-rao");
  await expectNoAxeViolationInBothColours(page, "struck, with a comparison", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the report fits, and a tap strikes a claim", async ({ page }) => {
    const report = await openReport(page, "?candidate=joseph-lobo&beside=devika-rao,meera-nair");
    await expectNoOverflow(page);
    const before = await score(report);
    await strikeButton(report, tools).tap();
    await report.getByLabel(words.strike.reason).fill("Only in training.");
    await button(report, words.strike.submit).tap();
    await expect.poll(() => score(report)).toBeLessThan(before);
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the report is a picture that says so", async ({ page }) => {
    await page.goto(url);
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expect(stage(page).locator("mark", { hasText: "Lead a shift of nine agents" })).toBeVisible();
  });
});
