import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, holdScripts, messages, openPage, site } from "#tests/support/site.ts";

const { box, groups } = content.search;
const { search } = messages;

const field = (page: Page) => page.locator('#site-search input[name="q"]');
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: search.title }).first();

test("with the keyboard only: the key /, a misspelt word, an arrow, Enter; nothing is loaded before", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, "/careers");
  const ofSearch = () => requests.filter((path) => /search/.test(path));
  expect(ofSearch()).toEqual([]);

  await page.locator("#openings-words").press("/");
  await expect(field(page), "a typed / opens nothing").toBeHidden();
  await page.locator("main").press("/");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("skilllenz");
  const list = page.getByRole("listbox", { name: box.list });
  await expect(list.getByRole("group", { name: groups.PAGE }).getByRole("option").first()).toContainText(
    "SkillLens",
  );
  await expect(list.locator("mark").first()).toHaveText("SkillLens");
  expect(ofSearch()).toContain("/search.json");

  const options = list.getByRole("option");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/platform/skilllens");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(field(page)).toBeHidden();
});

test("Escape closes it, Enter asks for all results, and the key can be switched off", async ({ page }) => {
  await openPage(page, "/company/team");
  await opener(page).click();
  await field(page).fill("privacy");
  await expect(page.getByRole("listbox", { name: box.list })).toBeVisible();
  await page.keyboard.press("Escape");
  if (await field(page).isVisible()) await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("/");
  await field(page).fill("proctoring");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=proctoring");
  await expect(page).toHaveTitle(`Results for “proctoring” · ${site.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("main").getByRole("link").first()).toHaveText("SecureSight");

  await page.keyboard.press("/");
  await page.getByLabel(box.shortcut).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(field(page)).toBeHidden();
});

test("search works without storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await openPage(page, "/company/team");
  await page.keyboard.press("/");
  await field(page).fill("whatsapp");
  await expect(page.getByRole("option").first()).toContainText("WhaBot");
  await expect(page.getByLabel(box.shortcut)).toBeChecked();
});

test("what was typed before the scripts arrived counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/company/team");
  await opener(page).click();
  await field(page).fill("whatsapp");
  release();
  await expect(page.getByRole("option").first()).toContainText("WhaBot");
  await expect(field(page)).toHaveValue("whatsapp");
});

test("the box is accessible, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/search?q=interview");
  await opener(page).click();
  await field(page).fill("interview pune");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectNoAxeViolation(page, "box", { include: "header" });
  await expectNoOverflow(page);
});

test("the page of results is valid HTML and not indexed", async ({ request }) => {
  const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));
  for (const address of ["/search", "/search?q=%22%3Cb%3E+r%C3%A9sum%C3%A9", "/search?q=xyzzy"]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId} ${message}`)),
    ).toEqual([]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of the bar leads to the page of results", async ({ page }) => {
    await page.goto("/platform/resumate");
    await opener(page).click();
    await field(page).fill("java developper pune");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=java+developper+pune");
    await page.locator("main").getByRole("link", { name: "Java developer" }).click();
    await expect(page).toHaveURL("/career/product-engineering/java-developer");
  });
});
