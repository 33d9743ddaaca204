/*
 * node lab/engines/pronunciation/make-fixtures.ts
 * Generates the short readings of the tests with Debian's flite, and converts one of them to every format
 * that the site accepts with ffmpeg. The files are committed, so that tests need neither program.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const fixtures = [
  { name: "order", voice: "slt", text: "Please send me the number of your order." },
  { name: "package", voice: "rms", text: "The package will arrive before Friday morning." },
  { name: "boats", voice: "slt", text: "Seven yellow boats crossed the lake." },
];

const encodings: Record<string, string[]> = {
  flac: ["flac"],
  m4a: ["aac", "-b:a", "24k"],
  mp3: ["libmp3lame", "-b:a", "24k"],
  ogg: ["libvorbis", "-q:a", "0"],
  opus: ["libopus", "-b:a", "16k"],
  webm: ["libopus", "-b:a", "16k"],
};

const folder = join(import.meta.dirname, "../../../packages/pronunciation/src/fixtures");
for (const { name, voice, text } of fixtures) {
  execFileSync("flite", ["-voice", voice, "-t", text, "-o", join(folder, `${name}.wav`)]);
}
for (const [format, codec] of Object.entries(encodings)) {
  const [source, target] = [join(folder, "boats.wav"), join(folder, `boats.${format}`)];
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", source, "-c:a", ...codec, target]);
}
