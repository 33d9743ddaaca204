import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content } from "#tests/support/site.ts";

const url = "/secure-sight";
const { live } = content.stages;
const { test: words } = content.stages.session;
const { candidate, reviewer, dares, kinds } = words;

const stage = (page: Page) => page.locator('[data-stage="SESSION"]');
const button = (within: Locator, name: string | RegExp) => within.getByRole("button", { name });
const dare = (session: Locator, { name }: { name: string }) =>
  button(session.getByRole("group", { name: dares.title }), new RegExp(`^${name}`));
const reply = (session: Locator) => session.getByLabel(candidate.answer);
/** The flags with this sentence, whatever its numbers. */
const flag = (session: Locator, template: string) => {
  const pattern = template.split(/\{\w+\}/).map((part) => part.replace(/[.?()]/g, "\\$&"));
  return session
    .getByRole("listitem")
    .filter({ hasText: new RegExp(pattern.join("\\d+")) })
    .filter({ has: session.page().getByRole("group") });
};
const flags = (session: Locator) => session.getByRole("group", { name: /^Decide/ });
const seconds = (time: string) => {
  const [, minutes, rest] = /(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(minutes) * 60 + Number(rest);
};

async function openSession(page: Page): Promise<Locator> {
  await page.goto(url);
  const session = stage(page);
  await session.scrollIntoViewIfNeeded();
  await expect(session).toHaveAttribute("data-state", "LIVE");
  await expect(reply(session)).toBeEnabled();
  return session;
}

/** Resets the example. */
async function startAgain(session: Locator): Promise<void> {
  await button(session, live.reset).click();
  await expect(reply(session)).toHaveValue("");
  await expect(flags(session)).toHaveCount(3);
}

/** Opens the stage on a page whose time, including frames, passes only in `runFor`. */
async function openPausedSession(page: Page): Promise<Locator> {
  await page.clock.install();
  const session = await openSession(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return session;
}

/** Lets the page render what was recorded. */
const draw = (page: Page) => page.clock.runFor(50);

/** Types like a person: hold times and pauses vary. Both are added to the page's clock. */
async function typeByHand(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    let added = 0;
    let keys = 0;
    performance.now = () => now() + added;
    const add = (type: "keydown" | "keyup", next: () => number) =>
      addEventListener(
        type,
        () => {
          added += next();
        },
        { capture: true },
      );
    add("keydown", () => {
      keys += 1;
      return (keys * 53) % 90;
    });
    add("keyup", () => 20 + ((keys * 37) % 70));
  });
  await page.keyboard.type(text);
}

/** Hides the window of a paused page for some milliseconds. */
async function leave(page: Page, milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const show = async (windowState: "minimized" | "normal") => {
    await session.send("Browser.setWindowBounds", { windowId, bounds: { windowState } });
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(windowState === "normal");
  };
  await show("minimized");
  await page.clock.runFor(milliseconds);
  await show("normal");
  await draw(page);
}

