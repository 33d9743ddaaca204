import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { chromiumFlags, findTestChromium } from "#scripts/machine/chromium.ts";
import { sitePort } from "#tests/support/address.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { expectSheetHeight } from "#tests/support/sheet-height.ts";
import { content, openPage } from "#tests/support/site.ts";

const address = "/pronunciation-test";
const { start: words, tool, sample, prompts } = content.pronunciationTest;
const { recorder, sound: soundWords, failures, unknown: unknownWords } = tool;
const folder = mkdtempSync(join(tmpdir(), "speech-"));
const sampleFile = `public${sample.audio}`;

/** The input of a fake microphone: a second of silence, then the sample, as a WAV that Chromium loops. */
async function writeSpeech(page: Page): Promise<string> {
  const base64 = await page.evaluate(async (mp3) => {
    const bytes = Uint8Array.from(atob(mp3), (letter) => letter.charCodeAt(0));
    const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
    const samples = new Int16Array(48_000 + decoded.length);
    samples.set(
      decoded.getChannelData(0).map((sample) => Math.round(sample * 32_767)),
      48_000,
    );
    let letters = "";
    for (const byte of new Uint8Array(samples.buffer)) letters += String.fromCharCode(byte);
    return btoa(letters);
  }, readFileSync(sampleFile).toString("base64"));
  const samples = Buffer.from(base64, "base64");
  const wav = Buffer.alloc(44 + samples.length);
  wav.write("RIFF");
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.set([16, 0, 0, 0, 1, 0, 1, 0], 16);
  wav.writeUInt32LE(48_000, 24);
  wav.writeUInt32LE(96_000, 28);
  wav.set([2, 0, 16, 0], 32);
  wav.write("data", 36);
  wav.writeUInt32LE(samples.length, 40);
  wav.set(samples, 44);
  const file = join(folder, "speech.wav");
  writeFileSync(file, wav);
  return file;
}

type Open = (options?: BrowserContextOptions) => Promise<Page>;

const executablePath = findTestChromium();
/** Chromium that grants the microphone without asking. */
const launchOptions = {
  args: [...chromiumFlags, "--use-fake-ui-for-media-stream"],
  ...(executablePath && { executablePath }),
};

/** Opens pages in a browser whose microphone plays the sample, or in one without a microphone. */
const test = base.extend<
  { openWithMicrophone: Open; openWithoutMicrophone: Open },
  { speech: string; browserWithMicrophone: Browser }
>({
  launchOptions: [launchOptions, { scope: "worker" }],
  speech: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await writeSpeech(page));
      await page.close();
    },
    { scope: "worker" },
  ],
  browserWithMicrophone: [
    async ({ playwright, speech }, use) => {
      const args = [
        ...launchOptions.args,
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${speech}`,
        "--host-resolver-rules=MAP insecure.test 127.0.0.1",
      ];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  openWithMicrophone: async ({ browserWithMicrophone }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browserWithMicrophone.newContext({
        baseURL: `http://localhost:${sitePort}`,
        ...options,
      });
      const page = await context.newPage();
      pages.push(page);
      await recordStreams(page);
      await openPage(page, address);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  openWithoutMicrophone: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: `http://localhost:${sitePort}` });
    await use(async () => {
      const page = await context.newPage();
      await openPage(page, address);
      return page;
    });
    await context.close();
  },
});

type WithStreams = { streams: MediaStream[]; recorders: MediaRecorder[] };

/** Records the microphone's streams and their recorders, to check whether they are released and paused. */
async function recordStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const recorders: MediaRecorder[] = [];
    Object.assign(window, { streams, recorders });
    const Native = window.MediaRecorder;
    window.MediaRecorder = class extends Native {
      constructor(...rest: ConstructorParameters<typeof MediaRecorder>) {
        super(...rest);
        recorders.push(this);
      }
    };
    const { mediaDevices } = navigator;
    if (!mediaDevices) return;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      streams.push(stream);
      return stream;
    };
  });
}

