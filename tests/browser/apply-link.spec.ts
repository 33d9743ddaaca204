import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { counted } from "#app/round/counted.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolation, expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const { ownStart, ownFrame, ownSharing, applyLink } = content;
const desk = content.postingCheck.tool;
const words = { ...applyLink.words.en, ...applyLink.finish.en };
const { employer, about } = { employer: "Palkhi Logistics", about: "Calls about parcels, 3 lakh a year." };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Starts a round, puts it at the relay, and makes a link with one question. @returns the link's address */
async function makeLink(page: Page): Promise<string> {
  await page.goto("/round");
  await page
    .getByLabel(desk.field, { exact: true })
    .fill("Customer support executive\nMust have\n- Hindi\nNice to have\n- Excel");
  await expect(page.getByLabel(ownStart.name)).not.toHaveValue("");
  await page.getByRole("button", { name: ownStart.start }).first().click();
  await page.getByRole("link", { name: ownFrame.tabs.collect }).click();
  await expect(page.getByText(ownSharing.place.OFF)).toBeVisible();
  await button(page, ownSharing.place.start).click();
  await expect(page.getByText(ownSharing.place.SHARED)).toBeVisible();
  const { form } = ownSharing;
  await button(page, form.save).click();
  await expect(page.getByLabel(form.employer)).toBeFocused();
  await page.getByLabel(form.employer).fill(employer);
  await page.getByLabel(form.about).fill(about);
  await page.getByLabel(form.contactName).fill("Lata Pednekar");
  await page.getByLabel(form.contactEmail).fill("jobs@palkhi.example");
  await page.getByLabel(form.resume).selectOption("OPTIONAL");
  await button(page, form.add).click();
  await page.getByLabel(form.question, { exact: true }).fill("Which shift can you work?");
  await page.locator("form ol select").selectOption("CHOICE");
  await page.getByLabel(form.options).fill("Day\nNight");
  await button(page, form.save).click();
  const message = await page.getByLabel(ownSharing.link.words).inputValue();
  const [address = ""] = /http\S+/.exec(message) ?? [];
  expect(address.length).toBeLessThanOrEqual(120);
  // The link is at the relay.
  await expect(page.getByText(counted(ownSharing.place.waiting, 0))).toBeVisible();
  return address;
}

async function openLink(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(fillTemplate(words.asks, { employer }))).toBeVisible();
  return page;
}

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.email).fill("nilesh@example.com");
  await page.getByLabel("Night").check();
  await page.getByLabel(fillTemplate(words.consent, { employer })).check();
}

