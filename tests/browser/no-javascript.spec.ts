import { expect, test } from "@playwright/test";
import { postingUrl } from "#domain/postings/postings.ts";
import { content, messages } from "#tests/support/site.ts";

test.use({ javaScriptEnabled: false });

/** One page per template. tests/services/pages.test.ts checks the text of all pages. */
const examples = [
  "/platform/resumate",
  "/company/contact",
  "/career",
  "/careers",
  ...content.postings
    .filter(({ status }) => status === "OPEN")
    .slice(0, 1)
    .map(postingUrl),
  "/blog",
  ...content.posts.slice(0, 1).map(({ url }) => url),
  ...Object.keys(content.legal).slice(0, 1),
  "/evaluate-resume",
  "/pronunciation-test",
  "/email-verification",
];

test("every template shows its heading and text", async ({ page }) => {
  for (const url of examples) {
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 }), url).toBeVisible();
    const visible = await page.locator("main, body").first().ariaSnapshot();
    expect(visible.length, url).toBeGreaterThan(300);
  }
});

test("no part of a page waits to be laid out", async ({ page }) => {
  await page.goto("/");
  for (const part of await page.locator(".sec, footer").all())
    await expect(part).toHaveCSS("content-visibility", "visible");
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("questions unfold, entries behind flags are hidden, and menus open under the pointer and with the focus inside", async ({
    page,
  }) => {
    await page.goto("/");
    const question = page.locator("details", { hasText: "What does the score ignore?" });
    await expect(question.getByText("marital status, career gaps")).toBeHidden();
    await question.locator("summary").click();
    await expect(question.getByText("marital status, career gaps")).toBeVisible();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Jobs" })).toBeHidden();
    await expect(banner.getByRole("button", { name: "Tools" })).toBeHidden();
    await banner.getByRole("button", { name: "Platform" }).hover();
    const link = banner.getByRole("link", { name: /^SkillLens/ });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/platform/skilllens");
    await banner.getByRole("button", { name: "Company" }).focus();
    await expect(banner.getByRole("link", { name: /^Values/ })).toBeVisible();
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