const microphones = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as WithStreams).streams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );

const recorderStates = (page: Page) =>
  page.evaluate(() => (window as unknown as WithStreams).recorders.map(({ state }) => state));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inState = (page: Page, state: string) => page.locator(`[data-recorder=${state}]`);
const sound = (page: Page) => page.locator("[data-sound]");
const failure = (page: Page) => page.locator("[data-failure]");
const textList = (page: Page) => page.getByLabel(words.prompt);
const workspace = (page: Page) => page.locator("[data-pronunciation]");
const report = (page: Page) => page.locator(".reading-report");
const reportTitle = (page: Page) => page.locator(".reading-title");
const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator("input[type=file]").setInputFiles(file);

async function startRecording(page: Page): Promise<void> {
  await button(page, words.record).click();
  await expect(inState(page, "recording")).toBeVisible();
}

/** Waits until the recording has at least this many seconds. */
async function expectRecorded(page: Page, seconds: number): Promise<void> {
  const [before = "", after = ""] = recorder.timer.split("{time}");
  const timer = page.getByText(new RegExp(`^${before}\\d:\\d\\d${fillTemplate(after, { limit: "1:00" })}$`));
  const recorded = async () => Number((await timer.textContent())?.slice(before.length).split(/[: ]/)[1]);
  await expect.poll(recorded).toBeGreaterThanOrEqual(seconds);
}

async function expectReport(page: Page): Promise<void> {
  await expect(reportTitle(page)).toBeFocused();
}

async function seconds(page: Page): Promise<number> {
  await expect(sound(page)).toBeVisible();
  return Number(/^[\d.]+/.exec((await sound(page).locator("p").first().textContent()) ?? "")?.[0]);
}

test("records, pauses and resumes by keyboard, and scores without sending any sound", async ({
  openWithMicrophone,
}) => {
  const page = await openWithMicrophone();
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData()}`),
  );
  await page.waitForLoadState("networkidle");
  expect(
    requests.filter((request) => /recording-workspace|score|speech|dictionary|words/.test(request)),
    "nothing is loaded before the visitor starts",
  ).toEqual([]);
  expect(page.workers()).toHaveLength(0);

  await button(page, words.record).focus();
  await page.keyboard.press("r");
  await expect(inState(page, "recording")).toBeFocused();
  await expect(textList(page), "the text stays while it is read").toBeDisabled();
  await page.keyboard.press("p");
  await expect(inState(page, "paused")).toBeVisible();
  await expect(page.getByText(recorder.paused, { exact: true })).toBeVisible();
  expect(await recorderStates(page), "the pause is not recorded").toEqual(["paused"]);
  await page.keyboard.press("p");
  await expect(inState(page, "recording")).toBeVisible();
  expect(await recorderStates(page)).toEqual(["recording"]);
  await expect(page.locator("[data-level=good]")).toContainText(recorder.levels.good);
  await page.waitForLoadState("networkidle");
  await expectRecorded(page, 9);
  const before = requests.length;
  await page.keyboard.press("r");
  await expect(sound(page)).toBeFocused();
  expect(await microphones(page), "the microphone is freed").toEqual(["ended"]);
  await button(page, soundWords.score).click();
  await expectReport(page);
  await expect(report(page)).toHaveAttribute("data-verdict", "ok");
  for (const request of requests) expect(request).toMatch(/^GET (http:\/\/localhost:\d+\/|blob:).* null$/);
  expect(
    requests.slice(before).filter((request) => !request.startsWith("GET blob:")),
    "nothing is requested once the scorer is loaded",
  ).toEqual([]);

  await button(page, words.clear).click();
  await expect(page.getByText(words.cleared)).toBeVisible();
  await expect(reportTitle(page)).toHaveCount(0);
  await expect(sound(page)).toHaveCount(0);
  await expect(button(page, words.record)).toBeFocused();
  await expect(() => expect(page.workers()).toHaveLength(0)).toPass();
});

test("a recording ends after a minute, which is announced before", async ({ browserWithMicrophone }) => {
  const context = await browserWithMicrophone.newContext({ baseURL: `http://localhost:${sitePort}` });
  const page = await context.newPage();
  await page.clock.install();
  await openPage(page, address);
  // From here on, time passes only in runFor, so a slow machine does not reach the warning too early.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await startRecording(page);
  await page.clock.runFor(49_000);
  await expect(page.getByText(fillTemplate(recorder.timer, { time: "0:49", limit: "1:00" }))).toBeVisible();
  await expect(page.getByText(recorder.warning)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByRole("alert").getByText(recorder.warning)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText(soundWords.stopped)).toBeVisible();
  await context.close();
});

