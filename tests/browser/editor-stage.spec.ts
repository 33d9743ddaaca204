import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const url = "/platform/skilllens";
const { editor: words, live } = content.stages;
const [first, second] = words.tasks;
if (!first || !second) throw new Error("There are no tasks");

const stage = (page: Page) => page.locator('[data-stage="EDITOR"]');
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });

/** CodeMirror's field, not the plain one before it. */
const field = (editor: Locator) => editor.locator(".cm-content");

async function openEditor(page: Page, address = url): Promise<Locator> {
  await page.goto(address);
  const editor = stage(page);
  await editor.scrollIntoViewIfNeeded();
  await expect(editor).toHaveAttribute("data-state", "LIVE");
  await expect(button(editor, words.edit)).toBeEnabled();
  return editor;
}

/** Resets the example and its verdict. */
async function startAgain(editor: Locator): Promise<void> {
  await button(editor, live.reset).click();
  await expect(editor.getByText(words.verdicts.slip, { exact: true })).toBeVisible();
}

async function judge(editor: Locator, code: string): Promise<void> {
  if (await button(editor, words.edit).isVisible()) await button(editor, words.edit).click();
  await field(editor).fill(code);
  await button(editor, words.judge).click();
}

test("a judgement that comes late is not shown beside another program; one in time is made on the device", async ({
  page,
}) => {
  const editor = await openEditor(page);
  await test.step("a judgement that comes late is not shown beside another program", async () => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\.wasm$/, async (route) => {
      await held;
      await route.continue();
    });
    await judge(editor, "const mergeShifts = (shifts) => 1;");
    await expect(button(editor, words.judging)).toBeDisabled();
    await button(editor, second.title).click();
    letCome();
    await expect(button(editor, words.judge)).toBeEnabled();
    await button(editor, words.judge).click();
    await expect(field(editor)).toContainText("dedupeTickets");
    await expect(editor.getByText(words.verdicts.slip, { exact: true })).toBeVisible();
    await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeHidden();
  });
  await startAgain(editor);
  await test.step("a program is judged on the device, and its fix makes it sound", async () => {
    const requests: string[] = [];
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
});

test("a program that is too long or does not end is refused, a lost sandbox can be asked for again, and the next program is judged", async ({
  page,
}) => {
  const editor = await openEditor(page);
  await test.step("too long, and a lost sandbox", async () => {
    await judge(editor, `function mergeShifts() {} ${" ".repeat(20_000)}`);
    await expect(editor.getByRole("status").first()).toHaveText(fillTemplate(words.tooLong, { max: 20_000 }));
    await page.route(/\.wasm$/, (route) => route.abort());
    await judge(editor, "function mergeShifts() {}");
    await expect(editor.getByText(words.notLoaded, { exact: true })).toBeVisible();
    await page.unroute(/\.wasm$/);
    await button(editor, words.judge).click();
    await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
  });
  await test.step("a program that does not end is stopped, and the next one is judged", async () => {
    await judge(editor, "function mergeShifts(shifts) { while (true); }");
    await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
    await judge(
      editor,
      "function mergeShifts(shifts) { const a = []; a[4294967290] = 1; return a.join('xxxxxxxx'); }",
    );
    await expect(editor.locator("p", { hasText: words.earlier })).toHaveCount(0);
    await expect(editor.getByText(/Does not end/).first()).toBeVisible();
    await judge(editor, "function mergeShifts(shifts: number[][]) { return shifts; }");
    await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
    await expect(editor.getByText(/TypeScript/).first()).toBeVisible();
  });
});

