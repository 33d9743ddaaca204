import { readFileSync } from "node:fs";
import { expect, type Page, type Request, test } from "@playwright/test";
import { createGraph, matchResume, readJob, readResume } from "resume-match";
import { loadSkills } from "resume-match/node";
import { businessDay } from "#domain/business-day.ts";
import { openPostings } from "#domain/postings/open-postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { content, emulate, listenForNoise, messages, openPage } from "#tests/support/site.ts";

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

test("the report has the same bytes here as in Node", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: { kind?: string; report?: unknown }[] = [];
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...rest: ConstructorParameters<typeof Worker>) {
        super(...rest);
        this.addEventListener("message", ({ data }) => heard.push(data));
      }
    };
    Object.assign(window, { heard });
  });
  await openPage(page, address);
  const pdf = await pdfResume(page);
  await jobField(page).fill(samples.job);
  await give(page, "resume.pdf", pdf);
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  const here = await page.evaluate(() => {
    const { heard } = window as unknown as { heard: { kind?: string; report?: unknown }[] };
    return JSON.stringify(heard.find(({ kind }) => kind === "matched")?.report);
  });
  const graph = createGraph(loadSkills());
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const read = await readResume(new Uint8Array(pdf));
  expect(here).toBe(JSON.stringify(matchResume(read, readJob(samples.job, graph), graph, { now })));
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
  const [posting] = openPostings(content.postings, businessDay());
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
const gif = Buffer.from("GIF89a\0\0\0\0", "latin1");
const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]);
const lockedWord = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(100)]);
const broken: [string, Buffer, keyof typeof failureWords.codes][] = [
  ["empty.pdf", Buffer.alloc(0), "empty-file"],
  ["photo.pdf", png, "scanned"],
  ["moving.gif", gif, "unsupported"],
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
    // The way on: without the file, by text. The offer to read a picture goes with it.
    await page.getByRole("button", { name: words.remove }).click();
    await resumeField(page).fill(samples.resume);
    await failure(page).getByRole("button").click();
    await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  });
}

/** The beginning of the sample résumé as a photograph of a page. */
async function photograph(page: Page): Promise<Buffer> {
  const camera = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 1200, height: 1700 } });
  if (!camera) throw new Error("There is no browser to draw in");
  const text = samples.resume.split("\n").slice(0, 16).join("\n");
  await camera.setContent(
    `<body style="margin: 80px"><pre style="font: 22px/1.35 serif; white-space: pre-wrap">${text}</pre>`,
  );
  const jpeg = await camera.screenshot({ type: "jpeg", quality: 60 });
  await camera.close();
  return jpeg;
}

