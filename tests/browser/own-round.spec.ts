import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { counted } from "#app/round/counted.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolation, expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const { ownStart, ownFrame, ownBoard, ownReading, ownCopies, ownReport, stages } = content;
const desk = content.postingCheck.tool;
const { board } = stages;

const posting = `Customer support executive
Must have
- Two years of customer support
- Hindi
- Zendesk
Nice to have
- Excel`;

const resume = (name: string, ...lines: string[]) => ({
  name: `${name.toLowerCase().replaceAll(" ", "-")}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(`${name}\n${name.split(" ")[0]?.toLowerCase()}@example.com\n\n${lines.join("\n")}\n`),
});
const asha = resume(
  "Asha Kulkarni",
  "Experience",
  "Customer support executive, Example Desk, January 2021 to March 2024",
  "- Answered customers by phone and chat in Zendesk",
  "Languages: Hindi, English",
  "Skills: Zendesk, Microsoft Excel",
);
const imran = resume(
  "Imran Sheikh",
  "Experience",
  "Delivery rider, Example Parcels, June 2022 to May 2024",
  "- Delivered 60 parcels a day",
  "Languages: Hindi",
);

/** Opens `/round` and waits for its program. */
async function openStart(page: Page): Promise<void> {
  await page.goto("/round");
  await expect(page.getByRole("heading", { name: ownStart.title, exact: true })).toBeVisible();
}

async function startRound(page: Page, text = posting): Promise<void> {
  await openStart(page);
  await page.getByLabel(desk.field, { exact: true }).fill(text);
  await expect(page.getByLabel(ownStart.name)).not.toHaveValue("");
  await page.getByRole("button", { name: ownStart.start }).first().click();
  await expect(page).toHaveURL(/\/round\/[0-9a-f-]{36}$/);
  await expect(page.getByText(ownReading.empty)).toBeVisible();
}

/** Gives files and adds everyone who was read to the board. */
async function addFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator("input[type=file]:not([webkitdirectory])").first().setInputFiles(files);
  await expect(page.getByText(counted(ownReading.progress.ready, files.length)).first()).toBeVisible();
  await page.getByRole("button", { name: ownReading.list.chooseAll, exact: true }).click();
  await page.getByRole("button", { name: /board$/ }).click();
}

const rows = (page: Page) => page.locator("tbody tr[data-index]");
const person = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const saved = (page: Page) => expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "SAVED");

async function decide(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await person(page, name).getByRole("button", { name: stages.decisions.SELECT, exact: true }).click();
  await page.getByLabel(board.form.reason).fill(reason);
  await page
    .getByRole("button", { name: fillTemplate(board.form.submit, { decision: stages.decisions.SELECT }) })
    .click();
}

test("a round from the posting to a decision stays on the device, and is there again after a reload", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await startRound(page);
  await addFiles(page, [asha, imran]);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Asha Kulkarni");
  await decide(page, "Asha Kulkarni", "Two years of phone and chat.");
  await expect(person(page, "Asha Kulkarni")).toContainText("Zendesk");
  await expect(rows(page).first()).toContainText(stages.decisions.SELECT);
  await saved(page);

  await page.reload();
  await expect(rows(page).first()).toContainText(stages.decisions.SELECT);
  await openStart(page);
  await expect(page.getByRole("link", { name: /Customer support executive/ })).toContainText(
    fillTemplate(ownStart.rounds.open, { count: 1 }),
  );
  expect(sent).toEqual([]);
});

test("what the posting asks for can be corrected, and everyone's score follows", async ({ page }) => {
  await startRound(page);
  await addFiles(page, [asha, imran]);
  const score = rows(page).nth(1).locator("td").nth(1);
  const before = await score.textContent();
  await page.getByRole("link", { name: ownFrame.tabs.asks }).click();
  await page.getByRole("button", { name: /^Zendesk/ }).press("x");
  await expect(page.getByText(desk.out)).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`^${ownFrame.tabs.people}`) }).click();
  await expect(rows(page).nth(1)).toContainText("Imran Sheikh");
  await expect(score).not.toHaveText(before ?? "");
});

test("what another window writes into the posting is shown at once", async ({ page, context }) => {
  await startRound(page);
  await page.getByRole("link", { name: ownFrame.tabs.asks }).click();
  const field = (of: Page) => of.getByLabel(desk.field, { exact: true });
  await expect(field(page)).toHaveValue(posting);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other)).toHaveValue(posting);
  await field(other).press("Control+Home");

  await field(page).press("Control+End");
  await field(page).pressSequentially("\n- Tally");
  await expect(field(other)).toHaveValue(`${posting}\n- Tally`);
  // The caret is where it was.
  await field(other).pressSequentially("Senior ");
  await expect(field(page)).toHaveValue(`Senior ${posting}\n- Tally`);
  await expect(page.getByText(ownStart.versions.title)).toHaveCount(0);
  await page.getByRole("button", { name: desk.undo, exact: true }).click();
  await expect(field(other)).toHaveValue(`${posting}\n- Tally`);
  await other.close();
});

test("two windows that change the posting at once lose neither text, and a person chooses", async ({
  page,
  context,
}) => {
  await startRound(page);
  await page.getByRole("link", { name: ownFrame.tabs.asks }).click();
  const words = ownStart.versions;
  const field = (of: Page) => of.getByLabel(desk.field, { exact: true });
  const button = (of: Page, name: string) => of.getByRole("button", { name, exact: true });
  const other = await context.newPage();
  // What is typed in the other window stays unsaved: the pause before it is saved never ends.
  await other.addInitScript(() => {
    const begin = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 1_000 ? 0 : begin(run, ms)),
    });
  });
  await other.goto(page.url());
  await expect(field(other)).toHaveValue(posting);
  const [own, theirs] = [`${posting}\n- Tally`, `${posting}\n- Marathi`];
  await field(other).fill(theirs);
  await field(page).fill(own);

  for (const [of, text, lacks] of [
    [page, own, "- Marathi"],
    [other, theirs, "- Tally"],
  ] as const) {
    await expect(of.getByRole("alert").filter({ hasText: words.title })).toBeVisible();
    await expect(field(of)).toHaveValue(text);
    await of.locator("summary", { hasText: words.show.split("{")[0] ?? "" }).click();
    await expect(of.locator("details mark")).toHaveText(lacks);
  }
  await expectNoAxeViolationInBothColours(page, "two versions of the posting");
  await saved(page);
  await page.reload();
  await expect(page.getByText(words.title)).toBeVisible();
  const shown = await field(page).inputValue();
  expect([own, theirs]).toContain(shown);

  await button(page, words.other).click();
  const taken = shown === own ? theirs : own;
  await expect(field(page)).toHaveValue(taken);
  await expect(field(other)).toHaveValue(taken);
  for (const of of [page, other]) await expect(of.getByText(words.title)).toHaveCount(0);
  await button(page, words.undo).click();
  for (const of of [page, other]) await expect(of.getByText(words.title)).toBeVisible();
  await button(page, words.own).click();
  for (const of of [page, other]) await expect(of.getByText(words.title)).toHaveCount(0);
  await expect(field(other)).toHaveValue(taken);
  await expect(field(page)).toHaveValue(taken);
  await other.close();
});

test("two windows of one round agree within a second", async ({ page, context }) => {
  await startRound(page);
  await addFiles(page, [asha]);
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await decide(page, "Asha Kulkarni", "Yes.");
  await expect(rows(other).first()).toContainText(stages.decisions.SELECT);
  await other.close();
});

test("an erased candidate is gone from the board, the list and the browser's storage", async ({ page }) => {
  await startRound(page);
  await addFiles(page, [asha, imran]);
  await page.getByRole("button", { name: /^Asha Kulkarni/ }).click();
  await person(page, "Asha Kulkarni").getByRole("button", { name: ownBoard.erase, exact: true }).click();
  await person(page, "Asha Kulkarni").getByRole("button", { name: ownBoard.eraseYes }).click();
  await expect(rows(page)).toHaveCount(1);
  await saved(page);
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open("own-rounds");
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const all = [...database.objectStoreNames].map(
      (name) =>
        new Promise((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => resolve(request.result);
        }),
    );
    return JSON.stringify(await Promise.all(all), (_, value) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
  });
  expect(stored).toContain("Imran");
  expect(stored).not.toContain("Asha");
});

test("a report has each requirement with the candidate's words, and compares with others", async ({
  page,
}) => {
  await startRound(page);
  await addFiles(page, [asha, imran]);
  await page.getByRole("button", { name: /^Asha Kulkarni/ }).click();
  await person(page, "Asha Kulkarni").getByRole("button", { name: ownBoard.report, exact: true }).click();
  const report = page.getByRole("article", {
    name: fillTemplate(ownReport.label, { name: "Asha Kulkarni" }),
  });
  await expect(report).toContainText("Zendesk");
  await report.getByLabel(ownReport.compare.add).first().selectOption({ label: "Imran Sheikh" });
  await expect(report.getByRole("table").last()).toContainText("Imran Sheikh");
  await expectNoAxeViolation(page, "report");
  await page.getByRole("button", { name: ownReport.back }).click();
  await expect(rows(page)).toHaveCount(2);
});

/** A page whose browser refuses to keep anything. */
async function withoutStorage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  return page;
}

test("a browser that refuses storage says so, and everything works until the page is closed", async ({
  browser,
}) => {
  const page = await withoutStorage(browser);
  await startRound(page);
  await expect(page.getByText(ownCopies.storage.refused.title)).toBeVisible();
  await addFiles(page, [asha]);
  await decide(page, "Asha Kulkarni", "Yes.");
  await expect(rows(page).first()).toContainText(stages.decisions.SELECT);
  await page.close();
});

test("a round for which there is no room says what to do, and the next try starts it", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if ("isDiskFull" in window) throw new DOMException("", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await openStart(page);
  await page.getByLabel(desk.field, { exact: true }).fill(posting);
  await expect(page.getByLabel(ownStart.name)).not.toHaveValue("");
  const start = page.getByRole("button", { name: ownStart.start }).first();
  await page.evaluate(() => Object.assign(window, { isDiskFull: true }));
  await start.click();
  await expect(page.getByRole("status").filter({ hasText: ownStart.notSaved.FULL })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, "isDiskFull"));
  await start.click();
  await expect(page.getByText(ownReading.empty)).toBeVisible();
});

test("the address of a round that this device doesn't have says what may have happened", async ({ page }) => {
  await page.goto("/round/5b0c8a60-3f5e-4d2c-9c55-0b8f6a0e7d11");
  await expect(page.getByText(ownCopies.storage.missing.title)).toBeVisible();
  await expectNoAxeViolation(page, "missing");
});

/** Opens a copy of `startRound`'s round with two people on another device. */
async function openCopy(browser: Browser, file: string): Promise<Page> {
  const page = await browser.newPage();
  await openStart(page);
  await page.getByText(ownFrame.openCopy).click();
  await page.locator("details input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: ownCopies.import.open, exact: true }).click();
  await page.getByRole("link", { name: /Customer support executive/ }).click();
  await expect(rows(page)).toHaveCount(2);
  return page;
}

test("a copy opens the round on another device", async ({ page, browser }) => {
  await startRound(page);
  await addFiles(page, [asha, imran]);
  await decide(page, "Asha Kulkarni", "Two years of phone and chat.");
  await saved(page);
  await page.getByRole("link", { name: ownFrame.tabs.settings }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: new RegExp(`^${ownCopies.export.save.split("{")[0]?.trim()}`) })
    .click();
  const file = await (await download).path();

  const other = await openCopy(browser, file);
  await expect(rows(other).first()).toContainText(stages.decisions.SELECT);
  await other.close();
});

/** All that the browser keeps of the rounds. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open("own-rounds");
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const all = ["changes", "files", "bytes"].map(
      (name) =>
        new Promise((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => resolve(request.result);
        }),
    );
    const text = JSON.stringify(await Promise.all(all), (_, value) =>
      value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
    );
    database.close();
    return text;
  });

/** Adds a change to the stored log of the round that is shown. */
const storeChange = (page: Page, change: object) =>
  page.evaluate(async (added) => {
    const round = location.pathname.split("/")[2];
    const open = indexedDB.open("own-rounds");
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const transaction = database.transaction("changes", "readwrite");
    const stamp = { id: "broken", clock: 999, window: "w", time: "2026-11-30 16:05" };
    transaction.objectStore("changes").put({ ...stamp, ...added, round });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, change);

async function saveBroken(page: Page): Promise<string> {
  await expect(page.getByRole("alert").filter({ hasText: ownFrame.broken.title })).toContainText(
    ownFrame.broken.note,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: ownFrame.broken.save }).click();
  return (await download).path();
}

for (const [what, change] of [
  ["that a page cannot show", { kind: "ADD", people: [{ id: "x", name: {}, source: "HAND" }] }],
  ["that no page can read", { kind: "ADD" }],
] as const)
  test(`a stored change ${what} leaves the round as it is: a copy of it can be saved`, async ({ page }) => {
    await startRound(page);
    await addFiles(page, [asha, imran]);
    await saved(page);
    await storeChange(page, change);
    const before = await kept(page);
    await page.reload();
    const file = unzipSync(new Uint8Array(readFileSync(await saveBroken(page))));
    const { changes } = JSON.parse(strFromU8(file["round.json"] ?? new Uint8Array()));
    expect(changes).toContainEqual(expect.objectContaining({ id: "broken", ...change }));
    const texts = Object.keys(file).map((path) => path.split("/").at(-1));
    expect(texts).toEqual(expect.arrayContaining([asha.name, imran.name]));
    await expect(page.getByRole("status").filter({ hasText: ownCopies.export.withoutReport })).toBeVisible();
    await expectNoAxeViolationInBothColours(page, "broken");
    expect(await kept(page)).toBe(before);
    await page.getByRole("button", { name: ownFrame.broken.rounds }).click();
    await expect(page.getByRole("link", { name: /Customer support executive/ })).toBeVisible();
  });

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });
  test("a page that does not load leaves the others, a copy that opens elsewhere, and a reload", async ({
    page,
    browser,
  }) => {
    await startRound(page);
    await addFiles(page, [asha, imran]);
    await saved(page);
    await page.route("**/people-part-*.js", (route) => route.abort());
    await page.reload();
    const file = await saveBroken(page);
    await page.getByRole("link", { name: ownFrame.tabs.asks }).click();
    await expect(page.getByLabel(desk.field, { exact: true })).toHaveValue(posting);
    await page.getByRole("link", { name: new RegExp(`^${ownFrame.tabs.people}`) }).click();
    await page.unroute("**/people-part-*.js");
    await page.getByRole("button", { name: ownFrame.reload, exact: true }).click();
    await expect(rows(page)).toHaveCount(2);

    const other = await openCopy(browser, file);
    await other.close();
  });
});

test("every page of a round is accessible in light and dark, and fits from 360 to 1,920 px", async ({
  page,
}) => {
  await openStart(page);
  await expectNoAxeViolationInBothColours(page, "start, empty");
  await startRound(page);
  await expectNoAxeViolationInBothColours(page, "board, empty");
  await addFiles(page, [
    asha,
    imran,
    resume(
      "प्रिया साळवी",
      "Experience",
      "Support executive, Example Desk, May 2022 to June 2024",
      "Languages: Hindi",
    ),
    resume("Subrahmanyam"),
  ]);
  await expect(rows(page)).toHaveCount(4);
  const address = page.url();
  for (const part of ["", "/asks", "/settings"]) {
    await page.goto(address + part);
    await expect(page.getByRole("navigation", { name: ownFrame.tabsLabel })).toBeVisible();
    await expect(page.getByText(ownFrame.opening)).toHaveCount(0);
    if (part === "/asks") await expect(page.locator(".posting-rows").first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoAxeViolationInBothColours(page, part);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `${part} at ${width} px`);
    }
  }
});

test("storage that stops answering is named at once, and has everything when it answers again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Transactions of a browser whose disk does not answer: they end only when it does.
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      const transaction = begin.call(this, names, mode, options);
      const wait = () => {
        const [name] = transaction.objectStoreNames;
        if (name !== undefined && "isDiskSilent" in window)
          transaction.objectStore(name).count().onsuccess = wait;
      };
      if (mode === "readwrite") wait();
      return transaction;
    };
  });
  await startRound(page);
  await addFiles(page, [asha]);
  await saved(page);
  await page.evaluate(() => Object.assign(window, { isDiskSilent: true }));
  await decide(page, "Asha Kulkarni", "Yes.");
  await expect(page.getByText(ownCopies.storage.unsaved.SLOW)).toBeVisible();
  await page.evaluate(() => {
    delete (window as { isDiskSilent?: true }).isDiskSilent;
  });
  await saved(page);
  await expect(page.getByText(ownCopies.storage.unsaved.SLOW)).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toContainText(stages.decisions.SELECT);
});

test("storage that doesn't open is no empty device: the page says so, and works without it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, name);
      for (const type of ["success", "error", "upgradeneeded", "blocked"])
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    };
  });
  await page.goto("/round");
  await expect(page.getByText(ownCopies.storage.silent.title)).toBeVisible();
  await expectNoAxeViolation(page, "silent storage");
  await page.getByRole("button", { name: ownCopies.storage.silent.goOn }).click();
  await expect(page.getByText(ownStart.rounds.noneKept)).toBeVisible();
});

test("the focus stays on the page when the control that has it goes away", async ({ page }) => {
  await startRound(page);
  const hasFocus = () => page.evaluate(() => document.activeElement?.localName !== "body");
  await page.locator("input[type=file]:not([webkitdirectory])").first().setInputFiles([asha, imran]);
  const ready = counted(ownReading.progress.ready, 2);
  await expect(page.getByText(ready).first()).toBeVisible();
  await page.getByRole("button", { name: ownReading.list.chooseAll, exact: true }).press("Enter");
  await page.getByRole("button", { name: /board$/ }).press("Enter");
  await expect(rows(page)).toHaveCount(2);
  expect(await hasFocus()).toBe(true);
  await page.getByRole("button", { name: /^Imran Sheikh/ }).press("Enter");
  const imrans = person(page, "Imran Sheikh");
  await imrans.getByRole("button", { name: ownBoard.erase, exact: true }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(imrans.getByRole("button", { name: ownBoard.erase, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await imrans.getByRole("button", { name: ownBoard.eraseYes }).press("Enter");
  await expect(rows(page)).toHaveCount(1);
  expect(await hasFocus()).toBe(true);
});
