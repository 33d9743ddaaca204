import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import { fillPlural } from "#domain/text/plural.ts";
import { dataDirectory, origin } from "#tests/support/address.ts";
import {
  expectContact,
  fillInApplication as fillIn,
  applicationForm as form,
  questionsOf,
  resumeInput,
} from "#tests/support/application-form.ts";
import { applyWithFile, randomFile } from "#tests/support/candidates.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { readMails } from "#tests/support/mails.ts";
import { resumeFormats } from "#tests/support/resume-files.ts";
import {
  content,
  holdScripts,
  newClientAddress,
  newEmail,
  openPage,
  openTenSecondsAgo,
  typeBeforeScripts,
  whenInteractive,
} from "#tests/support/site.ts";

const { form: words, receipt, verification, links, myApplication, mails } = content.applications;
const { fields } = words;

/** A posting with many kinds of questions, and one that also asks for a file. */
const url = "/career/customer-operations/candidate-support-associate-french";
const withFile = "/career/product-engineering/product-designer";

/** Tests that only send requests open no page. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
    await openTenSecondsAgo(page);
    await use(page);
  },
});

const resumeText = [
  "Asha Rao",
  "asha.rao@example.org | +91 98765 43210",
  "",
  "Experience",
  "Support associate, Example Ltd, 2021 - 2025",
  "- Answered 60 candidates a day by chat and e-mail in French and English",
].join("\n");
const resume = (name = "asha.txt", text = resumeText) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});
/** A file that is one byte too large, as a path: the browser reads it without a copy. */
function tooLargeResume(testInfo: TestInfo): string {
  const path = testInfo.outputPath("large.pdf");
  writeFileSync(path, "%PDF-");
  truncateSync(path, 10 * 1024 * 1024 + 1);
  return path;
}
const tooLarge = words.file.TOO_LARGE.replace("{max}", "10");

const send = (page: Page) => page.getByRole("button", { name: words.send }).click();
const summary = (page: Page) => form(page).getByRole("alert");

async function readReference(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: receipt.title })).toBeVisible();
  const reference = (await page.locator("#apply strong").textContent()) ?? "";
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return reference;
}

/** Applies without a browser, for tests of what happens after the form. */
async function applyByRequest(file = randomFile(500), email = newEmail()): Promise<string> {
  const { reference } = await applyWithFile(origin, file, email);
  expect(reference).toBeDefined();
  return reference ?? "";
}

/** Waits for a number of mails about an application and returns them. */
async function mailsWith(reference: string, count: number) {
  const find = async () => (await readMails(dataDirectory)).filter(({ text }) => text?.includes(reference));
  await expect.poll(async () => (await find()).length).toBe(count);
  return find();
}
function linkIn(text: string | undefined, path: string): string {
  const [link = ""] = new RegExp(`http://\\S+${path}\\?token=\\S+`).exec(text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}
async function linksOf(reference: string) {
  const [mail] = await mailsWith(reference, 1);
  expect(mail?.subject).toContain(reference);
  return { confirm: linkIn(mail?.text, "/email-verification"), follow: linkIn(mail?.text, "/application") };
}

/** Confirms the address and opens the candidate's page. */
async function openOwnPage(page: Page, reference: string) {
  const links = await linksOf(reference);
  await page.goto(links.confirm);
  await page.getByRole("button", { name: verification.confirm }).click();
  await expect(page.getByRole("heading", { name: verification.done.title })).toBeVisible();
  await page.goto(links.follow);
  return links;
}

/** Drafts are stored by code that loads on the first input. */
const storedDraft = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test("on a phone a bar to apply stays above the strip, and leads to the first field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, url);
  const bar = page.locator(".apply-bar");
  await expect(bar).toBeInViewport({ ratio: 1 });
  const strip = await page.getByRole("complementary").last().boundingBox();
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
  await bar.getByRole("link", { name: words.link }).click();
  await expect(page.locator("input[name=resume]")).toBeInViewport();
  await expect(bar).not.toBeInViewport();
});