test("cancelling, hiding the page, choosing another microphone and leaving free the microphone", async ({
  openWithMicrophone,
}) => {
  const page = await openWithMicrophone();
  await startRecording(page);
  await button(page, recorder.cancel).click();
  await expect(button(page, words.record)).toBeVisible();
  await expect.poll(() => microphones(page), "cancelled").toEqual(["ended"]);

  await startRecording(page);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(button(page, words.record)).toBeVisible();
  await expect.poll(() => microphones(page), "hidden").toEqual(["ended", "ended"]);

  await startRecording(page);
  const list = page.getByLabel(recorder.device);
  await expect(list).toBeVisible();
  await list.selectOption({ index: 1 });
  await expect
    .poll(() => microphones(page), "another restarts the recording")
    .toEqual(["ended", "ended", "ended", "live"]);
  await expect(list).toHaveValue(/.+/);
  await page.locator("header").getByRole("link", { name: content.shell.site.name }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => microphones(page), "left").toEqual(["ended", "ended", "ended", "ended"]);
  await expect(() => expect(page.workers()).toHaveLength(0)).toPass();
});

async function expectFailure(page: Page, code: keyof typeof failures): Promise<void> {
  await expect(failure(page)).toHaveAttribute("data-failure", code);
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toContainText(failures[code].next);
}

test("a denied, unplugged, busy or unsupported microphone and an insecure address have their own messages", async ({
  openWithMicrophone,
}) => {
  const page = await openWithMicrophone();
  // Headless Chromium has no permission that could be denied.
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = open;
      throw new DOMException("Permission denied", "NotAllowedError");
    };
  });
  await button(page, words.record).click();
  await expectFailure(page, "denied");

  // Recording works once it is allowed. After the microphone is unplugged, the recording is still there.
  await startRecording(page);
  await expectRecorded(page, 1);
  await page.evaluate(() => {
    for (const track of (window as unknown as WithStreams).streams[0]?.getTracks() ?? [])
      track.dispatchEvent(new Event("ended"));
  });
  await expect(page.getByText(soundWords.unplugged)).toBeVisible();
  expect(await seconds(page)).toBeGreaterThan(0.8);
  await button(page, words.clear).click();

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("", "NotReadableError");
    };
  });
  await button(page, words.record).click();
  await expectFailure(page, "busy");
  await page.evaluate(() => Reflect.deleteProperty(window, "MediaRecorder"));
  await button(page, words.record).click();
  await expectFailure(page, "unsupported");

  await openPage(page, `http://insecure.test:${sitePort}${address}`);
  await button(page, words.record).click();
  await expectFailure(page, "insecure");
});

