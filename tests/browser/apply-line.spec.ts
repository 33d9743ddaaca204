import { randomBytes } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { sitePort } from "#tests/support/address.ts";
import { makeCollectingLink } from "#tests/support/collecting-link.ts";
import { type ResumeFile, resumeFile } from "#tests/support/resume-files.ts";
import { content } from "#tests/support/site.ts";
import { openSlowLine } from "#tests/support/slow-line.ts";

type Line = Awaited<ReturnType<typeof openSlowLine>>;
type Link = Awaited<ReturnType<typeof makeCollectingLink>>;

/** An applicant on a mobile network at its worst, and an employer who is connected well. */
const test = base.extend<{ line: Line; link: Link }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  line: async ({}, use) => {
    const line = await openSlowLine(sitePort, 400_000);
    await use(line);
    line.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  link: async ({}, use) => use(await makeCollectingLink()),
});

const words = { ...content.applyLink.words.en, ...content.applyLink.finish.en };
const person = { name: "Nilesh Kadam", email: "nilesh@example.com", phone: "+91 98765 43210" };
const note = "I live nearby.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const nameField = (page: Page) => page.getByLabel(words.name, { exact: true });

/** A résumé with a photo, just below 256 KB: the seal pads what is larger. */
async function resumeWithPhoto(): Promise<ResumeFile> {
  const { buffer, ...file } = await resumeFile("docx", person);
  const photo = { "word/media/photo.jpg": randomBytes(240_000) };
  return { ...file, buffer: Buffer.from(zipSync({ ...unzipSync(buffer), ...photo })) };
}

test("an application is sent once over a line that stalls, is cut, and loses the answer", async ({
  page,
  line,
  link,
}) => {
  const file = await resumeWithPhoto();
  await page.goto(link.addressAt(line.origin));
  await page.getByLabel(words.note).fill(note);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText(words.filled)).toBeVisible();
  await page.getByLabel(fillTemplate(words.consent, { employer: link.card.employer })).check();
  await button(page, words.next).click();
  const upload = () => page.waitForRequest((request) => request.method() === "PUT");

  await test.step("the page says that it is sending while nothing passes, and that nothing was sent", async () => {
    line.turn("STALLED");
    await button(page, words.send).click();
    await expect(page.getByText(words.sending)).toBeVisible();
    line.turn("UP");
    await line.cutAfter(100_000);
    await expect(page.getByRole("alert")).toHaveText(words.problems.OFFLINE);
    expect(await link.arrivals()).toEqual([]);
  });

  await test.step("what was typed is still there", async () => {
    await button(page, words.change).click();
    await expect(page.getByLabel(words.note)).toHaveValue(note);
    await expect(nameField(page)).toHaveValue(person.name);
    await button(page, words.next).click();
  });

  await test.step("it arrives, but the answer is lost", async () => {
    line.turn("UP");
    const sending = upload();
    await button(page, words.send).click();
    await sending;
    line.turn("MUTE");
    await expect.poll(async () => (await link.arrivals()).length).toBe(1);
    await expect(page.getByText(words.sending)).toBeVisible();
    line.turn("CUT");
    await expect(page.getByRole("alert")).toHaveText(words.problems.OFFLINE);
  });

  await test.step("it is sent again, and the employer has it once", async () => {
    line.turn("UP");
    await button(page, words.send).click();
    await expect(page.getByRole("heading", { name: words.sent, exact: true })).toBeVisible();
    const [arrival, ...others] = await link.arrivals();
    expect(others).toEqual([]);
    expect(arrival?.submission).toMatchObject({ ...person, note });
    expect(file.buffer.equals(arrival?.file ?? Buffer.from(""))).toBe(true);
  });
});

test("a page whose scripts don't arrive says so, and goes on with what was typed", async ({
  page,
  line,
  link,
}) => {
  /** Cuts the line as soon as a script is asked for. */
  async function cutAt(name: string): Promise<void> {
    await page.waitForRequest((request) => new RegExp(`/assets/${name}-[^/]+\\.js$`).test(request.url()));
    line.turn("CUT");
  }
  const { failed, again } = content.applyLink.page;

  await test.step("the scripts of the site, and the program of the page", async () => {
    const cut = cutAt("vendor");
    await page.goto(link.addressAt(line.origin));
    await cut;
    await expect(page.getByRole("alert")).toContainText(failed);
    line.turn("UP");
    const cutAgain = cutAt("apply-app");
    await button(page, again).click();
    await cutAgain;
    await expect(page.getByRole("alert")).toContainText(failed);
    line.turn("UP");
  });

  await test.step("its words, and what is behind the link", async () => {
    const cut = cutAt("apply-words-en.data");
    await button(page, again).click();
    await cut;
    await expect(page.getByRole("alert")).toContainText(failed);
    line.turn("UP");
    await button(page, again).click();
    await expect(page.getByRole("alert")).toContainText(words.states.OFFLINE);
    line.turn("UP");
    await button(page, words.again).click();
    await page.getByLabel(words.note).fill(note);
    await page.getByLabel(fillTemplate(words.consent, { employer: link.card.employer })).check();
  });

  await test.step("what reads the résumé", async () => {
    const cut = cutAt("contact-worker");
    await page.locator("input[type=file]").setInputFiles(await resumeFile("txt", person));
    await cut;
    await expect(page.getByText(words.unread)).toBeVisible();
    line.turn("UP");
    await button(page, words.again).click();
    await expect(page.getByText(words.filled)).toBeVisible();
    await expect(nameField(page)).toHaveValue(person.name);
  });

  await test.step("after that, sending needs no more scripts", async () => {
    await button(page, words.next).click();
    await expect(page.getByRole("heading", { name: words.preview })).toBeFocused();
    await page.route("**/*.js", (route) => route.abort());
    await button(page, words.send).click();
    await expect(page.getByRole("heading", { name: words.sent, exact: true })).toBeVisible();
    const [arrival] = await link.arrivals();
    expect(arrival?.submission).toMatchObject({ ...person, note });
  });
});
