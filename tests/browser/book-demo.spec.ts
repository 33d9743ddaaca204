import { expect, type Page, test } from "@playwright/test";
import { clockAt } from "#domain/booking/zoned-time.ts";
import { dayMs } from "#domain/time.ts";
import { dataDirectory, origin } from "#tests/support/address.ts";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { readMails } from "#tests/support/mails.ts";
import {
  content,
  emulate,
  newClientAddress,
  newEmail,
  openPage,
  openTenSecondsAgo,
} from "#tests/support/site.ts";

const url = "/book-demo";
const { form: words, receipt } = content.bookDemo;
const { name, email, company } = content.contact.form.fields;
const { subject, zone, times, note } = words.fields;
const { summary: summaryTitle } = content.contact.form;

// India's time zone, by the name that Chromium uses.
test.use({ timezoneId: "Asia/Calcutta" });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
  await openTenSecondsAgo(page);
});

/** The first Wednesday that is at least two days ahead. */
function nextWednesday(): string {
  for (let ahead = 2; ; ahead += 1) {
    const time = Date.now() + ahead * dayMs;
    if (new Date(time).getUTCDay() === 3) return clockAt(time, "UTC").slice(0, 10);
  }
}
const wednesday = nextWednesday();

const group = (page: Page, index: number) =>
  page.getByRole("group", { name: new RegExp(`^${times.choices[index]}`) });
const date = (page: Page, index: number) => group(page, index).getByLabel(times.date);
const time = (page: Page, index: number) => group(page, index).getByLabel(times.time);

async function fillIn(page: Page, address = newEmail()) {
  await date(page, 0).fill(wednesday);
  await time(page, 0).fill("14:30");
  await page.getByLabel(name.label).fill("Asha Rao");
  await page.getByLabel(email.label).fill(address);
  return address;
}
const send = (page: Page) => page.getByRole("button", { name: words.send }).click();
const summary = (page: Page) => page.locator("form [role=alert]");

async function readReference(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { name: receipt.title });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  const reference = (await page.locator("#message strong").textContent()) ?? "";
  expect(page.url()).toBe(`${origin}${url}?received=${reference}`);
  return reference;
}

async function mailsWith(reference: string) {
  const find = async () => (await readMails(dataDirectory)).filter(({ text }) => text?.includes(reference));
  await expect.poll(async () => (await find()).length).toBe(2);
  return find();
}

/** Checks the narrowest and the usual window, each in one of the colour schemes. */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await emulate(page, scheme, scheme === "light" ? 360 : 1440);
    await expectNoOverflow(page, state);
    await expectNoAxeViolation(page, `${state}, ${scheme}`);
  }
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, query = "") =>
      javaScriptEnabled ? openPage(page, url + query) : page.goto(url + query);

    test("times are stored under a reference, and both mails have them in a calendar file", async ({
      page,
    }) => {
      await open(page, "?page=/platform/talentdash");
      await expect(page.getByLabel(subject.label)).toHaveValue("/platform/talentdash");
      await expect(page.getByLabel(zone.label)).toHaveValue("Asia/Kolkata");
      const address = await fillIn(page);
      await date(page, 2).fill(wednesday);
      await time(page, 2).fill("16:00");
      await page.getByLabel(note.label).fill("We hire ten people.");
      await send(page);
      const reference = await readReference(page);
      if (javaScriptEnabled) await expectFine(page, "receipt");

      const mails = await mailsWith(reference);
      const toSender = mails.find(({ to }) => to?.[0]?.address === address);
      const toCompany = mails.find(({ to }) => to?.[0]?.address !== address);
      for (const mail of [toSender, toCompany]) {
        expect(mail?.text).toMatch(/1\. Wednesday, .* at 14:30 GMT\+5:30 \(Asia\/Kolkata\)/);
        expect(mail?.text).toMatch(/2\. Wednesday, .* at 16:00 GMT\+5:30 \(Asia\/Kolkata\)/);
        const [file] = mail?.attachments ?? [];
        const text = typeof file?.content === "object" ? new TextDecoder().decode(file.content) : "";
        expect(text).toContain(`DTSTART:${wednesday.replaceAll("-", "")}T090000Z`);
        expect(text.match(/STATUS:TENTATIVE/g)).toHaveLength(2);
      }
      expect(toSender?.text).not.toContain("ten people");
      expect(toCompany?.text).toContain("We hire ten people.");
      expect(toCompany?.text).toContain("Sent from: /platform/talentdash");
      await page.getByRole("link", { name: receipt.another }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByLabel(name.label)).toHaveValue("");
    });

    test("errors are listed in order and by their fields, and everything typed is kept", async ({ page }) => {
      await open(page, "?page=/platform/talentdash");
      const past = clockAt(Date.now() - 2 * dayMs, "Asia/Kolkata").slice(0, 10);
      const far = clockAt(Date.now() + 62 * dayMs, "Asia/Kolkata").slice(0, 10);
      await date(page, 0).fill(past);
      await time(page, 0).fill("10:00");
      await time(page, 1).fill("11:00");
      await date(page, 2).fill(far);
      await time(page, 2).fill("12:00");
      await page.getByLabel(email.label).fill("asha@example");
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(summaryTitle);
      const label = (template: string, index: number) =>
        template.replace("{label}", times.choices[index] ?? "").replace("{days}", "60");
      const errors = [label(times.past, 0), label(times.incomplete, 1), label(times.far, 2)];
      await expect(summary(page).getByRole("link")).toHaveText([...errors, name.missing, email.wrong]);
      for (const index of [0, 1, 2]) {
        await expect(group(page, index)).toHaveAccessibleDescription(new RegExp(`${errors[index]}$`));
        await expect(time(page, index)).toHaveAttribute("aria-invalid", "true");
      }
      await expect(date(page, 0)).toHaveValue(past);
      await expect(time(page, 1)).toHaveValue("11:00");
      await expect(page.getByLabel(subject.label)).toHaveValue("/platform/talentdash");
      await expect(page.locator("#message form")).toContainText("/platform/talentdash");
      await summary(page).getByRole("link").nth(1).click();
      await expect(group(page, 1)).toBeFocused();
      if (javaScriptEnabled) await expectFine(page, "errors");

      await time(page, 1).fill("");
      await date(page, 2).fill("");
      await time(page, 2).fill("");
      await fillIn(page);
      await send(page);
      await readReference(page);
    });

    test("no time at all is an error by the first choice", async ({ page }) => {
      await open(page);
      await send(page);
      const error = times.missing.replace("{label}", times.choices[0] ?? "");
      await expect(summary(page).getByRole("link").first()).toHaveText(error);
    });
  });
}

