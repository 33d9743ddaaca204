import { expect, type Page, type Request, test } from "@playwright/test";
import { matchResume, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { resumeFile, resumeFormats } from "#tests/support/resume-files.ts";
import { content, emulate, openPage } from "#tests/support/site.ts";

const { portal } = content.careers;
const { fit: words } = portal;
const { tool, samples } = content.evaluateResume;
const { failure: failureWords, report: reportWords } = tool;
const open = listedPostings(postingsOn(content.postings, businessDay()), businessDay());

/** The engine's own scores of the sample résumé for all openings, best fit first. */
async function engineOrder(): Promise<{ title: string; unit: string; url: string; score: number }[]> {
  const graph = loadGraph();
  const read = await readResume(samples.resume);
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const texts = new Map(
    openPostings(postingsOn(content.postings, businessDay()), businessDay()).map(({ url, text }) => [
      url,
      text,
    ]),
  );
  return open
    .map((posting) => {
      const url = postingUrl(posting);
      const { score } = matchResume(read, readJob(texts.get(url) ?? "", graph), graph, { now });
      return { title: posting.title, unit: posting.businessUnit.id, url, score };
    })
    .sort((a, b) => b.score - a.score);
}

const counted = (count: number) => fillPlural(content.careers.counted, { count }, "en");
const byFit = (count: number) => fillTemplate(words.counted, { openings: counted(count) });
const panel = (page: Page) => page.getByRole("region", { name: words.title });
const field = (page: Page) => page.getByLabel(words.choose, { exact: true });
const titles = (page: Page) => page.locator("main ol.opening-list h3");
const entries = (page: Page) => page.locator("main .opening");
const proofs = (page: Page) => page.locator(".opening-fit");
const status = (page: Page) => page.locator("#results-title").getByRole("status");
const order = (page: Page) => page.getByLabel(portal.sortTitle);
const failure = (page: Page) => page.locator("[data-failure]");
const removeButton = (page: Page) => page.getByRole("button", { name: words.remove });

const chooseFile = (page: Page, name: string, buffer: Buffer, mimeType = "text/plain") =>
  panel(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
const sample = Buffer.from(samples.resume);

/** Chooses the sample résumé and waits until the list is sorted by fit. */
async function matchSample(page: Page, count = open.length): Promise<void> {
  await chooseFile(page, "asha.txt", sample);
  await expect(status(page)).toHaveText(byFit(count));
}

test("all openings are sorted by fit over all pages, with the engine's scores", async ({ page }) => {
  const expected = await engineOrder();
  await openPage(page, "/careers");
  await expect(proofs(page)).toHaveCount(0);
  await matchSample(page);
  await expect(page).toHaveURL("/careers");
  await expect(order(page)).toHaveValue("fit");
  await expect(titles(page)).toHaveText(expected.slice(0, 10).map(({ title }) => title));
  await expect(page.locator(".opening-fit-score strong")).toHaveText(
    expected.slice(0, 10).map(({ score }) => String(score)),
  );
  await page.getByRole("navigation", { name: portal.pages }).getByRole("link", { name: portal.next }).click();
  await expect(page).toHaveURL("/careers?page=2");
  await expect(titles(page)).toHaveText(expected.slice(10, 20).map(({ title }) => title));
  await expect(page.locator("#results-title")).toBeFocused();
});

test("a résumé is compared with the texts that the server has now, all parts of them", async ({ page }) => {
  const [first, second] = open.toReversed();
  if (!first || !second) throw new Error("There are too few openings");
  const parts = [
    { url: postingUrl(first), title: first.title, text: "Juggler\n\nMust have\n- Juggling" },
    { url: postingUrl(second), title: second.title, text: "Diver\n\nMust have\n- Scuba diving" },
  ];
  const requested: string[] = [];
  await page.route("**/careers-texts.json*", (route) => {
    const number = new URL(route.request().url()).searchParams.get("page") ?? "";
    requested.push(number);
    return route.fulfill({ json: { postings: [parts[Number(number) - 1]], pages: parts.length } });
  });
  await openPage(page, "/careers");
  await chooseFile(page, "diver.txt", Buffer.from("Rudi Alder\n\nSkills\nScuba diving\n"));
  await expect(titles(page).first()).toHaveText(second.title);
  await expect(titles(page).nth(1)).toHaveText(first.title);
  await expect(proofs(page), "only compared openings have evidence").toHaveCount(2);
  await expect(proofs(page).first()).toContainText("1 of 1 requirement found");
  expect(requested).toEqual(["1", "2"]);
});

test("without the texts there is a message, and another attempt works", async ({ page }) => {
  await page.route("**/careers-texts.json*", (route) => route.fulfill({ status: 503 }));
  await openPage(page, "/careers");
  await chooseFile(page, "asha.txt", sample);
  await expect(failure(page)).toHaveAttribute("data-failure", "not-loaded");
  await page.unroute("**/careers-texts.json*");
  await failure(page).getByRole("button").click();
  await expect(status(page)).toHaveText(byFit(open.length));
});

test("without openings, no message claims that a résumé meets no requirement", async ({ page }) => {
  await page.route("**/careers-texts.json*", (route) => route.fulfill({ json: { postings: [], pages: 0 } }));
  await openPage(page, "/careers");
  await chooseFile(page, "asha.txt", sample);
  await expect(panel(page)).toContainText(fillTemplate(words.ready, { file: "asha.txt" }));
  await expect(panel(page).getByText(words.nothing)).toHaveCount(0);
});

test("an entry quotes the résumé for what it proves, and lists what is missing", async ({ page }) => {
  await openPage(page, "/careers");
  await matchSample(page);
  const best = proofs(page).first();
  await expect(best).toContainText(/\d+ of \d+ requirements found in your résumé/);
  const lines = samples.resume.split("\n");
  const quotations = await best.locator("q").allTextContents();
  expect(quotations.length).toBeGreaterThan(2);
  for (const quotation of quotations)
    expect(
      lines.some((line) => line.includes(quotation)),
      quotation,
    ).toBe(true);
  for (const mark of await best.locator("q .mark").allTextContents()) expect(samples.resume).toContain(mark);
  await expect(best.getByText(words.missing).first()).toBeVisible();

  const visible = () => best.locator("q:visible").count();
  const before = await visible();
  await best.locator("summary").click();
  await expect(page, "the entry's link is below its evidence").toHaveURL("/careers");
  await expect.poll(visible).toBeGreaterThan(before);
});

test("filters, search and other orders still work, and only they are in the address", async ({ page }) => {
  const expected = await engineOrder();
  const support = expected.filter(({ unit }) => unit === "customer-operations");
  await openPage(page, "/careers");
  await matchSample(page);
  await page.getByRole("checkbox", { name: /^Customer operations/ }).check();
  await expect(page).toHaveURL("/careers?unit=customer-operations");
  await expect(status(page)).toHaveText(byFit(support.length));
  await expect(titles(page)).toHaveText(support.map(({ title }) => title));
  await order(page).selectOption({ label: portal.sorts.title });
  await expect(page).toHaveURL("/careers?unit=customer-operations&sort=title");
  const alphabetical = support.map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
  await expect(titles(page)).toHaveText(alphabetical);
  await expect(status(page)).toHaveText(counted(support.length));
  await expect(proofs(page), "the evidence stays in every order").toHaveCount(support.length);
  await order(page).selectOption({ label: words.order });
  await expect(titles(page)).toHaveText(support.map(({ title }) => title));
  await page.getByRole("searchbox").fill("zzzzzz");
  await expect(page.getByText(portal.empty.title)).toBeVisible();
  await expect(status(page)).toHaveText(counted(0));
  await page.goBack();
  await expect(titles(page)).toHaveText(support.map(({ title }) => title));
});

test("a résumé chosen on a later page leads to the first page", async ({ page }) => {
  const [best] = await engineOrder();
  await openPage(page, "/careers?page=2");
  await matchSample(page);
  await expect(page).toHaveURL("/careers");
  await expect(titles(page).first()).toHaveText(best?.title ?? "");
});

test("Back from an opening restores order, evidence and scroll position", async ({ page }) => {
  const expected = await engineOrder();
  await openPage(page, "/careers");
  await matchSample(page);
  const link = titles(page).nth(4).getByRole("link");
  await link.hover();
  const position = await page.evaluate(() => Math.round(scrollY));
  expect(position).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected[4]?.title ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(titles(page)).toHaveText(expected.slice(0, 10).map(({ title }) => title));
  await expect(proofs(page)).toHaveCount(10);
  await expect(panel(page)).toContainText(fillTemplate(words.ready, { file: "asha.txt" }));
  const distance = () => page.evaluate((before) => Math.abs(scrollY - before), position);
  await expect.poll(distance).toBeLessThan(2);
});

test("removing the résumé deletes it, on this page and the next", async ({ page }) => {
  await openPage(page, "/careers");
  const before = await titles(page).allTextContents();
  await matchSample(page);
  await removeButton(page).click();
  await expect(panel(page).getByText(words.removed)).toBeVisible();
  await expect(titles(page)).toHaveText(before);
  await expect(proofs(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(counted(open.length));
  await expect(order(page)).toHaveValue("");
  await expect(order(page).getByRole("option", { name: words.order })).toHaveCount(0);
  await expect(field(page), "the focus is not lost with the button").toBeFocused();
  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before[0] ?? "");
  await page.goBack();
  await expect(titles(page)).toHaveText(before);
  await expect(proofs(page)).toHaveCount(0);
});

test("nothing of the résumé leaves the device, and nothing stays in the browser", async ({ page }) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await openPage(page, "/careers");
  await matchSample(page);
  await page.getByRole("checkbox", { name: /^Customer operations/ }).check();
  await expect(page).toHaveURL("/careers?unit=customer-operations");
  await expect(status(page)).toHaveText(/best fit first$/);
  expect(requests.length).toBeGreaterThan(5);
  const [name] = samples.resume.split("\n");
  const secrets = ["asha", "fit=", ...(name ?? "").toLowerCase().split(" ")];
  for (const request of requests) {
    expect(request.method(), request.url()).toBe("GET");
    expect(request.postDataBuffer(), request.url()).toBeNull();
    const { search } = new URL(request.url());
    for (const secret of secrets) expect(decodeURIComponent(search).toLowerCase()).not.toContain(secret);
  }
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored.toLowerCase()).not.toContain("asha");
  await page.reload();
  await expect(status(page)).toHaveText(/openings?$/);
  await expect(proofs(page)).toHaveCount(0);
});

const unreadableFiles: [string, Buffer, keyof typeof failureWords.codes][] = [
  ["garbage.pdf", Buffer.from("%PDF-1.7\nno objects here"), "corrupt"],
  ["photo.pdf", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "scanned"],
  ["empty.pdf", Buffer.alloc(0), "empty-file"],
];
test("each unreadable file is refused with its own message, the list stays, and a pasted text works instead", async ({
  page,
}) => {
  await openPage(page, "/careers");
  const before = await titles(page).allTextContents();
  for (const [name, bytes, code] of unreadableFiles) {
    await chooseFile(page, name, bytes, "application/pdf");
    await expect(failure(page), name).toHaveAttribute("data-failure", code);
    await expect(failure(page)).toBeFocused();
    await expect(failure(page)).toContainText(failureWords.codes[code].text);
    await expect(titles(page)).toHaveText(before);
  }
  await page.getByLabel(words.paste).fill(samples.resume);
  await page.getByRole("button", { name: words.pasteSubmit }).click();
  await expect(status(page)).toHaveText(byFit(open.length));
  await expect(panel(page)).toContainText(fillTemplate(words.ready, { file: reportWords.pasted }));
  await expect(page.locator("#results-title"), "the pressed button is gone").toBeFocused();
});

test("every accepted format is read and matched", async ({ page }) => {
  await openPage(page, "/careers");
  const accepted = (await panel(page).locator("input[type=file]").getAttribute("accept"))?.split(",");
  expect(accepted).toEqual(resumeFormats.map((format) => `.${format}`));
  for (const format of resumeFormats) {
    const person = { name: "Meera Nair", email: "meera@example.org", phone: "+91 98765 43210" };
    const { name, buffer } = await resumeFile(format, person, page);
    await chooseFile(page, name, buffer);
    await expect(panel(page)).toContainText(fillTemplate(words.ready, { file: name }));
    await expect(proofs(page).first()).toContainText(/[1-9]\d* of \d+ requirements found in your résumé/);
  }
});

test("a protected file asks for its password, also after a wrong one", async ({ page }) => {
  const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]);
  const locked = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(100)]);
  await openPage(page, "/careers");
  await chooseFile(page, "locked.docx", locked);
  await expect(failure(page)).toHaveAttribute("data-failure", "encrypted");
  await page.getByLabel(failureWords.password).fill("no");
  await page.getByRole("button", { name: failureWords.unlock }).click();
  await expect(failure(page)).toBeFocused();
  await matchSample(page);
  await expect(failure(page)).toHaveCount(0);
});

