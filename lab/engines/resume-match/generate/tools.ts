/*
 * Programs that only the generator needs. npm's are installed once to var/generate-tools, because the compiler of Typst
 * has 80 MB; LibreOffice comes from the system.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installOnDebian } from "#scripts/machine/debian.ts";

const folder = resolve("var/generate-tools");
const packages = {
  "@myriaddreamin/typst-ts-node-compiler": "0.7.0",
  "pdf-lib": "1.17.1",
  "@pdf-lib/fontkit": "1.1.1",
};

function installPackages(): void {
  if (existsSync(join(folder, "node_modules/@pdf-lib/fontkit"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  spawnSync("npm", ["install", "--no-audit", "--no-fund", "--save-exact", ...names], {
    cwd: folder,
    stdio: "inherit",
  });
}

async function load(name: keyof typeof packages, main: string) {
  installPackages();
  return await import(pathToFileURL(join(folder, "node_modules", name, main)).href);
}

type TypstCompiler = { pdf(options: { mainFileContent: string }): Uint8Array };

export async function createTypst(): Promise<(source: string) => Uint8Array> {
  const { NodeCompiler } = await load("@myriaddreamin/typst-ts-node-compiler", "index.js");
  const compiler: TypstCompiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: ["/usr/share/fonts"] }],
  });
  return (mainFileContent) => compiler.pdf({ mainFileContent });
}

/** What pdf-lib.ts uses of pdf-lib. */
export type PdfFont = { widthOfTextAtSize(text: string, size: number): number };
export type PdfPage = {
  drawText(
    text: string,
    options: { x: number; y: number; size: number; font: PdfFont; color?: unknown },
  ): void;
  drawRectangle(options: { x: number; y: number; width: number; height: number; color?: unknown }): void;
};
export type PdfFile = {
  registerFontkit(fontkit: unknown): void;
  embedFont(bytes: Uint8Array, options: { subset: boolean }): Promise<PdfFont>;
  addPage(size: [number, number]): PdfPage;
  save(): Promise<Uint8Array>;
};

export async function createPdfFiles(): Promise<() => Promise<PdfFile>> {
  const { PDFDocument } = await load("pdf-lib", "cjs/index.js");
  const { default: fontkit } = await load("@pdf-lib/fontkit", "dist/fontkit.umd.js");
  return async () => {
    const file: PdfFile = await PDFDocument.create();
    file.registerFontkit(fontkit);
    return file;
  };
}

/** Files of a batch: LibreOffice starts slowly, but converts many in one go. */
const batchSize = 60;

/** Converts DOCX files with LibreOffice. Undefined where it is missing. */
export function convertWithOffice(
  files: { name: string; bytes: Uint8Array }[],
  extension: string,
): Map<string, Uint8Array> {
  if (!existsSync("/usr/bin/soffice")) installOnDebian("LibreOffice", "libreoffice-writer");
  const converted = new Map<string, Uint8Array>();
  for (let start = 0; start < files.length; start += batchSize) {
    const work = mkdtempSync(join(tmpdir(), "office-"));
    const batch = files.slice(start, start + batchSize);
    for (const { name, bytes } of batch) writeFileSync(join(work, `${name}.docx`), bytes);
    spawnSync(
      "soffice",
      [
        `-env:UserInstallation=file://${work}/profile`,
        "--headless",
        "--convert-to",
        extension,
        "--outdir",
        join(work, "out"),
        ...batch.map(({ name }) => join(work, `${name}.docx`)),
      ],
      { stdio: "ignore" },
    );
    for (const file of existsSync(join(work, "out")) ? readdirSync(join(work, "out")) : [])
      converted.set(file.slice(0, -extension.length - 1), readFileSync(join(work, "out", file)));
    rmSync(work, { recursive: true });
  }
  return converted;
}