test("one applies by keyboard, as wide as a phone: with a draft until it is sent, a receipt that no cache keeps, and a mail with both links", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step("a draft stays on the device until it is cleared", async () => {
    await openPage(page, url);
    await form(page).getByLabel(fields.name.label).fill("Asha Rao");
    await form(page).locator('[name="question-weekdays"]').first().check();
    await expect.poll(() => storedDraft(page)).toContain("question-weekdays");
    await page.reload();
    await expect(form(page).getByText(words.draft.restored)).toBeVisible();
    await expect(form(page).getByLabel(fields.name.label)).toHaveValue("Asha Rao");
    await expect(form(page).locator('[name="question-weekdays"]').first()).toBeChecked();
    await page.getByRole("button", { name: words.draft.clear }).click();
    await expect(form(page).getByLabel(fields.name.label)).toHaveValue("");
  });
  await test.step("the whole form is filled in and sent by the keyboard", async () => {
    await page.getByRole("link", { name: words.link, exact: true }).press("Enter");
    await resumeInput(page).setInputFiles(resume());
    const focusOn = async (name: string) => {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"));
        if (focused === name) return;
      }
      throw new Error(`Tab does not reach ${name}`);
    };
    await resumeInput(page).focus();
    for (const [name, text] of [
      ["name", "Asha Rao"],
      ["email", newEmail()],
      ["phone", "+91 98765 43210"],
    ] as const) {
      await focusOn(name);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    }
    for (const { id, kind } of questionsOf(url)) {
      await focusOn(`question-${id}`);
      if (kind === "DATE") await page.keyboard.type("01042027");
      else if (kind === "LONG_TEXT" || kind === "TEXT") await page.keyboard.type("Bonjour");
      else await page.keyboard.press("Space");
    }
    await focusOn("processing");
    await page.keyboard.press("Space");
    await expectNoOverflow(page);
    await page.getByRole("button", { name: words.send }).focus();
    await page.keyboard.press("Enter");
  });
  const reference = await readReference(page);
  await expect(page).toHaveURL(`${url}?applied=${reference}#apply`);
  const answer = await request.get(`${url}?applied=${reference}`);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).toContain(reference);
  expect(await (await request.get(url)).text()).not.toContain(reference);
  const unknown = await (await request.get(`${url}?applied=AAAAA-AAAAA`)).text();
  expect(unknown).toContain("find an application with the reference AAAAA-AAAAA");

  await page.getByRole("main").getByRole("link", { name: receipt.noMail.link }).click();
  await expect(page).toHaveURL("/application");
  const { confirm, follow } = await linksOf(reference);
  expect(confirm).not.toBe(follow);
  await page.goto(`${url}?applied=${reference}`);
  expect(await readReference(page)).toBe(reference);
  await openPage(page, url);
  await expect(form(page).getByLabel(fields.name.label), "the draft is gone with what was sent").toHaveValue(
    "",
  );
});

