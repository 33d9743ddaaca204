import { expect, type Page, test } from "@playwright/test";
import { content, openPage } from "#tests/support/site.ts";

const { slides } = content.stages.match;
const tab = (page: Page, index: number) => page.getByRole("tab", { name: slides[index]?.title ?? "" });
const panel = (page: Page, index: number) => page.getByRole("tabpanel", { name: slides[index]?.title ?? "" });

test("a tab shows its evidence in place, by mouse and by keyboard, and moves nothing below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  await expect(panel(page, 0)).toBeVisible();
  await tab(page, 2).click();
  await expect(panel(page, 2)).toBeVisible();
  await expect(panel(page, 0)).toBeHidden();
  await expect(page).toHaveURL("/");
  const height = (await page.locator("[data-slides]").boundingBox())?.height;
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, 3)).toBeFocused();
  await expect(panel(page, 3)).toBeVisible();
  await page.keyboard.press("Home");
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, 0)).toBeVisible();
  expect((await page.locator("[data-slides]").boundingBox())?.height).toBe(height);
  await panel(page, 0)
    .getByRole("link", { name: slides[0]?.link ?? "" })
    .click();
  await expect(page).toHaveURL(slides[0]?.url ?? "");
});

test("a tab leads to its product if the slides can't be loaded", async ({ page }) => {
  await page.route("**/slides.html", (route) => route.abort());
  await openPage(page, "/");
  await tab(page, 1).click();
  await expect(page).toHaveURL(slides[1]?.url ?? "");
});

test("the requirements are one stop of the Tab key, and arrow keys move between them", async ({ page }) => {
  await openPage(page, "/");
  const requirements = panel(page, 0).getByRole("button");
  await expect(requirements.first()).toBeEnabled();
  await requirements.first().focus();
  await page.keyboard.press("ArrowUp");
  await expect(requirements.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(requirements.last()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(panel(page, 0).getByRole("link", { name: slides[0]?.link ?? "" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(requirements.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(requirements.first()).toBeFocused();
});

test("the street's clock follows its slider", async ({ page }) => {
  await openPage(page, "/platform/candidai");
  const street = page.locator("[data-street]");
  const slider = street.getByRole("slider");
  await expect(slider).toBeEnabled();
  await slider.press("End");
  await expect(street.locator("output")).toHaveText("23:59");
  await expect(street.locator("[data-light=done]")).toHaveCount(await street.locator("rect").count());
  await slider.press("Home");
  await expect(street.locator("[data-light=ahead]")).toHaveCount(await street.locator("rect").count());
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links to the products", async ({ page }) => {
    await page.goto("/");
    await page
      .locator("[data-slides]")
      .getByRole("link", { name: slides[3]?.title ?? "" })
      .first()
      .click();
    await expect(page).toHaveURL(slides[3]?.url ?? "");
  });
});
