import { expect, type Page, test } from "@playwright/test";
import { formatIn } from "#domain/booking/booking-times.ts";
import { freeSlots } from "#domain/booking/office.ts";
import { groupSlots } from "#domain/booking/slot-days.ts";
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
const { form: words, receipt, office } = content.bookDemo;
const { name, email, company } = content.contact.form.fields;
const { subject, zone, slot, note } = words.fields;
const { summary: summaryTitle } = content.bookDemo.form;

// India's time zone, by the name that Chromium uses.
test.use({ timezoneId: "Asia/Calcutta" });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
  await openTenSecondsAgo(page);
});

/** Slots as free when the tests begin. Each test books others, because all share one store. */
const slots = groupSlots(freeSlots(content.bookDemo, [], Date.now()), office.zone, office.zone).flatMap(
  ({ title, slots: ofDay }) => ofDay.map(({ start, time }) => ({ day: title, start, time })),
);
const slotAt = (index: number) => slots[index] ?? { day: "", start: "", time: "" };

const slotField = (page: Page) => page.getByLabel(slot.label, { exact: true });
const option = (page: Page, start: string) => slotField(page).locator(`option[value="${start}"]`);

async function fillIn(page: Page, start: string, address = newEmail()) {
  await slotField(page).selectOption(start);
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

    test("a slot is booked under a reference; page, both mails and the calendar file have its time", async ({
      page,
    }) => {
      const { start } = slotAt(javaScriptEnabled ? 10 : 15);
      await open(page, "?page=/platform/talentdash");
      await expect(page.getByLabel(subject.label)).toHaveValue("/platform/talentdash");
      await expect(page.getByLabel(zone.label)).toHaveValue("Asia/Kolkata");
      await expect(page.locator("#booking-slot-hint")).toContainText("our office in Pune (Asia/Kolkata)");
      const address = await fillIn(page, start);
      await page.getByLabel(note.label).fill("We hire ten people.");
      await send(page);
      const reference = await readReference(page);
      const shown = formatIn("Asia/Kolkata", Date.parse(start));
      await expect(page.locator("#message")).toContainText(shown);
      if (javaScriptEnabled) await expectFine(page, "receipt");

      const mails = await mailsWith(reference);
      const toSender = mails.find(({ to }) => to?.[0]?.address === address);
      const toCompany = mails.find(({ to }) => to?.[0]?.address !== address);
      for (const mail of [toSender, toCompany]) {
        expect(mail?.text).toContain(shown);
        const [file] = mail?.attachments ?? [];
        const text = typeof file?.content === "object" ? new TextDecoder().decode(file.content) : "";
        expect(text).toContain(`DTSTART:${start.replaceAll(/[-:]|Z/g, "")}00Z`);
      }
      expect(toSender?.text).not.toContain("ten people");
      expect(toCompany?.text).toContain("We hire ten people.");
      expect(toCompany?.text).toContain("Sent from: /platform/talentdash");
      await page.getByRole("link", { name: receipt.another }).click();
      await expect(page).toHaveURL(url);
      await expect(page.getByLabel(name.label)).toHaveValue("");
      await expect(option(page, start)).toHaveCount(0);
    });

    test("who comes second keeps everything typed and books one of the nearest slots", async ({
      page,
      request,
    }) => {
      const { start } = slotAt(javaScriptEnabled ? 20 : 25);
      await open(page);
      await fillIn(page, start);
      await page.getByLabel(note.label).fill("We hire ten people.");
      const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
      const form = { subject: "", zone: "Europe/London", slot: start, name: "Bo", email: newEmail() };
      const first = await request.post(url, { form, headers, maxRedirects: 0 });
      expect(first.status()).toBe(303);
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole("link")).toContainText("has just been booked by someone else");
      await expect(page.getByLabel(name.label)).toHaveValue("Asha Rao");
      await expect(page.getByLabel(note.label)).toHaveValue("We hire ten people.");
      await expect(option(page, start)).toHaveCount(0);
      const nearest = slotField(page).locator("optgroup").first();
      await summary(page).getByRole("link").click();
      await expect(slotField(page)).toBeFocused();
      // The address has changed, and the form still shows the refusal.
      await expect(nearest).toHaveAttribute("label", slot.nearest);
      await expect(nearest.locator("option")).toHaveCount(4);
      if (javaScriptEnabled) await expectFine(page, "taken");
      const third = await nearest.locator("option").nth(2).getAttribute("value");
      await slotField(page).selectOption(third);
      await send(page);
      await readReference(page);
    });

    test("errors are listed in order and by their fields, and everything typed is kept", async ({ page }) => {
      await open(page, "?page=/platform/talentdash");
      await page.getByLabel(email.label).fill("asha@example");
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(summaryTitle);
      await expect(summary(page).getByRole("link")).toHaveText([slot.missing, name.missing, email.wrong]);
      await expect(slotField(page)).toHaveAccessibleDescription(new RegExp(`${slot.missing}$`));
      await expect(page.getByLabel(subject.label)).toHaveValue("/platform/talentdash");
      await expect(page.locator("#message form")).toContainText("/platform/talentdash");
      const { start } = slotAt(javaScriptEnabled ? 30 : 35);
      await fillIn(page, start);
      await page.getByLabel(email.label).fill("asha@example");
      await send(page);
      await expect(summary(page).getByRole("link")).toHaveText([email.wrong]);
      await expect(slotField(page)).toHaveValue(start);
      await page.getByLabel(email.label).fill(newEmail());
      await send(page);
      await readReference(page);
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

test("a demo can be booked with only the keyboard", async ({ page }) => {
  await openPage(page, url);
  const { start, time } = slotAt(40);
  await page.getByLabel(subject.label).focus();
  await page.keyboard.type("TalentDash");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(zone.label)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slotField(page)).toBeFocused();
  await page.keyboard.type(time);
  await expect(slotField(page)).toHaveValue(start);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await readReference(page);
});

test.describe("a visitor in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("has slots on their own days, with the time in Pune beside each, and keeps one in another zone", async ({
    page,
  }) => {
    await openPage(page, url);
    await expect(page.getByLabel(zone.label)).toHaveValue("America/Los_Angeles");
    await expect(page.locator("#booking-slot-hint")).toContainText("America/Los_Angeles");
    const { start, time, day } = slotAt(45);
    await slotField(page).selectOption(start);
    await expect(option(page, start)).toContainText(new RegExp(`\\(${day.slice(0, 3)} .*in Pune\\)`));
    await expectFine(page, "another zone");
    await page.getByLabel(zone.label).selectOption("Asia/Kolkata");
    await expect(page.locator("#booking-slot-hint")).toContainText("our office in Pune");
    await expect(slotField(page)).toHaveValue(start);
    await expect(option(page, start)).toHaveText(time);
  });
});

