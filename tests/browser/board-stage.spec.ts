import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { peopleByScore } from "#app/stages/round.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, holdRequests } from "#tests/support/site.ts";

const url = "/platform/talentdash";
const { board: words, decisions, live } = content.stages;

const stage = (page: Page) => page.locator('[data-stage="BOARD"]');
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const row = (page: Page, name: string) =>
  stage(page)
    .getByRole("row")
    .filter({ has: button(page, new RegExp(name)) });

/** As the board shows them at first. */
const ranked = peopleByScore(content.round);
const nameAt = (place: number) => ranked[place]?.name ?? "";
const devika = ranked.find(({ name }) => name === "Devika Rao");

/** Opens the board and waits until it is interactive. */
async function openBoard(page: Page, query = ""): Promise<Locator> {
  await page.goto(url + query);
  const board = stage(page);
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute("data-state", "LIVE");
  await expect(board.getByText(/^Live( in \d+ windows)?$/)).toBeVisible();
  return board;
}

async function choose(page: Page, name: string): Promise<void> {
  await button(row(page, name), new RegExp(name)).click();
  await expect(stage(page).getByRole("region", { name })).toBeVisible();
}

async function decide(page: Page, decision: "Select" | "Hold" | "Reject"): Promise<void> {
  await stage(page)
    .getByRole("group", { name: /^Decide about/ })
    .getByRole("button", { name: decision })
    .click();
  const reason = stage(page).getByRole("form").getByRole("textbox", { name: words.form.reason });
  if ((await reason.inputValue()) === "") await reason.fill("We compared the work samples.");
  await button(stage(page), `${decision}, with this reason`).click();
}

