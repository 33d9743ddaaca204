import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { content, expectNoOverflow } from "#tests/support/site.ts";

const url = "/platform/skilllens";
const { editor: words, live } = content.stages;
const [first, second] = words.tasks;
if (!first || !second) throw new Error("There are no tasks");

const stage = (page: Page) => page.locator('[data-stage="EDITOR"]');
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });

async function openEditor(page: Page, address = url): Promise<Locator> {
  await page.goto(address);
  const editor = stage(page);
  await editor.scrollIntoViewIfNeeded();
  await expect(editor).toHaveAttribute("data-state", "LIVE");
  await expect(button(editor, words.edit)).toBeEnabled();
  return editor;
}

async function judge(editor: Locator, code: string): Promise<void> {
  if (await button(editor, words.edit).isVisible()) await button(editor, words.edit).click();
  await editor.getByLabel(words.code).fill(code);
  await button(editor, words.judge).click();
}

test("a program is judged on the device, and its fix makes it sound", async ({ page }) => {
  const requests: string[] = [];
  const editor = await openEditor(page);
  await expect(editor.getByText(words.verdicts.slip, { exact: true })).toBeVisible();
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await judge(editor, "function mergeShifts(secretShifts) { return [...secretShifts]; }");
  await expect(editor.getByRole("status").first()).toContainText(words.verdicts.wrong);
  await judge(editor, (first.samples[0]?.code ?? "").replace("shifts.sort(", "shifts = [...shifts].sort("));
  await expect(editor.getByText(words.verdicts.sound, { exact: true })).toBeVisible();
  await expect(editor.getByText(words.noFinding, { exact: true })).toBeVisible();
  await expect(editor.getByText(words.growths.linearithmic, { exact: true })).toBeVisible();
  expect(requests.filter((request) => /secret/.test(request))).toEqual([]);
  expect(requests.filter((request) => !/\/assets\//.test(request))).toEqual([]);
});

test("a program that does not end is stopped, and the next one is judged", async ({ page }) => {
  const editor = await openEditor(page);
  await judge(editor, "function mergeShifts(shifts) { while (true); }");
  await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible({
    timeout: 8000,
  });
  await judge(
    editor,
    "function mergeShifts(shifts) { const a = []; a[4294967290] = 1; return a.join('xxxxxxxx'); }",
  );
  await expect(editor.getByText(words.stopped, { exact: true })).toBeVisible({ timeout: 8000 });
  await judge(editor, "function mergeShifts(shifts: number[][]) { return shifts; }");
  await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
  await expect(editor.getByText(/TypeScript/)).toBeVisible();
});

test("tasks and prepared programs can be chosen, and “Start again” forgets the program", async ({ page }) => {
  const editor = await openEditor(page);
  await button(editor, second.title).click();
  await expect(editor.getByLabel(words.code)).toHaveValue(/dedupeTickets/);
  await button(editor, `${words.sample}: ${second.samples[1]?.name}`).click();
  await button(editor, words.judge).click();
  await expect(editor.getByText(words.growths.quadratic, { exact: true })).toBeVisible();
  await button(editor, live.reset).click();
  await expect(editor.getByText(words.verdicts.slip, { exact: true })).toBeVisible();
  await expect(button(editor, first.title)).toHaveAttribute("aria-pressed", "true");
});

test("the keyboard writes and judges without a mouse", async ({ page }) => {
  const editor = await openEditor(page);
  await button(editor, words.edit).focus();
  await page.keyboard.press("Enter");
  await editor.getByLabel(words.code).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("const mergeShifts = (shifts) => 1;");
  await page.keyboard.press("Control+Enter");
  await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
});

test("a program that is too long is refused, and a lost sandbox can be asked for again", async ({ page }) => {
  const editor = await openEditor(page);
  await judge(editor, `function mergeShifts() {} ${" ".repeat(20_000)}`);
  await expect(editor.getByRole("status").first()).toHaveText(fillTemplate(words.tooLong, { max: 20_000 }));
  await page.route(/\.wasm$/, (route) => route.abort());
  await judge(editor, "function mergeShifts() {}");
  await expect(editor.getByText(words.notLoaded, { exact: true })).toBeVisible();
  await page.unroute(/\.wasm$/);
  await button(editor, words.judge).click();
  await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`no state of the editor breaks a rule of accessibility (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const editor = await openEditor(page);
    const include = '[data-stage="EDITOR"]';
    await expectNoAxeViolation(page, "a judged program", { include });
    await button(editor, words.edit).click();
    await expectNoAxeViolation(page, "a field", { include });
    await judge(editor, "function mergeShifts(");
    await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
    await expectNoAxeViolation(page, "no program", { include });
  });

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the editor fits, and a program is judged", async ({ page }) => {
    const editor = await openEditor(page, "/job-roles/sde");
    await expectNoOverflow(page);
    await button(editor, words.edit).tap();
    await editor.getByLabel(words.code).fill(`function mergeShifts(shifts) { return "${"x".repeat(400)}"; }`);
    await button(editor, words.judge).tap();
    await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the editor is a picture that says so", async ({ page }) => {
    await page.goto(url);
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expect(stage(page).getByText(words.verdicts.slip)).toBeVisible();
  });
});
