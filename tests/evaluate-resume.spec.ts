import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { content, messages, openPage, sitePort } from "./site.ts";

const address = "/evaluate-resume";
const { form: words, workbench, samples } = content.evaluateResume;
const { report: reportWords, failure: failureWords } = workbench;

const resumeField = (page: Page) => page.locator("textarea[name=resume]");
const jobField = (page: Page) => page.locator("textarea[name=job]");
const reportTitle = (page: Page) => page.locator("#report-title");
const failure = (page: Page) => page.locator("[data-failure]");
const submit = (page: Page) => page.getByRole("button", { name: words.submit });

/** Waits until the tool needs nothing more from the server. */
async function warmUp(page: Page): Promise<void> {
  await jobField(page).focus();
  await expect(page.getByText(words.warm)).toBeVisible({ timeout: 20_000 });
}

async function scoreSamples(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.sampleResume }).click();
  await page.getByRole("button", { name: words.sampleJob }).click();
  await expect(jobField(page)).toHaveValue(samples.job);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
}

/** The sample résumé as a PDF, printed here. */
async function pdfResume(page: Page): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(`<pre style="font: 11pt sans-serif">${samples.resume}</pre>`);
  const pdf = await printer.pdf();
  await printer.close();
  return pdf;
}

const give = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

test("the samples become a report with a score, its parts and evidence", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await expect(reportTitle(page)).toContainText("Support Team Lead");
  await expect(page.getByText(/^Match score: \d+(\.\d)? of 100$/)).toBeAttached();
  await expect(page.getByText(reportWords.parts.requirements)).toBeVisible();
  await expect(page.getByText(reportWords.caveat)).toBeVisible();
  await expect(page.getByRole("heading", { name: reportWords.compared })).toBeVisible();
  const requirement = page.getByRole("button", { name: /^Zendesk/ });
  await expect(requirement).toContainText(messages.standing.proven);
  await requirement.click();
  await expect(requirement).toHaveAttribute("aria-expanded", "true");
  const stroke = page.locator(".report-resume mark[data-chosen]").first();
  await expect(stroke).toContainText("Zendesk");
  await expect(stroke).toBeInViewport();
  await expect(page.locator(".report svg path").first()).toBeAttached();
  await requirement.click();
  await expect(requirement).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".report-resume mark[data-chosen]")).toHaveCount(0);
});

test("a stroke leads to the requirement that it proves", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  const stroke = page.locator(".report-resume mark a").first();
  await stroke.click();
  const chosen = page.locator('.report-requirement > [aria-expanded="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toBeFocused();
});

test("a text that was changed is scored again and compared with the score before", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await page.getByRole("button", { name: reportWords.edit }).click();
  await expect(resumeField(page)).toBeFocused();
  await resumeField(page).fill(`${samples.resume.trimEnd()}, Hindi (fluent)\n`);
  await page.getByRole("button", { name: words.again, exact: true }).click();
  await expect(page.getByText(/^Before: /)).toBeVisible();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByRole("button", { name: /^Hindi/ })).toContainText(messages.standing.proven);
});

test("an open posting fills the job's field", async ({ page }) => {
  const [posting] = content.openPostings;
  if (!posting) throw new Error("content/jobs holds no open posting to choose");
  await openPage(page, address);
  await page.getByLabel(words.posting).selectOption(posting.url);
  await expect(jobField(page)).toHaveValue(posting.text);
});

test("a file is read with the connection off, and nothing is asked for", async ({ page, context }) => {
  const pdf = await pdfResume(page);
  await openPage(page, address);
  await warmUp(page);
  await jobField(page).fill(samples.job);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await give(page, "resume.pdf", pdf);
  await expect(page.getByText(/^resume\.pdf, /)).toBeVisible();
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText(/from resume\.pdf/)).toBeVisible();
  expect((await resumeField(page).inputValue()).length, "the text as read can be edited").toBeGreaterThan(
    200,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: reportWords.download }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("resume.json");
  const resume = JSON.parse(readFileSync(await saved.path(), "utf8")) as { basics?: unknown; work?: unknown };
  expect(Object.keys(resume)).toEqual(expect.arrayContaining(["basics", "work"]));
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
});

test("a dropped file counts as a chosen one", async ({ page }) => {
  await openPage(page, address);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "asha.txt", { type: "text/plain" }));
    return transfer;
  }, samples.resume);
  await page
    .locator("form")
    .filter({ has: resumeField(page) })
    .dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByText(/^asha\.txt, /)).toBeVisible();
  await jobField(page).fill(samples.job);
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
});

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]);
const lockedWord = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(100)]);
const broken: [string, Buffer, keyof typeof failureWords.codes][] = [
  ["empty.pdf", Buffer.alloc(0), "empty-file"],
  ["photo.pdf", png, "unsupported"],
  ["garbage.pdf", Buffer.from("%PDF-1.7\nno objects here"), "corrupt"],
  ["old.doc", compound, "unsupported"],
  ["locked.docx", lockedWord, "encrypted"],
];
for (const [name, bytes, code] of broken) {
  test(`${name} is refused with its own sentence, and what was typed stays`, async ({ page }) => {
    await openPage(page, address);
    await jobField(page).fill(samples.job);
    await give(page, name, bytes);
    await submit(page).click();
    await expect(failure(page)).toBeFocused({ timeout: 20_000 });
    await expect(failure(page)).toHaveAttribute("data-failure", code);
    await expect(failure(page)).toContainText(failureWords.codes[code].next);
    await expect(page.getByLabel(failureWords.password)).toHaveCount(code === "encrypted" ? 1 : 0);
    await expect(resumeField(page)).toBeHidden();
    await expect(jobField(page)).toHaveValue(samples.job);
    // The way on: without the file, by text.
    await page.getByRole("button", { name: words.remove }).click();
    await resumeField(page).fill(samples.resume);
    await failure(page).getByRole("button").click();
    await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  });
}

