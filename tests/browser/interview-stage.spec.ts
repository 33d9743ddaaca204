import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const url = "/platform/candidai";
const { interview: words, live } = content.stages;
const [support, sales] = content.interviewQuestions.roles;
const [first, second] = support?.questions ?? [];
if (!support || !sales || !first || !second) throw new Error("There are no questions");

const stage = (page: Page) => page.locator('[data-stage="INTERVIEW"]');
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const answers = (interview: Locator) => interview.getByRole("group", { name: words.answers });
const criterion = (interview: Locator, title: string) =>
  interview
    .getByRole("listitem")
    .filter({ hasText: title })
    .filter({ has: interview.page().locator("strong, span") });
const answerText =
  "A bakery in Pune, last March. The oven was late, so I rang her the same evening and drove the first boxes over myself. I promised her the oven by Monday at ten.";

async function openInterview(page: Page, address = url): Promise<Locator> {
  await page.goto(address);
  const interview = stage(page);
  await interview.scrollIntoViewIfNeeded();
  await expect(interview).toHaveAttribute("data-state", "LIVE");
  await expect(button(answers(interview), words.own)).toBeEnabled();
  return interview;
}

async function answer(interview: Locator, text: string): Promise<void> {
  await button(answers(interview), words.own).click();
  await interview.getByLabel(words.type).fill(text);
  await button(interview, words.done).click();
}

/** Replaces the browser's speech recognition with a script; the test decides when results arrive. */
async function withRecognition(page: Page, problem?: string): Promise<void> {
  await page.addInitScript((failure) => {
    class Recognition extends EventTarget {
      static available = async () => "available";
      start() {
        Object.assign(window, {
          hear: (transcript: string) => {
            const results = [Object.assign([{ transcript }], { isFinal: true })];
            this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
          },
        });
      }
      abort() {
        sessionStorage.setItem("aborted", "yes");
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
    navigator.mediaDevices.getUserMedia = async () => {
      if (failure !== undefined) throw new DOMException("", failure);
      return new AudioContext().createMediaStreamDestination().stream;
    };
  }, problem);
}

const aborted = (page: Page) => page.evaluate(() => sessionStorage.getItem("aborted"));

test("an answer is judged by its words, and one follow-up adds to it", async ({ page }) => {
  const requests: string[] = [];
  const interview = await openInterview(page);
  page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  await expect(interview.getByText(first.text)).toBeVisible();
  await answer(interview, answerText);
  await expect(interview.getByRole("status").first()).toHaveText(
    fillTemplate(words.judged, { shown: 2, partly: 0, missing: 2 }),
  );
  await expect(interview.locator("mark").filter({ hasText: "drove the first boxes" })).toBeVisible();
  await expect(interview.getByText(words.followUp)).toBeVisible();
  await interview
    .locator("form textarea")
    .fill(
      "I said, you stand in an empty shop, I would be angry. She stayed with us and orders forty boxes a week.",
    );
  await button(interview, words.followUpAdd).click();
  await expect(interview.getByText(words.followUp)).toBeHidden();
  await expect(interview.getByText("forty boxes a week")).toBeVisible();
  await expect(interview.getByText(words.report.nothingOpen)).toBeVisible();

  await button(interview, words.same.check).click();
  await expect(interview.getByText(words.same.yes)).toBeVisible();
  await button(interview, words.again).click();
  await expect(interview.getByLabel(words.type)).toHaveValue(/drove the first boxes/);
  expect(requests.filter((request) => /bakery|boxes|oven/i.test(decodeURIComponent(request)))).toEqual([]);
});

test("samples, questions and roles can be chosen, and “Start again” forgets the answer", async ({ page }) => {
  const interview = await openInterview(page);
  await answer(interview, answerText);
  await button(answers(interview), "Kunal Bhatia").click();
  await expect(interview.getByText("As a policy we never over-promise.")).toBeVisible();
  await button(interview, words.next).click();
  await expect(interview.getByText(second.text).last()).toBeVisible();
  await button(interview, sales.name).click();
  await expect(interview.getByText(sales.questions[0]?.text ?? "").last()).toBeVisible();
  await button(interview, live.reset).click();
  await expect(interview.getByText(first.text)).toBeVisible();
  await button(answers(interview), words.own).click();
  await expect(interview.getByLabel(words.type)).toHaveValue("");
});

test("a typed answer survives a reload at its question, until it is erased", async ({ page }) => {
  const interview = await openInterview(page);
  await button(interview, words.next).click();
  await button(answers(interview), words.own).click();
  await interview.getByLabel(words.type).fill(answerText);
  await page.reload();
  await interview.scrollIntoViewIfNeeded();
  await expect(interview.getByLabel(words.type)).toHaveValue(answerText);
  await expect(interview.getByText(second.text)).toBeVisible();
  await button(interview, words.erase).click();
  await expect(interview.getByLabel(words.type)).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("interview");
  await page.reload();
  await interview.scrollIntoViewIfNeeded();
  await expect(interview).toHaveAttribute("data-state", "LIVE");
  await expect(interview.getByText(first.text)).toBeVisible();
});

test("the engine comes with the first press in the field, and an answer waits for it", async ({ page }) => {
  const engine = "**/assets/answer-worker-*.js";
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const interview = await openInterview(page);
  await button(answers(interview), words.own).click();
  expect(requests.filter((request) => request.includes("answer-worker"))).toEqual([]);
  await page.route(engine, (route) => route.abort());
  await interview.getByLabel(words.type).fill(answerText);
  await button(interview, words.done).click();
  await expect(interview.getByText(words.notLoaded)).toBeVisible();
  await page.unroute(engine);
  await button(interview, live.retry).click();
  await expect(interview.locator("mark").filter({ hasText: "drove the first boxes" })).toBeVisible();
  await expect(interview.getByText(words.notLoaded)).toBeHidden();
});

test("the keyboard answers without a mouse", async ({ page }) => {
  const interview = await openInterview(page);
  await button(interview, words.answerYourself).focus();
  await page.keyboard.press("Enter");
  await interview.getByLabel(words.type).focus();
  await page.keyboard.type("I rang the depot and got the van turned round.");
  await page.keyboard.press("Control+Enter");
  await expect(interview.locator("mark").filter({ hasText: "I rang the depot" })).toBeVisible();
});

test("without recognition on the device the stage says so and types", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { SpeechRecognition: undefined }));
  const interview = await openInterview(page);
  await button(answers(interview), words.own).click();
  await expect(interview.getByText(words.speech.none)).toBeVisible();
  await expect(button(interview, words.speech.start)).toBeHidden();
});