test("an applicant sends a résumé, the round receives it, and the applicant withdraws", async ({
  page,
  browser,
}) => {
  const address = await makeLink(page);
  await expectNoAxeViolationInBothColours(page);
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const applicant = await openLink(phone, address);
  const requested: string[] = [];
  applicant.on("request", (request) => requested.push(request.url()));
  const [, secret = ""] = address.split("#");

  await test.step("the secret leaves the address bar, and a reload finds it again", async () => {
    expect(applicant.url()).not.toContain(secret);
    await applicant.reload();
    await expect(applicant.getByLabel(words.name, { exact: true })).toBeVisible();
    expect(await applicant.title()).not.toContain(secret);
    await expectNoOverflow(applicant);
    await expectNoAxeViolation(applicant);
  });

  await test.step("what is missing is named, and leads to its field", async () => {
    await button(applicant, words.next).click();
    await expect(applicant.getByText(words.faults.title)).toBeVisible();
    await applicant.getByRole("alert").getByRole("button", { name: words.faults.name }).click();
    await expect(applicant.getByLabel(words.name, { exact: true })).toBeFocused();
  });

  await test.step("the résumé is read on the device, and a dead battery loses nothing", async () => {
    await applicant.locator("input[type=file]").setInputFiles({
      name: "nilesh.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(
        "Nilesh Kadam\nnilesh@example.com\n+91 98765 43210\n\nExperience\nSupport executive, Parcel Co, 2021 - 2024\n\nSkills\nHindi, Excel",
      ),
    });
    await expect(applicant.getByText(words.filled)).toBeVisible();
    await fillForm(applicant, "Nilesh Kadam");
    await expect
      .poll(() =>
        applicant.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open("applications");
              opening.onsuccess = () => {
                const asked = opening.result.transaction("drafts").objectStore("drafts").getAll();
                asked.onsuccess = () => {
                  opening.result.close();
                  resolve(asked.result[0]?.draft.hasConsent);
                };
              };
            }),
        ),
      )
      .toBe(true);
    await applicant.reload();
    await expect(applicant.getByText(words.restored)).toBeVisible();
    await expect(applicant.getByText("nilesh.txt")).toBeVisible();
    await expect(applicant.getByLabel("Night")).toBeChecked();
  });

  await test.step("everything is shown, sent once although the connection fails, and received", async () => {
    await button(applicant, words.next).click();
    await expect(applicant.getByRole("heading", { name: words.preview })).toBeFocused();
    await expect(applicant.getByText("Night")).toBeVisible();
    await expectNoAxeViolation(applicant);
    // The relay has it, but its answer is lost.
    let isCut = false;
    await applicant.route(/\/api\/links\/.*\/submissions\//, async (route) => {
      if (isCut) return route.continue();
      isCut = true;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await button(applicant, words.send).click();
    await expect(applicant.getByText(words.problems.OFFLINE)).toBeVisible();
    // The page no longer knows what it sent, and something else is sent now: only that stays.
    await applicant.reload();
    await applicant.getByLabel(words.note).fill("I live nearby.");
    await button(applicant, words.next).click();
    await button(applicant, words.send).click();
    await expect(applicant.getByRole("heading", { name: words.sent, exact: true })).toBeVisible();
    await expectNoAxeViolation(applicant);
    await page.getByRole("link", { name: new RegExp(`^${ownFrame.tabs.people}`) }).click();
    await page.getByRole("checkbox", { name: /Nilesh Kadam/ }).check();
    await expect(page.getByRole("checkbox", { name: /Nilesh Kadam/ })).toHaveCount(1);
    await button(page, counted(content.ownReading.list.add, 1)).click();
    await page.getByRole("button", { name: /^Nilesh Kadam/ }).click();
    await expect(page.getByText("I live nearby.")).toBeVisible();
    expect(requested.filter((url) => url.includes(secret))).toEqual([]);
  });

  await test.step("the private link withdraws it, here and at the employer's", async () => {
    const [receipt = ""] =
      /\S+\/apply\/\S+/.exec((await applicant.locator(".font-mono").textContent()) ?? "") ?? [];
    const other = await openOther(phone, `http://${receipt}`);
    await applicant.reload();
    await expect(button(applicant, words.withdraw)).toBeVisible();
    await button(other, words.withdraw).click();
    await button(other, words.withdrawYes).click();
    await expect(other.getByText(fillTemplate(words.withdrawn, { employer }))).toBeVisible();
    await expect(page.getByText("Nilesh Kadam")).toHaveCount(0);
  });
  await phone.close();
});