test("without a microphone, the sample is scored, also after its loading was cancelled or failed, and once more with another text", async ({
  openWithoutMicrophone,
}) => {
  const page = await openWithoutMicrophone();
  await button(page, words.record).click();
  await expectFailure(page, "missing");

  // The first use of a button loads the model, so it must not be loaded yet.
  const model = "**/speech-model-*";
  await page.route(model, () => {});
  await openPage(page, address);
  await button(page, words.sample).click();
  await expect(page.locator("[data-working=loading]")).toBeVisible();
  await button(page, tool.working.cancel).click();
  await expect(sound(page)).toBeVisible();
  await button(page, words.clear).click();
  await expect(button(page, words.record)).toBeFocused();
  await page.unroute(model);

  await page.route(model, (route) => route.abort());
  await button(page, words.sample).click();
  await expectFailure(page, "not-loaded");
  await page.unroute(model);
  await button(page, soundWords.score).click();
  await expectReport(page);
  await expect(page.locator("[data-reading]")).toHaveText(sample.text);
  await expect(sound(page)).toContainText(soundWords.sampleNote);

  const [prompt] = prompts.slice(5);
  if (!prompt) throw new Error("There are too few prompts");
  await textList(page).selectOption(prompt.id);
  await expect(page.locator("[data-reading]")).toHaveText(prompt.text);
  await button(page, soundWords.score).click();
  await expect(report(page), "the sample does not read this text").toHaveAttribute("data-verdict", "refused");
  await expect(reportTitle(page)).toBeFocused();
});

async function dropFile(page: Page, name: string, path: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    [name, readFileSync(path).toString("base64")] as const,
  );
  await workspace(page).dispatchEvent("drop", { dataTransfer });
}

/** A reading of `boatsText` in every format; .oga and .ogg are the same format. */
const soundFormats = ["wav", "mp3", "m4a", "webm", "ogg", "oga", "opus", "flac"];
const boatsText = "Seven yellow boats crossed the lake.";
const boatsFile = (format: string) => `packages/pronunciation/src/fixtures/boats.${format}`;

/** Two hours of silence, as a sparse file. */
function longFile(): string {
  const header = Buffer.alloc(44);
  const size = 7200 * 32_000;
  header.write("RIFF");
  header.write("WAVEfmt ", 8);
  header.set([16, 0, 0, 0, 1, 0, 1, 0], 16);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.set([2, 0, 16, 0], 32);
  header.write("data", 36);
  header.writeUInt32LE(size, 40);
  const file = join(folder, "long.wav");
  writeFileSync(file, header);
  truncateSync(file, 44 + size);
  return file;
}

test("every file without a reading is refused with its own message; one of every accepted format is decoded", async ({
  openWithoutMicrophone,
}) => {
  const page = await openWithoutMicrophone();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });
  const noise = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0"), Buffer.alloc(5000, 7)]);
  // Neighbours differ, so that each message is a new one.
  const unreadableFiles: [string | ReturnType<typeof file>, keyof typeof failures][] = [
    [file("empty.wav", Buffer.alloc(0)), "empty-file"],
    [file("letter.wav", Buffer.from("Dear Sir or Madam, this is a text.")), "not-audio"],
    [file("broken.mp3", noise), "unsupported-audio"],
    [file("photo.mp3", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")), "not-audio"],
    ["public/media/product-tour.mp4", "video"],
    [file("head.wav", readFileSync(boatsFile("wav")).subarray(0, 20)), "not-audio"],
    [longFile(), "too-long"],
  ];
  for (const [file, code] of unreadableFiles) {
    await chooseFile(page, file);
    await expectFailure(page, code);
  }

  const accepted = (await page.locator("input[type=file]").getAttribute("accept"))?.split(",");
  expect(accepted).toEqual([...soundFormats.map((format) => `.${format}`), "audio/*"]);
  for (const format of soundFormats) {
    await dropFile(page, `boats.${format}`, boatsFile(format === "oga" ? "ogg" : format));
    await expect(sound(page), format).toBeFocused();
    expect(await seconds(page), format).toBeCloseTo(2.2, 0);
    await button(page, words.clear).click();
    await expect(sound(page)).toHaveCount(0);
  }
});

