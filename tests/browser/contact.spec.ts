import { existsSync } from "node:fs";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { dataDirectory, origin } from "#tests/support/address.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { readMails } from "#tests/support/mails.ts";
import { content, newClientAddress, newEmail, openPage, openTenSecondsAgo } from "#tests/support/site.ts";

const url = "/company/contact";
const { form: words, receipt, mails } = content.contact;
const { fields } = words;

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
  await openTenSecondsAgo(page);
});

/** A text that is unique to one message. */
const newText = () => `We have one opening and expect ${Math.random()} résumés.\nWhen could you show it?`;

async function fillIn(page: Page, values: Partial<Record<keyof typeof fields, string>> = {}) {
  const text = values.message ?? newText();
  await page.getByLabel(fields.reason.label).selectOption({ label: "A demo" });
  await page.getByLabel(fields.name.label).fill(values.name ?? "Asha Rao");
  await page.getByLabel(fields.email.label).fill(values.email ?? newEmail());
  await page.getByLabel(fields.company.label).fill(values.company ?? "Example Ltd");
  await page.getByLabel(fields.message.label).fill(text);
  return text;
}
const send = (page: Page) => page.getByRole("button", { name: words.send }).click();
const heading = (page: Page) => page.getByRole("heading", { name: receipt.title });
const summary = (page: Page) => page.locator("form [role=alert]");

async function readReference(page: Page): Promise<string> {
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  const reference = (await page.locator("#message strong").textContent()) ?? "";
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(page.url()).toMatch(new RegExp(`\\?received=${reference}$`));
  return reference;
}

async function mailsWith(reference: string, count: number) {
  const find = async () => (await readMails(dataDirectory)).filter(({ text }) => text?.includes(reference));
  await expect.poll(async () => (await find()).length).toBe(count);
  return find();
}

