import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { counted } from "#app/round/counted.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const { ownStart, ownBoard, ownReading, ownPeople, ownMessages, stages } = content;
const desk = content.postingCheck.tool;
const { board } = stages;
const { form, extras, duplicates } = ownPeople;

const rows = (page: Page) => page.locator("tbody tr[data-index]");
const person = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (from: Pick<Page, "getByRole">, name: string | RegExp) =>
  from.getByRole("button", { name, exact: typeof name === "string" });

async function startRound(page: Page): Promise<void> {
  await page.goto("/round");
  await page.getByLabel(desk.field, { exact: true }).fill("Customer support executive\nMust have\n- Hindi");
  await expect(page.getByLabel(ownStart.name)).not.toHaveValue("");
  await button(page, ownStart.start).first().click();
  await expect(page.getByText(ownReading.empty)).toBeVisible();
}

async function addByHand(page: Page, facts: Partial<Record<"name" | "email" | "phone", string>>) {
  const fields = page.getByRole("form", { name: form.add });
  if (!(await fields.isVisible())) await button(page, ownBoard.ways.hand).click();
  for (const [field, value] of Object.entries(facts))
    await fields.getByLabel(new RegExp(`^${form[field as keyof typeof facts]}`)).fill(value);
  await button(fields, form.save).click();
  await expect(page.getByText(fillTemplate(form.added, { name: facts.name ?? "" }))).toBeVisible();
}

async function openTable(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

async function decide(page: Page, name: string, letter: string): Promise<void> {
  await button(page, new RegExp(`^${name}`)).click();
  await button(person(page, name), stages.decisions.REJECT).click();
  await page.getByLabel(board.form.reason).fill("The other one is closer.");
  await page.getByRole("textbox", { name: /in the message$/ }).fill(letter);
  await button(page, fillTemplate(board.form.submit, { decision: stages.decisions.REJECT })).click();
}

test("on paper the board has everyone whom its filters leave, and its headings on each page", async ({
  page,
}) => {
  await startRound(page);
  await button(page, ownBoard.ways.csv).click();
  const names = [
    ...Array.from({ length: 300 }, (_, index) => `Person ${index + 1}.`),
    ...Array.from({ length: 20 }, (_, index) => `Other ${index + 1}.`),
  ];
  await openTable(page, "people.csv", `Name\n${names.join("\n")}\n`);
  const dialog = page.getByRole("dialog", { name: ownPeople.import.title });
  await button(dialog, counted(ownPeople.import.adds, 320)).click();
  await expect(dialog.getByRole("status")).toHaveText(counted(ownPeople.import.done, 320));
  await page.goto(`${page.url()}?q=person`);
  await expect(rows(page)).toHaveCount(10);
  await button(page, /^Person 1\./).click();
  await expect(person(page, "Person 1.")).toBeVisible();

  const printed = async () => {
    const { text: pages } = await extractText(new Uint8Array(await page.pdf({ format: "A4" })));
    const text = pages.join("\n");
    return {
      people: new Set(text.match(/Person \d+\./g)).size,
      others: (text.match(/Other \d+\./g) ?? []).length,
      withoutHeadings: pages.filter(
        (lines) => /Person/.test(lines) && !lines.includes(board.columns.evidence),
      ),
    };
  };
  const all = { people: 300, others: 0, withoutHeadings: [] };
  expect(await printed()).toEqual(all);
  await expect(rows(page)).toHaveCount(10);

  await button(page, fillTemplate(board.showEveryone, { count: 300 })).click();
  const box = page.locator("div:has(> table)");
  await box.evaluate((element) => element.scrollTo(0, 5_000));
  await expect(rows(page).filter({ hasText: "Person 120." })).toBeVisible();
  expect(await printed()).toEqual(all);
  await expect(rows(page).filter({ hasText: "Person 120." })).toBeVisible();
  // Four blocks of 16 lines.
  expect(await rows(page).count()).toBeLessThanOrEqual(64);
});

test("a spreadsheet is shown with its columns, and one undo takes it back", async ({ page }) => {
  await startRound(page);
  await addByHand(page, { name: "Ritu", email: "ritu.c@gmail.com" });
  await button(page, ownBoard.ways.csv).click();
  const dialog = page.getByRole("dialog", { name: ownPeople.import.title });
  await test.step("a file that is no table is named with the way out", async () => {
    await openTable(page, "list.xlsx", Buffer.from([0x50, 0x4b, 3, 4]));
    await expect(dialog.getByRole("alert")).toHaveText(
      fillTemplate(ownPeople.import.faults.WORKBOOK, { file: "list.xlsx" }),
    );
  });
  await openTable(
    page,
    "naukri.csv",
    'sep=;\nCandidate Name;Email ID;Mobile;Rating;Recruiter Comments\nसंगीता मोरे;s@mail.example;9.19876E+11;good;"Calls well;\nasks"\nR Chaurasia;RITUC@gmail.com;;;\n=1+1;x@mail.example;98200 11117;;\n;;;lost;\n',
  );
  const holds = (column: string) => dialog.getByLabel(fillTemplate(ownPeople.import.holds, { column }));
  await expect(holds("Candidate Name")).toHaveValue("NAME");
  await expect(holds("Mobile")).toHaveValue("PHONE");
  await expect(holds("Rating")).toHaveValue("NONE");
  await holds("Rating").selectOption("TAGS");
  await expect(dialog).toContainText("9.19876E+11");
  await expect(dialog.getByRole("checkbox", { name: /R Chaurasia.*Ritu/ })).not.toBeChecked();
  await expectNoAxeViolationInBothColours(page, "import");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, "import at 360 px");
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(dialog, counted(ownPeople.import.adds, 2)).click();
  await expect(dialog.getByRole("status")).toHaveText(counted(ownPeople.import.done, 2));
  await page.keyboard.press("Escape");
  await expect(button(page, ownBoard.ways.csv)).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: "=1+1" })).toHaveCount(1);
  await button(page, /^संगीता मोरे/).click();
  await expect(person(page, "संगीता मोरे")).toContainText("Calls well;");
  await expect(button(page, fillTemplate(extras.removeTag, { tag: "good" }))).toBeVisible();
  await button(page, board.undo).click();
  await expect(rows(page)).toHaveCount(1);
});

