import { expect, type Page, test } from "@playwright/test";
import { content, openPage } from "#tests/support/site.ts";

/** The gesture in a page's invitation. */
function ending(page: Page, kind: string) {
  return page.locator(`[data-gesture=${kind}]`);
}

test("an open candidate is decided with a key, sees the letter's first words, and is open again", async ({
  page,
}) => {
  await openPage(page, "/platform/talentdash");
  const form = ending(page, "DECIDE");
  const { begin } = content.stages.messages.HOLD;
  await expect(form.getByText(begin)).toBeHidden();
  // The script has come when its form says so.
  await expect(form).toHaveAttribute("data-live");
  await form.getByRole("radio").first().focus();
  await page.keyboard.press("h");
  await expect(form.getByRole("radio").nth(1)).toBeChecked();
  await expect(form.getByText(begin)).toBeVisible();
  await form.getByRole("radio").last().check();
  await expect(form.getByText(begin)).toBeHidden();
});

test("a field counts keys, and says how much was pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/secure-sight");
  const field = ending(page, "COUNT").locator("textarea");
  const figure = (name: string) => ending(page, "COUNT").locator(`[data-count=${name}]`);
  await expect(field).toBeEnabled();
  await field.pressSequentially("Hello");
  await expect(figure("keys")).toHaveText("5");
  await field.selectText();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+v");
  await expect(figure("pasted")).toHaveText("5");
  await expect(figure("keys")).toHaveText("5");
  await expect(ending(page, "COUNT").getByRole("status")).toContainText("5 characters");
});

test("seats fill under the pointer, and by the slider's keys", async ({ page }) => {
  await openPage(page, "/solutions/bpo-and-customer-support");
  const floor = ending(page, "SCRUB");
  const slider = floor.getByRole("slider");
  await expect(slider).toBeEnabled();
  await floor.locator("[data-step]").nth(4).hover();
  await expect(floor.locator("[data-on]")).toHaveCount(5);
  await slider.press("ArrowRight");
  await expect(floor.locator("[data-on]")).toHaveCount(6);
  await expect(floor.getByText(`6 of ${content.round.people.length}`)).toBeVisible();
});

test("rupees follow the number of candidates", async ({ page }) => {
  await openPage(page, "/pricing");
  const slider = ending(page, "RUPEES").getByRole("slider");
  await expect(slider).toBeEnabled();
  await slider.fill("4000");
  await expect(ending(page, "RUPEES").locator("output")).toHaveText("₹7,20,000");
});

test("minutes fill a ruler as tests are added", async ({ page }) => {
  await openPage(page, "/solutions/diy-assessments");
  const plan = ending(page, "PLAN");
  await expect(plan.getByRole("checkbox").first()).toBeEnabled();
  for (const box of await plan.getByRole("checkbox").all()) await box.uncheck();
  await expect(plan.locator("output")).toHaveText("0 minutes");
  await plan.getByRole("checkbox").nth(0).check();
  await plan.getByRole("checkbox").nth(2).check();
  await expect(plan.locator("output")).toHaveText("65 minutes");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a claim is struck and a line is judged", async ({ page }) => {
    await page.goto("/platform/candidinsights");
    const claim = page.locator(".grove").getByRole("checkbox");
    const scores = page.locator(".grove .text-figure");
    await expect(scores.first()).toBeVisible();
    await claim.check();
    await expect(scores.first()).toBeHidden();
    await expect(scores.last()).toBeVisible();

    await page.goto("/platform/skilllens");
    const { sound } = content.stages.editor.verdicts;
    const verdict = page.locator(".grove").getByText(sound, { exact: true });
    await expect(verdict).toBeHidden();
    await page.locator(".grove").getByRole("radio").last().check();
    await expect(verdict).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an assessment ends with the place for an answer, and a good one to open", async ({ page }) => {
    await page.goto("/assessments/sales");
    const field = page.getByRole("textbox", { name: "Your first answer" });
    await field.fill("What do the two cost you in a month?");
    await expect(field).toHaveValue("What do the two cost you in a month?");
    const words = page.locator("section.grove details mark");
    await expect(words).toBeHidden();
    await page.locator("section.grove summary").click();
    await expect(words).toHaveText("what do the two cost you in a month, with petrol and repairs?");
  });
});