test("an unreadable file removes the evidence of the one before", async ({ page }) => {
  await openPage(page, "/careers");
  await matchSample(page);
  await chooseFile(page, "empty.pdf", Buffer.alloc(0));
  await expect(failure(page)).toBeFocused();
  await expect(proofs(page)).toHaveCount(0);
  await order(page).selectOption({ label: portal.sorts.title });
  await expect(page).toHaveURL("/careers?sort=title");
  await expect(proofs(page)).toHaveCount(0);
});

test("a résumé that meets no requirement gets a message", async ({ page }) => {
  await openPage(page, "/careers");
  await chooseFile(page, "juggler.txt", Buffer.from("Rudi Alder\n\nSkills\nJuggling\n"));
  await expect(panel(page).getByText(words.nothing)).toBeVisible();
  await expect(entries(page)).toHaveCount(10);
  await expect(proofs(page).first()).toContainText(/0 of \d+ requirements/);
  const german =
    "Jonas Weber\n\nBerufserfahrung\n2019 – heute Teamleiter, Nordlicht GmbH\n- Leitung des Teams für den Kundendienst mit Zendesk, zuständig für die Planung der Schichten und der Urlaube\n";
  await chooseFile(page, "jonas.txt", Buffer.from(german));
  const { foreign } = content.evaluateResume.tool;
  await expect(panel(page).getByText(fillTemplate(foreign.language, { name: "German" }))).toBeVisible();
});

