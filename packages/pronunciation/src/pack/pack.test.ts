import { beforeAll, describe, expect, it } from "vitest";
import { coefficients } from "../hear/front-end.ts";
import { decodeModel } from "../hear/model.ts";
import { contextFrames } from "../hear/phone-posteriors.ts";
import { createLexicon, lookUp } from "../lexicon/lexicon.ts";
import { phones } from "../lexicon/phones.ts";
import { loadDictionary, loadNetworks, loadSphinxModel } from "./load-speech.ts";
import { packDictionary } from "./pack-dictionary.ts";
import { packModel } from "./pack-model.ts";
import type { SphinxModel } from "./sphinx-model.ts";

describe("the packed model", () => {
  let source: SphinxModel;
  let packed: Uint8Array;
  beforeAll(() => {
    source = loadSphinxModel();
    packed = packModel(source, loadNetworks());
  });

  it("contains every phone of the dictionary, and silence", () => {
    expect(decodeModel(packed).phones).toEqual(expect.arrayContaining([...phones, "SIL"]));
  });

  it("restores means and variances within one step of their dimension", () => {
    const { means, precisions } = decodeModel(packed);
    const header = JSON.parse(
      new TextDecoder().decode(packed.subarray(8, 8 + new DataView(packed.buffer).getUint32(4, true))),
    );
    let [worstMean, worstVariance] = [0, 0];
    source.means.forEach((mean, index) => {
      const dimension = (Math.floor(index / (13 * source.densities)) % 3) * 13 + (index % 13);
      const [low, high] = header.means[dimension];
      const [lowLog, highLog] = header.logVariances[dimension];
      worstMean = Math.max(worstMean, Math.abs(mean - means[index]!) / (high - low));
      const log = Math.log(Math.max(source.variances[index]!, 1e-4));
      worstVariance = Math.max(
        worstVariance,
        Math.abs(log + Math.log(2 * precisions[index]!)) / (highLog - lowLog),
      );
    });
    expect(worstMean).toBeLessThan(0.51 / 255);
    expect(worstVariance).toBeLessThan(0.51 / 63);
  });

  it("has finite densities, and transitions that are probabilities", () => {
    const { means, precisions, peaks, stay, leave } = decodeModel(packed);
    expect([means, precisions, peaks].every((values) => values.every(Number.isFinite))).toBe(true);
    const row = Array.from(precisions.subarray(13, 26), (precision) => 0.5 * Math.log(precision / Math.PI));
    expect(peaks[1]).toBeCloseTo(
      row.reduce((sum, part) => sum + part, 0),
      3,
    );
    stay.forEach((log, state) => {
      expect(Math.exp(log) + Math.exp(leave[state]!)).toBeLessThan(1.001);
    });
  });

  it("has the networks for sounds and ratings", () => {
    const { sounds, ratings } = decodeModel(packed);
    expect(sounds.means).toHaveLength(contextFrames.length * coefficients);
    expect(sounds.layers.at(-1)?.outputs).toBe(phones.length + 1);
    expect(ratings.map(({ layers }) => layers.at(-1)?.outputs)).toEqual([2, 2, 2]);
  });

  it("is read at any offset in a buffer", () => {
    const shifted = new Uint8Array(packed.length + 3);
    shifted.set(packed, 3);
    expect(decodeModel(shifted.subarray(3)).means).toEqual(decodeModel(packed).means);
  });

  it("refuses other or truncated bytes", () => {
    expect(() => decodeModel(new Uint8Array())).toThrow("not a packed");
    expect(() => decodeModel(new TextEncoder().encode("<!doctype html>"))).toThrow("not a packed");
    expect(() => decodeModel(packed.subarray(0, packed.length - 1))).toThrow("cut off");
    expect(() => decodeModel(packed.subarray(0, 400))).toThrow();
    expect(() => decodeModel(packModel(source, new Uint8Array()))).toThrow("cut off");
  });
});

describe("the packed dictionary", () => {
  it("keeps every word and pronunciation", () => {
    const lexicon = createLexicon(packDictionary("read R EH D\nread(2) R IY D\n\na AH\nit's IH T S\n"));
    expect([...lexicon.keys()]).toEqual(["a", "it's", "read"]);
    expect(lookUp(lexicon, "read")).toEqual([
      ["R", "EH", "D"],
      ["R", "IY", "D"],
    ]);
    expect(lookUp(lexicon, "it's")).toEqual([["IH", "T", "S"]]);
    expect(lookUp(lexicon, "unheard")).toEqual([]);
  });

  it("derives missing possessives", () => {
    const lexicon = createLexicon(packDictionary("book B UH K\nbus B AH S\ndog D AO G\ndogs D AO G Z"));
    const only = (word: string) => lookUp(lexicon, word)[0]?.join(" ");
    expect(only("book's")).toBe("B UH K S");
    expect(only("dog's")).toBe("D AO G Z");
    expect(only("bus's")).toBe("B AH S IH Z");
    expect(only("dogs'")).toBe("D AO G Z");
    expect(only("cat's")).toBeUndefined();
  });

  it("reads files with and without a last line break, and empty ones", () => {
    expect(createLexicon("").size).toBe(0);
    expect(createLexicon("a B").size).toBe(1);
    expect(createLexicon("a B\n").size).toBe(1);
  });

  it("contains only phones of the model", () => {
    const lexicon = createLexicon(loadDictionary());
    expect(lexicon.size).toBeGreaterThan(100_000);
    for (const word of ["schedule", "candidate", "you're", "colour"])
      expect(lookUp(lexicon, word).flat()).toSatisfy(
        (all: string[]) => all.length > 0 && all.every((phone) => phones.includes(phone)),
      );
  });
});