test("the example is reviewed, an overlay is cheated and cleared by keyboard, and typing by hand raises no flag and leaves the page nowhere", async ({
  page,
}) => {
  const session = await openSession(page);
  await test.step("the example is reviewed before the visitor begins, and goes with the first key", async () => {
    const group = flags(session).first();
    await expect(session.getByText(reviewer.notReviewed)).toBeVisible();
    await button(group, reviewer.decisions.CONFIRM).click();
    await expect(button(group, reviewer.decisions.CONFIRM)).toHaveAttribute("aria-pressed", "true");
    await expect(session.getByText(fillTemplate(reviewer.closed, { closed: 1, flags: 3 }))).toBeVisible();
    await button(group, reviewer.decisions.ASK).click();
    await expect(button(group, reviewer.decisions.CONFIRM)).toHaveAttribute("aria-pressed", "false");
    await expect(session.getByText(kinds.away.ask)).toBeVisible();
    await session.getByLabel(reviewer.why).fill("Ask him on Monday.");
    for (const place of [1, 2]) await button(flags(session).nth(place), reviewer.decisions.CLEAR).click();
    await expect(session.getByText(reviewer.reviewed, { exact: true })).toBeVisible();
    await expect(session.getByText(reviewer.score)).toBeVisible();
    await reply(session).press("H");
    await expect(flags(session)).toHaveCount(0);
    await expect(session.getByText(reviewer.nothing)).toBeVisible();
  });
  await startAgain(session);
  await test.step("the keyboard is enough to cheat, look and decide", async () => {
    await dare(session, dares.OVERLAY).focus();
    await page.keyboard.press("Enter");
    const overlay = flag(session, words.variants.overlayOpen);
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-simulated-overlay]")).toHaveCount(0);
    const row = flag(session, kinds.overlay.text);
    await button(row, reviewer.look).focus();
    await page.keyboard.press("Enter");
    await expect(button(row, reviewer.look)).toHaveAttribute("aria-expanded", "true");
    await button(row, reviewer.decisions.CLEAR).focus();
    await page.keyboard.press("Space");
    await expect(session.getByText(reviewer.reviewed, { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(button(row, reviewer.decisions.ASK)).toBeFocused();
  });
  await startAgain(session);
  await test.step("typing by hand raises no flag, and nothing that is written leaves the page", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
    await expect(flags(session)).toHaveCount(3);
    await reply(session).focus();
    await typeByHand(
      page,
      "Hello, the zebra refund is on its way. I am sorry for the wait, and I check on Friday.",
    );
    await expect(session.getByText(reviewer.noFlag)).toBeVisible();
    await expect(session.getByText(reviewer.own, { exact: true })).toBeVisible();
    await session.getByLabel(candidate.note).fill("zebra");
    await button(session, candidate.handIn).click();
    await expect(reply(session)).not.toBeEditable();
    await expect(session.getByText(reviewer.noFlag)).toBeVisible();
    await expect(session.getByText("“zebra”")).toBeVisible();
    expect(requests.filter((request) => /zebra/i.test(decodeURIComponent(request)))).toEqual([]);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain("zebra");
  });
});

test("a paste and a window that is left are flagged, and their replays play, pause and stop at their end", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = await openPausedSession(page);
  await test.step("a paste from the clipboard is flagged with its length, and the replay shows the text around it", async () => {
    await dare(session, dares.PASTE).click();
    await expect(session.getByRole("status").first()).toHaveText(words.messages.copied);
    await expect(reply(session)).toBeFocused();
    await page.clock.runFor(500);
    await page.keyboard.type("Hello. ");
    await page.clock.runFor(500);
    await page.keyboard.press("Control+v");
    await expect(reply(session)).toHaveValue(`Hello. ${dares.sentence}`);
    await draw(page);
    const pasted = flag(session, kinds.paste.text);
    await expect(pasted).toContainText(fillTemplate(kinds.paste.text, { characters: dares.sentence.length }));
    await expect(dare(session, dares.PASTE)).toContainText(/noticed at 00:0\d/);
    await expect(session.getByRole("status").first()).toContainText("characters were inserted all at once");
    await page.clock.runFor(500);
    await page.keyboard.type(" Bye");
    await button(session, candidate.handIn).click();
    await draw(page);

    await button(pasted, reviewer.look).click();
    const slider = pasted.getByRole("slider");
    await expect(pasted.locator("mark").filter({ hasText: dares.sentence })).toBeVisible();
    await slider.press("Home");
    await expect(pasted.getByText(words.replay.empty)).toBeVisible();
    await slider.press("End");
    await expect(pasted).toContainText(`${dares.sentence} Bye`);
    await button(pasted, words.replay.play).click();
    await expect(pasted.locator("mark").filter({ hasText: dares.sentence })).toBeHidden();
    await button(pasted, fillTemplate(words.replay.speed, { speed: 1 })).click();
    await page.clock.runFor(1_000);
    await expect(pasted).toContainText(`${dares.sentence} Bye`);
    await expect(button(pasted, words.replay.play)).toBeVisible();
  });
  await startAgain(session);
  await test.step("a replay plays at once where motion is welcome, and stops at its end", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const away = flag(session, kinds.away.text);
    await button(away, reviewer.look).click();
    await expect(button(away, words.replay.pause)).toBeVisible();
    await button(away, fillTemplate(words.replay.speed, { speed: 1 })).click();
    const position = async () => Number(await away.getByRole("slider").inputValue());
    const start = await position();
    await page.clock.runFor(1_000);
    await expect.poll(position).toBe(start + 4_000);
    await button(away, words.replay.pause).click();
    await expect(button(away, words.replay.play)).toBeVisible();
    await page.clock.runFor(1_000);
    await button(away, words.replay.play).click();
    await expect(button(away, words.replay.pause)).toBeVisible();
    expect(await position(), "a pause moves nothing").toBe(start + 4_000);
    await page.clock.runFor(5_000);
    await expect(button(away, words.replay.play)).toBeVisible();
    expect(await position()).toBeGreaterThan(start + 19_000);
  });
  await startAgain(session);
  await test.step("a window that is left for ten seconds is flagged with its time, and a short look is a note", async () => {
    await dare(session, dares.LEAVE).click();
    await leave(page, 1_500);
    await expect(session.getByText(reviewer.notes)).toBeVisible();
    await expect(flags(session)).toHaveCount(0);
    await leave(page, 10_300);
    await expect(flag(session, kinds.away.text)).toContainText(
      fillTemplate(kinds.away.text, { seconds: 10 }),
    );
    await expect(dare(session, dares.LEAVE)).toContainText("noticed at 00:00");
  });
});

