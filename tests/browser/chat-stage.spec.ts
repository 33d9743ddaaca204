import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { resumeFile } from "#tests/support/resume-files.ts";
import { content } from "#tests/support/site.ts";

const url = "/platform/whabot";
const { chat: words, board, live } = content.stages;
const { dialogue, round } = content;

const stage = (page: Page) => page.locator('[data-stage="CHAT"]');
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const field = (chat: Locator) => chat.getByRole("textbox", { name: words.write });
const log = (chat: Locator) => chat.getByRole("log");
const lastMessage = (chat: Locator) => log(chat).getByRole("listitem").last();
const titleOf = (name: string) => dialogue.fields.find((one) => one.field === name)?.title ?? "";
const questionOf = (name: string) => dialogue.fields.find((one) => one.field === name)?.question ?? "";
const row = (chat: Locator, name: string) =>
  chat.getByRole("listitem").filter({
    has: chat.page().getByRole("button", { name: fillTemplate(words.changeField, { title: titleOf(name) }) }),
  });
const factOf = (id: string) => round.facts.find((fact) => fact.id === id);

const person = { name: "Sunita Deshpande", email: "sunita@example.com", phone: "+91 98201 23456" };

const answers = [
  "Meera Patil",
  "Mumbai",
  "4 years",
  "Kestrel Payments",
  "30 days",
  "any shift, night also ok",
  "7.5 lakh a year",
  "Hindi, English and Marathi",
  "B.Com",
  "15 January",
  "yes",
  "98220 00000",
  "meera@example.com",
];

async function openChat(page: Page): Promise<Locator> {
  await page.goto(url);
  const chat = stage(page);
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute("data-state", "LIVE");
  await expect(field(chat)).toBeEnabled();
  return chat;
}

/** Sends messages as fast as someone who pastes them. */
async function send(chat: Locator, ...messages: string[]): Promise<void> {
  for (const message of messages) {
    await field(chat).fill(message);
    await field(chat).press("Enter");
  }
}

/** Resets the chat to its first state. */
async function startAgain(chat: Locator): Promise<void> {
  await button(chat, live.reset).click();
  await expect(chat.getByText(words.example)).toBeVisible();
  await expect(field(chat)).toBeEnabled();
}

async function sendFile(chat: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = chat.page().waitForEvent("filechooser");
  await button(chat, words.document.send).click();
  await (await choosing).setFiles(file);
}

test("a whole application is written by keyboard and reaches the board of a second window, until either “Start again”", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  const chat = await openChat(page);
  await expect(chat.getByText(words.example)).toBeVisible();
  await field(chat).focus();
  for (const message of ["Hi, I want to apply", "Yes", ...answers]) {
    await page.keyboard.type(message);
    await page.keyboard.press("Enter");
    await expect(field(chat)).toBeFocused();
    await expect(field(chat)).toHaveValue("");
  }
  await expect(lastMessage(chat)).toContainText(dialogue.nothingOpen);
  await expect(chat.getByText(fillTemplate(words.recorded, { filled: 12, of: 12 })).first()).toBeAttached();
  await expect(row(chat, "expectedPay")).toContainText("₹7,50,000 a year");
  await expect(row(chat, "shift")).toContainText("any shift");

  const second = await context.newPage();
  await second.goto("/platform/talentdash");
  const other = second.locator('[data-stage="BOARD"]');
  await other.scrollIntoViewIfNeeded();
  await expect(other).toHaveAttribute("data-state", "LIVE");
  await expect(other.getByText("Meera Patil")).toHaveCount(0);

  await button(chat, words.finished.send).focus();
  await page.keyboard.press("Enter");
  const own = other.getByRole("row").filter({ hasText: "Meera Patil" });
  await expect(own).toContainText(board.justApplied);
  await expect(own.getByRole("cell").nth(1)).toHaveText("–");

  await button(chat, live.reset).click();
  await expect(own, "“Start again” in the chat takes the application off the board").toHaveCount(0);
  await expect(chat.getByText(words.example)).toBeVisible();
  await send(chat, "yes", ...answers);
  await button(chat, words.finished.send).click();
  await expect(own).toBeVisible();
  await chat.getByRole("link", { name: words.finished.link }).click();
  const here = page.locator('[data-stage="BOARD"]');
  await expect(here.getByRole("region", { name: "Meera Patil" })).toBeVisible();
  await expect(here.getByRole("row").filter({ hasText: "Meera Patil" })).toContainText(board.justApplied);
  await button(here, live.reset).click();
  await expect(other.getByText("Meera Patil")).toHaveCount(0);
  const told = /meera|kestrel|98220|9822000000|lakh|mumbai/i;
  expect(sent.filter((request) => told.test(decodeURIComponent(request)))).toEqual([]);
});