test("the form is the first thing after the hero and fits a phone", async ({ page }) => {
  await openPage(page, url);
  await expect(page.locator("main").locator("form, h2").first()).toHaveAttribute(
    "aria-labelledby",
    "booking-title",
  );
  await expect(page.getByRole("heading", { name: content.bookDemo.next.title })).toBeVisible();
  await expectFine(page, "empty");
});

test("times can be proposed with only the keyboard", async ({ page }) => {
  await openPage(page, url);
  const [year = "", month = "", day = ""] = wednesday.split("-");
  await page.getByLabel(subject.label).focus();
  await page.keyboard.type("TalentDash");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(zone.label)).toBeFocused();
  await page.keyboard.press("Tab");
  // The parts of a date and a time, in the order of the browser's locale.
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(date(page, 0)).toHaveValue(wednesday);
  while (!(await time(page, 0).evaluate((input) => input === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("0230PM");
  await expect(time(page, 0)).toHaveValue("14:30");
  while (!(await page.getByLabel(name.label).evaluate((input) => input === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await readReference(page);
});

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("has the form in that zone, and reads when a time is in Pune", async ({ page }) => {
    await openPage(page, url);
    await expect(page.getByLabel(zone.label)).toHaveValue("America/New_York");
    await date(page, 0).fill(wednesday);
    await time(page, 0).fill("07:00");
    const status = group(page, 0).locator("[aria-live]");
    await expect(status).toHaveText(/^Wednesday,? .* in Pune\.$/);
    await time(page, 0).fill("15:00");
    await expect(status).toContainText("outside our working hours");
    await page.getByLabel(zone.label).selectOption("Asia/Kolkata");
    await expect(status).toHaveText("");
    expect(await date(page, 0).getAttribute("min")).toBe(clockAt(Date.now(), "Asia/Kolkata").slice(0, 10));
  });
});

test.describe("a visitor in a zone that is not listed", () => {
  test.use({ timezoneId: "Pacific/Chatham" });

  test("has it as the first option, and the mail has the times in it", async ({ page }) => {
    await openPage(page, url);
    await expect(page.getByLabel(zone.label)).toHaveValue("Pacific/Chatham");
    await fillIn(page);
    await page.getByLabel(company.label).fill("Example Ltd");
    await send(page);
    const mails = await mailsWith(await readReference(page));
    for (const { text } of mails) expect(text).toMatch(/at 14:30 GMT\+1[23]:45 \(Pacific\/Chatham\)/);
  });
});

test("a zone that was chosen before the scripts came stays", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto(url);
  await page.getByLabel(zone.label).selectOption("Europe/London");
  release();
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  await expect(page.getByLabel(zone.label)).toHaveValue("Europe/London");
});

test("the same times again show the same receipt; an unknown reference shows the form", async ({
  page,
  request,
}) => {
  const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
  const form = {
    ...{ subject: "", zone: "Asia/Kolkata", name: "Asha Rao", email: newEmail() },
    ...{ "date-0": wednesday, "time-0": "14:30" },
  };
  const post = async (changes = {}) => {
    const answer = await request.post(url, { form: { ...form, ...changes }, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return answer.headers().location;
  };
  const first = await post();
  expect(await post()).toBe(first);
  expect(await post({ "time-0": "15:00" })).not.toBe(first);
  await openPage(page, `${url}?received=00000-00000`);
  await expect(page.locator("#message")).toContainText("no booking with the reference 00000-00000");
  await expect(page.getByLabel(name.label)).toBeVisible();
});