test("own text, text of a script, a paste on a slow device and a refused clipboard are each found", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = await openSession(page);
  await test.step("own text that is cut and pasted is a note, and undo is none", async () => {
    const own = "This is a sentence of my own, typed key by key.";
    await reply(session).pressSequentially(own);
    for (const keys of ["Control+a", "Control+x", "Control+v", "Control+z", "Control+z", "Control+Shift+z"])
      await page.keyboard.press(keys);
    await expect(
      session.getByText(fillTemplate(words.notes["own-text"].text, { characters: own.length })),
    ).toBeVisible();
    await expect(session.getByText(reviewer.noFlag)).toBeVisible();
  });
  await startAgain(session);
  await test.step("text that a script sets without an event is flagged, too", async () => {
    await reply(session).press("H");
    await reply(session).evaluate((field: HTMLTextAreaElement) => {
      field.value = "Hello from a script.";
    });
    await expect(flag(session, kinds.synthetic.text)).toContainText("19 characters");
  });
  await startAgain(session);
  await test.step("the replay of a paste begins with the pasted words on a slow device, too", async () => {
    // Each reading of the clock takes two milliseconds.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      let looks = 0;
      performance.now = () => {
        looks += 1;
        return now() + 2 * looks;
      };
    });
    await reply(session).pressSequentially("Hello. ");
    await dare(session, dares.PASTE).click();
    await expect(session.getByRole("status").first()).toHaveText(words.messages.copied);
    await page.keyboard.press("Control+v");
    const pasted = flag(session, kinds.paste.text);
    await button(pasted, reviewer.look).click();
    await expect(pasted.locator("mark").filter({ hasText: dares.sentence })).toBeVisible();
  });
  await startAgain(session);
  await test.step("a refused clipboard shows the sentence", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await dare(session, dares.PASTE).click();
    await expect(session.locator("q")).toHaveText(dares.sentence);
  });
});