async function openOther(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test("a link that was encoded, cut, paused or shared, and a page in Hindi", async ({ page, browser }) => {
  const address = await makeLink(page);
  const context = await browser.newContext({ locale: "hi-IN" });
  const encoded = await openOther(context, address.replace("#", "%2523"));
  const hindi = applyLink.words.hi;
  await expect(encoded.getByLabel(hindi.name, { exact: true })).toBeVisible();
  expect(encoded.url()).not.toContain("%23");
  await expect(encoded.locator("html")).toHaveAttribute("lang", "hi");
  await button(encoded, applyLink.languages.en).click();
  await expect(encoded.getByLabel(words.name, { exact: true })).toBeVisible();

  await test.step("a cut link says so", async () => {
    const cut = await openOther(context, address.slice(0, -2));
    await expect(cut.getByRole("alert")).toHaveText(hindi.states.CUT);
  });

  await test.step("on a shared device nothing stays, and the next person finds an empty page", async () => {
    const kiosk = await openOther(await browser.newContext(), address.replace("#", "?shared#"));
    await expect(kiosk.getByLabel(words.shared)).toBeChecked();
    await fillForm(kiosk, "Ravi Pawar");
    await button(kiosk, words.next).click();
    await button(kiosk, words.send).click();
    await button(kiosk, words.nextNow).click();
    await expect(kiosk.getByLabel(words.name, { exact: true })).toHaveValue("");
    await kiosk.reload();
    await expect(kiosk.getByLabel(words.name, { exact: true })).toHaveValue("");
    await kiosk.context().close();
    await expect(page.getByText(counted(ownSharing.arrived, 1))).toBeVisible();
  });

  await test.step("a paused link takes nothing, and opens again", async () => {
    await button(page, ownSharing.link.pause).click();
    await expect(page.getByText(ownSharing.link.PAUSED, { exact: true })).toBeVisible();
    await expect(page.getByText(counted(ownSharing.place.waiting, 0))).toBeVisible();
    const paused = await openOther(context, address);
    await expect(paused.getByRole("alert")).toContainText(fillTemplate(hindi.states.PAUSED, { employer }));
  });
  await context.close();
});

test("the chat asks for the same answers, and has what it understood confirmed", async ({
  page,
  browser,
}) => {
  const address = await makeLink(page);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const applicant = await openLink(context, address);
  const chat = applyLink.chat.en;
  await button(applicant, words.useChat).click();
  const log = applicant.getByRole("log", { name: chat.log });
  const field = applicant.getByLabel(chat.write);
  const say = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  const isAsked = (text: string) => expect(log.getByRole("listitem").last()).toContainText(text);

  await test.step("what was read must be confirmed, and a name that is wrong can be said again", async () => {
    await applicant.locator("input[type=file]").setInputFiles({
      name: "ravi.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(
        "Ravi Pawar\nravi@example.com\n\nExperience\nSupport executive, Parcel Co, 2021 - 2024",
      ),
    });
    await isAsked(fillTemplate(chat.given, { value: "Ravi Pawar" }));
    await say("no");
    await isAsked(chat.again);
    await say("my name is Ravi Pawar Patil");
    await isAsked(fillTemplate(chat.meant, { value: "Ravi Pawar Patil" }));
    await button(applicant, words.yes).click();
    await isAsked(chat.ask.location);
    await expectNoOverflow(applicant);
    await expectNoAxeViolation(applicant);
  });

  await test.step("a question gets a person's address, and nothing is guessed", async () => {
    await say("what is the salary?");
    await isAsked("jobs@palkhi.example");
    await button(applicant, chat.skip).click();
    await isAsked(fillTemplate(chat.given, { value: "ravi@example.com" }));
    await button(applicant, words.yes).click();
    await isAsked(chat.ask.phone);
    await button(applicant, chat.skip).click();
    await isAsked("Which shift can you work?");
    await say("not day");
    await isAsked(chat.oneOf);
    await button(applicant, "Night").click();
    await isAsked(chat.ask.note);
    await say("I live nearby.");
    await isAsked(chat.ask.consent);
    await say("what happens to it?");
    await expect(button(applicant, words.next)).toHaveCount(0);
    await button(applicant, chat.agree).click();
    await isAsked(chat.done);
  });

  await test.step("without an address, a phone number is asked for again", async () => {
    await applicant.getByRole("button", { name: `${words.change}: ${words.email}` }).click();
    await button(applicant, chat.skip).click();
    await isAsked(chat.ask.phone);
    await button(applicant, chat.skip).click();
    await isAsked(words.faults.contact);
    await expect(button(applicant, words.next)).toHaveCount(0);
    await say("+91 98765 43210");
    await isAsked(chat.done);
  });

  await test.step("the form has the same answers, and what is sent is shown", async () => {
    await button(applicant, words.useForm).click();
    await expect(applicant.getByLabel(words.name, { exact: true })).toHaveValue("Ravi Pawar Patil");
    await expect(applicant.getByLabel("Night")).toBeChecked();
    await button(applicant, words.useChat).click();
    await button(applicant, words.next).click();
    await expect(applicant.getByRole("heading", { name: words.preview })).toBeFocused();
    await expect(applicant.getByText("I live nearby.")).toBeVisible();
    await button(applicant, words.send).click();
    await expect(applicant.getByRole("heading", { name: words.sent, exact: true })).toBeVisible();
    await expect(page.getByText(counted(ownSharing.arrived, 1))).toBeVisible();
  });
  await context.close();
});

test("the recovery code opens the round on another device", async ({ page, browser }) => {
  await makeLink(page);
  await button(page, ownSharing.recovery.show).click();
  const code = (await page.locator("[data-recovery] p").first().textContent()) ?? "";
  const context = await browser.newContext();
  const other = await openOther(context, "/round");
  await other.getByText(ownFrame.openCopy, { exact: true }).click();
  const field = other.getByLabel(ownSharing.recovery.code, { exact: true });
  await field.fill(code.slice(0, -1));
  await button(other, ownSharing.recovery.submit).click();
  await expect(other.getByText(ownSharing.recovery.wrong)).toBeVisible();
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await button(other, ownSharing.recovery.submit).click();
  await expect(other).toHaveURL(/\/round\/[0-9a-f-]{36}$/);
  await expect(other.getByRole("heading", { name: "Customer support executive" })).toBeVisible();
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page behind a link says why it needs scripts, and whom to ask", async ({ page }) => {
    await page.goto("/apply/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(page.locator("noscript p")).toHaveText(applyLink.page.noScripts);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
