import type { Page } from "@playwright/test";
import { pageBudgets as budget } from "./budgets.ts";
import { noteInteractions, type OnPage, press, settled } from "./interactions.ts";
import type { Measurement } from "./report.ts";
import { median, percentile95 } from "./statistics.ts";

const url = "/platform/talentdash";
/** The processor's slow-down. */
const slowdown = 4;
const bytesPerMegabyte = 1024 * 1024;
/** As many actions as ten minutes of quick use. */
const longUse = 300;
const scrollFrames = 120;

async function openBoard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-stage="BOARD"]').scrollIntoViewIfNeeded();
  await page.locator('[data-stage="BOARD"][data-state="LIVE"]').waitFor();
  await settled(page);
}

const boardButton = (page: Page, name: string | RegExp) =>
  page.locator('[data-stage="BOARD"]').getByRole("button", { name, exact: typeof name === "string" });

/** A walk through the board: rows, filters, a decision, its message, undo, view, reports and messages. */
async function timeBoard(page: Page, origin: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const noted = await noteInteractions(page);
  await openBoard(page, `${origin}${url}`);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await press(boardButton(page, /^Devika Rao/));
  for (const key of ["j", "j", "k", "k"]) {
    await page.keyboard.press(key);
    await settled(page);
  }
  await page.keyboard.press("h");
  await settled(page);
  await page.keyboard.type(" Soon.", { delay: 60 });
  await press(boardButton(page, "Hold, with this reason"));
  await press(boardButton(page, "Approve and send"));
  await press(boardButton(page, "Undo"));
  await press(boardButton(page, /^To decide/));
  await press(boardButton(page, /^All/));
  await press(boardButton(page, "View"));
  await press(boardButton(page, "View"));
  await press(boardButton(page, "Reports"));
  await press(boardButton(page, /^Assessment/));
  await press(boardButton(page, "Messages"));
  await press(boardButton(page, "Board"));
  return noted();
}

/** Milliseconds from the first touch of a stage that is not loaded to the stage in use. */
async function timeStart(page: Page, origin: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // A visitor who saves data starts the stage by a press, so nothing is loaded before.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(`${origin}${url}`);
  await page.locator('[data-stage="BOARD"]').scrollIntoViewIfNeeded();
  const start = page.locator('[data-stage="BOARD"] [data-start]');
  await start.waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stage = document.querySelector<HTMLElement>('[data-stage="BOARD"]');
        const started = performance.now();
        new MutationObserver(() => {
          if (!stage?.querySelector("[data-picture]"))
            requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { childList: true, subtree: true });
        stage?.querySelector<HTMLElement>("[data-start]")?.click();
      }),
  );
}

/** Frames a second while 5,000 rows scroll. */
async function countFrames(page: Page, origin: string): Promise<number> {
  await openBoard(page, `${origin}${url}?rows=5000`);
  await boardButton(page, /^Show all/).click();
  await settled(page);
  return page.locator('[data-stage="BOARD"] table').evaluate(
    (table, frames) =>
      new Promise<number>((resolve) => {
        const scrolled = table.parentElement as HTMLElement;
        let frame = 0;
        let started = 0;
        const step = (now: number) => {
          if (frame === 0) started = now;
          if (frame === frames) return resolve((frames * 1000) / (now - started));
          frame += 1;
          scrolled.scrollBy(0, 400);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    scrollFrames,
  );
}

/** Growth of the heap in MB over many decisions, each taken back. */
async function measureGrowth(page: Page, origin: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / bytesPerMegabyte;
  };
  await openBoard(page, `${origin}${url}?person=devika-rao`);
  const before = await heap();
  await boardButton(page, /^Devika Rao/).focus();
  for (let action = 0; action < longUse; action += 1) {
    await page.keyboard.press(action % 2 === 0 ? "j" : "k");
    await settled(page);
  }
  for (let action = 0; action < longUse / 10; action += 1) {
    await page.keyboard.press("s");
    await settled(page);
    await boardButton(page, "Select, with this reason").click();
    await boardButton(page, "Undo").click();
    await boardButton(page, /^Devika Rao/).focus();
  }
  return (await heap()) - before;
}

/** The board's start, reactions, frames and memory. */
export async function measureStages(onPage: OnPage, origin: string, runs: number): Promise<Measurement[]> {
  const starts: number[] = [];
  const reactions: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await onPage((page) => timeStart(page, origin)));
    reactions.push(...(await onPage((page) => timeBoard(page, origin))));
  }
  const phone = `CPU ÷ ${slowdown}`;
  return [
    {
      what: `board: from the first press to its use, ${phone}, median`,
      measured: median(starts),
      limit: budget.stageStartMs,
      unit: "ms",
    },
    {
      what: `board: interaction to next paint, 95th percentile of ${reactions.length}, ${phone}`,
      measured: percentile95(reactions),
      limit: budget.interactionMs,
      unit: "ms",
    },
    {
      what: "board: frames a second while 5,000 rows scroll",
      measured: await onPage((page) => countFrames(page, origin)),
      limit: budget.stageFrames,
      isFloor: true,
    },
    {
      what: `board: growth of the heap over ${longUse + 0.4 * longUse} actions`,
      measured: await onPage((page) => measureGrowth(page, origin)),
      limit: budget.stageGrowth,
      unit: "MB",
    },
  ];
}