test.describe("with a microphone", () => {
  test("spoken words are judged with their second, and the microphone ends with the answer", async ({
    page,
  }) => {
    await withRecognition(page);
    const interview = await openInterview(page);
    await button(answers(interview), words.own).click();
    await button(interview, words.speech.start).click();
    await expect(interview.getByText(words.speech.listening)).toBeVisible();
    await page.evaluate(() =>
      (window as unknown as { hear: (text: string) => void }).hear(
        "I rang the depot and drove the boxes over",
      ),
    );
    await expect(interview.getByText("I rang the depot and drove the boxes over")).toBeVisible();
    await button(interview, words.speech.stop).click();
    await expect(interview.locator("mark").filter({ hasText: "I rang the depot" })).toBeVisible();
    await expect(interview.getByText("00:00").first()).toBeVisible();
    await expect.poll(() => aborted(page)).toBe("yes");
  });

  test("another question ends the microphone", async ({ page }) => {
    await withRecognition(page);
    const interview = await openInterview(page);
    await button(answers(interview), words.own).click();
    await button(interview, words.speech.start).click();
    await expect(button(interview, words.speech.stop)).toBeVisible();
    await button(interview, words.next).click();
    await expect(interview.getByText(second.text).last()).toBeVisible();
    await expect.poll(() => aborted(page)).toBe("yes");
  });
});

for (const [failure, problem] of [
  ["NotAllowedError", "DENIED"],
  ["NotFoundError", "MISSING"],
] as const)
  test(`a microphone that is ${problem.toLowerCase()} is named, and typing continues`, async ({ page }) => {
    await withRecognition(page, failure);
    const interview = await openInterview(page);
    await button(answers(interview), words.own).click();
    await button(interview, words.speech.start).click();
    await expect(interview.getByText(words.speech.problems[problem])).toBeVisible();
    await expect(interview.getByLabel(words.type)).toBeEditable();
  });

test("a page may have the questions of one role", async ({ page }) => {
  const interview = await openInterview(page, "/solutions/sales-and-marketing");
  await expect(interview.getByText(sales.questions[0]?.text ?? "")).toBeVisible();
  await expect(button(interview, support.name)).toBeHidden();
  await answer(
    interview,
    "He said it was too dear. You told me forty hours a month, I said, and I put them beside our fee.",
  );
  await expect(criterion(interview, words.statuses.shown).first()).toBeVisible();
});

test("no state of the interview breaks a rule of accessibility", async ({ page }) => {
  const interview = await openInterview(page);
  const include = '[data-stage="INTERVIEW"]';
  await expectNoAxeViolationInBothColours(page, "a sample answer", { include });
  await button(answers(interview), words.own).click();
  await expectNoAxeViolationInBothColours(page, "a field", { include });
  await answer(interview, answerText);
  await expectNoAxeViolationInBothColours(page, "a judged answer", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the interview fits, and an answer is judged", async ({ page }) => {
    const interview = await openInterview(page);
    await expectNoOverflow(page);
    await button(answers(interview), words.own).tap();
    await interview.getByLabel(words.type).fill(`${answerText} ${"very ".repeat(60)}${"x".repeat(300)}`);
    await button(interview, words.done).tap();
    await expect(interview.locator("mark").first()).toBeVisible();
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the interview is a picture that says so", async ({ page }) => {
    await page.goto(url);
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expect(stage(page).locator("mark").first()).toBeVisible();
  });
});
