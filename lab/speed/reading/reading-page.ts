import "#app/app.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { openRound, startRound } from "#app/round/open-round.ts";
import { createReading } from "#app/round/reading/create-reading.ts";
import words from "#app/round/reading/reading-words.data.ts";
import { Tray } from "#app/round/reading/tray.tsx";
import { openRoundStore } from "#app/round/store/open-round-store.ts";
import bulk from "#app/tools/resume/bulk/bulk.data.ts";

/** What `bench-reading.ts` reads: milliseconds since the files were chosen; undefined until it has happened. */
type Marks = { progress?: number; firstRow?: number; ready?: number; paused?: number; lastRow?: number };

/** A page with the tray of a round and nothing else, by the real store, pool and worker. */
const { store } = await openRoundStore();
const posting = bulk.samples.job;
const id =
  new URLSearchParams(location.search).get("round") ??
  (await startRound(store, { title: "Bench", posting, edits: [] }));
const round = await openRound(store, id);
if (!round) throw new Error("The browser does not keep the round");
const reading = createReading({ round });

let [startMs, rows] = [0, 0];
let marks: Marks = {};
/** Since the page was asked for. */
let openedMs: number | undefined;
addEventListener(
  "change",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    [startMs, rows] = [performance.now(), 0];
    marks = {};
  },
  { capture: true },
);
reading.subscribe(() => {
  const { state, progress, tray } = reading.getSnapshot();
  const now = performance.now() - startMs;
  if (tray.length > 0) openedMs ??= performance.now();
  if (progress.total > 0) marks.progress ??= now;
  if (tray.length > 0) marks.firstRow ??= now;
  if (tray.length > rows) marks.lastRow = now;
  rows = tray.length;
  if (state === "DONE") marks.ready ??= now;
  if (state === "PAUSED") marks.paused ??= now;
});

/** The longest time by which a timer of 50 ms came late: nothing on the page answers meanwhile. */
let worstDelayMs = 0;
let tickMs = performance.now();
setInterval(() => {
  const now = performance.now();
  worstDelayMs = Math.max(worstDelayMs, now - tickMs - 50);
  tickMs = now;
}, 50);

Object.assign(window, {
  bench: {
    round: id,
    openedMs: () => openedMs,
    marks: () => marks,
    elapsedMs: () => performance.now() - startMs,
    snapshot: () => {
      const { state, progress, tray, unread } = reading.getSnapshot();
      return { state, progress, ranked: tray.length, unread: unread.length };
    },
    takeWorstDelayMs: () => {
      const worst = worstDelayMs;
      worstDelayMs = 0;
      return worst;
    },
    /** Milliseconds until everyone is scored for a changed posting. */
    async scoreAgain(text: string): Promise<number> {
      const start = performance.now();
      const before = new Set(reading.getSnapshot().tray.map(({ result }) => result.asks));
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = reading.subscribe(() => {
        if (reading.getSnapshot().tray.every(({ result }) => !before.has(result.asks))) resolve();
      });
      round.log.append({ kind: "ASK", posting: `${posting}\n${text}`, edits: [] });
      await promise;
      stop();
      return performance.now() - start;
    },
  },
});
const root = document.getElementById("tray");
if (root)
  createRoot(root).render(createElement(Tray, { reading, words, openFile: () => {}, opensList: true }));
