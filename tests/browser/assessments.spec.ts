import { expect, type Page, test } from "@playwright/test";
import { openPage as open, typeBeforeScripts } from "#tests/support/site.ts";

const url = "/solutions/diy-assessments";

async function openPage(page: Page, address = url): Promise<void> {
  await open(page, address);
  await expect(page.getByRole("searchbox")).toBeVisible();
}

const cards = (page: Page) => page.locator("main li h3");
const search = (page: Page) => page.getByRole("searchbox");
const form = (page: Page) => page.locator("main form");

test("shows eight kinds, 30 mins each, with tags", async ({ page }) => {
  await openPage(page);
  const titles = [
    "Aptitude",
    "Coding",
    "Communication",
    "Domain",
    "Personality",
    "Sales",
    "Technical",
    "Writing",
  ];
  const list = page.locator("section", { has: search(page) }).locator("h3");
  await expect(list).toHaveText(titles);
  await expect(page.locator("section", { has: search(page) }).getByText("30 mins")).toHaveCount(8);
  await expect(page.getByRole("status").filter({ hasText: "8 of 8" })).toBeVisible();
});

test("what is typed before the scripts arrive filters when they do", async ({ page }) => {
  await typeBeforeScripts(page, url, "Search assessments", "coding");
  await expect(page).toHaveURL(`${url}?q=coding`);
  await expect(page.getByRole("status").filter({ hasText: "1 of 8" })).toBeVisible();
});

test("search and filters narrow together, choices within one filter are alternatives", async ({ page }) => {
  await openPage(page);
  const list = page.locator("section", { has: search(page) }).locator("h3");
  await form(page).getByText("Problem Solving and Critical Thinking").click();
  await form(page).getByLabel("Decision Making").check();
  await expect(list).toHaveText(["Domain", "Sales"]);
  await form(page).getByLabel("Root Cause Analysis").check();
  await expect(list).toHaveText(["Domain", "Sales", "Technical"]);
  await form(page).getByLabel("SOLUTION").selectOption("Software");
  await expect(list).toHaveText(["Technical"]);
  await form(page).getByLabel("SOLUTION").selectOption("");
  await search(page).fill("buyer");
  await expect(list).toHaveText(["Sales"]);
  await expect(page.getByRole("status").filter({ hasText: "1 of 8" })).toBeVisible();
});

test("a search word matches title, description or tag, and every word must match", async ({ page }) => {
  await openPage(page);
  const list = page.locator("section", { has: search(page) }).locator("h3");
  await search(page).fill("WRITING");
  await expect(list).toHaveText(["Communication", "Writing"]);
  await search(page).fill("writing empathy");
  await expect(list).toHaveText(["Communication"]);
});

test("the whole state is in the address: a link shows it, Back undoes it", async ({ page }) => {
  await openPage(page, `${url}?q=code&technical=algorithms&technical=frontend`);
  const list = page.locator("section", { has: search(page) }).locator("h3");
  await expect(list).toHaveText(["Coding"]);
  await expect(search(page)).toHaveValue("code");
  await form(page).getByText("Technical Competence").click();
  await expect(form(page).getByLabel("Frontend")).toBeChecked();
  await form(page).getByLabel("Frontend").uncheck();
  await expect(page).toHaveURL(`${url}?q=code&technical=algorithms`);
  await page.goBack();
  await expect(page).toHaveURL(/frontend/);
  await expect(form(page).getByLabel("Frontend")).toBeChecked();
});

test("an empty result says so and offers to clear", async ({ page }) => {
  await openPage(page);
  await search(page).fill("zzz");
  await expect(page.getByRole("status").filter({ hasText: "0 of 8" })).toBeVisible();
  await expect(page.locator("section", { has: search(page) }).locator("h3")).toHaveCount(0);
  await expect(page.locator("p.border-dashed")).toBeVisible();
  await page.getByRole("button", { name: /clear/i }).click();
  await expect(page).toHaveURL(url);
  await expect(search(page)).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: "8 of 8" })).toBeVisible();
});

test("works with the keyboard only", async ({ page }) => {
  await openPage(page);
  await search(page).focus();
  await page.keyboard.type("reason");
  // Until the list's script handles the form, the browser submits it: the same result at a longer address.
  await expect(page).toHaveURL(`${url}?q=reason`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${url}?q=reason`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form(page).getByLabel("Programming")).toBeChecked();
});

test("a category closes by Escape, which gives the focus back, and by a press elsewhere", async ({
  page,
}) => {
  await openPage(page);
  const option = form(page).getByLabel("Programming");
  const title = form(page).getByText("Technical Competence");
  await title.click();
  await option.focus();
  await page.keyboard.press("Escape");
  await expect(option).toBeHidden();
  await expect(form(page).locator("summary").first()).toBeFocused();
  await title.click();
  await expect(option).toBeVisible();
  await page.getByRole("heading", { level: 2 }).first().click();
  await expect(option).toBeHidden();
});

test("unknown choices in the address are ignored", async ({ page }) => {
  await openPage(page, `${url}?technical=cobol&solution=%3Cscript%3E&utm_source=mail`);
  await expect(page.getByRole("status").filter({ hasText: "8 of 8" })).toBeVisible();
  await expect(cards(page).first()).toHaveText("Aptitude");
});
