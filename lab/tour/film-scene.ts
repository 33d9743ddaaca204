import type { Page } from "@playwright/test";
import type { TourAction, TourScene, TourTarget } from "#app/sections/hero/tour.schema.ts";
import { Camera } from "./camera.ts";
import { framesAfterKey, minimumJerk, onPath, type Point, reachSeconds } from "./motion.ts";
import { layOver, type Overlay, showFrame, type Words } from "./overlay.ts";
import { type Box, boxOf, locate } from "./targets.ts";

export const framesPerSecond = 30;
const captionFrames = 7;
/** Fades out the previous scene, then dissolves to the new one. */
const leaveFrames = 6;
const dissolveFrames = 9;
const restFrames = 5;
const pressFrames = 4;
const ringFrames = 14;
const framesBetweenKeys = 2;
/** The pointer fades while someone types, as on most computers. */
const fadeFrames = 5;
/** Extra frames after the last change: ResizeObserver and IntersectionObserver fire a frame late. */
const lateFrames = 2;
const zoomSeconds = 1.2;
/** Real time for the browser to respond to a click, such as with the clipboard. No film time passes. */
const answerMs = 60;
/** The pointer ignores shorter distances, in film pixels. */
const leastWay = 4;

const framesIn = (seconds: number) => Math.round(seconds * framesPerSecond);
/** Page time at a frame, in whole milliseconds. */
const pageTime = (frame: number) => Math.round((frame * 1000) / framesPerSecond);

/** Where the pointer goes: the middle of a button, or the beginning of a wide row or field. */
const spotOf = ({ x, y, width, height }: Box): Point => ({
  x: x + Math.min(width * 0.5, 130),
  y: y + Math.min(height * 0.55, 40),
});

type Options = {
  page: Page;
  words: Words;
  /** Pointer position at the end of the previous scene, in film pixels. */
  pointer: Point;
  /** Receives the frames in order; the same buffer is repeated while nothing changes. */
  onFrame: (png: Buffer) => void | Promise<void>;
  /** Seconds of the ending, after the last scene only. */
  endingSeconds?: number;
  /** Takes only every n-th frame, for drafts. */
  every?: number;
};

/** A scene being filmed. Time passes only from frame to frame. */
class Take {
  readonly #scene: TourScene;
  readonly #options: Options;
  readonly #camera: Camera;
  /** False until the scene is prepared. */
  #isFilming = false;
  #now = 0;
  #pointer: Point;
  #pointerOpacity = 1;
  #isPressed = false;
  #isTyping = false;
  #ring: { at: Point; start: number } | undefined;
  #endingStart: number | undefined;
  #lastOverlay = "";
  /** Frames that must still be taken. */
  #owed = 0;
  #taken = 0;
  #last: Buffer = Buffer.alloc(0);

  constructor(scene: TourScene, options: Options, camera: Camera) {
    this.#scene = scene;
    this.#options = options;
    this.#camera = camera;
    this.#pointer = camera.toPage(options.pointer);
  }

  get frames(): number {
    return this.#now;
  }

  /** Number of screenshots; frames without a change repeat the last one. */
  get taken(): number {
    return this.#taken;
  }

  get last(): Buffer {
    return this.#last;
  }

  get pointer(): Point {
    return this.#camera.toFilm(this.#pointer);
  }