test("nothing typed or attached is lost by a refused, forgotten or left out file, an error or a failed connection", async ({
  page,
  context,
}, testInfo) => {
  const extra = form(page).locator('input[type="file"][name^="question-"]');
  await openPage(page, withFile);
  await fillIn(page, withFile, newEmail());
  await test.step("an empty, too large or unsupported file is refused", async () => {
    const tries = [
      [resume("empty.pdf", ""), words.file.EMPTY],
      [resume("program.pdf", "MZ\u0000\u0001"), words.file.WRONG_TYPE],
      [resume("page.html", "<p>x</p>"), words.file.WRONG_TYPE],
      [tooLargeResume(testInfo), tooLarge],
    ] as const;
    for (const [chosen, error] of tries) {
      await resumeInput(page).setInputFiles(chosen);
      await send(page);
      await expect(summary(page).getByText(error)).toBeVisible();
    }
  });
  await form(page).getByLabel(fields.email.label).fill("asha@");
  await form(page).getByLabel(fields.note.label).fill("I would like to begin in spring.");
  const sent: string[] = [];
  await test.step("a file that the site no longer has is uploaded again", async () => {
    // The site has deleted the file by the time the form arrives.
    await page.route("**/uploads?*", async (route) => {
      sent.push("forgotten");
      await route.fulfill({
        status: 201,
        json: { kind: "SAVED", id: "forgotten", name: "asha.txt", size: 9 },
      });
    });
    await resumeInput(page).setInputFiles(resume("mein lebenslauf.txt"));
    await send(page);
    await expect(summary(page).getByText(words.file.GONE)).toBeVisible();
    await page.unroute("**/uploads?*");
    page.on("request", (request) => {
      if (request.url().includes("/uploads?")) sent.push("once more");
    });
    await send(page);
    await expect(form(page).getByText("mein lebenslauf.txt (1 KB) is already here")).toBeVisible();
  });
  await test.step("errors link to their fields, and what was typed is kept", async () => {
    await expect(summary(page)).toBeFocused();
    await expect(form(page).getByLabel(fields.note.label)).toHaveValue("I would like to begin in spring.");
    await summary(page).getByRole("link", { name: fields.email.wrong }).click();
    await expect(form(page).getByLabel(fields.email.label)).toBeFocused();
  });
  await test.step("a file that is not required can be left out after all", async () => {
    await extra.setInputFiles(resume("portfolio.txt", "One project, told well."));
    await send(page);
    await expect(form(page).getByText("portfolio.txt (1 KB) is already here")).toBeVisible();
    await expect(form(page).getByLabel(words.file.leaveOut), "the résumé is required").toHaveCount(1);
    await form(page).getByLabel(words.file.leaveOut).check();
    await send(page);
    await expect(form(page).getByLabel(words.file.leaveOut)).toHaveCount(0);
  });
  await form(page).getByLabel(fields.email.label).fill(newEmail());
  await test.step("a failed connection loses nothing, and the next try arrives", async () => {
    await context.setOffline(true);
    await send(page);
    await expect(summary(page).getByText(words.offline)).toBeVisible();
    await context.setOffline(false);
    await send(page);
  });
  await openOwnPage(page, await readReference(page));
  await expect(page.getByText("mein lebenslauf.txt")).toBeVisible();
  await expect(page.getByText("portfolio.txt")).toHaveCount(0);
  expect(sent, "each file once, but the forgotten one").toEqual(["forgotten", "once more", "once more"]);
});

test("a question that asks for a file takes one, and the consent can be taken back", async ({
  page,
  request,
}) => {
  await openPage(page, withFile);
  await resumeInput(page).setInputFiles(resume());
  await fillIn(page, withFile, newEmail());
  await form(page)
    .locator('input[type="file"][name^="question-"]')
    .setInputFiles(resume("portfolio.txt", "One project, told well."));
  await form(page).locator('input[name="retention"]').check();
  await send(page);
  const { follow } = await openOwnPage(page, await readReference(page));
  await expect(page.getByText("portfolio.txt")).toBeVisible();
  const [label = ""] = myApplication.fileLink.split("{label}");
  const href = await page.getByRole("link", { name: label }).getAttribute("href");
  expect(await (await request.get(href ?? "")).text()).toBe("One project, told well.");

  await expect(page.getByText(myApplication.facts.retains)).toBeVisible();
  await page.getByRole("button", { name: myApplication.consent.send }).click();
  await expect(page.getByText(myApplication.facts.doesNotRetain)).toBeVisible();
  await expect(page.getByRole("button", { name: myApplication.consent.send })).toHaveCount(0);
  await page.goto(follow);
  await expect(page.getByText(myApplication.facts.doesNotRetain)).toBeVisible();
});

