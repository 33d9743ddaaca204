import type { Page } from "@playwright/test";
import type { StageName } from "#app/stages/define-stage.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { pageBudgets as budget } from "#scripts/size/budgets.ts";
import type { Measurement } from "#scripts/size/report.ts";
import { noteInteractions, type OnPage, press, settled } from "./interactions.ts";
import { median, percentile95 } from "./statistics.ts";

const { stages: words, workSamples } = readContent(".");
/** CPU throttling factor. */
const slowdown = 4;
const bytesPerMegabyte = 1024 * 1024;
/** Number of actions in ten minutes of quick use. */
const longUse = 300;
const scrollFrames = 120;

const frameOf = (name: StageName) => `[data-stage="${name}"]`;

async function openStage(page: Page, name: StageName, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(frameOf(name)).scrollIntoViewIfNeeded();
  await page.locator(`${frameOf(name)}[data-state="LIVE"]`).waitFor();
  await settled(page);
}

const buttonOf = (page: Page, stage: StageName, name: string | RegExp) =>
  page.locator(frameOf(stage)).getByRole("button", { name, exact: typeof name === "string" });
const boardButton = (page: Page, name: string | RegExp) => buttonOf(page, "BOARD", name);

/** A walk through the board: rows, filters, a decision, its message, undo, view, reports and messages. */
async function walkBoard(page: Page): Promise<void> {
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
}

/** A walk through the report: claims, a struck one, undo, another person, a comparison. */
async function walkReport(page: Page): Promise<void> {
  const { claims, strike, undo, redo, person, compare } = words.insights;
  const report = page.locator(frameOf("INSIGHTS"));
  const button = (name: string | RegExp) => buttonOf(page, "INSIGHTS", name);
  for (const { topic } of claims.slice(0, 4)) await press(button(new RegExp(`^${topic}`)));
  await press(button(`${strike.open}: ${claims[3]?.topic}`));
  await report.getByLabel(strike.reason).fill("Only in training.");
  await press(button(strike.submit));
  await press(button(undo));
  await press(button(redo));
  await report.getByRole("combobox", { name: new RegExp(`^${person}`) }).selectOption("imran-qureshi");
  await settled(page);
  await report.getByLabel(compare.add).first().selectOption("devika-rao");
  await settled(page);
}

/** A walk through the plan: tests, a question, other places, and every part as a candidate. */
async function walkPlan(page: Page): Promise<void> {
  const { ownQuestion, addQuestion, moveUp, begin, next, finish, close } = words.plan;
  const button = (name: string | RegExp) => buttonOf(page, "PLAN", name);
  for (const title of ["Sales", "Coding", "Domain", "Aptitude"]) await press(button(new RegExp(`^${title}`)));
  await page.locator(frameOf("PLAN")).getByLabel(ownQuestion).fill("Which shift would suit you best?");
  await press(button(addQuestion));
  for (let place = 0; place < 3; place += 1) await press(button(fillTemplate(moveUp, { title: "Aptitude" })));
  await press(button(begin));
  for (let part = 0; part < 5; part += 1) await press(button(next));
  await press(button(finish));
  await press(button(close));
}

/** A walk through the interview: an answer, its follow-up, samples, another question and another role. */
async function walkInterview(page: Page): Promise<void> {
  const { own, type, done, followUpAdd, same, next } = words.interview;
  const stage = page.locator(frameOf("INTERVIEW"));
  const button = (name: string | RegExp) => buttonOf(page, "INTERVIEW", name);
  await press(button(own).first());
  await stage
    .getByLabel(type)
    .pressSequentially("I rang the depot and drove the boxes over by six.", { delay: 30 });
  await press(button(done));
  await press(button(same.check));
  await stage
    .locator("form textarea")
    .fill("He waited since noon. I said, you stand here since noon, I am sorry.");
  await press(button(followUpAdd));
  for (const name of ["Kunal Bhatia", "Aditya Bansal"]) await press(button(name).first());
  await press(button(next));
  for (const role of ["Sales", "Software", "Customer support"]) await press(button(role));
}

/** A walk through the work: programs, a judgement, an answer from the table and a call. */
async function walkEditor(page: Page): Promise<void> {
  const { tasks, edit, judge, parts, sample, situation } = words.editor;
  const stage = page.locator(frameOf("EDITOR"));
  const button = (name: string | RegExp) => buttonOf(page, "EDITOR", name);
  await press(button(edit));
  const field = stage.locator(".cm-content");
  await field.waitFor();
  await press(field);
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// the list stays as it was", { delay: 60 });
  await press(button(judge));
  await button(judge).waitFor();
  for (const { title } of tasks.slice(1)) await press(button(title));
  await press(button(parts.REASONING));
  for (const answer of workSamples.reasoning.samples) await press(button(`${sample}: ${answer}`));
  await press(button(parts.SITUATION));
  const replies = stage.getByRole("group", { name: situation.choose }).getByRole("button");
  for (let reply = 0; reply < 3; reply += 1) await press(replies.first());
  await press(button(situation.takeBack));
}

/** A walk through the test: keys, an overlay, a program that types, reviews and replays. */
async function walkSession(page: Page): Promise<void> {
  const { candidate, dares, reviewer } = words.session.test;
  const stage = page.locator(frameOf("SESSION"));
  const button = (name: string | RegExp) => buttonOf(page, "SESSION", name);
  const { CONFIRM, CLEAR, ASK } = reviewer.decisions;
  for (const decision of [CONFIRM, CLEAR, ASK]) await press(button(decision).first());
  await press(button(reviewer.look).first());
  await stage
    .getByLabel(candidate.answer)
    .pressSequentially("Hello, I am sorry that your refund is late.", { delay: 30 });
  await press(button(new RegExp(`^${dares.OVERLAY.name}`)));
  await press(button(new RegExp(`^${dares.OVERLAY.stop}`)));
  await press(button(new RegExp(`^${dares.TYPER.name}`)));
  await button(CLEAR).nth(1).waitFor();
  await press(button(reviewer.look).first());
  for (const place of [0, 1]) await press(button(CLEAR).nth(place));
  await press(button(reviewer.all));
  await press(button(candidate.handIn));
}

