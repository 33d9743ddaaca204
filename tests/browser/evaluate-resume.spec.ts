import { readFileSync } from "node:fs";
import { expect, type Page, type Request, test } from "@playwright/test";
import { matchResume, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { replaceWorker } from "#tests/support/fake-worker.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { resumeFile, resumeFormats } from "#tests/support/resume-files.ts";
import { content, emulate, listenForNoise, messages, openPage } from "#tests/support/site.ts";

const address = "/evaluate-resume";
const { form: words, tool, samples } = content.evaluateResume;
const { edits } = content.score;
const { report: reportWords, failure: failureWords } = tool;

const resumeField = (page: Page) => page.locator("textarea[name=resume]");
const jobField = (page: Page) => page.locator("textarea[name=job]");
const reportTitle = (page: Page) => page.locator("#report-title");
const failure = (page: Page) => page.locator("[data-failure]");
const submit = (page: Page) => page.getByRole("button", { name: words.submit });
/** The button has another name once there is a report. */
const submitAgain = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^(${words.submit}|${words.again})$`) });

/** Waits until the tool works offline. */
async function warmUp(page: Page): Promise<void> {
  await jobField(page).focus();
  await expect(page.getByText(words.warm)).toBeVisible();
}

async function scoreSamples(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.sampleResume }).click();
  await page.getByRole("button", { name: words.sampleJob }).click();
  await expect(jobField(page)).toHaveValue(samples.job);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(reportTitle(page)).toBeFocused();
}

/** The sample résumé as a PDF. */
async function pdfResume(page: Page): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(`<pre style="font: 11pt sans-serif">${samples.resume}</pre>`);
  const pdf = await printer.pdf();
  await printer.close();
  return pdf;
}

const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

test("a résumé and a job description in each other's place are pointed out", async ({ page }) => {
  await openPage(page, address);
  await jobField(page).fill(samples.resume);
  await resumeField(page).fill(samples.job);
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByText(reportWords.mixedUp["no-resume"])).toBeVisible();
  await expect(page.getByText(reportWords.mixedUp["no-job"])).toBeVisible();
});

test("a language other than English is named beside the result, and a job without requirements has no score", async ({
  page,
}) => {
  await openPage(page, address);
  const german =
    "Jonas Weber\nBerufserfahrung\nLeitung des Teams für den Kundendienst mit Zendesk bei der Nordlicht GmbH, zuständig für die Planung der Schichten und die Auswertung von Beschwerden";
  await resumeField(page).fill(german);
  await jobField(page).fill("😀😀😀 مهندس");
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByText(fillTemplate(tool.foreign.language, { name: "German" }))).toBeVisible();
  await expect(page.getByText(reportWords.noRequirements)).toBeVisible();
  await expect(page.getByText(reportWords.of, { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: reportWords.edit }).click();
  await chooseFile(
    page,
    "cv.txt",
    Buffer.from("الخبرة المهنية\n2019 - 2023 مدير مبيعات، شركة النور\nقائد فريق دعم العملاء"),
    "text/plain",
  );
  await submitAgain(page).click();
  const warning = fillTemplate(tool.foreign.script, { name: "Arabic" });
  await expect(page.getByText(warning)).toBeVisible();
});

test("the samples become a report with a score, its parts and evidence", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await expect(reportTitle(page)).toContainText("Support Team Lead");
  await expect(page.getByText(/^Résumé match: \d+(\.\d)? out of 100$/)).toBeAttached();
  await expect(
    page.locator(".report").getByText(content.score.parts.requirements.name).first(),
  ).toBeVisible();
  await expect(page.getByText(reportWords.caveat)).toBeVisible();
  await expect(page.getByRole("heading", { name: reportWords.compared })).toBeVisible();
  const requirement = page.getByRole("button", { name: /^Zendesk/ });
  await expect(requirement).toContainText(messages.status.proven);
  await requirement.click();
  await expect(requirement).toHaveAttribute("aria-expanded", "true");
  const highlight = page.locator(".report-resume mark[data-chosen]").first();
  await expect(highlight).toContainText("Zendesk");
  await expect(highlight).toBeInViewport();
  await expect(page.locator(".report svg path").first()).toBeAttached();
  await requirement.click();
  await expect(requirement).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".report-resume mark[data-chosen]")).toHaveCount(0);

  // A highlight links to the requirement that it supports.
  await page.locator(".report-resume mark a").first().click();
  const chosen = page.locator('.report-requirement > [aria-expanded="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toBeFocused();
});

type WorkerData = { message?: { kind: string; report?: unknown } };

test("the report has the same bytes in the browser and in Node", async ({ page }) => {
  await page.addInitScript(() => {
    const received: WorkerData[] = [];
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...rest: ConstructorParameters<typeof Worker>) {
        super(...rest);
        this.addEventListener("message", ({ data }) => received.push(data));
      }
    };
    Object.assign(window, { received });
  });
  await openPage(page, address);
  const pdf = await pdfResume(page);
  await jobField(page).fill(samples.job);
  await chooseFile(page, "resume.pdf", pdf);
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused();
  const inBrowser = await page.evaluate(() => {
    const { received } = window as unknown as { received: WorkerData[] };
    return JSON.stringify(received.find(({ message }) => message?.kind === "matched")?.message?.report);
  });
  const graph = loadGraph();
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const read = await readResume(new Uint8Array(pdf));
  expect(inBrowser).toBe(JSON.stringify(matchResume(read, readJob(samples.job, graph), graph, { now })));
});

test("an edited text is scored again and compared with the score before", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await page.getByRole("button", { name: reportWords.edit }).click();
  await expect(resumeField(page)).toBeFocused();
  await resumeField(page).fill(`${samples.resume.trimEnd()}, Hindi (fluent)\n`);
  await page.getByRole("button", { name: words.again, exact: true }).click();
  await expect(page.getByText(/^Before: /)).toBeVisible();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByRole("button", { name: /^Hindi/ })).toContainText(messages.status.proven);
});

test("a requirement is corrected where it stands: the score follows, a reload keeps it, and reset takes it back", async ({
  page,
}) => {
  await openPage(page, address);
  await scoreSamples(page);
  const scoreOf = () => page.getByText(/^Résumé match: /).textContent();
  const asRead = await scoreOf();
  const label = page.locator(".asks-label").getByText("Hindi", { exact: true });
  const item = page.locator(".report-requirement").filter({ has: label });
  const toggle = item.getByRole("button").first();
  await toggle.click();
  await item.getByRole("button", { name: edits.drop }).press("Enter");
  await expect(item.getByRole("button", { name: edits.putBack })).toBeFocused();
  await expect(item).toContainText(edits.dropped);
  await expect.poll(scoreOf).not.toBe(asRead);
  await expect(page.locator(".report-asked [role=status]").last()).toHaveText(/^Score \d+, before \d+\.$/);
  const corrected = await scoreOf();

  await page.emulateMedia({ media: "print" });
  await expect(item.getByText(edits.dropped)).toBeVisible();
  await expect(page.getByText(fillTemplate(edits.changes, { count: 1 }))).toBeVisible();
  await expect(item.getByRole("button", { name: edits.putBack })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.reload();
  await scoreSamples(page);
  await expect.poll(scoreOf).toBe(corrected);
  await expect(page.getByText(fillTemplate(edits.changes, { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: edits.reset }).click();
  await expect.poll(scoreOf).toBe(asRead);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole("button", { name: edits.undo }).click();
  await expect(page).toHaveURL(/asks=\w+X$/);

  await page.getByRole("button", { name: words.clear }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test("an open posting fills in the job", async ({ page }) => {
  const [posting] = openPostings(postingsOn(content.postings, businessDay()), businessDay());
  if (!posting) throw new Error("content/jobs has no open posting");
  await openPage(page, address);
  await page.getByLabel(words.posting).selectOption(posting.url);
  await expect(jobField(page)).toHaveValue(posting.text);
});

test("a file is read offline, without a request", async ({ page, context }) => {
  const pdf = await pdfResume(page);
  await openPage(page, address);
  await warmUp(page);
  await jobField(page).fill(samples.job);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await context.setOffline(true);
  await chooseFile(page, "resume.pdf", pdf);
  await expect(page.getByText(/^resume\.pdf, /)).toBeVisible();
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByText(/from resume\.pdf/)).toBeVisible();
  expect((await resumeField(page).inputValue()).length, "the text of the file can be edited").toBeGreaterThan(
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

test("every accepted format is read and scored", async ({ page }) => {
  await openPage(page, address);
  const accepted = (await page.locator("input[type=file]").getAttribute("accept"))?.split(",");
  const pictures = [".png", ".jpg", ".jpeg"];
  expect(accepted).toEqual([...resumeFormats.map((format) => `.${format}`), ...pictures]);
  await jobField(page).fill(samples.job);
  for (const format of resumeFormats) {
    const person = { name: `Meera ${format}`, email: "meera@example.org", phone: "+91 98765 43210" };
    const { name, buffer } = await resumeFile(format, person, page);
    await chooseFile(page, name, buffer);
    await submitAgain(page).click();
    await expect(page.getByText(fillTemplate(reportWords.source, { file: name }))).toBeVisible();
    await expect(resumeField(page)).toHaveValue(new RegExp(`^Meera ${format}`));
    await expect(page.getByRole("button", { name: /^Zendesk/ })).toContainText(messages.status.proven);
  }
});

test("a dropped file is scored like a chosen one", async ({ page }) => {
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
  await expect(reportTitle(page)).toBeFocused();
});

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const gif = Buffer.from("GIF89a\0\0\0\0", "latin1");
const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]);
const lockedWord = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(100)]);
const unreadableFiles: [string, Buffer, keyof typeof failureWords.codes][] = [
  ["empty.pdf", Buffer.alloc(0), "empty-file"],
  ["photo.pdf", png, "scanned"],
  ["moving.gif", gif, "unsupported"],
  ["garbage.pdf", Buffer.from("%PDF-1.7\nno objects here"), "corrupt"],
  ["old.doc", compound, "unsupported"],
  ["locked.docx", lockedWord, "encrypted"],
];
test("each unreadable file is refused with its own message, and typed text stays and is scored without it", async ({
  page,
}) => {
  await openPage(page, address);
  await jobField(page).fill(samples.job);
  for (const [name, bytes, code] of unreadableFiles) {
    await chooseFile(page, name, bytes);
    await submitAgain(page).click();
    await expect(failure(page), name).toHaveAttribute("data-failure", code);
    await expect(failure(page)).toBeFocused();
    await expect(failure(page)).toContainText(failureWords.codes[code].next);
    await expect(page.getByLabel(failureWords.password)).toHaveCount(code === "encrypted" ? 1 : 0);
    await expect(resumeField(page)).toBeHidden();
    await expect(jobField(page)).toHaveValue(samples.job);
    // Without the file, typed text is scored, and the offer to recognise an image is gone.
    await page.getByRole("button", { name: words.remove }).click();
    await resumeField(page).fill(samples.resume);
    await failure(page).getByRole("button").click();
    await expect(reportTitle(page)).toBeFocused();
  }
});

/** Draws lines of text as an image of a page. On a canvas: screenshots can fail on a busy machine. */
async function photograph(
  page: Page,
  type: "jpeg" | "png" = "jpeg",
  lines: readonly string[] = samples.resume.split("\n").slice(0, 16),
): Promise<Buffer> {
  const address = await page.evaluate(
    ({ lines, type }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 1700 });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("The browser has no canvas");
      context.fillStyle = "white";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = "black";
      context.font = "22px serif";
      let bottom = 100;
      for (const line of lines) {
        let row = "";
        for (const word of [...line.split(" "), "\n"]) {
          const longer = row === "" ? word : `${row} ${word}`;
          if (word !== "\n" && context.measureText(longer).width <= 1040) row = longer;
          else {
            context.fillText(row, 80, bottom);
            bottom += 30;
            row = word;
          }
        }
      }
      return canvas.toDataURL(`image/${type}`, 0.6);
    },
    { lines, type },
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** A scan: a PDF with one image per page. */
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

/** Submits a scan and waits for the offer to recognise its text. */
async function chooseScan(page: Page, name: string, bytes: Buffer): Promise<void> {
  await openPage(page, address);
  await jobField(page).fill(samples.job);
  await chooseFile(page, name, bytes);
  await submit(page).click();
  await expect(failure(page)).toHaveAttribute("data-failure", "scanned");
}

test("a scan is recognised when the visitor wants it, and not a byte of it is sent", async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await chooseScan(page, "scan.pdf", scanOf(await photograph(page), 2));
  await expect(failure(page)).toContainText(failureWords.offer);
  expect(
    requests.filter((request) => recogniserFile.test(request.url())),
    "nothing is loaded before the visitor wants it",
  ).toEqual([]);
  await expect(page.getByText(words.warm)).toBeVisible();
  requests.length = 0;
  finished.length = 0;
  await offer(page).click();
  await expect(page.getByText(fillTemplate(tool.recognising.page, { page: 1, pages: 2 }))).toBeVisible();
  for (const request of requests) {
    expect(`${request.method()} ${request.url()} ${request.postData()}`).toMatch(
      /^GET http:\/\/localhost:\d+\/assets\/[\w./-]+ null$/,
    );
  }
  expect(requests.filter((request) => recogniserFile.test(request.url())).length).toBeGreaterThan(3);
  // Playwright does not report every response to a worker, but every finished request.
  const loaded = async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1e6;
  };
  await expect.poll(loaded, "the download that the offer announces").toBeCloseTo(3.8, 0);

  requests.length = 0;
  await context.setOffline(true);
  await expect(resumeField(page)).toBeFocused();
  await expect(checkHint(page)).toBeVisible();
  await expect(page.getByLabel(words.asRecognised)).toHaveValue(
    /Asha Kulkarni[\s\S]+Tidepool Software[\s\S]+Zendesk macros/,
  );
  await submit(page).click();
  await expect(reportTitle(page)).toBeFocused();
  await expect(page.getByRole("button", { name: /^Zendesk/ })).toContainText(messages.status.proven);
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("a photograph of a page is recognised by keyboard, too", async ({ page }) => {
  await chooseScan(page, "page.png", await photograph(page, "png"));
  await expect(failure(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: tool.reading.cancel })).toBeFocused();
  await expect(resumeField(page)).toBeFocused();
  await expect(resumeField(page)).toHaveValue(/Senior Support Executive, Tidepool Software/);
  await expect.poll(() => page.workers().length, "the recogniser stops after its work").toBe(1);
  await page.getByRole("button", { name: words.remove }).click();
  await expect(checkHint(page)).toBeHidden();
});

test("recognition can be cancelled, and stops when the file is removed", async ({ page }) => {
  await page.route("**/assets/tesseract-*/eng*", () => {});
  await chooseScan(page, "scan.pdf", scanOf(await photograph(page), 1));
  for (const name of [tool.reading.cancel, words.remove]) {
    await offer(page).click();
    await expect(page.getByText(tool.recognising.loading)).toBeVisible();
    await page.getByRole("button", { name }).click();
    await expect(page.getByText(tool.recognising.loading)).toBeHidden();
    await expect(failure(page)).toBeFocused();
  }
  await expect(offer(page), "there is no file left to recognise").toHaveCount(0);
});

test("a recogniser that does not load is reported, and loads with the next try", async ({ page }) => {
  const jpeg = await photograph(page);
  const failsWith = async (part: string) => {
    await chooseScan(page, "page.jpg", jpeg);
    await offer(page).click();
    await expect(failure(page), part).toHaveAttribute("data-failure", "no-recogniser");
    await expect(failure(page)).toContainText(failureWords.codes["no-recogniser"].next);
  };
  // A nested worker may request its script before Playwright can intercept it, so this breaks its address.
  const client = "**/recognise-client-*.js";
  await page.route(client, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("tesseract-core-simd-lstm.js", "missing.js");
    await route.fulfill({ response, body });
  });
  await failsWith("the program");
  await page.unroute(client);
  const model = "**/assets/tesseract-*/eng.traineddata.gz";
  await page.route(model, (route) => route.abort());
  await failsWith("the model");
  await page.unroute(model);
  await failure(page).getByRole("button").click();
  await expect(resumeField(page)).toHaveValue(/Asha Kulkarni/);
});

test("a picture without words and a broken one have separate messages", async ({ page }) => {
  const blank = await photograph(page, "png", []);
  for (const [bytes, code] of [
    [blank, "no-words"],
    [png, "corrupt"],
  ] as const) {
    await chooseScan(page, "page.png", bytes);
    await offer(page).click();
    await expect(failure(page)).toHaveAttribute("data-failure", code);
    await expect(failure(page)).toContainText(failureWords.codes[code].next);
    await expect(jobField(page)).toHaveValue(samples.job);
  }
});

test("a missing résumé and a missing job are reported", async ({ page }) => {
  await openPage(page, address);
  await submit(page).click();
  await expect(failure(page)).toContainText(failureWords.codes["no-resume"].text);
  await resumeField(page).fill(samples.resume);
  await submit(page).click();
  await expect(failure(page)).toContainText(failureWords.codes["no-job"].text);
  await expect(jobField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(resumeField(page)).toHaveValue(samples.resume);
});

test("a match that takes too long is stopped, and can be cancelled before", async ({ page }) => {
  await replaceWorker(
    page,
    "match-worker",
    `if (message.kind === "match") post({ kind: "stage", run: message.run, stage: "opening" });`,
  );
  await openPage(page, address);
  await page.clock.install();
  await resumeField(page).fill(samples.resume);
  await jobField(page).fill(samples.job);
  await submit(page).click();
  await expect(page.getByText(tool.reading.stages.opening)).toBeVisible();
  await page.getByRole("button", { name: tool.reading.cancel }).click();
  await expect(page.getByText(tool.reading.stages.opening)).toBeHidden();
  await submit(page).click();
  await expect(page.getByText(tool.reading.stages.opening)).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(failure(page)).toContainText(failureWords.codes.timeout.text);
  await expect(resumeField(page)).toHaveValue(samples.resume);
});

test("the Enter key sends the password of a protected file", async ({ page }) => {
  await replaceWorker(
    page,
    "match-worker",
    `if (message.kind !== "match") return;
     const failure = message.password === "open sesame" ? "scanned" : "encrypted";
     post({ kind: "failed", run: message.run, failure });`,
  );
  await openPage(page, address);
  await jobField(page).fill(samples.job);
  await chooseFile(page, "locked.pdf", Buffer.from("%PDF"));
  await submit(page).click();
  const password = page.getByLabel(failureWords.password);
  await password.fill("open sesame");
  await password.press("Enter");
  await expect(failure(page)).toHaveAttribute("data-failure", "scanned");
});

test("a reader that does not load is reported, and loads with the next try", async ({ page }) => {
  await page.route("**/match-worker-*.js", (route) => route.abort());
  await openPage(page, address);
  await resumeField(page).fill(samples.resume);
  await jobField(page).fill(samples.job);
  await submit(page).click();
  await expect(failure(page)).toHaveAttribute("data-failure", "not-loaded");
  await page.unroute("**/match-worker-*.js");
  await failure(page).getByRole("button", { name: failureWords.retry }).click();
  await expect(reportTitle(page)).toBeFocused();
});

test("works by keyboard", async ({ page }) => {
  await openPage(page, address);
  await page.getByRole("button", { name: words.choose }).focus();
  const press = async (name: string) => {
    for (let tabs = 0; tabs < 12; tabs += 1) {
      if (await page.getByRole("button", { name }).evaluate((element) => element === document.activeElement))
        break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await press(words.sampleResume);
  await expect(resumeField(page)).toHaveValue(samples.resume);
  await press(words.sampleJob);
  await expect(jobField(page)).toHaveValue(samples.job);
  await press(words.submit);
  await expect(reportTitle(page)).toBeFocused();
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("Tab");
  const first = page.locator(".report-requirement > button").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("prints only the report, and clears everything", async ({ page }) => {
  await openPage(page, address);
  await scoreSamples(page);
  await page.emulateMedia({ media: "print" });
  await expect(reportTitle(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button", { name: words.again })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("button", { name: words.clear }).click();
  await expect(page.getByText(words.cleared)).toBeVisible();
  await expect(reportTitle(page)).toHaveCount(0);
  await expect(resumeField(page)).toHaveValue("");
  await expect(jobField(page)).toHaveValue("");
  await expect(() => expect(page.workers()).toHaveLength(0)).toPass();
});

test("report and failure are quiet and fit a phone", async ({ page }) => {
  await emulate(page, "light", 360);
  const noise = listenForNoise(page);
  await openPage(page, address);
  await scoreSamples(page);
  await page.locator(".report-requirement > button").first().click();
  await expectNoOverflow(page, "report");
  await page.getByRole("button", { name: words.clear }).click();
  await submit(page).click();
  await expect(failure(page)).toBeFocused();
  await expectNoOverflow(page, "failure");
  expect(noise).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("explains that the tool needs scripts and offers an alternative", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(words.noScripts)).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: content.evaluateResume.meaning.title })).toBeVisible();
  });
});
