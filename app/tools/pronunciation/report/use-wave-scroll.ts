import { type RefObject, useEffect } from "react";
import type { Player } from "./use-player.ts";
import type { WaveSpan } from "./wave-spans.ts";

/** Scrolls the waveform (never the page) until a part is visible. */
function bringIntoView(scroller: HTMLElement, left: number, right: number): void {
  const { scrollLeft, clientWidth } = scroller;
  if (left >= scrollLeft && right <= scrollLeft + clientWidth) return;
  scroller.scrollLeft = Math.max(0, left - clientWidth * 0.2);
}

/** Keeps the selected word in view. */
export function useSelectedInView(
  scroller: RefObject<HTMLElement | null>,
  { spans, pxPerSecond }: { spans: WaveSpan[]; pxPerSecond: number },
  selected: number | undefined,
): void {
  useEffect(() => {
    const chosen = spans.find(({ index }) => index === selected);
    if (chosen && scroller.current) {
      bringIntoView(scroller.current, chosen.start * pxPerSecond, chosen.end * pxPerSecond);
    }
  }, [scroller, spans, selected, pxPerSecond]);
}

/** Moves the playhead by `transform`, without layout, and keeps it in view while the player plays. */
export function usePlayhead(
  scroller: RefObject<HTMLElement | null>,
  playhead: RefObject<HTMLElement | null>,
  { position, playing }: Pick<Player, "position" | "playing">,
  pxPerSecond: number,
): void {
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const move = () => {
      const time = position();
      if (time !== undefined && playhead.current && scroller.current) {
        const x = time * pxPerSecond;
        playhead.current.style.transform = `translateX(${x}px)`;
        bringIntoView(scroller.current, x, x);
      }
      frame = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(frame);
  }, [scroller, playhead, playing, position, pxPerSecond]);
}
