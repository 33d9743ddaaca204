import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { packDictionary } from "./pack-dictionary.ts";
import { packModel } from "./pack-model.ts";
import { readSphinxModel, type SphinxModel } from "./sphinx-model.ts";

const folder = `${dirname(createRequire(import.meta.url).resolve("soundswallower"))}/model/en-us`;
const read = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));

/** The acoustic model that `soundswallower` ships. */
export function loadSphinxModel(): SphinxModel {
  return readSphinxModel({
    means: read("means"),
    variances: read("variances"),
    sendump: read("sendump"),
    mdef: read("mdef"),
    transition_matrices: read("transition_matrices"),
  });
}

/** The networks that rate sounds, packed; written by `lab/engines/pronunciation`. */
export const loadNetworks = (): Uint8Array =>
  new Uint8Array(readFileSync(new URL("../../data/networks.bin", import.meta.url)));

/** The acoustic model and the networks, packed for `decodeModel`. */
export const loadModel = (): Uint8Array<ArrayBuffer> => packModel(loadSphinxModel(), loadNetworks());

/** The dictionary that `soundswallower` ships, packed for `createLexicon`. */
export function loadDictionary(): string {
  return packDictionary(readFileSync(`${folder}/dict.txt`, "utf8"));
}

/** The spelling model, for `decodeSpellingModel`; `lab/engines/pronunciation/train-spelling.ts` trains it. */
export const loadSpellingModel = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL("../lexicon/spelling-model.bin", import.meta.url)));
