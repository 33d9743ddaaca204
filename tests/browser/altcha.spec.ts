import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, type Page, test } from "@playwright/test";
import { applicationForm, fillInApplication, resumeInput } from "#tests/support/application-form.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { content, holdRequests, holdScripts, newEmail, openPage, site } from "#tests/support/site.ts";

const { form: words, receipt } = content.contact;
const { fields } = words;
const applying = content.applications;
const email = site.email.text;
const { working, needed, failed } = content.proof;

// All tests share one server, on which ALTCHA is on.
test.describe.configure({ mode: "default" });
const directory = mkdtempSync(`${tmpdir()}/altcha-`);
let server: Server;
let origin = "";
test.beforeAll(async () => {
  server = await startServer({ DATA_DIR: directory, ALTCHA: "on" });
  origin = server.origin;
});
test.afterAll(async () => {
  await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

const contact = () => `${origin}/company/contact`;
const posting = "/career/customer-operations/candidate-support-associate-french";
const status = (page: Page) => page.locator("form [role=status]").last();
const summary = (page: Page) => page.locator("form [role=alert]");
const send = (page: Page) => page.getByRole("button", { name: words.send }).click();

async function fillIn(page: Page): Promise<string> {
  const text = `We have one opening and expect ${Math.random()} résumés.`;
  await page.getByLabel(fields.reason.label).selectOption({ label: "A demo" });
  await page.getByLabel(fields.name.label).fill("Asha Rao");
  await page.getByLabel(fields.email.label).fill(newEmail());
  await page.getByLabel(fields.message.label).fill(text);
  return text;
}

const filled = (text: string) => text.replace("{email}", email);
const arrives = (page: Page) => expect(page.getByRole("heading", { name: receipt.title })).toBeVisible();

const holdChallenge = (page: Page) => holdRequests(page, "**/challenge");

test("scripts send the form again with a solution, which counts once", async ({ page, request }) => {
  const paths: string[] = [];
  const posted: string[] = [];
  const errors: string[] = [];
  page.on("request", (sent) => {
    paths.push(new URL(sent.url()).pathname);
    if (sent.method() === "POST") posted.push(sent.postData() ?? "");
  });
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await openPage(page, contact());
  await fillIn(page);
  expect(paths.filter((path) => /prove|challenge/.test(path))).toEqual([]);

  const release = await holdChallenge(page);
  await send(page);
  await expect(status(page)).toHaveText(working);
  await expect(summary(page)).toHaveCount(0);
  // Sending again while the proof is computed changes nothing.
  await page.getByLabel(fields.name.label).press("Enter");
  expect(posted).toHaveLength(1);
  release();
  await arrives(page);
  expect(posted).toHaveLength(2);
  // Browsers log the first response, a rejection.
  expect(errors.filter((text) => !/status of 403/.test(text))).toEqual([]);

  const proof = new URLSearchParams(posted[1]).get("proof") ?? "";
  expect(JSON.parse(proof)).toHaveProperty("solution.counter");
  const form = { reason: "demo", name: "Bot", email: newEmail(), message: "Many words", proof };
  const replayed = await request.post(contact(), { form, headers: { Origin: origin }, maxRedirects: 0 });
  expect(replayed.status()).toBe(403);
  expect(replayed.headers()["cache-control"]).toBe("no-store");
});

test("without scripts the visitor reads why nothing was sent, and the text is kept", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(contact());
  const text = await fillIn(page);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await send(page);
  expect((await answer).status()).toBe(403);
  await expect(summary(page)).toContainText(filled(needed));
  await expect(page.getByLabel(fields.message.label)).toHaveValue(text);
  await expect(page.getByLabel(fields.reason.label)).toHaveValue("demo");
  await page.close();
});

test("a form sent before the scripts arrive is solved by them afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact());
  await fillIn(page);
  await send(page);
  await expect(summary(page)).toContainText(filled(needed));
  release();
  await page.mouse.move(10, 10);
  await arrives(page);
});

test("a failed check is reported, the text is kept, and it can be sent again", async ({ page }) => {
  await openPage(page, contact());
  const text = await fillIn(page);
  await page.route("**/challenge", (route) => route.abort());
  await send(page);
  await expect(summary(page)).toContainText(filled(failed));
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel(fields.message.label)).toHaveValue(text);

  // The solution of a tampered challenge is rejected, and the page does not retry.
  await page.unroute("**/challenge");
  let changed = 0;
  await page.route("**/challenge", async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, json: { ...(await response.json()), signature: "0".repeat(64) } });
  });
  await send(page);
  await expect(status(page)).toHaveText(working);
  await expect(summary(page)).toContainText(filled(failed));
  expect(changed).toBe(1);

  await page.unroute("**/challenge");
  await send(page);
  await arrives(page);
});

for (const javaScriptEnabled of [true, false]) {
  test(`an application ${javaScriptEnabled ? "with scripts arrives" : "without scripts keeps its file"}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    const address = origin + posting;
    await (javaScriptEnabled ? openPage(page, address) : page.goto(address));
    const form = applicationForm(page);
    await resumeInput(page).setInputFiles({
      name: "asha.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Asha Rao\nSupport, 2021 - 2025"),
    });
    await fillInApplication(page, posting, newEmail());
    const uploads: string[] = [];
    page.on("request", (request) => request.url().includes("/uploads") && uploads.push(request.url()));
    const release = javaScriptEnabled ? await holdChallenge(page) : undefined;
    await page.getByRole("button", { name: applying.form.send }).click();
    if (release) {
      await expect(status(page)).toHaveText(working);
      release();
      await expect(page.getByRole("heading", { name: applying.receipt.title })).toBeVisible();
      expect(uploads, "the file went up once").toHaveLength(1);
    } else {
      await expect(summary(page)).toContainText(filled(needed));
      await expect(form).toContainText("asha.txt");
      await expect(form.getByLabel(applying.form.fields.name.label)).toHaveValue("Asha Rao");
    }
    await page.close();
  });
}

test("while the switch is off there is no challenge", async ({ request }) => {
  expect((await request.get("/challenge")).status()).toBe(404);
  expect((await request.get(`${origin}/challenge`)).status()).toBe(200);
});