test("a program stays beside its verdict, which is marked in it and dimmed when it changes; examples run before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const editor = await openEditor(page);
  const verdict = editor.getByText(words.verdicts.slip, { exact: true });
  const earlier = editor.locator("p:not([role])", { hasText: words.earlier });
  const marked = editor.locator(".cm-finding");
  const sample = first.samples[0]?.code ?? "";
  await test.step("the verdict is beside the field, and its line is marked there", async () => {
    await judge(editor, sample);
    await expect(button(editor, words.judge)).toBeEnabled();
    await expect(marked).toContainText("shifts.sort(");
    const [left, right] = [await field(editor).boundingBox(), await verdict.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    await button(editor, fillTemplate(words.line, { line: 3 })).click();
    await expect(field(editor)).toBeFocused();
    await expect(editor.locator(".cm-activeLine")).toContainText("shifts.sort(");
  });
  await test.step("a change dims it and says so, until the program is the judged one again", async () => {
    await page.keyboard.type("  ");
    await expect(earlier).toBeVisible();
    await expect(editor.getByRole("status").first()).toHaveText(words.earlier);
    await expect(verdict).toBeVisible();
    await expect(editor.locator(".cm-note")).toHaveCount(0);
    await expectNoAxeViolationInBothColours(page, "an earlier verdict", { include: '[data-stage="EDITOR"]' });
    await page.keyboard.press("Control+z");
    await expect(earlier).toBeHidden();
    await expect(editor.getByRole("status").first()).toHaveText("");
    await expect(editor.locator(".cm-note")).toBeVisible();
  });
  await test.step("the examples run, with what they print, and one of the visitor's own", async () => {
    const examples = editor.getByRole("region", { name: words.examples.title });
    await field(editor).fill(
      `console.log("begun");\n${sample.replace("return", 'console.log("done", merged.length);\nreturn')}`,
    );
    await examples.getByLabel(words.examples.input).fill("[[3,1]");
    await button(examples, words.examples.add).click();
    await expect(examples.getByRole("alert")).toBeVisible();
    await expect(examples.getByLabel(words.examples.input)).toBeFocused();
    await page.keyboard.type("]");
    await examples.getByLabel(words.examples.expected).fill("[[1,3]]");
    await page.keyboard.press("Enter");
    await button(editor, words.examples.run).click();
    const counts = { passed: 3, total: 4 };
    await expect(editor.getByRole("status").first()).toHaveText(fillTemplate(words.examples.summary, counts));
    await expect(examples.getByText(words.examples.asExpected, { exact: true })).toHaveCount(3);
    await expect(examples.getByText(words.examples.notExpected)).toHaveCount(1);
    await expect(examples.locator("dd", { hasText: "[[3,1]]" })).toHaveCount(2);
    await expect(examples.getByText("begun")).toHaveCount(1);
    await expect(examples.getByText("done 1")).toHaveCount(2);
    await expect(earlier).toBeVisible();
    await examples.getByRole("button", { name: /\[\[3,1/ }).click();
    await expect(examples.getByRole("listitem")).toHaveCount(3);
    await expect(examples).toBeFocused();
  });
  await test.step("a program that is none is marked where reading stopped, by its examples and by the judge", async () => {
    await field(editor).fill("function mergeShifts(shifts) {\n  retrun shifts;\n}");
    for (const name of [words.examples.run, words.judge]) {
      await button(editor, name).click();
      await expect(editor.locator(".cm-fault")).toHaveText("shifts");
      await expect(editor.locator(".cm-note")).toContainText("“shifts” (line 2, column 10)");
    }
    await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
  });
});

test("programs are kept, chosen and forgotten, and the keyboard writes and judges without a mouse", async ({
  page,
}) => {
  const editor = await openEditor(page);
  await test.step("a program stays in the field while the visitor turns to another piece of work", async () => {
    await button(editor, words.edit).click();
    await field(editor).fill("const mergeShifts = (shifts) => 1;");
    await button(editor, words.parts.REASONING).click();
    await button(editor, words.parts.CODE).click();
    await expect(field(editor)).toHaveText("const mergeShifts = (shifts) => 1;");
    await button(editor, `${words.sample}: ${first.samples[0]?.name}`).click();
    await expect(field(editor)).toContainText("sort(");
  });
  await test.step("tasks and prepared programs can be chosen, and “Start again” forgets the program", async () => {
    await button(editor, second.title).click();
    await expect(field(editor)).toContainText("dedupeTickets");
    await button(editor, `${words.sample}: ${second.samples[1]?.name}`).click();
    await button(editor, words.judge).click();
    await expect(editor.getByText(words.growths.quadratic, { exact: true })).toBeVisible();
    await button(editor, live.reset).click();
    await expect(editor.getByText(words.verdicts.slip, { exact: true })).toBeVisible();
    await expect(button(editor, first.title)).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("the keyboard writes and judges without a mouse", async () => {
    await button(editor, words.edit).focus();
    await page.keyboard.press("Enter");
    await field(editor).focus();
    await page.keyboard.press("Control+a");
    // Outside of a field, a slash would open the search.
    await page.keyboard.type("const mergeShifts = (shifts) => 1; // one");
    await expect(field(editor)).toHaveText("const mergeShifts = (shifts) => 1; // one");
    await page.keyboard.press("Tab");
    await expect(button(editor, words.judge)).toBeFocused();
    await field(editor).focus();
    await page.keyboard.press("Control+Enter");
    await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
  });
});

test("without CodeMirror, a program is written in a plain field", async ({ page }) => {
  await page.route(/code-mirror-.*\.js$/, (route) => route.abort());
  const editor = await openEditor(page);
  await button(editor, words.edit).click();
  const plain = editor.getByRole("textbox", { name: words.code });
  await plain.fill("const mergeShifts = (shifts) => 1;");
  await expect(field(editor)).toHaveCount(0);
  await plain.press("Control+Enter");
  await expect(editor.getByText(words.verdicts.wrong, { exact: true })).toBeVisible();
});

test("an answer from the table is explained by what it left out, and a call is taken to its end by keyboard", async ({
  page,
}) => {
  const skillLens = await openEditor(page);
  await test.step("the table", async () => {
    const { reasoning } = content.workSamples;
    await button(skillLens, words.parts.REASONING).click();
    await expect(skillLens.getByText(words.reasoning.waiting)).toBeVisible();
    const answer = skillLens.getByLabel(reasoning.answer).last();
    await answer.fill("a lot");
    await answer.press("Enter");
    await expect(skillLens.getByRole("alert")).toHaveText(words.reasoning.noNumber);
    await answer.fill("88");
    await answer.press("Enter");
    const near = fillTemplate(words.reasoning.near, { answer: 88, right: 40 });
    await expect(skillLens.getByRole("status").first()).toHaveText(near);
    const [doubles, reopened] = reasoning.notes;
    if (!doubles || !("missed" in doubles) || !reopened) throw new Error("There are no notes");
    await expect(skillLens.getByText(doubles.missed)).toBeVisible();
    await expect(skillLens.getByText(reopened.met)).toBeVisible();
    await answer.fill("1000");
    await button(skillLens, words.judge).click();
    await expect(skillLens.getByRole("status").first()).toContainText("1000 doesn’t follow from any reading");
    await expect(skillLens.getByText(reasoning.notes[2]?.met ?? "")).toHaveCount(0);
    await button(skillLens, `${words.sample}: 40`).click();
    await expect(skillLens.getByRole("status").first()).toHaveText("40 is correct");
    await expect(skillLens.getByText("25 → 29 → 25 → 21 → 40")).toBeVisible();
  });
  await test.step("the call: its words are shown without a figure", async () => {
    const { situation } = content.workSamples;
    await button(skillLens, words.parts.SITUATION).focus();
    await page.keyboard.press("Enter");
    const choose = async (place: number) => {
      const reply = skillLens
        .getByRole("group", { name: words.situation.choose })
        .getByRole("button")
        .nth(place);
      await reply.focus();
      await page.keyboard.press("Enter");
    };
    await choose(1);
    await expect(page.locator(":focus")).toContainText(situation.turns[1]?.says ?? "");
    await choose(1);
    await expect(skillLens.getByText(words.situation.notHelped)).toBeVisible();
    await expect(skillLens.getByText(words.situation.noFigure)).toBeVisible();
    await button(skillLens, words.situation.takeBack).click();
    for (const place of [0, 0, 0]) await choose(place);
    await expect(skillLens.getByText(words.situation.helped)).toBeVisible();
    await expect(skillLens.getByText(situation.tendencies.OWNS)).toBeVisible();
    await expect(skillLens.locator("mark")).toHaveCount(6);
    await expectNoOverflow(page);
  });
});

test("no state of the editor breaks a rule of accessibility", async ({ page }) => {
  const editor = await openEditor(page);
  const include = '[data-stage="EDITOR"]';
  await expectNoAxeViolationInBothColours(page, "a judged program", { include });
  await button(editor, words.edit).click();
  await expectNoAxeViolationInBothColours(page, "a field", { include });
  await judge(editor, "function mergeShifts(");
  await expect(editor.getByText(words.verdicts["does-not-run"], { exact: true })).toBeVisible();
  await expectNoAxeViolationInBothColours(page, "no program", { include });
  await button(editor, words.parts.REASONING).click();
  await button(editor, `${words.sample}: 74`).click();
  await expectNoAxeViolationInBothColours(page, "an explained answer", { include });
  await button(editor, words.parts.SITUATION).click();
  await editor.getByRole("group", { name: words.situation.choose }).getByRole("button").first().click();
  await expectNoAxeViolationInBothColours(page, "a conversation", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the editor fits, and a program is judged", async ({ page }) => {
    const editor = await openEditor(page, "/solutions/software-and-tech-hiring");
    await expectNoOverflow(page);
    await button(editor, words.edit).tap();
    await field(editor).fill(`function mergeShifts(shifts) { return "${"x".repeat(400)}"; }`);
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