/** A scan: a PDF whose every page is one picture. */
function scanOf(jpeg: Buffer, pages: number): Buffer {
  const drawing = "q 595 0 0 842 0 0 cm /Scan Do Q";
  const numbers = Array.from({ length: pages }, (_, index) => 5 + index);
  const page = (number: number) =>
    `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Scan 3 0 R>>>>/Contents 4 0 R>>endobj\n`;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
        `2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(" ")}]/Count ${pages}>>endobj\n` +
        `4 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj\n${numbers.map(page).join("")}` +
        `3 0 obj<</Type/XObject/Subtype/Image/Width 1200/Height 1700/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
    ),
    jpeg,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n"),
  ]);
}

const recogniserFile = /\/assets\/(?:tesseract-|recognise)/;
const offer = (page: Page) => page.getByRole("button", { name: failureWords.recognise });
const checkHint = (page: Page) => page.getByText(words.checkRecognised);

/** Gives a file to be scored, and waits for the offer to read it from its picture. */
async function giveScan(page: Page, name: string, bytes: Buffer): Promise<void> {
  await openPage(page, address);
  await jobField(page).fill(samples.job);
  await give(page, name, bytes);
  await submit(page).click();
  await expect(failure(page)).toHaveAttribute("data-failure", "scanned", { timeout: 20_000 });
}

test("a scan is read from its picture when the visitor wants it, and not a byte of it is sent", async ({
  page,
  context,
}) => {
  test.slow();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await giveScan(page, "scan.pdf", scanOf(await photograph(page), 2));
  await expect(failure(page)).toContainText(failureWords.offer);
  expect(
    requests.filter((request) => recogniserFile.test(request.url())),
    "nothing is loaded before it is wanted",
  ).toEqual([]);
  await expect(page.getByText(words.warm)).toBeVisible({ timeout: 20_000 });
  requests.length = 0;
  finished.length = 0;
  await offer(page).click();
  await expect(page.getByText(fillTemplate(workbench.recognising.page, { page: 1, pages: 2 }))).toBeVisible({
    timeout: 20_000,
  });
  for (const request of requests) {
    expect(`${request.method()} ${request.url()} ${request.postData()}`).toMatch(
      /^GET http:\/\/localhost:\d+\/assets\/[\w./-]+ null$/,
    );
  }
  expect(requests.filter((request) => recogniserFile.test(request.url())).length).toBeGreaterThan(3);
  // Of what a worker asked for, not every answer is reported as such; every end is.
  const loaded = async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1e6;
  };
  await expect.poll(loaded, "what the offer says is loaded").toBeCloseTo(3.8, 0);

  requests.length = 0;
  await context.setOffline(true);
  await expect(resumeField(page)).toBeFocused({ timeout: 30_000 });
  await expect(checkHint(page)).toBeVisible();
  await expect(page.getByLabel(words.asRecognised)).toHaveValue(
    /Asha Kulkarni[\s\S]+Tidepool Software[\s\S]+Zendesk macros/,
  );
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: /^Zendesk/ })).toContainText(messages.standing.proven);
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("a photograph of a page is read in the same way, by keyboard", async ({ page }) => {
  test.slow();
  await giveScan(page, "page.jpg", await photograph(page));
  await expect(failure(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: workbench.reading.cancel })).toBeFocused();
  await expect(resumeField(page)).toBeFocused({ timeout: 30_000 });
  await expect(resumeField(page)).toHaveValue(/Senior Support Executive, Tidepool Software/);
  expect(page.workers(), "the recogniser ends with its work").toHaveLength(1);
  await page.getByRole("button", { name: words.remove }).click();
  await expect(checkHint(page)).toBeHidden();
});

test("reading a picture can be cancelled, and ends when the file is taken away", async ({ page }) => {
  await page.route("**/assets/tesseract-*/eng*", () => {});
  await giveScan(page, "scan.pdf", scanOf(await photograph(page), 1));
  for (const name of [workbench.reading.cancel, words.remove]) {
    await offer(page).click();
    await expect(page.getByText(workbench.recognising.loading)).toBeVisible();
    await expectNoAxeViolation(page, name, { include: "main" });
    await page.getByRole("button", { name }).click();
    await expect(page.getByText(workbench.recognising.loading)).toBeHidden();
    await expect(failure(page)).toBeFocused();
  }
  await expect(offer(page), "there is no file to read any more").toHaveCount(0);
});

test("a picture reader that does not load is said, and loads with the next try", async ({ page }) => {
  test.slow();
  const jpeg = await photograph(page);
  // In the order in which they are asked for: what was loaded once would come from the browser's cache.
  for (const part of ["tesseract-core-simd-lstm.js", "eng.traineddata.gz"]) {
    await page.route(`**/assets/tesseract-*/${part}`, (route) => route.abort());
    await giveScan(page, "page.jpg", jpeg);
    await offer(page).click();
    await expect(failure(page)).toHaveAttribute("data-failure", "no-recogniser", { timeout: 20_000 });
    await expect(failure(page)).toContainText(failureWords.codes["no-recogniser"].next);
    await page.unroute(`**/assets/tesseract-*/${part}`);
  }
  await failure(page).getByRole("button").click();
  await expect(resumeField(page)).toHaveValue(/Asha Kulkarni/, { timeout: 30_000 });
});

test("a picture without words, and one that is broken, are said to be so", async ({ page }) => {
  test.slow();
  const blank = await (await page.context().newPage()).screenshot({ type: "png" });
  for (const [bytes, code] of [
    [blank, "no-words"],
    [png, "corrupt"],
  ] as const) {
    await giveScan(page, "page.png", bytes);
    await offer(page).click();
    await expect(failure(page)).toHaveAttribute("data-failure", code, { timeout: 20_000 });
    await expect(failure(page)).toContainText(failureWords.codes[code].next);
    await expect(jobField(page)).toHaveValue(samples.job);
  }
});

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
    test(`the report is accessible and quiet, ${colorScheme} at ${width} px`, async ({ page }) => {
      await emulate(page, colorScheme, width);
      const noise = listenForNoise(page);
      await openPage(page, address);
      await scoreSamples(page);
      await page.locator(".report-requirement > button").first().click();
      await expectNoAxeViolation(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: words.clear }).click();
      await submit(page).click();
      await expect(failure(page)).toBeFocused();
      await expectNoAxeViolation(page, "failure", { include: "[data-failure]" });
      expect(noise).toEqual([]);
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
