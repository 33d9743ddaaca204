import { expect, test } from "@playwright/test";
import { messages, urls } from "#tests/support/site.ts";

test.use({ javaScriptEnabled: false });

test("every page shows its heading and text", async ({ page }) => {
  test.setTimeout(90_000);
  for (const url of urls) {
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.locator("main, body").first().textContent())?.length).toBeGreaterThan(200);
  }
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("menus open under the pointer and with the focus inside, and their links lead on", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Platform" }).hover();
    const link = page.getByRole("banner").getByRole("link", { name: /^SkillLens/ });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/platform/skilllens");
    await page.getByRole("banner").getByRole("button", { name: "Company" }).focus();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Values/ })).toBeVisible();
  });

  test("questions unfold", async ({ page }) => {
    await page.goto("/");
    const question = page.locator("details", { hasText: "Does Chayan decide who is hired?" });
    await expect(question.getByText("a person in your company decides")).toBeHidden();
    await question.locator("summary").click();
    await expect(question.getByText("a person in your company decides")).toBeVisible();
  });

  test("the assessments can be searched", async ({ page }) => {
    await page.goto("/solutions/diy-assessments");
    await page.getByRole("searchbox").fill("negotiation");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/q=negotiation/);
    await expect(page.locator("section", { has: page.getByRole("searchbox") }).locator("h3")).toHaveText([
      "Sales",
    ]);
  });

  test("entries behind flags are hidden", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Jobs" })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: "Tools" })).toBeHidden();
  });

  test("an unknown address gets the helpful page", async ({ page }) => {
    const response = await page.goto("/platform/unknown");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
    await expect(page.locator("main").getByRole("link", { name: "ResuMate" }).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the toggle opens the whole menu", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: messages.openMenu }).click();
    await page.getByRole("link", { name: /^Lateral hiring/ }).click();
    await expect(page).toHaveURL("/how-it-works/lateral-hiring");
  });
});
