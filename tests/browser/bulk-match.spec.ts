import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { replaceWorker } from "#tests/support/fake-worker.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { resumeFile, resumeFormats } from "#tests/support/resume-files.ts";
import { expectSheetHeight } from "#tests/support/sheet-height.ts";
import { content, emulate, listenForNoise, openPage } from "#tests/support/site.ts";

const address = "/platform/resumate";
const { ranking } = content.stages;
const { form: words, results, failures, codes, samples } = content.bulkMatch;
const { edits, parts } = content.score;
/** The parts in full words, for assistive technology. */
const partsPattern = new RegExp(
  Object.values(parts)
    .flatMap((part) => (typeof part === "string" ? [] : `${part.name} \\d+ of \\d+`))
    .join(" · ")
    .replaceAll(" ", "\\s"),
);
const bulkSection = content.pages[address]?.sections.find(({ kind }) => kind === "BULK_MATCH");
if (bulkSection?.kind !== "BULK_MATCH") throw new Error(`${address} has no bulk demo`);
const section = bulkSection;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const form = (page: Page) => page.getByRole("form", { name: words.title });
const table = (page: Page) => page.locator(".bulk-table");
const rows = (page: Page) => page.locator(".bulk-table tbody > tr:not(.bulk-evidence)");
const heading = (page: Page) => page.getByRole("heading", { name: results.title, exact: true });
const text = (name: string, body: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(body) });

/** Opens the page and scrolls to the demo. */
async function openDemo(page: Page): Promise<void> {
  await openPage(page, address);
  await page.getByRole("heading", { name: section.title }).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeVisible();
}

async function rankSamples(page: Page): Promise<void> {
  await button(page, words.samples).click();
  await expect(heading(page)).toBeFocused();
}

/** So low that the demo is far below the window. */
const lowWindow = { width: 1280, height: 320 };

test("nothing of the demo is loaded before the visitor comes near it; then it works by keyboard", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const ofDemo = () => urls.filter((url) => /bulk-workspace|worker|skills/.test(url));
  await page.setViewportSize(lowWindow);
  await openPage(page, address);
  await page.waitForLoadState("networkidle");
  expect(ofDemo()).toEqual([]);
  await expect(form(page)).toHaveCount(0);
  expect(page.workers()).toHaveLength(0);

  const open = button(page, section.open);
  await open.focus();
  // The demo opens when it comes near the window, and focus moves to its first field.
  await expect(page.getByLabel(words.posting)).toBeFocused();
  expect(ofDemo()).not.toEqual([]);
  for (let tabs = 0; tabs < 8; tabs += 1) {
    if (await button(page, words.samples).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: content.shell.messages.sample }).and(page.locator(":focus")),
  ).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(button(page, results.csv)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: results.title })).toBeFocused();
  await page.keyboard.press("Tab");
  const first = rows(page).first().getByRole("button");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("at 360 and 1280 px the demo is as high as the sheet in its place before", async ({ page }) => {
  for (const width of [360, 1280])
    await expectSheetHeight(page, width, {
      address,
      script: "**/bulk-workspace-*.js",
      text: section.promise,
      ready: form(page),
    });
});

