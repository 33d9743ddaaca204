import { useEffect, useEffectEvent } from "react";
import type { BoardModel } from "./board-model.ts";

const firstMs = 20_000;
const everyMs = 30_000;
/** The colleague waits while the visitor acts. */
const quietMs = 6_000;
/** Leaves most people to the visitor. */
const maxDecisions = 2;

/** In one window at a time; in every window where the browser has no locks. */
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

/** Lets the simulated colleague decide now and then while the visitor does not act. */
export function useColleague(board: BoardModel, isOn: boolean): void {
  const decideOne = useEffectEvent(() => {
    const decided = board.log.changes.filter(({ by }) => by !== undefined).length;
    const open = board.rows.findLast(
      ({ standing, id, isNew }) => standing === "OPEN" && !isNew && id !== board.chosen?.id,
    );
    if (open && decided < maxDecisions && board.form === undefined) board.askColleague(open);
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
