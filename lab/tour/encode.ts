import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { installOnDebian } from "#scripts/machine/debian.ts";
import { framesPerSecond } from "./film-scene.ts";
import { frame } from "./overlay.ts";

const ffmpeg = "/usr/bin/ffmpeg";

/** Installs ffmpeg on Debian as root if it is missing. Only the tour needs it. */
export function ffmpegOrInstall(): void {
  if (!existsSync(ffmpeg)) installOnDebian("ffmpeg", "ffmpeg");
  if (existsSync(ffmpeg)) return;
  console.error("ffmpeg is missing: install it (Debian: apt-get install ffmpeg)");
  process.exit(1);
}

const run = (args: string[]) =>
  execFileSync(ffmpeg, ["-v", "error", "-y", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    // Keep the AV1 encoder from printing its settings.
    env: { ...process.env, SVT_LOG: "1" },
  });

/** Crops the extra pixels of a frame. */
const cropped = `crop=${frame.width}:${frame.height}:0:0`;

/** A losslessly encoded video of one scene. */
export type Reel = { add: (png: Buffer) => Promise<void>; end: () => Promise<void> };

export function startReel(file: string): Reel {
  const input = ["-f", "image2pipe", "-framerate", String(framesPerSecond), "-c:v", "png", "-i", "-"];
  const lossless = ["-vf", cropped, "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast"];
  const child: ChildProcess = spawn(ffmpeg, ["-v", "error", "-y", ...input, ...lossless, file], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const { stdin } = child;
  if (!stdin) throw new Error("ffmpeg has no input");
  return {
    async add(png) {
      if (!stdin.write(png)) await once(stdin, "drain");
    },
    async end() {
      const ended = once(child, "exit");
      stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg failed for ${file}`);
    },
  };
}

/** Short SHA-256 of a reel's decoded frames. */
export function hashFrames(reel: string): string {
  return run(["-i", reel, "-map", "0:v", "-f", "hash", "-hash", "sha256", "-"])
    .trim()
    .replace(/^.*=/, "")
    .slice(0, 16);
}

/** Converts web colours to BT.709 with limited range. */
const colours = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
];
/**
 * The only key frame of each scene is its first: seeking to a chapter is immediate, and no bytes are wasted.
 */
const oneKeyFrame = ["-g", "9999"];
const codecs = {
  mp4: [
    "-c:v",
    "libx264",
    "-profile:v",
    "high",
    "-level",
    "4.1",
    "-preset",
    "slow",
    "-tune",
    "animation",
    "-crf",
    "29",
  ],
  webm: ["-c:v", "libsvtav1", "-preset", "6", "-crf", "43"],
};
const containers = { mp4: ["-movflags", "+faststart"], webm: [] };

/** Encodes the film as MP4 with H.264 for all browsers, or as WebM with AV1 for those that support it. */
export function encodeFilm(reels: string[], kind: keyof typeof codecs, file: string): void {
  const scenes = reels.map((reel) => {
    const scene = reel.replace(/mkv$/, kind);
    run(["-i", reel, "-an", ...colours, ...oneKeyFrame, ...codecs[kind], scene]);
    return scene;
  });
  const list = `${scenes[0]}.txt`;
  writeFileSync(list, scenes.map((scene) => `file '${scene}'\n`).join(""));
  run(["-f", "concat", "-safe", "0", "-i", list, "-c", "copy", ...containers[kind], file]);
}

/** Writes an image at the best quality that fits into `maxBytes`. */
export function encodeStill(png: string, file: string, maxBytes: number): void {
  const isWebp = file.endsWith(".webp");
  const scale = ["-vf", `${cropped},scale=1280:-1:flags=lanczos`];
  const qualities = isWebp ? [88, 82, 76, 70, 62, 54, 46, 38, 30] : [2, 3, 4, 5, 6, 8, 10];
  for (const quality of qualities) {
    const look = isWebp
      ? ["-c:v", "libwebp", "-preset", "drawing", "-quality", String(quality)]
      : ["-q:v", String(quality)];
    run(["-i", png, ...scale, ...look, "-frames:v", "1", file]);
    if (statSync(file).size <= maxBytes) return;
  }
  throw new Error(`${file} is larger than ${maxBytes} bytes`);
}