test("nothing is noted and no document is read before the consent", async ({ page }) => {
  const chat = await openChat(page);
  await test.step("text", async () => {
    await send(chat, "I live in Pune and have 4 years of experience");
    await expect(lastMessage(chat)).toContainText(dialogue.keptUntilYes);
    await expect(chat.getByText(fillTemplate(words.recorded, { filled: 0, of: 12 })).first()).toBeAttached();
    await button(chat, dialogue.words.yes).click();
    await expect(row(chat, "city")).toContainText("Pune");
    await expect(log(chat).locator("mark", { hasText: "Pune" })).toBeVisible();
  });
  await startAgain(chat);
  await test.step("a document", async () => {
    await sendFile(chat, await resumeFile("txt", person, page));
    await expect(lastMessage(chat)).toContainText(dialogue.attachLater);
    await button(chat, dialogue.words.yes).click();
    await expect(lastMessage(chat)).toContainText("Sunita Deshpande");
  });
});

test("only a clear yes is a consent, and the third unclear reply brings a person", async ({ page }) => {
  const chat = await openChat(page);
  await send(chat, "Hi, I want to apply");
  await expect(lastMessage(chat)).toContainText(dialogue.welcome);
  await send(chat, "yes but not my number");
  await expect(lastMessage(chat)).toContainText(dialogue.consentAgain[1] ?? "");
  await send(chat, "Are you a bot?");
  await expect(lastMessage(chat)).toContainText(dialogue.aboutBot);
  await send(chat, "lol", "hmm");
  await expect(lastMessage(chat)).toContainText(dialogue.unclearConsent);
  await button(chat, dialogue.words.begin).click();
  await send(chat, "हाँ");
  await expect(lastMessage(chat)).toContainText(questionOf("name"));
  await send(chat, "मेरा नाम सुनीता है");
  await expect(row(chat, "name")).toContainText("सुनीता");
});

test("a range, a correction, a question, STOP, DELETE and a new line are each answered as they should be", async ({
  page,
}) => {
  const chat = await openChat(page);
  await test.step("a range is asked again, and a correction strikes the old value", async () => {
    await send(chat, "yes", "Meera Patil", "Mumbai", "3-4 years");
    await expect(lastMessage(chat)).toContainText("3 years or 4");
    await expect(row(chat, "experienceYears")).toContainText(words.rowStates.ASK_AGAIN);
    await button(chat, "no, Pune not Mumbai").click();
    await expect(row(chat, "city").locator("s")).toHaveText("Mumbai");
    await expect(row(chat, "city")).toContainText("Pune");
    await expect(lastMessage(chat)).toContainText("3 years or 4");
    await send(chat, "4");
    await expect(row(chat, "experienceYears")).toContainText("4 years");
    await expect(chat.getByText(words.guide.range)).toContainText(live.done);

    await button(chat, fillTemplate(words.changeField, { title: titleOf("name") })).click();
    await expect(lastMessage(chat)).toContainText(questionOf("name"));
    await send(chat, "Meera Joshi");
    await expect(row(chat, "name").locator("s")).toHaveText("Meera Patil");
    await expect(lastMessage(chat)).toContainText(questionOf("currentEmployer"));
  });
  await startAgain(chat);
  await test.step("a question is answered with its source, and one without an answer goes to a person", async () => {
    await send(chat, "yes", "Meera Patil");
    await button(chat, "kitna salary milega?").click();
    const pay = factOf("pay");
    await expect(lastMessage(chat)).toContainText(pay?.text ?? "");
    await expect(lastMessage(chat)).toContainText(`“${pay?.title}”`);
    await expect(lastMessage(chat)).toContainText(questionOf("city"));
    await send(chat, "is there a canteen?");
    await expect(lastMessage(chat)).toContainText("I won’t guess");
    await expect(chat.getByText(words.forPerson)).toBeVisible();
    await expect(chat.getByText("“is there a canteen?”")).toBeVisible();
    await button(chat, dialogue.words.person).click();
    await expect(lastMessage(chat)).toContainText(dialogue.hours);
    await expect(chat.getByText(words.status.WITH_PERSON)).toBeVisible();
    await button(chat, dialogue.words.begin).click();
    await expect(lastMessage(chat)).toContainText(questionOf("city"));
  });
  await startAgain(chat);
  await test.step("STOP is final until START, and DELETE erases", async () => {
    await send(chat, "yes", "Meera Patil", "STOP");
    await expect(chat.getByText(words.status.STOPPED)).toBeVisible();
    await send(chat, "Pune");
    await expect(lastMessage(chat)).toContainText("Pune");
    await button(chat, dialogue.words.begin).click();
    await expect(lastMessage(chat)).toContainText(questionOf("city"));
    await send(chat, "stop");
    await button(chat, dialogue.words.erase).click();
    await expect(lastMessage(chat)).toContainText(dialogue.erased);
    await expect(chat.getByText("Meera Patil")).toHaveCount(0);
  });
  await startAgain(chat);
  await test.step("Shift and Enter begins a new line; markup stays text", async () => {
    await send(chat, "yes");
    await field(chat).pressSequentially("<b>one</b>");
    await field(chat).press("Shift+Enter");
    await field(chat).pressSequentially("2 3");
    await expect(field(chat)).toHaveValue("<b>one</b>\n2 3");
    await field(chat).press("Enter");
    await expect(log(chat).getByText("<b>one</b>")).toBeVisible();
    await field(chat).press("Enter");
    const name = dialogue.fields.find((one) => one.field === "name");
    await expect(lastMessage(chat)).toContainText(name?.again ?? "");
  });
});

