import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const url = "/solutions/diy-assessments";
const { plan: words, live } = content.stages;

const stage = (page: Page) => page.locator('[data-stage="PLAN"]');
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const testNamed = (plan: Locator, title: string) => button(plan, new RegExp(`^${title}`));
const announcement = (plan: Locator) => plan.getByRole("status").first();
const question = "Which shift would suit you best, and why?";

async function openPlan(page: Page, query = ""): Promise<Locator> {
  await page.goto(url + query);
  const plan = stage(page);
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveAttribute("data-state", "LIVE");
  await expect(testNamed(plan, "Sales")).toBeEnabled();
  return plan;
}

/** Expects the titles of the parts, in order. */
const expectParts = (plan: Locator, titles: string[]) =>
  expect(plan.locator("[data-plan-sheet] li p.font-semibold")).toHaveText(
    titles.map((title) => new RegExp(`^${title} \\d+\\sminutes$`)),
  );

/** The centre of a part's handle. */
async function handleOf(plan: Locator, index: number): Promise<{ x: number; y: number }> {
  const box = await plan.locator("[data-handle]").nth(index).boundingBox();
  if (!box) throw new Error("There is no handle");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("tests and an own question are added, taken out and timed; the address has the plan", async ({
  page,
}) => {
  const plan = await openPlan(page);
  await expectParts(plan, ["Communication", "Domain", "Writing"]);
  await testNamed(plan, "Sales").click();
  await expect(testNamed(plan, "Sales")).toHaveAttribute("aria-pressed", "true");
  await expect(announcement(plan)).toHaveText(fillTemplate(words.added, { title: "Sales" }));
  await testNamed(plan, "Domain").click();

  await button(plan, words.addQuestion).click();
  await expect(plan.getByText(words.questionEmpty)).toBeVisible();
  await plan.getByLabel(words.ownQuestion).fill(question);
  await button(plan, words.addQuestion).click();
  await expectParts(plan, ["Communication", "Writing", "Sales", words.question]);
  await expect(plan.getByText(fillTemplate(words.total, { minutes: 110, breaks: 3, each: 5 }))).toBeVisible();
  await plan.getByLabel(words.ownQuestion).fill(` ${question} `);
  await button(plan, words.addQuestion).click();
  await expect(plan.getByText(words.questionTwice)).toBeVisible();
  await plan.getByLabel(words.ownQuestion).fill("x".repeat(234));
  await expect(plan.getByText(fillTemplate(words.questionLength, { count: 234, max: 200 }))).toBeVisible();
  await button(plan, words.addQuestion).click();
  await expect(plan.getByText(fillTemplate(words.questionLong, { count: 234, max: 200 }))).toBeVisible();

  await expect(page).toHaveURL(/plan=communication%2Cwriting%2Csales%2C1&ask=Which\+shift/);
  await page.reload();
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute("data-state", "LIVE");
  await expectParts(stage(page), ["Communication", "Writing", "Sales", words.question]);
  await page.goBack();
  await expectParts(stage(page), ["Communication", "Writing", "Sales"]);
  await button(stage(page), live.reset).click();
  await expectParts(stage(page), ["Communication", "Domain", "Writing"]);
  await expect(page).toHaveURL(new RegExp(`${url}$`));
});

test("a press on the picture counts once the stage is in use", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/live-plan-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url);
  const plan = stage(page);
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveAttribute("data-state", "LOADING");
  await testNamed(plan, "Sales").click({ force: true });
  release();
  await expectParts(plan, ["Communication", "Domain", "Writing", "Sales"]);
  await expect(testNamed(plan, "Sales")).toBeFocused();
});

test("a plan can lose all of its parts", async ({ page }) => {
  const plan = await openPlan(page, "?plan=coding");
  await button(plan, fillTemplate(words.remove, { title: "Coding" })).click();
  await expect(plan.getByText(words.empty)).toBeVisible();
  await expect(button(plan, words.begin)).toBeDisabled();
  await testNamed(plan, "Coding").click();
  await expectParts(plan, ["Coding"]);
});

