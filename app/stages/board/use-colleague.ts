import { useEffect, useEffectEvent } from "react";
import type { BoardModel } from "./board-model.ts";
import { colleagueTarget } from "./colleague.ts";

const firstMs = 20_000;
const everyMs = 30_000;
/** The colleague decides only after this time without input from the visitor. */
const quietMs = 6_000;
const maxDecisions = 2;

/** Runs in only one window at a time (Web Locks), or in all without that API. Returns a stop function. */
function asOnlyWindow(run: () => () => void): () => void {
  const ending = new AbortController();
  const held = () =>
    new Promise<void>((resolve) => {
      const stop = run();
      ending.signal.addEventListener("abort", () => {
        stop();
        resolve();
      });
    });
  if ("locks" in navigator)
    navigator.locks.request("round-colleague", { signal: ending.signal }, held).catch(() => {});
  else void held();
  return () => ending.abort();
}

/** Makes the simulated colleague decide occasionally while the visitor is idle. */
export function useColleague(board: BoardModel, isOn: boolean): void {
  const decideOne = useEffectEvent(() => {
    const decided = board.log.changes.filter(({ by }) => by !== undefined).length;
    const target = colleagueTarget(board.rows, board.chosen?.id);
    if (target && decided < maxDecisions && board.form === undefined) board.askColleague(target);
  });
  useEffect(() => {
    if (!isOn) return;
    let lastAction = performance.now();
    const note = () => {
      lastAction = performance.now();
    };
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, note);
    const end = asOnlyWindow(() => {
      let timer = setTimeout(step, firstMs);
      function step() {
        const isQuiet = performance.now() - lastAction > quietMs;
        if (isQuiet && document.visibilityState === "visible") decideOne();
        timer = setTimeout(step, everyMs);
      }
      return () => clearTimeout(timer);
    });
    return () => {
      end();
      for (const event of events) removeEventListener(event, note);
    };
  }, [isOn]);
}
