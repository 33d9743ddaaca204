/*
 * node lab/engines/resume-match/generate/generate.ts [--out FOLDER] [--count 3000] [--programs chromium,docx] [--from 0]
 * Writes invented résumés to FOLDER/files and what is printed in them to FOLDER/labels. The same seed gives the same files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "#scripts/machine/chromium.ts";
import type { ResumeDocument } from "./document.ts";
import { renderDocx } from "./docx.ts";
import { renderHtml } from "./html.ts";
import { makeLabel } from "./label.ts";
import { renderPdf } from "./pdf-lib.ts";
import { planFile, programs, type Task } from "./plan.ts";
import { renderMarkdown, renderText } from "./text.ts";
import { convertWithOffice, createPdfFiles, createTypst } from "./tools.ts";
import { typstSource } from "./typst.ts";

/** Prints with one page that is used again, and a header and footer as browsers print them. */
async function createPdfPrinter(browser: Browser) {
  const page = await browser.newPage();
  return async (document: ResumeDocument): Promise<Uint8Array> => {
    const { look } = document;
    const frame = (text: string | undefined) =>
      `<div style="font-size:8px;width:100%;text-align:center;font-family:'${look.font}','Noto Sans','Noto Sans CJK SC'">${text ?? ""}</div>`;
    await page.setContent(renderHtml(document));
    return await page.pdf({
      format: look.paper,
      printBackground: true,
      displayHeaderFooter: look.header !== undefined || look.footer !== undefined,
      headerTemplate: frame(look.header),
      footerTemplate: frame(
        look.footer
          ?.replace("{page}", '<span class="pageNumber"></span>')
          .replace("{pages}", '<span class="totalPages"></span>'),
      ),
    });
  };
}

type Write = (task: Task, bytes: Uint8Array | string) => void;

/** Prints through LibreOffice what the DOCX of the same document has. */
async function renderOffice(tasks: Task[], extension: string, write: Write): Promise<void> {
  const files = await Promise.all(
    tasks.map(async ({ file, printed }) => ({ name: file, bytes: await renderDocx(printed.document) })),
  );
  const converted = convertWithOffice(files, extension);
  for (const task of tasks) {
    const bytes = converted.get(task.file);
    if (bytes) write(task, bytes);
  }
}

async function renderPages(tasks: Task[], write: Write): Promise<void> {
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: chromiumFlags });
  const print = await createPdfPrinter(browser);
  for (const task of tasks) write(task, await print(task.printed.document));
  await browser.close();
}

type Print = (document: ResumeDocument) => string | Uint8Array | Promise<Uint8Array>;

const printEach = (start: () => Print | Promise<Print>) => async (tasks: Task[], write: Write) => {
  const print = await start();
  for (const task of tasks) write(task, await print(task.printed.document));
};

const renderers: Record<string, (tasks: Task[], write: Write) => Promise<void>> = {
  chromium: renderPages,
  text: printEach(() => renderText),
  html: printEach(() => renderHtml),
  markdown: printEach(() => renderMarkdown),
  docx: printEach(() => renderDocx),
  typst: printEach(async () => {
    const print = await createTypst();
    return (document) => print(typstSource(document));
  }),
  "pdf-lib": printEach(async () => {
    const create = await createPdfFiles();
    return async (document) => renderPdf(await create(), document);
  }),
  libreoffice: (tasks, write) => renderOffice(tasks, "pdf", write),
  odt: (tasks, write) => renderOffice(tasks, "odt", write),
  rtf: (tasks, write) => renderOffice(tasks, "rtf", write),
};

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "var/generated-resumes" },
    count: { type: "string", default: "3000" },
    from: { type: "string", default: "0" },
    seed: { type: "string", default: "resumes" },
    programs: { type: "string" },
  },
});
for (const folder of ["files", "labels"]) mkdirSync(join(values.out, folder), { recursive: true });
const chosen = values.programs?.split(",") ?? programs.map(({ name }) => name);
const from = Number(values.from);
const plans = Array.from({ length: Number(values.count) }, (_, index) => planFile(values.seed, from + index));
const started = performance.now();
let written = 0;
for (const program of chosen) {
  const tasks = plans.filter((task) => task.program === program);
  if (tasks.length === 0) continue;
  await renderers[program]?.(tasks, ({ person, printed, file, split }, bytes) => {
    written += 1;
    writeFileSync(join(values.out, "files", file), bytes);
    const label = makeLabel(person, printed, { name: file, split, program });
    writeFileSync(join(values.out, "labels", `${file}.json`), `${JSON.stringify(label)}\n`);
  });
}
console.log(`${written} files in ${values.out}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