test("the keyboard moves a part and keeps the focus on it", async ({ page }) => {
  const plan = await openPlan(page);
  const down = button(plan, fillTemplate(words.moveDown, { title: "Communication" }));
  await down.focus();
  await page.keyboard.press("Enter");
  await expectParts(plan, ["Domain", "Communication", "Writing"]);
  await expect(announcement(plan)).toHaveText(
    fillTemplate(words.moved, { title: "Communication", place: 2, count: 3 }),
  );
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await expectParts(plan, ["Domain", "Writing", "Communication"]);
  await page.keyboard.press("Enter");
  await expectParts(plan, ["Domain", "Writing", "Communication"]);
  await expect(down).toHaveAttribute("aria-disabled", "true");
});

test("a mouse drags a part to another place", async ({ page }) => {
  const plan = await openPlan(page);
  await plan.locator("[data-handle]").first().scrollIntoViewIfNeeded();
  const from = await handleOf(plan, 2);
  const to = await handleOf(plan, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 5, { steps: 5 });
  await page.mouse.up();
  await expectParts(plan, ["Writing", "Communication", "Domain"]);
});

test("a candidate goes through every part to the end", async ({ page }) => {
  const plan = await openPlan(page, `?plan=aptitude,1&ask=${encodeURIComponent(question)}`);
  await button(plan, words.begin).click();
  const heading = (number: number, title: string) =>
    plan.getByRole("heading", { name: fillTemplate(words.partOf, { number, count: 2, title }) });
  await expect(heading(1, "Aptitude")).toBeFocused();
  await expect(plan.getByRole("columnheader", { name: "Answered" })).toBeVisible();
  await plan.getByLabel(words.answer).fill("No: 1,735 of 1,930.");
  await button(plan, words.next).click();
  await expect(heading(2, words.question)).toBeFocused();
  await expect(plan.getByLabel(words.answer)).toHaveValue("");
  await button(plan, words.finish).click();
  await expect(plan.getByRole("heading", { name: words.finished })).toBeFocused();
  await button(plan, words.close).click();
  await expect(plan.getByText(words.finished)).toBeHidden();
});

test("unknown tests in the address are reported", async ({ page }) => {
  const plan = await openPlan(page, "?plan=coding,astrology,3&ask=%3Cscript%3E");
  await expect(plan.getByText(words.unknownView)).toBeVisible();
  await expectParts(plan, ["Coding"]);
});

test("the link is copied, and the plan prints on one page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const plan = await openPlan(page, "?plan=sales,coding");
  await button(plan, words.copyLink).click();
  await expect(button(plan, live.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await button(plan, words.print).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > .print-copy").getByText("Coding 30 minutes")).toBeVisible();
  await expect(page.getByRole("main")).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("no state of the plan breaks a rule of accessibility", async ({ page }) => {
  const plan = await openPlan(page, `?plan=communication,sales,coding,1&ask=${encodeURIComponent(question)}`);
  const include = '[data-stage="PLAN"]';
  await button(plan, words.addQuestion).click();
  await button(plan, words.begin).click();
  await expect(plan.getByText("Write a ticket that a colleague can work from.")).toHaveCount(2);
  await expectNoAxeViolationInBothColours(page, "the opening's tasks, and a problem", { include });
  await button(plan, words.next).click();
  await expectNoAxeViolationInBothColours(page, "a sample task", { include });
  await button(plan, words.next).click();
  await expectNoAxeViolationInBothColours(page, "a task with code", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the plan fits, and a finger drags a part", async ({ page }) => {
    const plan = await openPlan(page, `?plan=coding,sales,1&ask=${"x".repeat(200)}`);
    await expectNoOverflow(page);
    await plan.locator("[data-handle]").first().scrollIntoViewIfNeeded();
    const from = await handleOf(plan, 0);
    const to = await handleOf(plan, 1);
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await send("touchStart", from.y);
    for (const part of [0.25, 0.5, 1]) await send("touchMove", from.y + part * (to.y + 60 - from.y));
    await send("touchEnd");
    await expectParts(plan, ["Sales", "Coding", words.question]);
    await button(plan, words.begin).tap();
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan is a picture that says so", async ({ page }) => {
    await page.goto(url);
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expectParts(stage(page), ["Communication", "Domain", "Writing"]);
  });
});