test("the reader shows progress, can be cancelled, and reports when it does not load", async ({ page }) => {
  await openPage(page, "/careers");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/match-worker-*.js", async (route) => {
    await released;
    await route.abort();
  });
  await chooseFile(page, "asha.txt", sample);
  await expect(panel(page).getByRole("status").getByText(tool.reading.title)).toBeVisible();
  const cancel = page.getByRole("button", { name: tool.reading.cancel });
  await cancel.click();
  await expect(cancel).toBeHidden();
  await expect(field(page)).toBeFocused();
  release();
  await chooseFile(page, "asha.txt", sample);
  await expect(failure(page)).toHaveAttribute("data-failure", "not-loaded");
  await page.unroute("**/match-worker-*.js");
  await failure(page).getByRole("button").click();
  await expect(status(page)).toHaveText(byFit(open.length));
});

test("works by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Intercepted from the start, or Chromium would open the system's file chooser, which closes immediately.
  const chooser = page.waitForEvent("filechooser");
  await openPage(page, "/careers");
  await field(page).focus();
  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name: "asha.txt", mimeType: "text/plain", buffer: sample });
  await expect(status(page)).toHaveText(byFit(open.length));
  await expect(page.getByLabel(words.another, { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(removeButton(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(titles(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(proofs(page).first().locator("details")).toHaveAttribute("open", "");
  await removeButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
});

test("every state fits a phone", async ({ page }) => {
  await emulate(page, "light", 360);
  await openPage(page, "/careers");
  await chooseFile(page, "locked.pdf", Buffer.from("%PDF-1.7\nno objects here"));
  await expect(failure(page)).toBeFocused();
  await expectNoOverflow(page, "failure");
  const longName = `${"a-very-long-name-of-a-resume-".repeat(6)}.txt`;
  await chooseFile(page, longName, sample);
  await expect(status(page)).toHaveText(byFit(open.length));
  await proofs(page).first().locator("summary").click();
  await expectNoOverflow(page, "results");
  const size = await removeButton(page).boundingBox();
  expect(size?.width).toBeLessThanOrEqual(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel is hidden, and the list is complete", async ({ page }) => {
    await page.goto("/careers");
    await expect(page.getByText(words.title, { exact: true })).toBeHidden();
    await expect(field(page)).toBeHidden();
    await expect(titles(page)).toHaveCount(10);
  });
});