test("six samples become a ranked table with evidence, answers, a CSV and a print, and are cleared", async ({
  page,
}) => {
  await openDemo(page);
  await expect(page.locator("textarea[name=job]")).toHaveValue(samples.job);
  await rankSamples(page);
  await expect(page.getByText("6 of 6 ranked")).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  const scores = (await rows(page).locator("td:nth-child(3) > span:first-child").allTextContents()).map(
    Number,
  );
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size, "the samples differ").toBe(6);
  await expect(rows(page).first().locator("td:nth-child(3)")).toContainText(partsPattern);

  const first = rows(page).first().getByRole("button");
  await first.click();
  await expect(first).toHaveAttribute("aria-expanded", "true");
  const evidence = page.locator(".bulk-evidence:not([hidden])");
  await expect(evidence).toContainText(samples.questions[0] ?? "");
  await expect(evidence.locator("[data-status=proven] .mark").first()).toBeVisible();
  await expect(evidence).toContainText("60 days");
  const last = rows(page).last().getByRole("button");
  await last.click();
  await expect(evidence).toHaveCount(1);
  await expect(evidence).toContainText(results.notStated);

  const download = page.waitForEvent("download");
  await button(page, results.csv).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("ranking.csv");
  const lines = readFileSync(await saved.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain(samples.questions[0] ?? "");
  expect(lines[1]).toMatch(/^1,/);

  await page.emulateMedia({ media: "print" });
  await expect(form(page)).toBeHidden();
  await expect(page.locator(".bulk-evidence").nth(4)).toBeVisible();
  await expect(button(page, results.csv)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await button(page, words.clear).click();
  await expect(table(page)).toHaveCount(0);
  await expect(page.getByText(words.cleared)).toBeVisible();
  await expect(() => expect(page.workers()).toHaveLength(0)).toPass();
});

test("the visitor's own questions are answered for every résumé, on a phone and without noise", async ({
  page,
}) => {
  await emulate(page, "light", 360);
  const noise = listenForNoise(page);
  await openDemo(page);
  await page.getByLabel(words.questions).fill("Does the candidate speak Telugu?\n\nFavourite colour?");
  await rankSamples(page);
  await page.getByRole("button", { name: /Okafor/i }).click();
  const answers = page.locator(".bulk-evidence:not([hidden]) .bulk-details > div").nth(1).locator("li");
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toContainText("Telugu");
  await expect(answers.last()).toContainText(results.notStated);
  await expectNoOverflow(page);
  expect(noise).toEqual([]);
});

test("every accepted format is read and ranked, and unreadable files are listed with a reason", async ({
  page,
}) => {
  await openDemo(page);
  const input = form(page).locator("input[type=file]");
  const accepted = (await input.getAttribute("accept"))?.split(",");
  expect(accepted).toEqual(resumeFormats.map((format) => `.${format}`));
  const files = await Promise.all(
    resumeFormats.map((format) =>
      resumeFile(format, { name: `Meera ${format}`, email: "meera@example.org", phone: "020 1234" }, page),
    ),
  );
  await input.setInputFiles([
    text("broken.pdf", "%PDF-1.7\nno objects here"),
    ...files,
    text("empty.txt", ""),
  ]);
  await expect(page.getByText(`${files.length + 2} of at most 50 résumés chosen`)).toBeVisible();
  await button(page, words.start).click();
  await expect(heading(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(files.length);
  for (const { name } of files)
    await expect(rows(page).filter({ has: page.getByText(name, { exact: true }) })).toContainText("Meera");
  await expect(page.getByRole("heading", { name: results.unread })).toBeVisible();
  await expect(page.locator("[data-code=corrupt]")).toContainText(codes.corrupt.next);
  await expect(page.locator("[data-code=corrupt]")).toContainText("broken.pdf");
  await expect(page.locator("[data-code=empty-file]")).toContainText("empty.txt");
});

test("the fields at the top and at the end take files to the demo, and a file that misses them doesn't replace the page", async ({
  page,
}) => {
  await page.setViewportSize(lowWindow);
  await openPage(page, address);
  const fields = page.locator("[data-file-field]");
  const field = fields.first();
  await expect(field.getByRole("button", { name: ranking.choose })).toBeVisible();
  const drop = (name: string) =>
    page.evaluateHandle((file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["Meera Nair\n\nSkills\nZendesk"], file, { type: "text/plain" }));
      return transfer;
    }, name);
  const isPrevented = (selector: string) =>
    page.evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["a"], "a.txt"));
      const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      const element = document.querySelector(target);
      return ["dragover", "drop"].map((type) => element?.dispatchEvent(event(type)) === false);
    }, selector);
  expect(await isPrevented("h1")).toEqual([true, true]);
  await expect(form(page)).toHaveCount(0);

  await field.dispatchEvent("drop", { dataTransfer: await drop("first.txt") });
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(rows(page)).toHaveCount(1);
  await fields
    .last()
    .locator("input")
    .setInputFiles([text("second.txt", "Asha Rao\n\nSkills\nJava")]);
  await expect(page.getByText("2 of 2 ranked")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  // The demo's own field still takes what is dropped on it, once.
  await form(page).dispatchEvent("drop", { dataTransfer: await drop("third.txt") });
  await expect(page.getByText("3 of at most 50 résumés chosen")).toBeVisible();
});

test("a ranking says when its job has changed, when no requirement was found, and which résumé isn't in English", async ({
  page,
}) => {
  await openDemo(page);
  const job = page.locator("textarea[name=job]");
  await job.fill("Support associate\n\nMust have\n- Zendesk\n");
  const german =
    "Jonas Weber\n\nBerufserfahrung\n2019 – heute Teamleiter, Nordlicht GmbH\n- Leitung des Teams für den Kundendienst mit Zendesk, zuständig für die Planung von Schichten und die Auswertung der Beschwerden";
  await form(page)
    .locator("input[type=file]")
    .setInputFiles([text("meera.txt", "Meera Nair\n\nSkills\nZendesk"), text("jonas.txt", german)]);
  await button(page, words.start).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(fillTemplate(results.foreign.language, { name: "German" }))).toHaveCount(1);
  await expect(page.getByText(results.earlier)).toBeHidden();

  await job.fill("😀😀😀 مهندس");
  await expect(page.getByText(results.earlier)).toBeVisible();
  await page.locator(".bulk-results").getByRole("button", { name: words.again }).click();
  await expect(page.getByText(results.noRequirements)).toBeVisible();
  await expect(page.getByText(results.earlier)).toBeHidden();
  await expect(table(page)).toHaveCount(0);
});