test("someone typed in is corrected, tagged and noted with the keyboard, and merged with a second entry", async ({
  page,
}) => {
  await startRound(page);
  await addByHand(page, { name: "Kavya", email: "kavya@gmial.com", phone: "98190 22402" });
  await addByHand(page, { name: "Kavya Shenoy", phone: "+91 98190 22402" });
  await button(page, form.cancel).click();
  await expect(rows(page)).toHaveCount(2);
  await button(page, /^Kavya(?! Shenoy)/).click();
  const drawer = person(page, "Kavya");
  await test.step("a warning never refuses, and offers the provider that was meant", async () => {
    await button(drawer, extras.correct).click();
    await expect(drawer.getByText(form.warnings.EMAIL_TYPO)).toBeVisible();
    await button(drawer, "kavya@gmail.com").click();
    await button(drawer, form.saveCorrection).click();
    await expect(drawer.getByRole("link", { name: "kavya@gmail.com" })).toHaveAttribute(
      "href",
      "mailto:kavya@gmail.com",
    );
    await expect(button(drawer, extras.correct)).toBeFocused();
  });
  await drawer.getByLabel(extras.addTag).fill("night shift");
  await page.keyboard.press("Enter");
  await drawer.getByLabel(extras.owner).fill("Imran");
  await page.keyboard.press("Enter");
  await drawer.getByLabel(extras.note).fill("Can start on Monday.");
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByRole("listitem").filter({ hasText: "Can start on Monday." })).toContainText(
    extras.you,
  );
  await test.step("both entries are compared, and a person decides", async () => {
    await expect(page.getByText(counted(duplicates.title, 1))).toBeVisible();
    await button(page, duplicates.show).click();
    await expect(
      page.getByText(fillTemplate(duplicates.because, { reasons: duplicates.reasons.PHONE })),
    ).toBeVisible();
    await expectNoAxeViolationInBothColours(page, "duplicates");
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, "duplicates at 360 px");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: /^One person: keep this one ?\(Kavya Shenoy/ }).click();
  });
  await expect(rows(page)).toHaveCount(1);
  await button(page, /^Kavya Shenoy/).click();
  await expect(person(page, "Kavya Shenoy")).toContainText("Can start on Monday.");
  await expect(person(page, "Kavya Shenoy")).toContainText("kavya@gmail.com");
});

