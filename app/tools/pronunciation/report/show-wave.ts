import { drawWave, layOutLabels, type WaveColors, type WaveData, waveHeight } from "./draw-wave.ts";

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

/** Resolves the colour tokens in the current theme, as a canvas cannot use custom properties. */
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
 * Draws the visible part of the recording, and redraws it on scrolling, theme changes and font loading. The
 * canvas is only as wide as its scroller, so that a minute costs no more than a second.
 * @returns a function that stops redrawing
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
    const lanes = layOutLabels(context, data.spans, pxPerSecond, family);
    return { data: { ...data, lanes }, colors: readColors(canvas), family };
  };
  let prepared = prepare();
  const draw = () => {
    const view = { left: scroller.scrollLeft, width, pxPerSecond };
    drawWave(context, view, prepared.data, prepared.colors, prepared.family);
  };
  const redraw = () => {
    prepared = prepare();
    draw();
  };
  draw();
  const theme = matchMedia("(prefers-color-scheme: dark)");
  scroller.addEventListener("scroll", draw, { passive: true });
  theme.addEventListener("change", redraw);
  void document.fonts.ready.then(redraw);
  return () => {
    scroller.removeEventListener("scroll", draw);
    theme.removeEventListener("change", redraw);
  };
}