const askedRow = (page: Page, label: string) =>
  page
    .locator(".asks-list > li")
    .filter({ has: page.locator(".asks-label").getByText(label, { exact: true }) });
const shownScores = (page: Page) =>
  rows(page).locator("td:nth-child(3) > span:first-child").allTextContents();

test("a correction of the job ranks again without reading a file, is kept in the address, and is taken back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened = { files: 0 };
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...rest: ConstructorParameters<typeof Worker>) {
        super(...rest);
        this.addEventListener("message", ({ data }) => {
          if (data.message?.kind === "opened") opened.files += 1;
        });
      }
    };
    Object.assign(window, { opened });
  });
  await openDemo(page);
  await rankSamples(page);
  const asRead = await shownScores(page);

  const countAsked = async () => {
    const cells = await rows(page).first().locator("td").allTextContents();
    return Number(cells.flatMap((cell) => /^\d+\/(\d+)/.exec(cell)?.[1] ?? [])[0]);
  };
  const asked = await countAsked();
  const kafka = askedRow(page, "Apache Kafka").getByRole("button").first();
  await kafka.focus();
  await page.keyboard.press("Enter");
  await expect(kafka).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  // From nice to have past the task.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(askedRow(page, "Apache Kafka")).toContainText(edits.priorities.must);
  await expect.poll(() => shownScores(page)).not.toEqual(asRead);
  const asMust = await shownScores(page);

  const java = askedRow(page, "Java");
  await java.getByRole("button").first().click();
  await java.getByRole("button", { name: edits.drop }).press("Enter");
  await expect(java).toContainText(edits.dropped);
  await expect(java.getByRole("button", { name: edits.putBack })).toBeFocused();
  await expect.poll(() => shownScores(page)).not.toEqual(asMust);
  const git = askedRow(page, "Git");
  await git.getByRole("button").first().click();
  await git.getByRole("combobox").selectOption({ label: "Spring Boot" });
  await expect(git).toContainText(fillTemplate(edits.mergedInto, { label: "Spring Boot" }));
  await expect.poll(countAsked).toBe(asked - 2);
  await expect(page).toHaveURL(/asks=\w+M\.\w+X\.\w+I\w+$/);
  await expect(page.locator(".asks [role=status]").last()).toContainText((await shownScores(page))[0] ?? "");
  const corrected = await shownScores(page);
  expect(await page.evaluate(() => (window as unknown as { opened: { files: number } }).opened.files)).toBe(
    6,
  );

  await page.reload();
  await page.getByRole("heading", { name: section.title }).scrollIntoViewIfNeeded();
  await rankSamples(page);
  await expect.poll(() => shownScores(page)).toEqual(corrected);
  await expect(page.getByText(fillTemplate(edits.changes, { count: 3 }))).toBeVisible();

  await button(page, edits.reset).click();
  await expect.poll(() => shownScores(page)).toEqual(asRead);
  await expect(page).not.toHaveURL(/asks/);
  await expect(page.getByText(edits.unchanged)).toBeFocused();
  await button(page, edits.undo).click();
  await expect.poll(() => shownScores(page)).toEqual(corrected);

  // Another posting has requirements of its own.
  const [posting] = openPostings(postingsOn(content.postings, businessDay()), businessDay());
  if (!posting) return;
  await page.getByLabel(words.posting).selectOption(posting.url);
  await expect(page).not.toHaveURL(/asks/);
});

test("a ranking of which every requirement is dropped says so; a cancelled one is corrected, too", async ({
  page,
}) => {
  await openDemo(page);
  await page.locator("textarea[name=job]").fill("Clerk\n\nMust have\n- Git\n");
  await rankSamples(page);
  await askedRow(page, "Git").getByRole("button").first().click();
  await button(page, edits.drop).click();
  await expect(page.getByText(edits.allDropped)).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).first()).toContainText("0/0");
  await button(page, edits.putBack).click();
  await expect(page.getByText(edits.allDropped)).toBeHidden();
  await expect(rows(page).first()).toContainText("/1");
});