test("a program that types is flagged and stopped, dictation is a note, and “Start again” ends both", async ({
  page,
}) => {
  await page.clock.install();
  const session = await openSession(page);
  await test.step("a program that types is flagged as one, and can be stopped", async () => {
    await dare(session, dares.TYPER).click();
    await expect(flag(session, kinds.synthetic.text)).toBeVisible();
    await expect(reply(session)).toHaveValue(/^We sincerely/);
    await button(session, new RegExp(`^${dares.TYPER.stop}`)).click();
    const written = await reply(session).inputValue();
    await page.clock.runFor(1_000);
    await expect(reply(session)).toHaveValue(written);
    await expect(dare(session, dares.TYPER)).toContainText("noticed at 00:0");
  });
  await startAgain(session);
  await test.step("“Start again” brings the example back, and the next session begins at zero", async () => {
    await reply(session).press("H");
    await dare(session, dares.OVERLAY).click();
    await dare(session, dares.TYPER).click();
    await expect(flag(session, kinds.synthetic.text)).toBeVisible();
    await page.clock.fastForward(60_000);
    await button(session, live.reset).click();
    await expect(page.locator("[data-simulated-overlay]")).toHaveCount(0);
    await expect(reply(session)).toHaveValue("");
    await expect(flags(session)).toHaveCount(3);
    await page.clock.runFor(1_000);
    await expect(reply(session)).toHaveValue("");
    await reply(session).press("H");
    await expect(session.getByText(reviewer.noFlag)).toBeVisible();
    await expect(session.getByText(candidate.elapsed).locator("..")).toContainText(/00:0\d/);
  });
  await startAgain(session);
  await test.step("dictation is named before the first key, and then brings a note instead of a flag", async () => {
    const dictation = session.getByLabel(candidate.dictation);
    await dictation.check();
    await reply(session).press("H");
    await expect(dictation).toBeDisabled();
    // Time to speak: the same text without it would be a flag.
    await page.clock.runFor(10_000);
    await page.keyboard.insertText(
      "ello, your refund is late. I am sorry for the wait, and I will follow it up until it arrives.",
    );
    await expect(session.getByText(words.notes.dictation.text)).toBeVisible();
    await expect(session.getByText(reviewer.noFlag)).toBeVisible();
  });
});

/** Resolves once the page's own listeners have received a change. */
const nextFullscreenChange = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener("fullscreenchange", () => resolve(), { once: true });
      }),
  );

test("full screen that is left and an overlay are flagged, the overlay with its share", async ({ page }) => {
  await page.clock.install();
  const session = await openSession(page);
  await test.step("full screen that is left is flagged", async () => {
    const entered = nextFullscreenChange(page);
    await dare(session, dares.FULLSCREEN).click();
    await expect(button(session, new RegExp(`^${dares.FULLSCREEN.stop}`))).toBeVisible();
    await entered;
    const left = nextFullscreenChange(page);
    await page.evaluate(() => document.exitFullscreen());
    await left;
    await page.clock.runFor(3_000);
    await expect(flag(session, kinds.fullscreen.text)).toBeVisible();
    await expect(flag(session, kinds.panel.text)).toHaveCount(0);
    await expect(dare(session, dares.FULLSCREEN)).toContainText("noticed at 00:0");
  });
  await startAgain(session);
  await test.step("an overlay is found over the field with its share, and closed by Escape; so is one of an extension", async () => {
    await reply(session).press("H");
    await dare(session, dares.OVERLAY).click();
    const overlay = page.locator("[data-simulated-overlay]");
    await expect(overlay).toBeVisible();
    const open = flag(session, words.variants.overlayOpen);
    await expect(open).toContainText("covers 33%");
    await reply(session).focus();
    await page.keyboard.press("Escape");
    await expect(overlay).toHaveCount(0);
    await expect(flag(session, kinds.overlay.text)).toContainText("covered 33%");

    const add = (ground: string) =>
      page.evaluate((background) => {
        const element = document.createElement("div");
        Object.assign(element.style, {
          position: "fixed",
          inset: "0",
          pointerEvents: "none",
          background,
        });
        document.documentElement.append(element);
      }, ground);
    await add("transparent");
    // The recorder checks twice a second.
    await page.clock.runFor(1_000);
    await expect(flags(session)).toHaveCount(1);
    await add("rgb(0 0 0 / 20%)");
    await expect(flags(session)).toHaveCount(2);
    await expect(open).toContainText("covers 100%");
  });
});

