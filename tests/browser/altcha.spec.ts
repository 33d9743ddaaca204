import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, type Page, test } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { uploadProofHeader } from "#domain/upload.ts";
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

const storedFiles = () => globSync(`${directory}/files/[0-9a-f][0-9a-f]/*`).sort();
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
  test(`an application ${javaScriptEnabled ? "with scripts arrives" : "without scripts keeps what was typed"}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    const address = origin + posting;
    const filesBefore = storedFiles();
    await (javaScriptEnabled ? openPage(page, address) : page.goto(address));
    const form = applicationForm(page);
    await resumeInput(page).setInputFiles({
      name: "asha.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Asha Rao\nSupport, 2021 - 2025"),
    });
    await fillInApplication(page, posting, newEmail());
    const uploads: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/uploads")) uploads.push(response.status());
    });
    const release = javaScriptEnabled ? await holdChallenge(page) : undefined;
    await page.getByRole("button", { name: applying.form.send }).click();
    if (release) {
      // The file waits for its proof, and then the form for its own.
      await expect(status(page)).toContainText("asha.txt");
      expect(uploads).toEqual([]);
      release();
      await expect(page.getByRole("heading", { name: applying.receipt.title })).toBeVisible();
      expect(uploads, "the file went up once").toEqual([201]);
    } else {
      await expect(summary(page)).toContainText(filled(needed));
      expect(storedFiles(), "no file is kept without a proof").toEqual(filesBefore);
      await expect(form.getByLabel(applying.form.fields.name.label)).toHaveValue("Asha Rao");
    }
    await page.close();
  });
}

test("no file is taken without a proof, and each proof takes one", async ({ request }) => {
  const challenge = await (await request.get(`${origin}/challenge`)).json();
  const proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const upload = (headers: Record<string, string>) =>
    request.post(`${origin}/uploads?name=a.txt`, {
      headers: { Origin: origin, "Content-Type": "application/octet-stream", ...headers },
      data: Buffer.from("Asha Rao"),
    });
  const before = storedFiles();
  const unproven: Record<string, string>[] = [{}, { [uploadProofHeader]: "{}" }];
  for (const headers of unproven) {
    const refused = await upload(headers);
    expect([refused.status(), await refused.json()]).toEqual([
      403,
      { kind: "REFUSED", reason: "PROVE", name: "a.txt" },
    ]);
  }
  expect(storedFiles()).toEqual(before);
  expect((await upload({ [uploadProofHeader]: proof })).status()).toBe(201);
  expect((await upload({ [uploadProofHeader]: proof })).status()).toBe(403);
});

test("a file whose proof fails is reported like a form without one, and can be sent again", async ({
  page,
}) => {
  await openPage(page, origin + posting);
  await resumeInput(page).setInputFiles({
    ...{ name: "asha.txt", mimeType: "text/plain", buffer: Buffer.from("Asha Rao\nSupport, 2021 - 2024") },
  });
  await fillInApplication(page, posting, newEmail());
  await page.route("**/challenge", (route) => route.abort());
  await page.getByRole("button", { name: applying.form.send }).click();
  await expect(summary(page)).toContainText(filled(failed));
  await page.unroute("**/challenge");
  await page.getByRole("button", { name: applying.form.send }).click();
  await expect(page.getByRole("heading", { name: applying.receipt.title })).toBeVisible();
});

test("while the switch is off there is no challenge", async ({ request }) => {
  expect((await request.get("/challenge")).status()).toBe(204);
  expect((await request.get(`${origin}/challenge`)).status()).toBe(200);
});
