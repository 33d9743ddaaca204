import type { CDPSession, Page } from "@playwright/test";
import type { TourAction } from "#app/sections/hero/tour.schema.ts";
import { between, type Point, type View } from "./motion.ts";
import { frame } from "./overlay.ts";
import { boxOf } from "./targets.ts";

/** The narrowest window in which stages have three columns. */
export const usualWindow = 1280;

export type Zoom = Extract<TourAction, { zoom: unknown }>["zoom"];

/** The view that centres the elements above the caption band, clamped to the window. */
async function viewOf(page: Page, { to, width, x = 0, y = 0 }: Zoom): Promise<View> {
  const boxes = await Promise.all(to.map((target) => boxOf(page, target)));
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const scale = frame.width / width;
  const middle = { x: (left + right) / 2 + x, y: (top + bottom) / 2 + y };
  const inWindow = (value: number, most: number) => Math.min(Math.max(0, value), most);
  const windowSize = page.viewportSize() ?? { width, height: frame.height };
  return {
    x: inWindow(middle.x - width / 2, windowSize.width - width),
    y: inWindow(middle.y - (frame.height - frame.band) / scale / 2, windowSize.height - frame.height / scale),
    width,
  };
}

/**
 * Films a part of the page at the size of the film. The view is the clip of a screenshot, so text is sharp at
 * every zoom and the page is not affected.
 */
export class Camera {
  readonly #page: Page;
  readonly #session: CDPSession;
  #view: View = { x: 0, y: 0, width: usualWindow };
  #move: { from: View; to: View; start: number; frames: number } | undefined;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  get view(): View {
    return this.#view;
  }

  get scale(): number {
    return frame.width / this.#view.width;
  }

  /** Converts film coordinates to page coordinates. */
  toPage({ x, y }: Point): Point {
    return { x: this.#view.x + x / this.scale, y: this.#view.y + y / this.scale };
  }

  /** Converts page coordinates to film coordinates. */
  toFilm({ x, y }: Point): Point {
    return { x: (x - this.#view.x) * this.scale, y: (y - this.#view.y) * this.scale };
  }

  async jumpTo(zoom: Zoom): Promise<void> {
    this.#view = await viewOf(this.#page, zoom);
  }

  /** Starts a movement; `advance` continues it frame by frame. */
  async moveTo(zoom: Zoom, start: number, frames: number): Promise<void> {
    this.#move = { from: this.#view, to: await viewOf(this.#page, zoom), start, frames };
  }

  advance(now: number): void {
    if (!this.#move) return;
    const { from, to, start, frames } = this.#move;
    this.#view = between(from, to, (now - start) / frames);
    if (now - start >= frames) this.#move = undefined;
  }

  /** Takes a frame as PNG; up to a few pixels larger than the film, as Chromium clips at whole CSS pixels. */
  async take(): Promise<Buffer> {
    const { x, y, width } = this.#view;
    const { data } = await this.#session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: {
        x,
        y,
        width: Math.ceil(width),
        height: Math.ceil(frame.height / this.scale),
        scale: this.scale,
      },
    });
    return Buffer.from(data, "base64");
  }
}