test("a document is read on the device after it was chosen, and fills the record after a yes", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url() + (request.postData() ?? "")));
  const chat = await openChat(page);
  await send(chat, "yes");
  expect(scripts.filter((script) => /match-worker|read-document|pdfjs/.test(script))).toEqual([]);
  await sendFile(chat, await resumeFile("pdf", person, page));
  await expect(lastMessage(chat)).toContainText("Sunita Deshpande");
  await expect(row(chat, "name")).toContainText(words.rowStates.OFFERED);
  await button(chat, dialogue.words.yes).click();
  await expect(row(chat, "email")).toContainText("sunita@example.com");
  await expect(row(chat, "phone")).toContainText(words.rowStates.FROM_DOCUMENT);
  await expect(row(chat, "phone")).toContainText("+919820123456");
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(scripts.filter((script) => /sunita|98201/i.test(decodeURIComponent(script)))).toEqual([]);

  await send(chat, ...["Pune", "4", "skip", "30 days", "any", "skip", "skip", "skip", "15 January", "yes"]);
  await button(chat, words.finished.send).click();
  await chat.getByRole("link", { name: words.finished.link }).click();
  const own = page.locator('[data-stage="BOARD"]').getByRole("row").filter({ hasText: person.name });
  await expect(own.getByRole("cell").nth(1)).toContainText(/^\d+What it proves \d+ of 60/);
});

test("a text called PDF, an empty file, a photo and a PDF with a password are each refused in one line, and the question returns", async ({
  page,
}) => {
  const refused = [
    [
      "text called PDF",
      "resume.pdf",
      Buffer.from("Sunita Deshpande, 4 years"),
      words.document.problems.OTHER_KIND,
    ],
    ["nothing", "resume.pdf", Buffer.from(""), words.document.problems.EMPTY],
    ["a photo", "aadhaar.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), words.document.problems.PICTURE],
    [
      "a PDF with a password",
      "resume.pdf",
      readFileSync("packages/resume-match/src/read/asks-password.fixture.pdf"),
      words.document.failures.encrypted,
    ],
  ] as const;
  const chat = await openChat(page);
  await send(chat, "yes");
  for (const [what, name, buffer, problem] of refused) {
    await sendFile(chat, { name, mimeType: "application/octet-stream", buffer });
    await expect(lastMessage(chat), what).toContainText(problem);
    await expect(lastMessage(chat), what).toContainText(questionOf("name"));
    await expect(field(chat), what).toBeEnabled();
  }
});

test("a reload starts again, and leaving the page ends what listens", async ({ page, context }) => {
  const chat = await openChat(page);
  await send(chat, "yes", "Meera Patil");
  await page.reload();
  await expect(stage(page).getByText(words.example)).toBeVisible();
  await expect(stage(page).getByText("Meera Patil")).toHaveCount(0);
  const other = await context.newPage();
  await other.goto("/platform/talentdash");
  const presence = other.locator('[data-stage="BOARD"]');
  await presence.scrollIntoViewIfNeeded();
  await stage(page).scrollIntoViewIfNeeded();
  await expect(presence.getByText(fillTemplate(board.liveWindows, { count: 2 }))).toBeVisible();
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(presence.getByText(board.live, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    "Meera",
  );
});

test("no state of the chat breaks a rule of accessibility", async ({ page }) => {
  const chat = await openChat(page);
  const include = '[data-stage="CHAT"]';
  await expectNoAxeViolationInBothColours(page, "the example", { include });
  await send(chat, "yes", "Meera Patil", "Mumbai", "no, Pune not Mumbai", "3-4 years", "is there a canteen?");
  await expectNoAxeViolationInBothColours(page, "a correction and a range", { include });
  await send(chat, ...answers.slice(2));
  await expectNoAxeViolationInBothColours(page, "the end", { include });
  await send(chat, "STOP");
  await expectNoAxeViolationInBothColours(page, "stopped", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the chat fits, and replies are chosen by a tap", async ({ page }) => {
    const chat = await openChat(page);
    await expectNoOverflow(page);
    for (const reply of ["Hi, I want to apply", "Yes", "Meera Patil", "Mumbai", "3-4 years", "4"])
      await button(chat, reply).tap();
    await expect(row(chat, "experienceYears")).toContainText("4 years");
    await send(chat, `${"very ".repeat(60)}${"x".repeat(300)}`);
    await expectNoOverflow(page);
    const small = await chat
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(small).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is complete, and says that it is a picture", async ({ page }) => {
    await page.goto(url);
    const example = round.people.find(({ id }) => id === "asha-kulkarni")?.chat?.messages ?? [];
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expect(log(stage(page)).getByRole("listitem")).toHaveCount(example.length);
    for (const { from, text } of example)
      if (from === "BOT") await expect(log(stage(page))).toContainText(text);
  });
});