test.describe("a visitor in a zone that is not listed", () => {
  test.use({ timezoneId: "Pacific/Chatham" });

  test("has it as the first option, and mails have the time in it and in Pune", async ({ page }) => {
    await openPage(page, url);
    await expect(page.getByLabel(zone.label)).toHaveValue("Pacific/Chatham");
    await expect(page.locator("#booking-slot-hint")).toContainText("Pacific/Chatham");
    const { start } = slotAt(50);
    await fillIn(page, start);
    await page.getByLabel(company.label).fill("Example Ltd");
    await send(page);
    const mails = await mailsWith(await readReference(page));
    const lines = ["Pacific/Chatham", "Asia/Kolkata"].map((name) => formatIn(name, Date.parse(start)));
    for (const { text } of mails) expect(text).toContain(lines.join("\n"));
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

test("the server refuses what the page does not offer, and a repeat shows the same receipt", async ({
  page,
  request,
}) => {
  const headers = { Origin: origin, "X-Forwarded-For": newClientAddress() };
  const form = { subject: "", zone: "Asia/Kolkata", name: "Asha Rao", email: newEmail() };
  const post = (start: string) =>
    request.post(url, { form: { ...form, slot: start }, headers, maxRedirects: 0 });
  const { start } = slotAt(55);
  const answers = [await post(start), await post(start)].map((answer) => answer.headers().location);
  expect(answers[0]).toContain("received=");
  expect(answers[1]).toBe(answers[0]);
  // Three in the morning in Pune.
  const night = await post(`${start.slice(0, 11)}21:30Z`);
  expect(night.status()).toBe(422);
  const html = await night.text();
  expect(html).toContain("one of our times");
  expect(html).toContain(slot.nearest);
  await openPage(page, `${url}?received=00000-00000`);
  await expect(page.locator("#message")).toContainText("no booking with the reference 00000-00000");
  await expect(page.getByLabel(name.label)).toBeVisible();
});
