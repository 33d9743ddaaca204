import { drawWave, laneOfLabels, type WaveColors, type WaveData, waveHeight } from "./draw-wave.ts";

const tokens: Record<keyof WaveColors, string> = {
  ink: "--color-ink",
  muted: "--color-muted",
  line: "--color-control",
  chosen: "--color-marigold-soft",
  clear: "--reading-clear",
  fair: "--reading-fair",
  check: "--reading-check",
  skipped: "--reading-missing",
  replaced: "--reading-missing",
};

/** What the tokens are in the theme of this moment: a canvas does not know custom properties. */
function readColors(canvas: HTMLCanvasElement): WaveColors {
  const colors = { ...tokens };
  for (const [name, token] of Object.entries(tokens)) {
    canvas.style.color = `var(${token})`;
    Object.assign(colors, { [name]: getComputedStyle(canvas).color });
  }
  canvas.style.color = "";
  return colors;
}

/**
 * Draws what is seen of the recording and draws it again when that scrolls, when the theme changes and when the
 * fonts are there. The canvas is as wide as its scroller, so that a minute costs no more than a second.
 * @returns what ends it
 */
export function showWave(
  canvas: HTMLCanvasElement,
  scroller: HTMLElement,
  pxPerSecond: number,
  data: Omit<WaveData, "lanes">,
): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => {};
  const { clientWidth: width } = scroller;
  canvas.style.width = `${width}px`;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(waveHeight * devicePixelRatio);

  const prepare = () => {
    const family = getComputedStyle(canvas).fontFamily;
    const lanes = laneOfLabels(context, data.spans, pxPerSecond, family);
    return { data: { ...data, lanes }, colors: readColors(canvas), family };
  };
  let prepared = prepare();
  const draw = () => {
    const view = { left: scroller.scrollLeft, width, pxPerSecond };
    drawWave(context, view, prepared.data, prepared.colors, prepared.family);
  };
  const drawAnew = () => {
    prepared = prepare();
    draw();
  };
  draw();
  const theme = matchMedia("(prefers-color-scheme: dark)");
  scroller.addEventListener("scroll", draw, { passive: true });
  theme.addEventListener("change", drawAnew);
  void document.fonts.ready.then(drawAnew);
  return () => {
    scroller.removeEventListener("scroll", draw);
    theme.removeEventListener("change", drawAnew);
  };
}