test("the résumé fills in contact details on the device; another replaces or clears them, but nothing that was typed", async ({
  page,
}) => {
  await openPage(page, url);
  const accepted = (await resumeInput(page).getAttribute("accept"))?.split(",") ?? [];
  const readable = resumeFormats.filter((format) => accepted.includes(`.${format}`));
  expect(readable, "old Word files are accepted, but cannot be read").toHaveLength(accepted.length - 1);
  const requests: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
  await resumeInput(page).setInputFiles(resume());
  await expectContact(page, {
    name: "Asha Rao",
    email: "asha.rao@example.org",
    phone: "+91 98765 43210",
  });
  await form(page).getByLabel(fields.phone.label).fill("+91 11111 11111");
  await resumeInput(page).setInputFiles(
    resume("ben.txt", resumeText.replace("Asha Rao", "Ben Roy").replace("asha.rao@example.org | ", "")),
  );
  await expectContact(page, { name: "Ben Roy", email: "", phone: "+91 11111 11111" });
  await expect(
    form(page).getByText(words.prefill.found),
    "the name is the only value from this file",
  ).toHaveCount(1);
  await form(page).getByLabel(fields.email.label).fill("typed@example.org");
  await resumeInput(page).setInputFiles(resume());
  await expectContact(page, { name: "Asha Rao", email: "typed@example.org", phone: "+91 11111 11111" });
  expect(requests).toEqual([]);
});

test("a first visit loads no code of drafts, and the first input does; a draft of last week is deleted, also that of another posting", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const ofDrafts = () => requested.filter((address) => /\/draft-[\w-]+\.js$/.test(address));
  await page.clock.install();
  await openPage(page, url);
  await page.waitForLoadState("networkidle");
  expect(ofDrafts()).toEqual([]);
  await form(page).getByLabel(fields.name.label).fill("Asha Rao");
  await expect.poll(ofDrafts).toHaveLength(1);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("application:")));
  await expect.poll(drafts).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem("application:/career/old/format", '{"name":["Asha Rao"]}'));
  await page.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect.poll(drafts).toEqual([]);
  await expect(form(page).getByLabel(fields.name.label)).toHaveValue("");
});

test("a choice or text before the scripts arrive is in the draft, too", async ({ page }) => {
  await test.step("a choice", async () => {
    const weekday = form(page).locator('[name="question-weekdays"]').first();
    const release = await holdScripts(page);
    await page.goto(url);
    await weekday.check();
    release();
    await whenInteractive(page);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await openPage(page, url);
    await expect(weekday).toBeChecked();
    // An emptied form leaves no draft.
    await weekday.uncheck();
    await expect.poll(() => storedDraft(page)).toBe("{}");
  });
  await test.step("text", async () => {
    await typeBeforeScripts(page, url, fields.name.label, "Asha Rao");
    await whenInteractive(page);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await openPage(page, url);
    await expect(form(page).getByLabel(fields.name.label)).toHaveValue("Asha Rao");
    await expect(form(page).getByText(words.draft.restored)).toBeVisible();
    // An emptied form leaves no draft.
    await form(page).getByLabel(fields.name.label).fill("");
    await expect.poll(() => storedDraft(page)).toBe("{}");
    await openPage(page, url);
    await expect(form(page).getByText(words.draft.restored)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one applies, and an error keeps what was typed and the file, but one too large or left out", async ({
    page,
  }, testInfo) => {
    await test.step("a file that is too large comes back with a form that has everything else", async () => {
      await page.goto(withFile);
      await form(page).getByLabel(fields.name.label).fill("Asha Rao");
      await resumeInput(page).setInputFiles(tooLargeResume(testInfo));
      await send(page);
      await expect(summary(page).getByText(tooLarge)).toBeVisible();
      await expect(form(page).getByLabel(fields.name.label)).toHaveValue("Asha Rao");
    });
    await resumeInput(page).setInputFiles(resume("ohne skript.txt"));
    await form(page)
      .locator('input[type="file"][name^="question-"]')
      .setInputFiles(resume("portfolio.txt", "One project, told well."));
    await send(page);
    await expect(form(page).getByText("ohne skript.txt (1 KB) is already here")).toBeVisible();
    await expect(form(page).getByText("portfolio.txt (1 KB) is already here")).toBeVisible();
    await expect(form(page).getByLabel(fields.name.label)).toHaveValue("Asha Rao");
    await expect(form(page).getByLabel(words.file.leaveOut), "the résumé is required").toHaveCount(1);
    await form(page).getByLabel(words.file.leaveOut).check();
    await send(page);
    await expect(form(page).getByLabel(words.file.leaveOut)).toHaveCount(0);
    await fillIn(page, withFile, newEmail());
    await send(page);
    await openOwnPage(page, await readReference(page));
    await expect(page.getByText("ohne skript.txt")).toBeVisible();
    await expect(page.getByText("portfolio.txt")).toHaveCount(0);
  });
});

