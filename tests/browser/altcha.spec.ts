import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { content, openPage, site } from "#tests/support/site.ts";

const { form: words, receipt } = content.contact;
const { fields } = words;
const applying = content.applications;
const email = site.email.text;
const { working, needed, failed } = content.proof;

/** A site of its own, with the switch on. */
test.describe.configure({ mode: "default" });
const directory = mkdtempSync(`${tmpdir()}/altcha-`);
let server: ChildProcess;
let origin = "";
test.beforeAll(async () => {
  server = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      ...{ PORT: "0", DATA_DIR: directory, ALTCHA: "on", TRUSTED_PROXIES: "0" },
      ...{ SMTP_URL: undefined, SITE_URL: undefined, DATABASE_URL: undefined },
    },
  });
  origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (data: Buffer) => {
      said += data;
      const [, address] = /Ready on (http:\/\/localhost:\d+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.on("exit", () => reject(new Error(said)));
  });
});
test.afterAll(() => {
  server.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

const contact = () => `${origin}/company/contact`;
const opening = () => `${origin}/career/customer-operations/candidate-support-associate-french`;
const newEmail = () => `asha-${Math.random().toString(36).slice(2)}@example.com`;
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

/** Keeps the challenge back until it is let go. */
async function holdChallenge(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/challenge", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("with scripts the form is sent again by itself, and its solution is good for once", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  const posted: string[] = [];
  const wrong: string[] = [];
  page.on("request", (one) => {
    asked.push(new URL(one.url()).pathname);
    if (one.method() === "POST") posted.push(one.postData() ?? "");
  });
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  await openPage(page, contact());
  await fillIn(page);
  expect(asked.filter((path) => /prove|challenge/.test(path))).toEqual([]);

  const release = await holdChallenge(page);
  await send(page);
  await expect(status(page)).toHaveText(working);
  await expect(summary(page)).toHaveCount(0);
  // Who presses again meanwhile waits all the same.
  await page.getByLabel(fields.name.label).press("Enter");
  expect(posted).toHaveLength(1);
  release();
  await arrives(page);
  expect(posted).toHaveLength(2);
  // The first answer is a refusal, and browsers say so of themselves.
  expect(wrong.filter((text) => !/status of 403/.test(text))).toEqual([]);

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

test("who sends before the scripts are there is helped by them afterwards", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto(contact());
  await fillIn(page);
  await send(page);
  await expect(summary(page)).toContainText(filled(needed));
  release();
  await page.mouse.move(10, 10);
  await arrives(page);
});

test("a check that fails is said, the text is kept, and it can be sent again", async ({ page }) => {
  await openPage(page, contact());
  const text = await fillIn(page);
  await page.route("**/challenge", (route) => route.abort());
  await send(page);
  await expect(summary(page)).toContainText(filled(failed));
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel(fields.message.label)).toHaveValue(text);
  await expectNoAxeViolation(page);

  // A challenge that is spoilt on the way is solved in vain: once, and not for ever.
  await page.unroute("**/challenge");
  let spoilt = 0;
  await page.route("**/challenge", async (route) => {
    const response = await route.fetch();
    spoilt += 1;
    await route.fulfill({ response, json: { ...(await response.json()), signature: "0".repeat(64) } });
  });
  await send(page);
  await expect(status(page)).toHaveText(working);
  await expect(summary(page)).toContainText(filled(failed));
  expect(spoilt).toBe(1);

  await page.unroute("**/challenge");
  await send(page);
  await arrives(page);
});

for (const javaScriptEnabled of [true, false]) {
  test(`an application ${javaScriptEnabled ? "with scripts arrives" : "without scripts keeps its file"}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    if (javaScriptEnabled) await openPage(page, opening());
    else await page.goto(opening());
    const form = page.locator("#apply form");
    const file = {
      name: "asha.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Asha Rao\nSupport, 2021 - 2025"),
    };
    await form.locator('input[type="file"][name="resume"]').setInputFiles(file);
    await form.getByLabel(applying.form.fields.name.label).fill("Asha Rao");
    await form.getByLabel(applying.form.fields.email.label).fill(newEmail());
    await form.getByLabel(applying.form.fields.phone.label).fill("+91 98765 43210");
    for (const asked of content.postings.find(({ id }) => opening().endsWith(`/${id}`))?.questions ?? []) {
      const control = form.locator(`[name="question-${asked.id}"]`);
      if (asked.kind === "DATE") await control.fill("2027-01-04");
      else if (asked.kind === "NUMBER") await control.fill(String(asked.min ?? 3));
      else if (asked.kind === "LINK") await control.fill("https://example.com/work");
      else if (asked.kind === "TEXT" || asked.kind === "LONG_TEXT") await control.fill("Bonjour");
      else if ((await control.first().evaluate(({ tagName }) => tagName)) === "SELECT")
        await control.selectOption({ index: 1 });
      else await control.first().check();
    }
    await form.locator('[name="processing"]').check();
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