test("the corrections fit a phone and can be pressed with a thumb", async ({ page }) => {
  await emulate(page, "dark", 360);
  await openDemo(page);
  await rankSamples(page);
  await askedRow(page, "Java").getByRole("button").first().click();
  await expectNoOverflow(page);
  const controls = page.locator(".asks").locator("button, label:has(input), select, summary");
  for (const control of await controls.all()) {
    const box = (await control.isVisible()) && (await control.boundingBox());
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

test("of more than fifty dropped files the first fifty are ranked", async ({ page }) => {
  await openDemo(page);
  const dataTransfer = await page.evaluateHandle((resume) => {
    const transfer = new DataTransfer();
    for (let index = 0; index < 52; index += 1)
      transfer.items.add(new File([`${resume}\n${index}`], `resume-${index}.txt`, { type: "text/plain" }));
    return transfer;
  }, "Meera Nair\n\nSkills\nZendesk");
  await form(page).dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText(/^You added 52 files/)).toBeVisible();
  // One requirement and short résumés, because each costs an engine run.
  await page.locator("textarea[name=job]").fill("Support associate\n\nMust have\n- Zendesk\n");
  await button(page, words.start).click();
  await expect(page.getByText("50 of 50 ranked")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
});

test("missing résumés, a missing job and a reader that does not load are reported, and the next try works", async ({
  page,
}) => {
  await page.route("**/rank-worker-*.js", (route) => route.abort());
  const job = page.locator("textarea[name=job]");
  await openDemo(page);
  await button(page, words.start).click();
  await expect(page.getByText(failures["no-resumes"])).toBeVisible();
  await job.fill("");
  await button(page, words.samples).click();
  await expect(page.getByText(failures["no-job"])).toBeVisible();
  await expect(job).toHaveAttribute("aria-invalid", "true");
  await job.fill(samples.job);
  await button(page, words.start).click();
  await expect(page.getByText(failures["not-loaded"])).toBeVisible();
  await page.unroute("**/rank-worker-*.js");
  await button(page, words.start).click();
  await expect(heading(page)).toBeFocused();

  const [posting] = openPostings(postingsOn(content.postings, businessDay()), businessDay());
  if (!posting) return;
  await page.getByLabel(words.posting).selectOption(posting.url);
  await expect(job).toHaveValue(posting.text);
});

/** A worker that ranks the first file and hangs on all others. */
const useHangingWorker = (page: Page) =>
  replaceWorker(
    page,
    "rank-worker",
    `if (message.kind !== "rank") return;
     const { run, id, file } = message;
     post({ kind: "opened", run });
     const requirement = { label: "Java", priority: "must", status: "proven", quotations: [] };
     const row = { id, file: file.name, score: 50, parts: [], requirements: [requirement], answers: [] };
     if (id === 0) post({ kind: "ranked", run, row });`,
  );

test("a cancelled run keeps its rows; a file that takes too long is skipped, and the next ones are read", async ({
  page,
}) => {
  await useHangingWorker(page);
  await page.addInitScript(() => {
    const opened = { files: 0 };
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...rest: ConstructorParameters<typeof Worker>) {
        super(...rest);
        this.addEventListener("message", ({ data }) => {
          if (data.message?.kind === "opened") opened.files += 1;
        });
      }
    };
    Object.assign(window, { opened });
  });
  const openedFiles = () =>
    page.evaluate(() => (window as unknown as { opened: { files: number } }).opened.files);
  await openDemo(page);
  await page.clock.install();
  await button(page, words.samples).click();
  await expect(page.getByText("1 of 6 read")).toBeVisible();
  await button(page, words.cancel).click();
  await expect(page.getByText(/^Stopped with 1 of 6/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.workers()).toHaveLength(0);

  await page.evaluate(() => Object.assign((window as unknown as { opened: object }).opened, { files: 0 }));
  await button(page, words.samples).click();
  const steps = ["2 of 6 read", "3 of 6 read", "4 of 6 read", "5 of 6 read", "1 of 6 ranked"];
  for (const [index, progress] of steps.entries()) {
    // The timer starts when the worker has opened the file.
    await expect.poll(openedFiles).toBe(index + 2);
    await page.clock.fastForward(16_000);
    await expect(page.getByText(progress)).toBeVisible();
  }
  await expect(page.locator("[data-code=timeout]")).toHaveCount(5);
});

test("ranks offline, without a request", async ({ page, context }) => {
  await page.setViewportSize(lowWindow);
  await openDemo(page);
  await page.locator("textarea[name=job]").focus();
  await expect(page.getByText(words.warm)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await rankSamples(page);
  await expect(rows(page)).toHaveCount(6);
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("explains that the demo runs on the device and needs scripts", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(section.noScripts)).toBeVisible();
    await expect(button(page, section.open)).toBeHidden();
    await expect(page.getByText(ranking.demo)).toBeVisible();
    await expect(page.getByText(ranking.drop)).toBeHidden();
    await expect(button(page, ranking.choose)).toBeHidden();
  });
});