test("only the button behind a link confirms the address, any number of times; the candidate's page then shows what was sent, gives it back, and withdraws", async ({
  page,
  request,
}) => {
  const file = randomFile(500);
  const reference = await applyByRequest(file);
  const { confirm, follow } = await linksOf(reference);
  await test.step("only the button behind a link confirms the address, any number of times, and a changed link confirms nothing", async () => {
    const changed = await page.goto(confirm.replace(/.$/, (last) => (last === "A" ? "B" : "A")));
    expect(changed?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: verification.gone.title })).toBeVisible();
    for (const method of ["HEAD", "GET", "GET"]) await request.fetch(confirm, { method });
    await page.goto(follow);
    await expect(page.getByText(myApplication.unconfirmed)).toBeVisible();
    // The address may be mistyped and belong to someone else.
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText(myApplication.confirmFirst)).toBeVisible();
    await expect(page.getByText("Asha Rao")).toHaveCount(0);
    expect((await request.get(follow.replace("?", "/resume?"))).status()).toBe(403);

    const opened = await page.goto(confirm);
    expect(opened?.headers()).toMatchObject({
      "cache-control": "no-store, no-transform",
      "referrer-policy": "no-referrer",
    });
    await expect(page.getByRole("heading", { name: verification.open.title })).toBeVisible();
    await page.getByRole("button", { name: verification.confirm }).click();
    await expect(page.getByRole("heading", { name: verification.done.title })).toBeVisible();
    await page.goto(confirm);
    await expect(page.getByRole("heading", { name: verification.done.title })).toBeVisible();
    await page.goto(follow);
    await expect(page.getByText("You confirmed your email address on")).toBeVisible();
  });
  await test.step("the candidate's page shows what was sent, gives it back, and withdraws", async () => {
    await expect(page.getByText("Line one\nline two 🙂")).toBeVisible();
    const href = async (name: string) => (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    const data = await request.get(await href(myApplication.dataLink));
    expect(await data.json()).toMatchObject({ reference, name: "Asha Rao" });
    const download = await request.get(await href(myApplication.resumeLink));
    expect(file.equals(await download.body())).toBe(true);
    expect(download.headers()["content-disposition"]).toMatch(/^attachment; filename="r_sum_.pdf"/);
    await page.getByRole("button", { name: myApplication.withdraw.send }).click();
    await expect(page.getByText(myApplication.withdraw.done)).toBeVisible();
  });
});

test("sent twice it is one application with one mail", async ({ page }) => {
  const email = newEmail();
  const apply = async () => {
    await openPage(page, url);
    await resumeInput(page).setInputFiles(resume());
    await fillIn(page, url, email);
    await send(page);
    return readReference(page);
  };
  const first = await apply();
  expect(await apply()).toBe(first);
  await mailsWith(first, 1);
});

test("the page that mails new links says the same with and without an application", async ({ page }) => {
  const email = newEmail();
  const reference = await applyByRequest(randomFile(500), email);
  await openPage(page, "/application");
  await page.getByLabel(links.email).fill("asha@");
  await page.getByRole("button", { name: links.send }).click();
  await expect(page.getByText(links.wrong)).toBeVisible();
  for (const address of [email, newEmail()]) {
    await openPage(page, "/application");
    await page.getByLabel(links.email).fill(address.toUpperCase());
    await page.getByRole("button", { name: links.send }).click();
    await expect(page.getByText(links.asked)).toBeVisible();
  }
  const sent = await mailsWith(reference, 2);
  const [start = ""] = mails.links.subject.split("{site}");
  expect(sent.filter(({ subject }) => subject?.startsWith(start))).toHaveLength(1);
});