test("listeners, timers and the overlay end with the page", async ({ page }) => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    const abortable: typeof EventTarget.prototype.addEventListener = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const signal = typeof options === "object" ? options?.signal : undefined;
      if (signal) {
        const name = `${type} ${open.size}`;
        open.add(name);
        abortable.call(signal, "abort", () => open.delete(name));
      }
      abortable.call(this, type, listener, options);
    };
    const timers = new Set<unknown>();
    const { setInterval: start, clearInterval: stop } = window;
    window.setInterval = ((run: () => void, time: number) => {
      const timer = start(run, time);
      timers.add(timer);
      return timer;
    }) as typeof window.setInterval;
    window.clearInterval = ((timer: number) => {
      timers.delete(timer);
      stop(timer);
    }) as typeof window.clearInterval;
    Object.assign(window, { open: () => [...open], timers: () => timers.size });
  });
  const session = await openSession(page);
  const counts = () =>
    page.evaluate(() => {
      const spied = window as unknown as { open: () => string[]; timers: () => number };
      return { listeners: spied.open().length, timers: spied.timers() };
    });
  await reply(session).press("H");
  await dare(session, dares.OVERLAY).click();
  await dare(session, dares.TYPER).click();
  expect((await counts()).listeners).toBeGreaterThan(10);
  expect((await counts()).timers).toBeGreaterThan(1);
  await page.getByRole("link", { name: "What is real here" }).first().click();
  await expect(page).toHaveURL(/what-is-real/);
  await expect(stage(page)).toHaveCount(0);
  await expect.poll(counts).toEqual({ listeners: 0, timers: 0 });
  await expect(page.locator("[data-simulated-overlay]")).toHaveCount(0);
});

test("thousands of events a second leave the page alive", async ({ page }) => {
  const session = await openSession(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  // Seconds of processor time, which other programs on the machine do not affect.
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
  };
  await reply(session).press("H");
  await reply(session).evaluate(async (field: HTMLTextAreaElement) => {
    for (let round = 0; round < 20; round += 1) {
      for (let index = 0; index < 250; index += 1) {
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "a", code: "KeyA" }));
        field.value = field.value.length > 500 ? "" : `${field.value}a`;
        field.dispatchEvent(new InputEvent("input", { inputType: "insertText" }));
        dispatchEvent(new Event("resize"));
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
  const before = await busy();
  await button(session, reviewer.all).click();
  await expect(session.getByRole("slider")).toBeVisible();
  expect((await busy()) - before).toBeLessThan(1.5);
  await expect(flag(session, kinds.synthetic.text)).toHaveCount(1);
});

test("no state of the test breaks a rule of accessibility", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const session = await openSession(page);
  const scope = { include: '[data-stage="SESSION"]' };
  await expectNoAxeViolationInBothColours(page, "the example", scope);
  await button(flags(session).first(), reviewer.decisions.ASK).click();
  await button(session, reviewer.all).click();
  await expectNoAxeViolationInBothColours(page, "a decision and the whole session", scope);
  await dare(session, dares.OVERLAY).click();
  await dare(session, dares.TYPER).click();
  await expect(flag(session, kinds.synthetic.text)).toBeVisible();
  await expectNoAxeViolationInBothColours(page, "an own session", scope);
  await button(session, candidate.handIn).click();
  await expectNoAxeViolationInBothColours(page, "a test that is handed in", scope);
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("the test fits, shows what a phone shows, and flags an overlay", async ({ page }) => {
    const session = await openSession(page);
    await expectNoOverflow(page);
    await expect(session.getByText(candidate.phone)).toBeVisible();
    await expect(dare(session, dares.FULLSCREEN)).toBeHidden();
    await reply(session).tap();
    await page.keyboard.insertText(`Hello ${"x".repeat(200)}`);
    await dare(session, dares.OVERLAY).tap();
    const overlay = flag(session, words.variants.overlayOpen);
    await expect(overlay).toBeVisible();
    await expectNoOverflow(page);
    await button(overlay, reviewer.look).tap();
    await button(overlay, reviewer.decisions.ASK).tap();
    await expect(session.getByText(kinds.overlay.ask)).toBeVisible();
    await expectNoOverflow(page);
    for (const control of await session.getByRole("button").all()) {
      const box = await control.boundingBox();
      if (box) expect(box.height).toBeGreaterThanOrEqual(43.5);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is complete", async ({ page }) => {
    await page.goto(url);
    const session = stage(page);
    await expect(session.getByText(live.noScripts)).toBeVisible();
    await expect(session.getByText(/characters were inserted all at once/)).toBeVisible();
    await expect(session.locator("mark").filter({ hasText: "Please be advised" })).toBeVisible();
    for (const item of reviewer.unseen.items) await expect(session.getByText(item)).toBeVisible();
    const time = await session.getByRole("listitem").filter({ hasText: kinds.away.innocent }).textContent();
    expect(seconds(time ?? "")).toBeGreaterThan(5);
  });
});