test("a message is drafted in a language and handed to another program, and nothing says that it arrived", async ({
  page,
  context,
}) => {
  const opened: string[] = [];
  await page.exposeFunction("noteOpened", (href: string) => opened.push(href));
  // No mail program is there to open; a click on its link is noted instead.
  await page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.protocol === "mailto:") void Reflect.get(globalThis, "noteOpened")(this.href);
      else click.call(this);
    };
  });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await startRound(page);
  await addByHand(page, { name: "Kavya Shenoy", email: "kavya@mail.example", phone: "98190 22402" });
  await addByHand(page, { name: "Irfan" });
  await button(page, form.cancel).click();
  await decide(page, "Kavya Shenoy", "We chose someone who lives closer.");
  const drawer = person(page, "Kavya Shenoy");
  const message = drawer.getByRole("textbox", { name: /^Message to/ });
  await test.step("a number without a country code is asked about, once", async () => {
    await button(drawer, ownMessages.templates.HI.name).click();
    await expect(message).toHaveValue(/^नमस्ते Kavya जी,/);
    await expect(message).toHaveValue(/lives closer/);
    await expectNoAxeViolationInBothColours(page, "message");
    await button(drawer, ownMessages.routes.WHATSAPP).click();
    const chat = context.waitForEvent("page");
    await button(drawer, ownMessages.confirm.yes).click();
    const url = new URL((await chat).url());
    expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/919819022402");
    expect(url.searchParams.get("text")).toMatch(/^नमस्ते Kavya जी,/);
    await expect(drawer.getByText(/^Opened in WhatsApp, /)).toBeVisible();
    await expect(drawer).toContainText("+91 9819022402");
  });
  await test.step("undo brings the draft back, and the mail program gets it", async () => {
    await page.bringToFront();
    await button(page, board.undo).click();
    await button(drawer, ownMessages.templates.EN.name).click();
    await expect(message).toHaveValue(/^Dear Kavya,/);
    await button(drawer, ownMessages.routes.MAIL).click();
    await expect(drawer.getByText(/^Opened in your email program, /)).toBeVisible();
    const link = new URL(opened[0] ?? "");
    expect(link.pathname).toBe("kavya@mail.example");
    expect(link.searchParams.get("body")).toMatch(/^Dear Kavya,\r\n\r\n/);
  });
  await test.step("what is too long for a link is saved as a draft", async () => {
    await button(page, board.undo).click();
    await message.fill("नमस्ते. ".repeat(80));
    const download = page.waitForEvent("download");
    await button(
      drawer,
      new RegExp(`^(?:${ownMessages.routes.MAIL}|${ownMessages.routes.MAIL_FILE})$`),
    ).click();
    expect((await download).suggestedFilename()).toBe("Kavya Shenoy.eml");
    await expect(drawer.getByText(/^Saved as an email draft, /)).toBeVisible();
  });
  await test.step("a new decision needs a new message", async () => {
    await button(drawer, stages.decisions.SELECT).click();
    await page.getByLabel(board.form.reason).fill("The other one left.");
    await button(page, fillTemplate(board.form.submit, { decision: stages.decisions.SELECT })).click();
    await expect(message).toBeVisible();
  });
});

test("messages that haven't left the page are walked through one by one, with the keyboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startRound(page);
  await addByHand(page, { name: "Kavya Shenoy", email: "kavya@mail.example" });
  await addByHand(page, { name: "Irfan" });
  await button(page, form.cancel).click();
  await decide(page, "Kavya Shenoy", "");
  await decide(page, "Irfan", "");
  await button(page, "Messages").click();
  await button(page, counted(ownMessages.walk.start, 2)).click();
  const dialog = page.getByRole("dialog", { name: ownMessages.walk.title });
  await expect(dialog.getByRole("heading", { name: /^Irfan/ })).toBeFocused();
  await expectNoAxeViolationInBothColours(page, "walk");
  await test.step("the name that signs is in the draft, and in the next one", async () => {
    await button(dialog, ownMessages.templates.MR.name).click();
    await dialog.getByLabel(ownMessages.from).fill("Farida Merchant");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("textbox").first()).toHaveValue(/^नमस्कार Irfan,[\s\S]*\nFarida Merchant$/);
  });
  await button(dialog, ownMessages.routes.COPY).click();
  await expect(dialog.getByRole("heading", { name: /^Kavya Shenoy/ })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^नमस्कार Irfan,/);
  await expect(dialog.getByLabel(ownMessages.from)).toHaveValue("Farida Merchant");
  await button(dialog, ownMessages.walk.skip).click();
  await expect(dialog.getByRole("status")).toHaveText(ownMessages.walk.done);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, counted(ownMessages.walk.start, 1))).toBeFocused();
});
