import type { Pause } from "pronunciation";
import type { WordBand } from "./table-rows.ts";
import { placeLabels, type WaveSpan } from "./wave-spans.ts";

/** Data of the waveform; times in seconds. */
export type WaveData = {
  seconds: number;
  spans: WaveSpan[];
  pauses: Pause[];
  extras: { start: number; end: number }[];
  /** Minimum and maximum sample for each pixel of the whole recording: low, high, low, high … */
  peaks: Float32Array;
  /** Maximum absolute value in `peaks`. */
  loudest: number;
  /** Lane of each word's label; see `layOutLabels`. */
  lanes: (number | undefined)[];
  selected: number | undefined;
  /** Formats a time on the axis. */
  tick: (seconds: number) => string;
};

/** The visible part, in CSS pixels. */
export type WaveView = { left: number; width: number; pxPerSecond: number };

export type WaveColors = Record<"ink" | "muted" | "line" | "chosen" | WordBand, string>;

/** Vertical layout, in pixels from the top. */
const wave = { top: 4, height: 96 };
const marks = { y: 110 };
const labels = { y: 130, lane: 18, lanes: 2 };
/** Maximum width of a label, in pixels. It may be wider than its word. */
const maxLabelWidth = 200;
const axis = { y: 176 };
export const waveHeight = 184;

/** Recordings with a lower peak are not scaled to full height. */
const minPeak = 0.15;

const labelFont = (family: string) => `500 13px ${family}`;

/** Lays out the labels of the whole waveform, so that scrolling does not move them to other lanes. */
export function layOutLabels(
  context: CanvasRenderingContext2D,
  spans: WaveSpan[],
  pxPerSecond: number,
  family: string,
): (number | undefined)[] {
  context.font = labelFont(family);
  const sizes = spans.map(({ start, text }) => ({
    x: start * pxPerSecond,
    width: context.measureText(text).width,
  }));
  return placeLabels(sizes, labels.lanes);
}

function drawPeaks(context: CanvasRenderingContext2D, view: WaveView, { peaks, loudest }: WaveData): void {
  const middle = wave.top + wave.height / 2;
  const scale = wave.height / 2 / Math.max(loudest, minPeak);
  for (let x = 0; x < view.width; x++) {
    const index = 2 * (Math.floor(view.left) + x);
    const top = middle - (peaks[index + 1] ?? 0) * scale;
    const bottom = middle - (peaks[index] ?? 0) * scale;
    context.fillRect(x, top - 0.5, 1, bottom - top + 1);
  }
}

function drawHatching(context: CanvasRenderingContext2D, left: number, right: number): void {
  context.save();
  context.beginPath();
  context.rect(left, wave.top, right - left, wave.height);
  context.clip();
  context.beginPath();
  for (let x = left - wave.height; x < right; x += 8) {
    context.moveTo(x, wave.top + wave.height);
    context.lineTo(x + wave.height, wave.top);
  }
  context.stroke();
  context.restore();
}

/** Draws the underline of a band, as in the text: solid, dashed, zigzag or dotted. */
function drawMark(context: CanvasRenderingContext2D, band: WordBand, left: number, right: number): void {
  context.setLineDash(band === "fair" ? [6, 3] : band === "replaced" ? [2, 3] : []);
  context.beginPath();
  context.moveTo(left, marks.y);
  if (band === "check") {
    for (let x = left + 3, up = true; x < right; x += 3, up = !up) context.lineTo(x, marks.y + (up ? -3 : 3));
  }
  context.lineTo(right, marks.y);
  context.stroke();
  context.setLineDash([]);
}

function drawAxis(context: CanvasRenderingContext2D, view: WaveView, { seconds, tick }: WaveData): void {
  const first = Math.max(0, Math.floor(view.left / view.pxPerSecond) - 1);
  const last = Math.min(seconds, (view.left + view.width) / view.pxPerSecond);
  for (let second = first; second <= last; second++) {
    const x = second * view.pxPerSecond - view.left;
    context.fillRect(x, axis.y - 12, 1, 12);
    const label = tick(second);
    const end = x + 4 + context.measureText(label).width;
    if (end + view.left <= seconds * view.pxPerSecond) context.fillText(label, x + 4, axis.y - 1);
  }
}

/** Draws the visible part of the recording: waveform, words with their bands, hatched pauses, time axis. */
export function drawWave(
  context: CanvasRenderingContext2D,
  view: WaveView,
  data: WaveData,
  colors: WaveColors,
  family: string,
): void {
  const ratio = devicePixelRatio;
  const xOf = (seconds: number) => seconds * view.pxPerSecond - view.left;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, waveHeight);
  const chosen = data.spans.find(({ index }) => index === data.selected);
  if (chosen) {
    context.fillStyle = colors.chosen;
    context.fillRect(xOf(chosen.start), 0, xOf(chosen.end) - xOf(chosen.start), axis.y - 16);
  }
  context.lineWidth = 1;
  context.strokeStyle = colors.line;
  for (const { start, seconds } of data.pauses) drawHatching(context, xOf(start), xOf(start + seconds));
  context.fillStyle = colors.muted;
  drawPeaks(context, view, data);

  const isVisible = ({ start, end }: { start: number; end: number }) =>
    xOf(end) + maxLabelWidth > 0 && xOf(start) < view.width;
  context.lineWidth = 2.5;
  context.font = labelFont(family);
  context.fillStyle = colors.ink;
  for (const [index, span] of data.spans.entries()) {
    if (!isVisible(span)) continue;
    const { start, end, band, text } = span;
    context.strokeStyle = colors[band];
    drawMark(context, band, xOf(start) + 1, xOf(end) - 1);
    const lane = data.lanes[index];
    if (lane !== undefined) context.fillText(text, xOf(start), labels.y + lane * labels.lane);
  }
  context.strokeStyle = colors.muted;
  for (const extra of data.extras.filter(isVisible)) {
    drawMark(context, "replaced", xOf(extra.start) + 1, xOf(extra.end) - 1);
  }

  context.font = `400 12px ${family}`;
  context.fillStyle = colors.muted;
  drawAxis(context, view, data);
}
