/*
 * node lab/engines/resume-match/corpus/render.ts OUT_DIR
 * Renders the fictional résumés of `resumes/` to OUT_DIR/files and their labels to OUT_DIR/labels; empties both first.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { Packer } from "docx";
import { findTestChromium } from "#scripts/machine/chromium.ts";
import { makeLabel } from "./label.ts";
import type { DocxLayout, Layout, PdfLayout } from "./layouts/layout.ts";
import { layouts } from "./layouts/registry.ts";
import { type Resume, readResumes } from "./resume.ts";

/** Minimum résumés for each layout. */
const minPerLayout = 10;
/** Spreads the choice, as neighbouring layouts are similar; coprime to the number of layouts. */
const step = 7;
/** Pages printed at a time. */
const concurrency = 3;

type RenderTask = { resume: Resume; layout: Layout; file: string };

/**
 * Assigns each résumé at least two layouts in rotation: reproducible, and each layout about equally often.
 */
function chooseLayouts(resumes: Resume[]): RenderTask[] {
  const perResume = Math.max(2, Math.ceil((minPerLayout * layouts.length) / resumes.length));
  return resumes.flatMap((resume, index) =>
    Array.from({ length: perResume }, (_, turn) => {
      const layout = layouts[((index * perResume + turn) * step) % layouts.length];
      if (!layout) throw new Error("No layouts");
      return { resume, layout, file: `${resume.id}--${layout.name}.${layout.format}` };
    }),
  );
}

async function renderPdf(resume: Resume, layout: PdfLayout, page: Page): Promise<Uint8Array> {
  const { html } = layout.render(resume);
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${layout.name}</title></head><body>${html}</body></html>`,
  );
  return await page.pdf({ format: layout.paper, printBackground: true });
}

async function renderDocx(resume: Resume, layout: DocxLayout): Promise<Uint8Array> {
  return await Packer.toBuffer(layout.render(resume));
}

async function renderAll(jobs: RenderTask[], outDir: string): Promise<void> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const queue = [...jobs];
  const work = async () => {
    const page = await browser.newPage();
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { resume, layout, file } = job;
      const bytes =
        layout.format === "pdf" ? await renderPdf(resume, layout, page) : await renderDocx(resume, layout);
      writeFileSync(join(outDir, "files", file), bytes);
      const label = JSON.stringify(makeLabel(resume, layout, file), null, 1);
      writeFileSync(join(outDir, "labels", `${file}.json`), `${label}\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await browser.close();
}

const outDir = process.argv[2];
if (!outDir) {
  console.error("usage: node lab/engines/resume-match/corpus/render.ts OUT_DIR");
  process.exit(2);
}
for (const folder of ["files", "labels"]) {
  rmSync(join(outDir, folder), { recursive: true, force: true });
  mkdirSync(join(outDir, folder), { recursive: true });
}
const started = performance.now();
const resumes = readResumes(join(import.meta.dirname, "resumes"));
const jobs = chooseLayouts(resumes);
await renderAll(jobs, outDir);
for (const { name } of layouts)
  console.log(name.padEnd(16), jobs.filter((job) => job.layout.name === name).length);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${resumes.length} résumés, ${jobs.length} files in ${outDir}, ${seconds} s`);
