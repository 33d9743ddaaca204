import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Lexicon, readText, readWav, resample } from "../../../packages/pronunciation/src/index.ts";

/** `words` are the text's words in lower case, without punctuation. */
export type Recording = { id: string; text: string; words: string[]; samples: Float32Array };

const texts = "/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz";
const sounds = "/usr/share/asterisk/sounds/en";
const minWords = 4;

const voices = ["slt", "rms", "awb"];
const sentences = [
  "Thank you for calling, my name is Anna and I will help you with your order today.",
  "The weather in the mountains was colder than we had expected during the summer.",
  "Please check the number on your last bill before we change the address.",
  "A good team shares what went wrong, so that the next project goes better.",
  "We have three offices in the north, and our largest customers are hospitals.",
  "I would rather finish this small task first and then look at the larger problem.",
  "Could you send me the figures by Friday evening, or is Monday morning easier?",
  "The new version loads twice as fast because it keeps the most common answers.",
  "He was very happy to hear that his package had arrived on the same day.",
  "Choose the cheapest plan now, you can always move to a better one later.",
];

/** Missing packages, by their apt-get names. */
export function missingPackages(): string[] {
  const isInstalled = (command: string, ...args: string[]) => spawnSync(command, args).error === undefined;
  return [
    ...(isInstalled("flite", "--version") ? [] : ["flite"]),
    ...(isInstalled("ffmpeg", "-version") ? [] : ["ffmpeg"]),
    ...(existsSync(texts) && existsSync(join(sounds, "activated.g722"))
      ? []
      : ["asterisk-core-sounds-en-g722"]),
  ];
}

function readRecording(id: string, text: string, file: string, lexicon: Lexicon): Recording {
  const sound = readWav(readFileSync(file));
  const words = readText(text, lexicon).words.map((word) => word.text.toLowerCase());
  return { id, text, words, samples: resample(sound.samples, sound.sampleRate) };
}

/**
 * Phone prompts by one speaker. Skips prompts whose text differs from the speech or has words the dictionary lacks.
 */
export function humanRecordings(folder: string, lexicon: Lexicon): Recording[] {
  const lines = gunzipSync(readFileSync(texts)).toString().split("\n");
  return lines.flatMap((line) => {
    const [, id, text] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    if (id === undefined || text === undefined || /[()[\]\d<>"]/.test(text)) return [];
    const source = join(sounds, `${id}.g722`);
    const { words, unknown } = readText(text, lexicon);
    if (unknown.length > 0 || words.length < minWords || !existsSync(source)) return [];
    const file = join(folder, `${id}.wav`);
    execFileSync("ffmpeg", ["-v", "error", "-y", "-i", source, "-ar", "16000", "-ac", "1", file]);
    return [readRecording(id, text, file, lexicon)];
  });
}

export function fliteRecordings(folder: string, lexicon: Lexicon): Recording[] {
  return voices.flatMap((voice) =>
    sentences.map((text, i) => {
      const file = join(folder, `${voice}-${i}.wav`);
      execFileSync("flite", ["-voice", voice, "-t", text, "-o", file]);
      return readRecording(`${voice}-${i}`, text, file, lexicon);
    }),
  );
}
