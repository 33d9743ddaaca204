import { useLayoutEffect, useState } from "react";

const durationMs = 500;

/**
 * Progress of the counting animation from 0 to 1, once for each `subject`; 1 under reduced motion. All
 * figures of a sum use the same progress, so that they add up in every frame.
 */
export function useCounting(subject: unknown): number {
  const [share, setShare] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject restarts the animation
  useLayoutEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setShare(0);
    let frame = 0;
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const passed = Math.min((now - start) / durationMs, 1);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [subject]);
  return share;
}
