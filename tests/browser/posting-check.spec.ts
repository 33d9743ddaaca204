import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, listenForNoise, openPage } from "#tests/support/site.ts";

const { sample, tool: words } = content.postingCheck;

const field = (page: Page) => page.getByLabel(words.field, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const marked = (page: Page, kind: string) => page.locator(`.posting-behind [data-kind=${kind}]`);

async function writeSample(page: Page): Promise<void> {
  await openPage(page, "/posting-check");
  await page.getByLabel(words.samples).selectOption("sample");
  await expect(field(page)).toHaveValue(sample);
  await expect(marked(page, "excluding")).toHaveText(/^young/);
}

/** The text with long words, tabs, emoji and Devanagari. */
const oddText = [
  "Support executive 🙂 ग्राहक सहायता",
  "\t-\tHindi,\tMarathi",
  `- ${"Kundenzufriedenheitsmanagement".repeat(6)}, Zendesk`,
  "- फ़ोन और चैट पर ग्राहकों से बात करना, Freshdesk में हर शिकायत दर्ज करना और उसे अंत तक देखना",
  "   trailing spaces wrap where the line ends     ".repeat(4),
  "",
  ...Array.from({ length: 190 }, (_, line) => `- Line ${line + 7}: Microsoft Excel 👩🏽‍💻`),
  "",
].join("\n");

/** A picture of the text with only its letters: those of the field, or those of the layer with the marks. */
async function pictureOf(page: Page, layer: "FIELD" | "MARKS"): Promise<Buffer> {
  const style = await page.addStyleTag({
    content: `.posting-text, .posting-text * { caret-color: transparent !important; box-shadow: none !important;
        text-decoration: none !important; background: none !important; outline: 0 !important }
      .posting-behind ::before { visibility: hidden }
      .posting-text > textarea { color: ${layer === "FIELD" ? "var(--color-ink)" : "transparent"} !important }
      .posting-behind { visibility: ${layer === "FIELD" ? "hidden" : "visible"} }`,
  });
  const picture = await page.locator(".posting-text").screenshot({ animations: "disabled" });
  await style.evaluate((element) => (element as Element).remove());
  return picture;
}

test.describe("with styles of the test", () => {
  test.use({ bypassCSP: true });
  test("marks lie exactly under the words of the field, whatever they are", async ({ page }) => {
    await openPage(page, "/posting-check");
    await field(page).fill(oddText);
    await expect(marked(page, "must").or(marked(page, "nice")).first()).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [own, behind] = [await pictureOf(page, "FIELD"), await pictureOf(page, "MARKS")];
      expect(behind.equals(own), `${width} px`).toBe(true);
    }
  });
});

test("a posting is read with its faults, and nothing leaves the page", async ({ page }) => {
  const noise = listenForNoise(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await writeSample(page);
  await expect(marked(page, "must").filter({ hasText: "Marathi" })).toHaveCount(1);
  await expect(page.getByRole("region", { name: words.unprovable.title })).toContainText("go-getter");
  await expect(page.getByRole("region", { name: words.excluding.title })).toContainText(
    words.excluding.reasons.age,
  );
  await expectNoAxeViolationInBothColours(page, "faults");
  for (const width of [360, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${width} px`);
  }
  expect(sent).toEqual([]);
  expect(noise).toEqual([]);
});

test("what is missing is added, a phrase is struck out or replaced, and undo brings each back", async ({
  page,
}) => {
  await writeSample(page);
  const { pay } = words.basics.kinds;
  await page.getByLabel(pay.name).fill("₹19,000 to ₹26,000 a month");
  await button(page, words.basics.add).click();
  await expect(field(page)).toHaveValue(/₹19,000 to ₹26,000 a month/);
  await expect(page.getByLabel(pay.name)).toHaveCount(0);
  const filled = await field(page).inputValue();

  const excluding = page.getByRole("region", { name: words.excluding.title });
  await excluding.getByRole("button", { name: words.strike }).first().click();
  await expect(field(page)).not.toHaveValue(/\byoung\b/);
  await expect(excluding).toHaveCount(0);
  await button(page, words.undo).click();
  await expect(field(page)).toHaveValue(filled);
  await expect(excluding).toBeVisible();
  await button(page, words.undo).click();
  await expect(field(page)).toHaveValue(sample);
});

test("undo takes back what was typed without a pause in one step", async ({ page }) => {
  await page.clock.install();
  await writeSample(page);
  // Time stands still, so that a slow machine makes no pause.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press("Control+End");
  await field(page).pressSequentially("- Typing");
  await page.clock.runFor(2_000);
  await field(page).pressSequentially(" speed");
  await button(page, words.undo).click();
  await expect(field(page)).toHaveValue(`${sample}- Typing`);
  await button(page, words.undo).click();
  await expect(field(page)).toHaveValue(sample);
});

test("a reader that does not load leaves the posting as it is, and the next try reads it", async ({
  page,
}) => {
  await page.route("**/posting-worker-*.js", (route) => route.abort());
  await openPage(page, "/posting-check");
  await field(page).fill(sample);
  await expect(page.getByText(words.notLoaded)).toBeVisible();
  await page.unroute("**/posting-worker-*.js");
  await button(page, words.again).click();
  await expect(marked(page, "excluding")).toHaveText(/^young/);
  await expect(field(page)).toHaveValue(sample);
});

test("a file is read instead of pasting, and one that has no text says so", async ({ page }) => {
  await openPage(page, "/posting-check");
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator(".posting-desk input[type=file]")
      .setInputFiles({ name, mimeType: "application/pdf", buffer });
  await choose("posting.pdf", Buffer.from("%PDF-1.4 nothing"));
  await expect(page.getByRole("alert").filter({ hasText: words.unreadable })).toBeVisible();
  await choose("posting.pdf", readFileSync("packages/resume-match/src/read/owner-only.fixture.pdf"));
  await expect(field(page)).toHaveValue(/Corvane Systems/);
  await expect(page.getByText(words.unreadable)).toHaveCount(0);
  await expect(page.locator(".posting-rows > li").nth(2)).toBeVisible();
});

test("any requirement can be made a task and taken back, with its choice and with D", async ({ page }) => {
  await writeSample(page);
  const tasks = page.getByRole("region", { name: words.groups.duty.title });
  const row = page.getByRole("button", { name: /^Hindi/ });
  await row.click();
  const choice = page.getByRole("group", { name: content.score.edits.priority });
  await choice.getByText(content.score.edits.priorities.duty, { exact: true }).click();
  await expect(tasks.getByRole("button", { name: /^Hindi/ })).toBeVisible();
  await expect(choice.getByRole("radio", { name: content.score.edits.priorities.duty })).toBeChecked();
  await row.press("d");
  await expect(tasks.getByRole("button", { name: /^Hindi/ })).toBeVisible();
  await row.press("m");
  await expect(tasks.getByRole("button", { name: /^Hindi/ })).toHaveCount(0);
  await row.press("d");
  await expect(tasks.getByRole("button", { name: /^Hindi/ })).toBeVisible();
});

test("the draft of a tab comes along to a round", async ({ page }) => {
  await writeSample(page);
  const count = await page.getByText(/^\d+ requirements$/).textContent();
  await page.getByRole("button", { name: /^Hindi/ }).press("x");
  await expect(page.getByText(words.out)).toBeVisible();
  await page.getByRole("link", { name: words.round }).click();
  await expect(field(page)).toHaveValue(sample);
  await expect(page.getByText(words.out)).toBeVisible();
  await expect(page.getByText(/^\d+ requirements$/)).not.toHaveText(count ?? "");
});