test("what is missing is said", async ({ page }) => {
  await openPage(page, address);
  await submit(page).click();
  await expect(failure(page)).toContainText(failureWords.codes["no-resume"].text);
  await resumeField(page).fill(samples.resume);
  await submit(page).click();
  await expect(failure(page)).toContainText(failureWords.codes["no-job"].text);
  await expect(jobField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(resumeField(page)).toHaveValue(samples.resume);
});

const stuckWorker = `addEventListener("message", ({ data }) => {
  if (data.kind === "match") postMessage({ kind: "stage", run: data.run, stage: "opening" });
});`;

test("what takes too long is stopped, and can be cancelled before", async ({ page }) => {
  await page.route("**/match-worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stuckWorker }),
  );
  await openPage(page, address);
  await page.clock.install();
  await resumeField(page).fill(samples.resume);
  await jobField(page).fill(samples.job);
  await submit(page).click();
  await expect(page.getByText(workbench.reading.stages.opening)).toBeVisible();
  await page.getByRole("button", { name: workbench.reading.cancel }).click();
  await expect(page.getByText(workbench.reading.stages.opening)).toBeHidden();
  await submit(page).click();
  await expect(page.getByText(workbench.reading.stages.opening)).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(failure(page)).toContainText(failureWords.codes.timeout.text);
  await expect(resumeField(page)).toHaveValue(samples.resume);
});

const lockedWorker = `addEventListener("message", ({ data }) => {
  if (data.kind !== "match") return;
  const failure = data.password === "open sesame" ? "scanned" : "encrypted";
  postMessage({ kind: "failed", run: data.run, failure });
});`;

test("a password that is asked for is given on, also with the Enter key", async ({ page }) => {
  await page.route("**/match-worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: lockedWorker }),
  );
  await openPage(page, address);
  await jobField(page).fill(samples.job);
  await give(page, "locked.pdf", Buffer.from("%PDF"));
  await submit(page).click();
  const password = page.getByLabel(failureWords.password);
  await password.fill("open sesame");
  await password.press("Enter");
  await expect(failure(page)).toHaveAttribute("data-failure", "scanned");
});

test("a reader that does not load is said, and loads with the next try", async ({ page }) => {
  await page.route("**/match-worker-*.js", (route) => route.abort());
  await openPage(page, address);
  await resumeField(page).fill(samples.resume);
  await jobField(page).fill(samples.job);
  await submit(page).click();
  await expect(failure(page)).toHaveAttribute("data-failure", "not-loaded");
  await page.unroute("**/match-worker-*.js");
  await failure(page).getByRole("button", { name: failureWords.retry }).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
});

test("works by keyboard alone", async ({ page }) => {
  await openPage(page, address);
  await page.getByRole("button", { name: words.choose }).focus();
  const press = async (name: string) => {
    for (let tabs = 0; tabs < 12; tabs += 1) {
      if (await page.getByRole("button", { name }).evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await press(words.sampleResume);
  await expect(resumeField(page)).toHaveValue(samples.resume);
  await press(words.sampleJob);
  await expect(jobField(page)).toHaveValue(samples.job);
  await press(words.submit);
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("Tab");
  const first = page.locator(".report-requirement > button").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("clears everything", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("button", { name: words.clear }).click();
  await expect(page.getByText(words.cleared)).toBeVisible();
  await expect(reportTitle(page)).toHaveCount(0);
  await expect(resumeField(page)).toHaveValue("");
  await expect(jobField(page)).toHaveValue("");
  await expect(() => expect(page.workers()).toHaveLength(0)).toPass();
});

test("prints the report alone", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await page.emulateMedia({ media: "print" });
  await expect(reportTitle(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button", { name: words.again })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`the report is accessible and quiet, ${colorScheme} at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${sitePort}`,
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
      });
      page.on("pageerror", (error) => noise.push(error.message));
      await openPage(page, address);
      await scoreSamples(page);
      await page.locator(".report-requirement > button").first().click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: words.clear }).click();
      await submit(page).click();
      await expect(failure(page)).toBeFocused();
      const failed = await new AxeBuilder({ page }).include("[data-failure]").analyze();
      expect(failed.violations).toEqual([]);
      expect(noise).toEqual([]);
      await context.close();
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says what the tool needs and what to do instead", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(words.noScripts)).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: content.evaluateResume.meaning.title })).toBeVisible();
  });
});