test("the visitor's own text is scored; its unknown words are guessed or pronounced like others", async ({
  openWithoutMicrophone,
}) => {
  const page = await openWithoutMicrophone();
  await textList(page).selectOption({ label: words.ownText });
  const field = page.getByLabel(words.own);
  await button(page, words.record).click();
  await expectFailure(page, "no-text");
  await field.fill(Array.from({ length: 10_000 }, () => "word").join(" "));
  await expect(page.getByText(/10000 words/)).toBeVisible();
  await button(page, words.record).click();
  await expectFailure(page, "too-many-words");
  await field.fill(boatsText.replace("boats", "boatszq").replace("yellow", "yellozw"));
  await chooseFile(page, boatsFile("mp3"));
  const notice = page.locator("[data-unknown]");
  await expect(notice).toContainText("boatszq");
  await expect(notice).toContainText("yellozw");
  await expect(notice).toContainText(unknownWords.bySpelling);
  const choice = page.getByLabel(unknownWords.word.replace("{word}", "yellozw"));
  await choice.selectOption({ label: unknownWords.soundsLike });
  const soundsLike = notice.getByRole("textbox");
  // Up to six letters without a vowel would be read as letters.
  await soundsLike.fill("yel zaqzaqo");
  await button(page, soundWords.score).click();
  await expectFailure(page, "bad-pronunciation");
  await expect(failure(page)).toContainText("yel, zaqzaqo");
  await soundsLike.fill("yellow");
  await button(page, soundWords.score).click();
  await expectReport(page);
  await expect(report(page)).toHaveAttribute("data-verdict", "ok");
  await expect(report(page).locator("[data-notice=guessed]")).toContainText("boatszq");

  await dropFile(page, "boats.webm", boatsFile("webm"));
  await expect(sound(page)).toBeFocused();
  await field.fill(boatsText);
  await button(page, soundWords.score).click();
  await expectReport(page);
  await expect(report(page), "a dropped file").toHaveAttribute("data-verdict", "ok");
});

const readAloudUrl = "/job-roles/customer-support";

function readAloud() {
  const section = content.pages[readAloudUrl]?.sections.find(({ kind }) => kind === "READ_ALOUD");
  if (section?.kind !== "READ_ALOUD") throw new Error(`${readAloudUrl} has no section READ_ALOUD`);
  return section;
}

test("at 360 and 1280 px the recorder of a page is as high as the sheet in its place before, and has the same report", async ({
  page,
}) => {
  for (const width of [360, 1280])
    await expectSheetHeight(page, width, {
      address: readAloudUrl,
      script: "**/pronunciation-workspace-*.js",
      text: readAloud().more.title,
      ready: button(page, words.record),
    });
  await button(page, words.sample).click();
  await expectReport(page);
});

test("every state fits a phone, is quiet, and shows what is needed next", async ({ openWithMicrophone }) => {
  const page = await openWithMicrophone({ viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });
  const noise: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(error.message));
  await chooseFile(page, { name: "empty.wav", mimeType: "", buffer: Buffer.alloc(0) });
  await expectFailure(page, "empty-file");
  await expectNoOverflow(page, "failure");
  await startRecording(page);
  await expect(page.locator("[data-level=good]")).toBeVisible();
  await expect(page.locator("[data-reading]"), "the text is in view while it is read").toBeInViewport({
    ratio: 1,
  });
  await expect(button(page, recorder.stop)).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page, "recording");
  await button(page, recorder.stop).click();
  await expect(sound(page)).toBeFocused();
  await expect(button(page, soundWords.score)).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page, "sound");
  await button(page, words.clear).click();
  await button(page, words.sample).click();
  await expectReport(page);
  await expectNoOverflow(page, "report");
  expect(noise).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("explains what to do instead", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(words.noScripts)).toBeVisible();
    await expect(page.locator("[data-reading]"), "there is a text to practise with").toBeVisible();
    await expect(button(page, words.record)).toBeHidden();
  });
});
