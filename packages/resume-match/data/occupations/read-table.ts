import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The rows of `<name>.tsv.gz` in a folder, without the header. */
export const readTable = (folder: string, name: string): string[][] =>
  gunzipSync(readFileSync(join(folder, `${name}.tsv.gz`)))
    .toString("utf8")
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split("\t"));
