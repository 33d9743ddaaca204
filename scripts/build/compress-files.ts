import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best quality takes seconds for files of this size. They rarely change, so results are cached. */
const minCachedBytes = 400_000;
const cacheFolder = ".generated/compressed";

async function writeBrotli(file: string, data: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  if (data.length < minCachedBytes) return writeFile(`${file}.br`, await brotli(data, { params }));
  const copy = `${cacheFolder}/${createHash("sha256").update(data).digest("hex")}.br`;
  if (!existsSync(copy)) await writeFile(copy, await brotli(data, { params }));
  await copyFile(copy, `${file}.br`);
}

/** Writes a .br and a .gz next to every text file and program of a folder, at maximum compression. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{bin,css,data,html,js,json,md,svg,txt,vtt,wasm,webmanifest,xml}`);
  mkdirSync(cacheFolder, { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      await Promise.all([
        writeBrotli(file, data),
        zip(data, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
      ]);
    }),
  );
}