test("everything is erased immediately, but not by mistake, and no page says so twice", async ({
  page,
  context,
  request,
}) => {
  const reference = await applyByRequest();
  const { follow } = await linksOf(reference);
  await page.goto(follow);
  await page.getByRole("button", { name: myApplication.erase.send }).click();
  await expect(page.getByText(myApplication.erase.unsure)).toBeVisible();
  const second = await context.newPage();
  await openPage(second, follow);
  await second.getByLabel(myApplication.erase.sure).check();
  await page.getByLabel(myApplication.erase.sure).check();
  await page.getByRole("button", { name: myApplication.erase.send }).click();
  await expect(page.getByRole("heading", { name: myApplication.erase.done.title })).toBeVisible();
  await expect(page.getByText(myApplication.erase.done.text)).toBeVisible();
  expect((await request.get(follow)).status()).toBe(410);
  expect(await (await request.get(`${url}?applied=${reference}`)).text()).not.toContain(receipt.title);
  await mailsWith(reference, 0);

  await second.getByRole("button", { name: myApplication.erase.send }).click();
  await expect(second.getByText(myApplication.gone)).toBeVisible();
  await expect(second.getByRole("heading", { name: myApplication.erase.done.title })).toHaveCount(0);
  const answer = await request.post("/application?token=made-up", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    form: { intent: "erase", sure: "yes" },
  });
  expect(answer.status()).toBe(410);
  expect(await answer.text()).not.toContain(`>${myApplication.erase.done.title}<`);
});

test("the page says how many files are still being removed", async ({ page }) => {
  const file = randomFile(500);
  const { follow } = await linksOf(await applyByRequest(file));
  const hash = createHash("sha256").update(file).digest("hex");
  const path = `${dataDirectory}/files/${hash.slice(0, 2)}/${hash}`;
  // A directory in its place: not even root can remove it as a file.
  renameSync(path, `${path}.aside`);
  mkdirSync(path);
  await page.goto(follow);
  await page.getByLabel(myApplication.erase.sure).check();
  await page.getByRole("button", { name: myApplication.erase.send }).click();
  const { unfinished, done } = myApplication.erase;
  await expect(page.getByRole("heading", { name: unfinished.title })).toBeVisible();
  await expect(page.getByText(fillPlural(unfinished.text, { count: 1 }, "en"))).toBeVisible();
  await expect(page.getByText(done.text)).toBeVisible();
  rmSync(path, { recursive: true });
  renameSync(`${path}.aside`, path);
});

test("nothing is accepted from another site, for an unknown posting or for a closed one", async ({
  request,
}) => {
  const post = (address: string, headers = {}) =>
    request.post(address, { multipart: { name: "Asha" }, headers, maxRedirects: 0 });
  const ours = { "Sec-Fetch-Site": "same-origin" };
  expect((await post(url, { "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
  expect((await post("/career/growth/candidate-support-associate-french", ours)).status()).toBe(404);
  expect((await post("/career/growth/..%2f", ours)).status()).toBe(404);
  const closed = content.postings.find(({ status }) => status === "CLOSED");
  expect(closed).toBeDefined();
  const answer = await post(`/career/${closed?.businessUnit.id}/${closed?.id}`, ours);
  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain("closed before your application arrived");
});

test("forms that cannot be read are refused and break nothing", async ({ request }) => {
  const send = (type: string, data: string | Buffer) =>
    request.post(url, { headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": type }, data });
  expect((await send("multipart/form-data", "x")).status()).toBe(400);
  expect((await send("multipart/form-data; boundary=b", "--b\r\nContent-Dis")).status()).toBe(400);
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const many = Array.from({ length: 2000 }, (_, index) => part(`a${index}`, "x")).join("");
  expect((await send("multipart/form-data; boundary=b", `${many}--b--`)).status()).toBe(413);
  const odd = `${part("__proto__", "x")}${part("constructor", "x")}--b--`;
  expect((await send("multipart/form-data; boundary=b", odd)).status()).toBe(422);
  expect(
    (await send("multipart/form-data; boundary=b", `${part("note", "x".repeat(1e6))}--b--`)).status(),
  ).toBe(413);
});
