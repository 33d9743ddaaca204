/*
 * npm run bench:pronunciation [-- --quick] [-- --failures] Measures the engine on scripted readings: human recordings
 * and synthetic voices from Debian packages, with the text or the sound changed in one place; and, if LEARNERS names a
 * folder with speechocean762, on its test speakers (docs/decisions/062-scores-from-learners.md). Prints the figures, fails
 * if a goal is missed, and writes results/pronunciation.json (lab/engines/bench-engine.ts passes --figures). --quick takes
 * every sixth recording, too few to judge by, and writes nothing; of the learners it takes training speakers.
 * --failures lists each failed trial.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createLexicon, decodeModel } from "../../../packages/pronunciation/src/index.ts";
import {
  loadDictionary,
  loadModel,
  loadSphinxModel,
} from "../../../packages/pronunciation/src/pack/load-speech.ts";
import { floatModel } from "./float-model.ts";
import { tryLearners } from "./learner-trials.ts";
import { hasLearners, readLearners } from "./learners.ts";
import { createTally, type Tally } from "./measures.ts";
import { fliteRecordings, humanRecordings, missingPackages, type Recording } from "./recordings.ts";
import { seeded } from "./seeded.ts";
import { measureSizes } from "./sizes.ts";
import { tryNonSpeech, trySounds } from "./sound-trials.ts";
import { figuresOf, printFigures, roundFigures } from "./table.ts";
import { otherText, scoreRight, type Tools, tryTexts, wordPool } from "./text-trials.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    failures: { type: "boolean", default: false },
    figures: { type: "string" },
  },
});
const limits =
  "Learners with one first language, one American speaker, and synthetic voices, two American and one Scottish: no Indian speakers.";
const everyNth = values.quick ? 6 : 1;
const wordFile = join(import.meta.dirname, "../../../.generated/prompt-words.txt");

/** Overwrites one terminal line. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/**
 * Judges each recording against its own text and against altered texts. Seeds make the choice reproducible.
 */
function measureTexts(
  name: string,
  recordings: readonly Recording[],
  tools: Tools,
  withSounds: boolean,
): Tally {
  const tally = createTally();
  const pool = wordPool(recordings, tools.lexicon);
  recordings.forEach((recording, i) => {
    showProgress(`${name}: ${i} of ${recordings.length} recordings`);
    const right = scoreRight(recording, tools, tally);
    const other = otherText(recording, recordings, seeded(i + 20_000));
    tryTexts(recording, right, other, pool, tools, tally, seeded(i));
    if (withSounds) trySounds(recording, i, other, right, tools, tally, seeded(i + 10_000));
  });
  showProgress("");
  return tally;
}

function readPromptWords(): Uint8Array {
  if (existsSync(wordFile)) return readFileSync(wordFile);
  if (values.figures !== undefined && !values.quick)
    throw new Error("The words of the site's texts are missing: npm run build generates them");
  console.log("the words of the site's texts are missing (npm run build generates them): counted as 0 KB");
  return new Uint8Array();
}

/** The learners' readings; undefined without their recordings. A quick run leaves the test speakers alone. */
function measureLearners(tools: Tools) {
  const folder = process.env.LEARNERS;
  if (!hasLearners(folder)) {
    console.log("no figures against experts: LEARNERS does not name a folder with speechocean762");
    return undefined;
  }
  const all = readLearners(folder, values.quick ? "train" : "test");
  const recordings = all.filter((_, i) => i % everyNth === 0);
  const tally = tryLearners(recordings, tools, (done) =>
    showProgress(`learners: ${done} of ${recordings.length} recordings`),
  );
  showProgress("");
  return tally;
}

async function measure(folder: string): Promise<number> {
  const promptWords = readPromptWords();
  const lexicon = createLexicon(loadDictionary());
  const tools = { model: decodeModel(loadModel()), lexicon };
  const learners = measureLearners(tools);
  const everyNthOf = (recordings: Recording[]) => recordings.filter((_, i) => i % everyNth === 0);
  const spoken = everyNthOf(humanRecordings(folder, lexicon));
  const human = measureTexts("human", spoken, tools, true);
  const accepted = tryNonSpeech(spoken, tools, human, seeded(1));
  const flite = measureTexts("flite", everyNthOf(fliteRecordings(folder, lexicon)), tools, true);
  const float = measureTexts(
    "float",
    spoken,
    { model: floatModel(tools.model, loadSphinxModel()), lexicon },
    false,
  );
  const { model, words, engine } = await measureSizes(promptWords);

  const figures = figuresOf({ learners, human, flite, float, kilobytes: model + words + engine });
  const missed = printFigures(figures);
  for (const sound of accepted) console.log(`not refused: ${sound}`);
  console.log(
    `\nbrotli: model ${model.toFixed(1)}, words ${words.toFixed(1)}, engine ${engine.toFixed(1)} KB`,
  );
  if (values.failures)
    for (const failure of [...human.failures, ...flite.failures]) console.log(`     ${failure}`);
  if (values.figures !== undefined && !values.quick) {
    const output = { name: "Pronunciation scoring", limits, figures: roundFigures(figures) };
    writeFileSync(values.figures, JSON.stringify(output));
  }
  return missed;
}

const missing = missingPackages();
if (missing.length > 0) {
  console.error("speech packages are missing: apt-get install flite ffmpeg asterisk-core-sounds-en-g722");
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), "readings-"));
  try {
    const missed = await measure(folder);
    if (missed > 0) {
      console.error(`\n${missed} goal(s) missed`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