for (const font of ["its own font", "the fallback font"] as const)
  test(`the picture is the first state: nothing moves when the board starts, in ${font}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    // On a busy machine or a slow line, the font misses the first paint.
    if (font === "the fallback font") await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const release = await holdRequests(page, "**/live-board-*");
    await page.goto(url);
    const board = stage(page);
    const names = () => board.getByRole("rowheader").allTextContents();
    const height = () => board.evaluate((element) => element.getBoundingClientRect().height);
    const before = { names: await names(), height: await height() };
    await expect(button(board, words.undo)).toBeDisabled();
    release();
    await expect(board).toHaveAttribute("data-state", "LIVE");
    await expect(board.getByText(words.live, { exact: true })).toBeVisible();
    expect({ names: await names(), height: await height() }).toEqual(before);
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });

test("a decision needs a reason, drafts the message, and is undone and repeated", async ({ page }) => {
  const board = await openBoard(page, "?q=devika");
  await choose(page, "Devika Rao");
  await board
    .getByRole("group", { name: /^Decide about/ })
    .getByRole("button", { name: "Reject" })
    .click();
  const form = board.getByRole("form", { name: "Reject Devika Rao" });
  const reason = form.getByRole("textbox", { name: words.form.reason });
  const letter = form.getByRole("textbox", { name: "Reason for Devika, in the message" });
  // She lacks only nice-to-haves, and no one is rejected for one.
  const missing = devika?.match?.requirements.filter(({ status }) => status === "missing");
  expect(missing?.map(({ mustHave }) => mustHave)).toEqual([false, false]);
  await expect(form.getByRole("radio")).toHaveCount(0);
  await expect(reason).toHaveValue("");
  await button(form, "Reject, with this reason").click();
  await expect(form.getByRole("alert")).toHaveText(words.form.missing);
  await expect(reason).toBeFocused();
  await letter.fill("We chose someone who has led a chat team.");
  await reason.fill("Devika would be bored here.");
  await button(form, "Reject, with this reason").click();
  await expect(row(page, "Devika Rao")).toContainText(decisions.REJECT);
  await expect(row(page, "Devika Rao")).toContainText(words.unsent);
  const message = board.getByRole("textbox", { name: /^Message to Devika/ });
  await expect(message).toHaveValue(/^Dear Devika,\n\n[^\n]*led a chat team/);
  await expect(message).not.toHaveValue(/bored/);
  await message.fill("Dear Devika, please write to us again.");
  await button(board, words.approve).click();
  await expect(board.getByText(/^Approved at/)).toBeVisible();
  await button(board, words.undo).click();
  await expect(message).toHaveValue("Dear Devika, please write to us again.");
  await button(board, words.undo).click();
  await button(board, words.undo).click();
  await expect(row(page, "Devika Rao")).toContainText(decisions.OPEN);
  await button(board, words.redo).click();
  await expect(row(page, "Devika Rao")).toContainText(decisions.REJECT);
  await button(board, "Messages").click();
  await expect(board.getByText(words.activity.takenBack).first()).toBeVisible();
  const seen = new RegExp(`bored here\\.\\s*On screen: résumé match ${devika?.match?.score}`);
  await expect(board.getByText(seen).first()).toBeVisible();
});

test("the keyboard decides without a mouse", async ({ page }) => {
  const board = await openBoard(page);
  const focusedName = (name: string) => expect(button(row(page, name), new RegExp(name))).toBeFocused();
  const open = ranked.findIndex(({ decision, withdrew }, place) => place >= 2 && !decision && !withdrew);
  const [first, second, third] = [nameAt(0), nameAt(open - 1), nameAt(open)];
  await button(row(page, first), new RegExp(first)).focus();
  for (let place = 1; place <= open; place += 1) {
    await page.keyboard.press("j");
    await focusedName(nameAt(place));
  }
  await page.keyboard.press("k");
  await focusedName(second);
  await page.keyboard.press("j");
  await focusedName(third);
  await page.keyboard.press("h");
  const reason = board.getByRole("form").getByRole("textbox", { name: words.form.reason });
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await focusedName(third);
  await page.keyboard.press("s");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(row(page, third)).toContainText(decisions.SELECT);
  await expect(board.getByRole("status").filter({ hasText: `You: select for ${third}` })).toBeAttached();
  await focusedName(third);
  await page.keyboard.press("u");
  await expect(row(page, third)).toContainText(decisions.OPEN);
  await test.step("a rejection isn't a key and Enter: it has no reason yet", async () => {
    for (const key of ["r", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect(board.getByRole("alert")).toHaveText(words.form.missing);
    await expect(row(page, third)).toContainText(decisions.OPEN);
    await page.keyboard.press("Escape");
    await focusedName(third);
  });
  await page.keyboard.press("?");
  await expect(board.getByRole("region", { name: words.help.title })).toBeVisible();
});

test("a click anywhere on a row opens the person, and the keys work from there; ticking or selecting text doesn't", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const board = await openBoard(page);
  const cell = (name: string) => row(page, name).getByRole("cell").nth(2);
  await cell(nameAt(3)).click();
  await expect(board.getByRole("region", { name: nameAt(3) })).toBeVisible();
  await page.keyboard.press("j");
  await expect(board.getByRole("region", { name: nameAt(4) })).toBeVisible();
  await row(page, nameAt(5)).getByRole("checkbox").check();
  const text = await cell(nameAt(0)).locator("span").first().boundingBox();
  if (!text) throw new Error("no evidence");
  await page.mouse.move(text.x + 2, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(text.x + text.width - 4, text.y + text.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await expect(board.getByRole("region", { name: nameAt(4) })).toBeVisible();
});

test("the evidence has room at every width, beside the person or under it, whatever the columns", async ({
  page,
}) => {
  for (const query of ["", "?columns=score,evidence,open,tests,flags,source,changed,owner,decision"]) {
    const board = await openBoard(page, query);
    const header = board.getByRole("columnheader", { name: words.columns.evidence });
    const person = board.locator(`section[aria-label="${nameAt(0)}"]`);
    for (const width of [1024, 1200, 1280, 1330, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = async () => {
        const column = await header.boundingBox();
        const over = await person.boundingBox();
        if (!column) return 0;
        return Math.min(column.x + column.width, over?.x ?? width) - column.x;
      };
      expect(await shown(), `${width} px, closed`).toBeGreaterThan(235);
      await row(page, nameAt(0)).getByRole("cell").nth(1).click();
      await expect(person).toBeVisible();
      expect(await shown(), `${width} px, open`).toBeGreaterThan(235);
      await page.keyboard.press("Escape");
      await expect(person).toBeVisible({ visible: width >= 1440 });
    }
  }
});

test("a form that opens right after a move keeps the focus", async ({ page }) => {
  const board = await openBoard(page);
  const first = nameAt(0);
  const name = button(row(page, first), new RegExp(first));
  await name.focus();
  // The keys arrive before the next frame, as on a slow device.
  const focused = await name.evaluate((pressed) => {
    const press = (key: string) =>
      pressed.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("j");
    press("h");
    return new Promise((resolve) => {
      requestAnimationFrame(() => resolve(document.activeElement?.tagName));
    });
  });
  expect(focused).toBe("TEXTAREA");
  const reason = board.getByRole("form").getByRole("textbox", { name: words.form.reason });
  await expect(reason).toBeFocused();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(reason).toBeFocused();
});

test("many are decided after a second look at every name", async ({ page }) => {
  const board = await openBoard(page, "?state=open");
  await board.getByRole("checkbox", { name: words.selectAll }).check();
  await expect(board.getByText("5 selected")).toBeVisible();
  await board.getByRole("group", { name: words.bulk.label }).getByRole("button", { name: "Hold" }).click();
  const second = board.getByRole("form", { name: "Choose hold for 5 people" });
  await expect(second.getByRole("listitem")).toHaveCount(5);
  for (const field of await second.getByRole("textbox").all())
    if ((await field.inputValue()) === "") await field.fill("We decide together.");
  await button(second, "Confirm: hold for 5").click();
  await expect(button(board, /^To decide 0$/)).toBeVisible();
  await button(board, "Messages").click();
  const review = page.getByRole("dialog", { name: words.review.title });
  await test.step("nothing goes before every letter was shown; Escape sends nothing", async () => {
    await button(board, "Approve and send all 5").click();
    await expect(review.getByRole("textbox")).toHaveCount(5);
    for (const letter of await review.getByRole("textbox").all()) {
      await expect(letter).not.toHaveValue(/We decide together/);
      expect(await letter.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThan(2);
    }
    await page.keyboard.press("Escape");
    await expect(review).toBeHidden();
    await expect(board.getByText("Sent: 0")).toBeVisible();
    await expect(button(board, "Approve and send all 5")).toBeFocused();
  });
  await test.step("one is changed, one is left out, and the keys of the board do nothing meanwhile", async () => {
    await page.keyboard.press("Enter");
    await review.getByRole("textbox").first().fill("Dear Devika, we are still reading.");
    await review.getByRole("checkbox").last().uncheck();
    await page.keyboard.press("u");
    await button(review, "Send 4 now").click();
    await expect(board.getByText("Sent: 4")).toBeVisible();
    await expect(board.getByText("Dear Devika, we are still reading.")).toBeVisible();
    await expect(board.getByText("Waiting for your approval: 1")).toBeVisible();
  });
  for (let step = 0; step < 3; step += 1) await button(board, words.undo).click();
  await expect(button(board, /^To decide 5$/)).toBeVisible();
  await test.step("many rejections have no reason of their own accord either", async () => {
    await button(board, "Board").click();
    await board.getByRole("checkbox", { name: words.selectAll }).check();
    await board
      .getByRole("group", { name: words.bulk.label })
      .getByRole("button", { name: "Reject" })
      .click();
    await button(board, "Confirm: reject for 5").click();
    await expect(board.getByText("5 still without a reason")).toBeVisible();
    await board.getByRole("textbox", { name: words.bulk.common }).fill("The position is filled.");
    await button(board, "Confirm: reject for 5").click();
    await expect(button(board, /^To decide 0$/)).toBeVisible();
  });
  await test.step("the keys work on, although the person left the view", async () => {
    await button(board, /^Hold/).first().click();
    await board.getByRole("rowheader").first().click();
    await page.keyboard.press("s");
    await board.getByRole("form").getByRole("textbox", { name: words.form.reason }).fill("It fits.");
    await button(board, "Select, with this reason").click();
    await expect(button(board, words.back)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(board.getByRole("rowheader").first().getByRole("button")).toBeFocused();
  });
});

test("two windows share every change, and two decisions at once are settled by a person", async ({
  page,
  context,
}) => {
  const board = await openBoard(page, "?sort=name");
  const other = await context.newPage();
  const otherBoard = await openBoard(other, "?sort=name&person=devika-rao");
  await expect(board.getByText("Live in 2 windows")).toBeVisible();
  await choose(other, "Farah Siddiqui");
  await expect(row(page, "Farah Siddiqui")).toContainText(words.openElsewhere);

  await choose(page, "Devika Rao");
  await board
    .getByRole("group", { name: /^Decide about/ })
    .getByRole("button", { name: "Select" })
    .click();
  await choose(other, "Devika Rao");
  await decide(other, "Hold");
  await expect(row(page, "Devika Rao")).toContainText(decisions.HOLD);
  await button(board, "Select, with this reason").click();
  for (const window of [page, other])
    await expect(row(window, "Devika Rao")).toContainText(words.conflict.mark);
  await button(otherBoard, "Keep “Select” by You").click();
  for (const window of [page, other]) await expect(row(window, "Devika Rao")).toContainText(decisions.SELECT);
  await other.close();
  await expect(board.getByText(words.live, { exact: true })).toBeVisible();
});

test("the simulated colleague disagrees openly; the decision is on paper and in the next stage of the tab until “Start again”", async ({
  page,
}) => {
  const board = await openBoard(page, "?person=farah-siddiqui");
  await test.step("the colleague decides when asked", async () => {
    await board
      .getByRole("group", { name: /^Decide about/ })
      .getByRole("button", { name: "Select" })
      .click();
    await button(board, words.colleague.meanwhile).click();
    await button(board, "Select, with this reason").click();
    const conflict = board.getByRole("group", { name: words.conflict.title });
    await expect(conflict).toContainText("Jo Thomas (simulated)");
    await button(conflict, /^Keep “Select”/).click();
    await expect(row(page, "Farah Siddiqui")).toContainText(decisions.SELECT);
  });
  await test.step("print in the middle has the board and no controls", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(board.getByRole("rowheader", { name: "Farah Siddiqui" })).toBeVisible();
    await expect(button(board, words.undo)).toBeHidden();
    await expect(button(board, live.reset)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("the next stage of the tab knows the decision; “Start again” forgets it", async () => {
    await page.goto("/how-it-works");
    await page.goto(url);
    await stage(page).scrollIntoViewIfNeeded();
    await expect(row(page, "Farah Siddiqui")).toContainText(decisions.SELECT);
    await button(board, live.reset).click();
    await expect(row(page, "Farah Siddiqui")).toContainText(decisions.OPEN);
  });
});

test("the view is in the address; what it does not know is left out and named; 5,000 rows are there and few of them are drawn", async ({
  page,
}) => {
  const board = await openBoard(
    page,
    "?state=hold&group=source&sort=name&columns=score,waiting&person=nobody&rows=7",
  );
  await expect(board.getByText(words.unknownView)).toBeVisible();
  await expect(board.getByRole("columnheader", { name: words.columns.waiting })).toBeVisible();
  await expect(board.getByRole("rowheader", { name: /^Careers page \d/ })).toBeVisible();
  await button(board, words.view.open).click();
  await board.getByRole("textbox", { name: words.view.saveAs }).fill("Holds");
  await button(board, words.view.save).click();
  await button(board, /^All 40/).click();
  await expect(page).not.toHaveURL(/state=hold/);
  await board.getByRole("link", { name: "Holds" }).click();
  await expect(page).toHaveURL(/state=hold/);
  const download = page.waitForEvent("download");
  await button(board, words.view.csv).click();
  const file = await (await download).path();
  const text = readFileSync(file, "utf8");
  // The score's parts follow it.
  expect(text.split("\r\n")[0]).toMatch(/^\uFEFFMatch,("[^"]+, of \d+",){3}Name,Days waiting$/);
  expect(text.trim().split("\r\n")).toHaveLength(10);

  await test.step("5,000 rows are there and few of them are drawn", async () => {
    const board = await openBoard(page, "?rows=5000");
    await expect(button(board, /^All 5000/)).toBeVisible();
    await button(board, "Show all 5000").click();
    await expect(button(board, "Show all 5000")).toBeHidden();
    const rows = board.getByRole("row");
    const scrolled = board.getByRole("table").locator("..");
    expect(await rows.count()).toBeLessThan(60);
    // The table reaches its full height in a later frame.
    const lastRow = async () => {
      await scrolled.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return rows.last().getAttribute("aria-rowindex");
    };
    await expect.poll(lastRow).toBe("5001");
    expect(await rows.count()).toBeLessThan(60);
  });
});

test("each bar of a report opens the people behind it", async ({ page }) => {
  const board = await openBoard(page);
  await button(board, "Reports").click();
  await board.getByLabel(words.reports.measure).selectOption("REFUSALS");
  const bar = button(board, /^Experience leading a team/);
  const count = Number(/(\d+) people/.exec((await bar.textContent()) ?? "")?.[1]);
  await bar.click();
  const people = board.getByRole("region", { name: "Experience leading a team" });
  await expect(people.getByRole("listitem")).toHaveCount(count);
  await people.getByRole("button").first().click();
  await expect(board.getByRole("table")).toBeVisible();
});

test("the columns of tests and flags sort, filter and open in the drawer", async ({ page }) => {
  const { columns, flags } = words;
  const board = await openBoard(page, "?columns=score,tests,flags,decision");
  await button(board.getByRole("columnheader"), columns.flags).click();
  await expect(board.getByRole("columnheader", { name: columns.flags })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page).toHaveURL(/sort=-flags/);
  for (const [place, name] of ["Rohit Salvi", "Aditya Bansal", "Nikhil Joshi"].entries())
    await expect(board.getByRole("rowheader").nth(place)).toContainText(name);
  await expect(row(page, "Rohit Salvi").getByRole("cell", { name: "1 flag, open" })).toBeVisible();
  await expect(
    row(page, "Nikhil Joshi").getByRole("cell", { name: "4 answers, for a person" }),
  ).toBeVisible();

  await choose(page, "Aditya Bansal");
  const drawer = board.getByRole("region", { name: "Aditya Bansal" });
  await expect(drawer.getByText("4 flags, 3 confirmed, 1 cleared")).toBeVisible();
  const cleared = drawer.getByRole("listitem").filter({ hasText: "11:22" });
  await expect(cleared).toContainText("The test was out of sight for 38 seconds");
  await expect(cleared).toContainText(content.stages.session.decisions.CLEARED);
  await expect(cleared).toContainText("Nandini Pillai");

  await button(board, words.view.open).click();
  await board.getByRole("combobox", { name: columns.flags }).selectOption(flags.groups.SETTLED);
  await expect(page).toHaveURL(/flags=settled/);
  await expect(board.getByRole("rowheader")).toHaveCount(3);
  await expect(row(page, "Rohit Salvi")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await button(board, words.view.csv).click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text).toContain('"4 flags, 3 confirmed, 1 cleared"');
  expect(text).toContain('"4 answers. Nandini Pillai: He wrote the two later answers himself');

  await button(board, "Reports").click();
  await board.getByLabel(words.reports.measure).selectOption("FLAGS");
  await button(board, /^confirmed/).click();
  await expect(board.getByRole("region", { name: flags.states.CONFIRMED })).toContainText("Aditya Bansal");
});

test("without storage the board works and says that nothing is kept", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const board = await openBoard(page, "?q=devika&person=devika-rao");
  await decide(page, "Select");
  await expect(row(page, "Devika Rao")).toContainText(decisions.SELECT);
  await expect(board.getByText(live.notStored)).toBeVisible();
});

test("where the visitor saves data, the board waits for a press; a script that is lost can be asked for again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  let isLost = true;
  const requested: string[] = [];
  await page.route(/live-board-/, (route) => {
    requested.push(route.request().url());
    return isLost ? route.abort() : route.continue();
  });
  await page.goto(url);
  const board = stage(page);
  await board.scrollIntoViewIfNeeded();
  await expect(button(board, live.start)).toBeVisible();
  expect(requested).toEqual([]);
  await button(board, live.start).click();
  await expect(board.getByText(live.failed)).toBeVisible();
  isLost = false;
  await button(board, live.retry).click();
  await expect(board).toHaveAttribute("data-state", "LIVE");
});

test("no state of the board breaks a rule of accessibility", async ({ page }) => {
  const board = await openBoard(page, "?person=devika-rao");
  const include = '[data-stage="BOARD"]';
  await expectNoAxeViolationInBothColours(page, "first", { include });
  await board
    .getByRole("group", { name: /^Decide about/ })
    .getByRole("button", { name: "Hold" })
    .click();
  await expectNoAxeViolationInBothColours(page, "form", { include });
  await button(board, words.colleague.meanwhile).click();
  await button(board, "Hold, with this reason").click();
  await button(board, words.view.open).click();
  await board.getByRole("checkbox", { name: words.selectAll }).check();
  await board.getByRole("group", { name: words.bulk.label }).getByRole("button", { name: "Reject" }).click();
  await expectNoAxeViolationInBothColours(page, "conflict, view and many", { include });
  await button(board, "Reports").click();
  await button(board, /^Assessment/).click();
  await expectNoAxeViolationInBothColours(page, "reports", { include });
  await button(board, "Messages").click();
  await expectNoAxeViolationInBothColours(page, "messages", { include });
  await openBoard(page, "?person=aditya-bansal&columns=score,tests,flags&sort=-flags");
  await expectNoAxeViolationInBothColours(page, "tests and flags", { include });
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the board fits, and a tap decides", async ({ page }) => {
    const board = await openBoard(page);
    await expectNoOverflow(page);
    await expect(board.locator("tbody tr:visible")).toHaveCount(5);
    await button(board, /^Show all/).tap();
    const evidence = row(page, "Devika Rao").getByRole("cell").nth(2);
    expect((await evidence.boundingBox())?.width).toBeGreaterThan(256);
    await evidence.tap();
    const person = board.getByRole("region", { name: "Devika Rao" });
    await expect(button(person, words.back)).toBeFocused();
    await board
      .getByRole("group", { name: /^Decide about/ })
      .getByRole("button", { name: "Reject" })
      .tap();
    const form = board.getByRole("form");
    const unbroken = `${"ab".repeat(60)} 😀 <script>alert(1)</script>`;
    for (const field of await form.getByRole("textbox").all()) await field.fill(unbroken);
    await button(form, "Reject, with this reason").tap();
    await expect(person.getByText(unbroken).first()).toBeVisible();
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await person.evaluate(isWide)).toBe(false);
    await button(person, words.back).tap();
    await expect(row(page, "Devika Rao")).toContainText(decisions.REJECT);
    await button(board, "Messages").tap();
    await expect(board.getByText(/^Dear Devika/)).toBeVisible();
    for (const list of await board.getByRole("list").all()) expect(await list.evaluate(isWide)).toBe(false);
    await button(board, "Board").tap();
    await button(board, words.view.open).tap();
    await expectNoOverflow(page);
    await button(board, "Reports").tap();
    await expectNoOverflow(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is a picture that says so", async ({ page }) => {
    await page.goto(url);
    await expect(stage(page).getByText(live.noScripts)).toBeVisible();
    await expect(stage(page).getByRole("rowheader", { name: /Mahesh Bhoi/ })).toBeVisible();
  });
});