async function expectFits(page: Page, state: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${state} at ${width} px`);
  }
}

/** Mails leave in order, so once both mails of a later message are there, no more can follow. */
async function onlyMailsWith(request: APIRequestContext, reference: string, count: number) {
  const form = { reason: "demo", name: "Asha Rao", email: newEmail(), message: newText() };
  const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
  const answer = await request.post(url, { form, headers, maxRedirects: 0 });
  const [, later = ""] = /received=(.+)$/.exec(answer.headers().location ?? "") ?? [];
  await mailsWith(later, 2);
  return mailsWith(reference, count);
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page) => (javaScriptEnabled ? openPage(page, url) : page.goto(url));

    test("a message is received under a reference, and company and sender get a mail", async ({ page }) => {
      await open(page);
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      const text = await fillIn(page, { email: "Asha.Rao@example.com" });
      await send(page);
      const reference = await readReference(page);
      expect(documents, "with scripts the page stays").toBe(javaScriptEnabled ? 0 : 2);
      await expect(page.locator("#message")).toContainText(receipt.mailed);
      if (javaScriptEnabled) await expectFits(page, "receipt");

      const found = await mailsWith(reference, 2);
      const toCompany = found.find(({ to }) => to?.[0]?.address !== "Asha.Rao@example.com");
      expect(toCompany?.replyTo?.[0]).toEqual({ name: "Asha Rao", address: "Asha.Rao@example.com" });
      expect(toCompany?.text).toContain(text);
      const toSender = found.find(({ to }) => to?.[0]?.address === "Asha.Rao@example.com");
      expect(toSender?.subject).toContain(reference);

      await page.reload();
      await expect(heading(page)).toBeVisible();
      await page.getByRole("link", { name: receipt.another }).click();
      await expect(page.getByLabel(fields.name.label)).toHaveValue("");
    });

    test("errors are listed at the top and at the fields, and everything typed is kept", async ({ page }) => {
      await open(page);
      await page.getByLabel(fields.name.label).fill("  Zoë “Z” <b>");
      await page.getByLabel(fields.email.label).fill("asha@example.com, evil@example.com");
      await page.getByLabel(fields.message.label).fill("Short");
      await send(page);

      await expect(summary(page)).toBeFocused();
      const expected = [
        fields.reason.missing,
        fields.email.wrong,
        fields.message.short.replace("{min}", "10"),
      ];
      await expect(summary(page).getByRole("link")).toHaveText(expected);
      await expect(page.getByLabel(fields.name.label)).toHaveValue(
        "Zoë “Z” <b>".padStart(javaScriptEnabled ? 13 : 0),
      );
      await expect(page.getByLabel(fields.email.label)).toHaveValue("asha@example.com, evil@example.com");
      await expect(page.getByLabel(fields.email.label)).toHaveAccessibleDescription(
        `${fields.email.hint} ${fields.email.wrong}`,
      );
      await expect(page.getByLabel(fields.message.label)).toHaveValue("Short");
      if (javaScriptEnabled) await expectFits(page, "errors");
      await summary(page).getByRole("link").nth(1).click();
      await expect(page.getByLabel(fields.email.label)).toBeFocused();
      await expect(summary(page).getByRole("link")).toHaveText(expected);

      await fillIn(page);
      await send(page);
      await readReference(page);
    });

    test("sending the same again shows the same receipt and sends no second mail", async ({
      page,
      request,
    }) => {
      await open(page);
      const email = newEmail();
      const text = await fillIn(page, { email });
      await send(page);
      const reference = await readReference(page);
      await mailsWith(reference, 2);
      await open(page);
      await fillIn(page, { email, message: text });
      await send(page);
      expect(await readReference(page)).toBe(reference);
      await onlyMailsWith(request, reference, 2);
    });

    test("a flood is stopped with the time to wait, and what was typed is kept", async ({ page }) => {
      const email = newEmail();
      const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
      for (let count = 0; count < 12; count += 1) {
        const form = { reason: "demo", name: "Asha Rao", email, message: newText() };
        expect((await page.request.post(url, { form, headers, maxRedirects: 0 })).status()).toBe(303);
      }
      await page.setExtraHTTPHeaders({ "X-Forwarded-For": headers["X-Forwarded-For"] });
      await open(page);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      const text = await fillIn(page, { email: email.toUpperCase() });
      await send(page);
      const { status, retryAfter } = await answer.then(async (response) => ({
        status: response.status(),
        retryAfter: Number((await response.allHeaders())["retry-after"]),
      }));
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(3000);
      await expect(summary(page)).toContainText("in 60 minutes");
      await expect(page.getByLabel(fields.message.label)).toHaveValue(text);
      await expect(page.getByLabel(fields.reason.label)).toHaveValue("demo");
    });
  });
}

test("a link fills in the reason and the page, and the company reads both", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
  await page.goto(`${url}?reason=trial&page=/platform/resumate`);
  await expect(page.getByLabel(fields.reason.label)).toHaveValue("trial");
  await expect(page.locator("#message form")).toContainText(`${fields.page.label}: /platform/resumate`);
  // A rejected form keeps the page.
  await send(page);
  await expect(page.locator("#message form")).toContainText(`${fields.page.label}: /platform/resumate`);
  await fillIn(page);
  await send(page);
  const reference = await readReference(page);
  const found = await mailsWith(reference, 2);
  const toCompany = found.find(({ text }) => text?.includes("Asha Rao"));
  expect(toCompany?.text).toContain("Sent from: /platform/resumate\n");
  for (const foreign of ["//evil.example", "https://evil.example/", "/no-such-page", "/career/none/none"]) {
    await page.goto(`${url}?reason=none&page=${encodeURIComponent(foreign)}`);
    await expect(page.getByLabel(fields.reason.label)).toHaveValue("");
    await expect(page.locator("#message")).not.toContainText(fields.page.label);
  }
  await context.close();
});

test("a message can be sent with only the keyboard", async ({ page }) => {
  await openPage(page, url);
  await page.getByLabel(fields.reason.label).focus();
  await page.keyboard.type("A press");
  const typed = ["Asha Rao", newEmail(), "Example Ltd", newText()];
  for (const text of typed) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.privacyLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await readReference(page);
});

test("a double click makes one message", async ({ page, request }) => {
  await openPage(page, url);
  await fillIn(page);
  await page.getByRole("button", { name: words.send }).dblclick();
  const reference = await readReference(page);
  await onlyMailsWith(request, reference, 2);
});

test("the hidden field marks a message and drops nothing", async ({ page, request }) => {
  const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
  const form = { reason: "demo", name: "Bot", email: "bot@example.com", message: newText(), homepage: "x" };
  const answer = await request.post(url, { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const [, reference = ""] = /received=(.*)$/.exec(answer.headers().location ?? "") ?? [];
  const [mail] = await mailsWith(reference, 1);
  expect(mail?.subject).toContain(mails.received.suspected.split("{")[0]);
  expect(mail?.text).toContain(mails.received.suspicion.honeypot);
  await page.goto(answer.headers().location ?? "");
  await expect(page.locator("#message")).toContainText(reference);
  // A detected bot gets the same receipt as everyone else.
  await expect(page.locator("#message")).toContainText(receipt.mailed);
});

test("only forms of this site are accepted, and only up to the length of a form", async ({ request }) => {
  const form = { reason: "demo", name: "A", email: "a@example.com", message: newText() };
  const own = { Origin: origin, "X-Forwarded-For": newClientAddress() };
  const foreign: Record<string, string>[] = [
    {},
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) expect((await request.post(url, { form, headers })).status()).toBe(403);
  const long = { ...form, message: "x".repeat(70_000) };
  const tooLong = await request.post(url, { form: long, headers: own });
  expect(tooLong.status()).toBe(413);
  expect(tooLong.headers()["x-content-type-options"]).toBe("nosniff");
  const wrong = { ...form, name: "a\u0000b", message: "\u202e\ud800 and \u0007 more" };
  const refused = await request.post(url, { form: wrong, headers: own });
  expect(refused.status()).toBe(422);
  expect(refused.headers()["cache-control"]).toBe("no-store");
  expect(refused.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  const broken = { ...own, "Content-Type": "multipart/form-data; boundary=x" };
  expect((await request.post(url, { data: "--y", headers: broken })).status()).toBe(400);
  expect((await request.put(url, { form, headers: own })).status()).toBe(405);
});

test("an unknown reference shows the form and says so", async ({ page }) => {
  await openPage(page, `${url}?received=00000-00000`);
  await expect(page.locator("#message")).toContainText(receipt.unknown.replace("{reference}", "00000-00000"));
  await expect(page.getByLabel(fields.name.label)).toBeVisible();
});

test("a failed connection loses nothing that was typed, and it can be sent again", async ({ page }) => {
  await openPage(page, url);
  const text = await fillIn(page);
  await page.route("**/contact.data*", (route) => route.abort());
  await send(page);
  await expect(summary(page)).toContainText(words.offline);
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel(fields.message.label)).toHaveValue(text);
  await page.unroute("**/contact.data*");
  await send(page);
  await readReference(page);
});

test("health endpoints report the store and the number of pending tasks", async ({ request }) => {
  expect(await (await request.get("/healthz")).json()).toEqual({ alive: true });
  const ready = await request.get("/readyz");
  expect(ready.headers()["cache-control"]).toBe("no-store");
  expect(await ready.json()).toMatchObject({ ready: true, store: "sqlite", outbox: { dead: 0 } });
  expect(existsSync(`${dataDirectory}/site.db`)).toBe(true);
});