  #overlay(): Overlay {
    const { captions, product, title } = this.#scene;
    const { words } = this.#options;
    const isFirst = words.before === undefined;
    const caption = captions.findLast(({ at }) => at * framesPerSecond <= this.#now);
    const shownFor = this.#now - framesIn(caption?.at ?? 0);
    const ringTime = this.#ring ? (this.#now - this.#ring.start) / ringFrames : 1;
    return {
      view: this.#camera.view,
      pointer: { ...this.pointer, isPressed: this.#isPressed, opacity: this.#pointerOpacity },
      ...(this.#ring && ringTime < 1 && { ring: { ...this.#camera.toFilm(this.#ring.at), time: ringTime } }),
      label: `${product}  ·  ${title}`,
      caption: caption?.text ?? "",
      captionTime: isFirst && caption?.at === 0 ? 1 : minimumJerk(shownFor / captionFrames),
      // Never shows two texts at once: they would be unreadable.
      sheet: isFirst ? 0 : 1 - minimumJerk((this.#now - leaveFrames) / dissolveFrames),
      before: isFirst ? 0 : 1 - minimumJerk(this.#now / leaveFrames),
      ending:
        this.#endingStart === undefined ? 0 : minimumJerk((this.#now - this.#endingStart) / dissolveFrames),
    };
  }

  /** Advances by one frame, and takes a screenshot if something changed. */
  async #step(): Promise<void> {
    const { page, onFrame, every = 1 } = this.#options;
    this.#camera.advance(this.#now);
    this.#pointerOpacity += (this.#isTyping ? -1 : 1) / fadeFrames;
    this.#pointerOpacity = Math.min(1, Math.max(0, this.#pointerOpacity));
    const overlay = this.#overlay();
    const milliseconds = pageTime(this.#now + 1) - pageTime(this.#now);
    await page.clock.runFor(milliseconds);
    const hasChanged = await showFrame(page, overlay, milliseconds);
    if (!this.#isFilming) return;
    const overlayText = JSON.stringify(overlay);
    if (hasChanged || overlayText !== this.#lastOverlay) this.#owed = 1 + lateFrames;
    this.#lastOverlay = overlayText;
    if (this.#taken === 0 || (this.#owed > 0 && this.#now % every === 0)) {
      this.#last = await this.#camera.take();
      this.#owed -= 1;
      this.#taken += 1;
    }
    this.#now += 1;
    await onFrame(this.#last);
  }

  async #steps(count: number): Promise<void> {
    for (let step = 0; step < count; step += 1) await this.#step();
  }

  async #point(target: TourTarget): Promise<void> {
    const { page } = this.#options;
    const box = await boxOf(page, target);
    const [from, to] = [this.#pointer, spotOf(box)];
    const { scale } = this.#camera;
    const way = Math.hypot(to.x - from.x, to.y - from.y) * scale;
    this.#isTyping = false;
    if (way < leastWay) return;
    const frames = framesIn(reachSeconds(way, box.height * scale));
    for (let step = 1; step <= frames; step += 1) {
      this.#pointer = onPath(from, to, step / frames);
      await page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.#step();
    }
  }

  async #press(target: TourTarget): Promise<void> {
    const { page } = this.#options;
    await this.#point(target);
    await this.#steps(restFrames);
    this.#isPressed = true;
    await page.mouse.down();
    await this.#steps(pressFrames);
    this.#isPressed = false;
    this.#ring = { at: this.#pointer, start: this.#now };
    await page.mouse.up();
    await page.waitForTimeout(answerMs);
  }

  async #pressKeys(keys: string[]): Promise<void> {
    const { page } = this.#options;
    this.#isTyping = true;
    for (const [place, key] of keys.entries()) {
      if (place > 0) await this.#steps(framesBetweenKeys);
      await page.keyboard.press(key);
      await page.waitForTimeout(answerMs);
    }
  }

  async #type(text: string): Promise<void> {
    this.#isTyping = true;
    for (const [place, letter] of [...text].entries()) {
      await this.#options.page.keyboard.type(letter);
      await this.#steps(framesAfterKey(place));
    }
  }

  #perform(action: TourAction): Promise<void> {
    if ("point" in action) return this.#point(action.point);
    if ("press" in action) return this.#press(action.press);
    if ("keys" in action) return this.#pressKeys(action.keys);
    if ("type" in action) return this.#type(action.type);
    if ("wait" in action) return this.#steps(framesIn(action.wait));
    if ("until" in action) return locate(this.#options.page, action.until).first().waitFor();
    const { seconds = zoomSeconds } = action.zoom;
    return this.#camera.moveTo(action.zoom, this.#now, framesIn(seconds));
  }

  async prepare(): Promise<void> {
    for (const action of this.#scene.prepare ?? []) {
      if ("zoom" in action) await this.#camera.jumpTo(action.zoom);
      else await this.#perform(action);
    }
    this.#ring = undefined;
    this.#pointerOpacity = 1;
    this.#isTyping = false;
    this.#pointer = this.#camera.toPage(this.#options.pointer);
    await this.#options.page.mouse.move(this.#pointer.x, this.#pointer.y);
  }

  async play(): Promise<void> {
    this.#isFilming = true;
    for (const action of this.#scene.actions) await this.#perform(action);
  }

  async end(seconds: number): Promise<void> {
    this.#endingStart = this.#now;
    this.#isTyping = true;
    await this.#steps(framesIn(seconds));
  }
}

export type Filmed = {
  /** Frames of the scene, and of the ending after it. */
  frames: number;
  endingFrames: number;
  taken: number;
  last: Buffer;
  /** Pointer position at the end, in film pixels. */
  pointer: Point;
};

/** Plays the actions of a scene and takes its frames. */
export async function filmScene(scene: TourScene, options: Options): Promise<Filmed> {
  const { page, words, endingSeconds } = options;
  await layOver(page, words);
  const take = new Take(scene, options, new Camera(page, await page.context().newCDPSession(page)));
  await take.prepare();
  await take.play();
  const { frames } = take;
  if (endingSeconds !== undefined) await take.end(endingSeconds);
  return {
    frames,
    endingFrames: take.frames - frames,
    taken: take.taken,
    last: take.last,
    pointer: take.pointer,
  };
}
