import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a .br and a .gz beside every text file and program of a folder, once, at the strongest setting. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{bin,css,data,html,js,json,svg,txt,vtt,wasm,webmanifest,xml}`);
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      };
      await Promise.all([
        brotli(data, { params }).then((body) => writeFile(`${file}.br`, body)),
        zip(data, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
      ]);
    }),
  );
}