/** A walk through a chat: an answer in two ways, a question, a correction, several facts, and STOP. */
async function walkChat(page: Page): Promise<void> {
  const { write, changeField } = words.chat;
  const field = page.locator(frameOf("CHAT")).getByLabel(write);
  const messages = [
    "Hi, I want to apply",
    "yes",
    "Meera Patil",
    "Mumbai",
    "3-4 years",
    "4",
    "kitna salary milega?",
    "no, Pune not Mumbai",
    "I work at Kestrel Payments, my notice is 30 days, I can do any shift and speak Hindi, English and Marathi",
    "7.5 lakh a year",
    "B.Com",
    "15 January",
    "yes",
  ];
  for (const message of messages) {
    await field.click();
    await page.keyboard.type(message, { delay: 30 });
    await page.keyboard.press("Enter");
    await settled(page);
  }
  await press(buttonOf(page, "CHAT", fillTemplate(changeField, { title: "City" })));
  await press(buttonOf(page, "CHAT", "STOP"));
}

const stages: { name: StageName; what: string; url: string; walk: (page: Page) => Promise<void> }[] = [
  { name: "BOARD", what: "board", url: "/platform/talentdash", walk: walkBoard },
  { name: "INSIGHTS", what: "report", url: "/platform/candidinsights", walk: walkReport },
  { name: "INTERVIEW", what: "interview", url: "/platform/candidai", walk: walkInterview },
  { name: "EDITOR", what: "editor", url: "/platform/skilllens", walk: walkEditor },
  { name: "SESSION", what: "watched test", url: "/secure-sight", walk: walkSession },
  { name: "CHAT", what: "chat", url: "/platform/whabot", walk: walkChat },
  { name: "PLAN", what: "plan", url: "/solutions/diy-assessments", walk: walkPlan },
];
type MeasuredStage = (typeof stages)[number];

/** Milliseconds of each interaction in a walk. */
async function timeWalk(page: Page, origin: string, { name, url, walk }: MeasuredStage): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const noted = await noteInteractions(page);
  await openStage(page, name, origin + url);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await walk(page);
  return noted();
}

/** Milliseconds from the first click on a stage that is not loaded until it is interactive. */
async function timeStart(page: Page, origin: string, { name, url }: MeasuredStage): Promise<number> {
  const frame = frameOf(name);
  const session = await page.context().newCDPSession(page);
  // With Save-Data the stage loads only on a click, so nothing is preloaded.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(origin + url);
  await page.locator(frame).scrollIntoViewIfNeeded();
  const start = page.locator(`${frame} [data-start]`);
  await start.waitFor();
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const stage = document.querySelector<HTMLElement>(selector);
        const started = performance.now();
        new MutationObserver(() => {
          if (!stage?.querySelector("[data-picture]"))
            requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { childList: true, subtree: true });
        stage?.querySelector<HTMLElement>("[data-start]")?.click();
      }),
    frame,
  );
}

/** Frames per second while 5,000 rows scroll. */
async function countFrames(page: Page, origin: string): Promise<number> {
  await openStage(page, "BOARD", `${origin}/platform/talentdash?rows=5000`);
  await boardButton(page, /^Show all/).click();
  await settled(page);
  return page.locator(`${frameOf("BOARD")} table`).evaluate(
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

/** Heap growth in MB over many decisions, each of them undone. */
async function measureGrowth(page: Page, origin: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / bytesPerMegabyte;
  };
  await openStage(page, "BOARD", `${origin}/platform/talentdash?person=devika-rao`);
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

/** Measures the start and the interactions of a stage. */
async function measureStage(onPage: OnPage, origin: string, runs: number, stage: MeasuredStage) {
  const starts: number[] = [];
  const reactions: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    starts.push(await onPage((page) => timeStart(page, origin, stage)));
    reactions.push(...(await onPage((page) => timeWalk(page, origin, stage))));
  }
  const phone = `CPU ÷ ${slowdown}`;
  return [
    {
      what: `${stage.what}: from the first press to its use, ${phone}, median`,
      measured: median(starts),
      limit: budget.stageStartMs,
      unit: "ms",
    },
    {
      what: `${stage.what}: interaction to next paint, 95th percentile of ${reactions.length}, ${phone}`,
      measured: percentile95(reactions),
      limit: budget.interactionMs,
      unit: "ms",
    },
  ];
}

/** Measures all stages, or those in `names`, and the frame rate and memory of the board. */
export async function measureStages(
  onPage: OnPage,
  origin: string,
  runs: number,
  names: readonly string[] = stages.map(({ name }) => name),
): Promise<Measurement[]> {
  const unknown = names.find((one) => !stages.some(({ name }) => name === one));
  if (unknown) throw new Error(`No stage ${unknown}: ${stages.map(({ name }) => name).join(", ")}`);
  const measured: Measurement[] = [];
  for (const stage of stages)
    if (names.includes(stage.name)) measured.push(...(await measureStage(onPage, origin, runs, stage)));
  if (!names.includes("BOARD")) return measured;
  return [
    ...measured,
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
