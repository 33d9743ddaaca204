import { expect, type Page, test } from "@playwright/test";
import { flagDefaults, flagsKey } from "#app/site/flags.ts";
import { featureFlags } from "#app/site/site.schema.ts";
import { messages, openPage, whenInteractive } from "#tests/support/site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens the home page with a value in local storage. @returns a growing list of console warnings */
async function openWith(page: Page, stored: string | null): Promise<string[]> {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.addInitScript(
    ([key, value]) => {
      if (value !== null) localStorage.setItem(key as string, value as string);
    },
    [flagsKey, stored],
  );
  await openPage(page, "/");
  return warnings;
}

const bar = (page: Page) => page.getByRole("banner");
const jobs = (page: Page) => bar(page).getByRole("link", { name: "Jobs" });
const tools = (page: Page) => bar(page).getByRole("button", { name: "Tools" });

test("the defaults are on and match the schema", async ({ page }) => {
  expect(featureFlags.parse(flagDefaults)).toEqual({
    evaluateResume: true,
    showJobPortal: true,
    pronunciationTest: true,
  });
  expect(await openWith(page, null)).toEqual([]);
  await expect(jobs(page)).toBeVisible();
  await tools(page).click();
  await expect(bar(page).getByRole("link", { name: /^Evaluate Resume/ })).toBeVisible();
  await expect(bar(page).getByRole("link", { name: /^Pronunciation Test/ })).toBeVisible();
});

test("a stored value is merged over the defaults, and hidden entries leave no gap", async ({ page }) => {
  expect(await openWith(page, '{"showJobPortal":false,"evaluateResume":false}')).toEqual([]);
  await expect(jobs(page)).toBeHidden();
  const login = await bar(page).getByRole("link", { name: "Login" }).boundingBox();
  const search = await bar(page).getByRole("button", { name: messages.search.title }).boundingBox();
  expect(Math.round((search?.x ?? 0) - ((login?.x ?? 0) + (login?.width ?? 0)))).toBeLessThanOrEqual(12);
  await tools(page).click();
  await expect(bar(page).getByRole("link", { name: /^Evaluate Resume/ })).toBeHidden();
  await expect(bar(page).getByRole("link", { name: /^Pronunciation Test/ })).toBeVisible();
});

test("without both tools the Tools menu goes, and the next entry takes its place", async ({ page }) => {
  await openWith(page, '{"pronunciationTest":false,"evaluateResume":false}');
  await expect(tools(page)).toBeHidden();
  const company = await bar(page).getByRole("button", { name: "Company" }).boundingBox();
  const blog = await bar(page).getByRole("link", { name: "Blog" }).boundingBox();
  expect(Math.round((blog?.x ?? 0) - ((company?.x ?? 0) + (company?.width ?? 0)))).toBe(0);
});

test("an invalid value is ignored with one warning, and a wrong type with its flag only", async ({
  page,
}) => {
  const warnings = await openWith(page, null);
  for (const [stored, showsJobs] of [
    ["{", true],
    ["[true]", true],
    ["null", true],
    ['"off"', true],
    ['{"showJobPortal":"no","evaluateResume":0}', true],
    ['{"showJobPortal":false,"evaluateResume":"no"}', false],
  ] as const) {
    warnings.length = 0;
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [flagsKey, stored] as const);
    await page.reload();
    await whenInteractive(page);
    await expect.poll(() => warnings, stored).toEqual([expect.stringContaining(flagsKey)]);
    await expect(jobs(page)).toBeVisible({ visible: showsJobs });
  }
});

test("the server's HTML hides the entries, and the pages behind them answer", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const flagged = html.match(/<li[^>]* data-flag="[^"]*"[^>]*>/g) ?? [];
  expect(flagged.length).toBeGreaterThanOrEqual(4);
  for (const entry of flagged) expect(entry).toContain('hidden=""');
  for (const url of ["/careers", "/evaluate-resume", "/pronunciation-test"]) {
    expect((await request.get(url)).status()).toBe(200);
  }
});
