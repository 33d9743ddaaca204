import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { TestInfo } from "@playwright/test";
import { counted } from "#app/round/counted.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { resumeFile } from "#tests/support/resume-files.ts";
import { content } from "#tests/support/site.ts";
import { test } from "./visitor.ts";

const { ownStart, ownFrame, ownBoard, ownReading, ownCopies, ownReport, stages } = content;
const { board } = stages;

const posting = `Customer support executive
Must have
- Two years of customer support
- Hindi
- Zendesk`;

/** A résumé of Asha Rao, a software engineer. */
const pdf = resolve("packages/resume-match/src/read/owner-only.fixture.pdf");

/** Files of three people in three formats. */
async function writeResumes(testInfo: TestInfo): Promise<string[]> {
  const people = [
    ["txt", { name: "Kavya Shenoy", email: "kavya@example.com", phone: "+91 98190 22402" }],
    ["docx", { name: "Imran Sheikh", email: "imran@example.com", phone: "+91 98190 22403" }],
  ] as const;
  const written = people.map(async ([format, person]) => {
    const { buffer } = await resumeFile(format, person);
    const path = testInfo.outputPath(`${person.name}.${format}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, buffer);
    return path;
  });
  return [...(await Promise.all(written)), pdf];
}

test("a round is started, gets candidates and a decision, is found again, and is deleted", async ({
  visitor,
}, testInfo) => {
  const row = "tbody tr[data-index]";
  await visitor.open("/round");
  await visitor.fill(".posting-text textarea", posting);
  await visitor.see(".posting-rows > li > button", "Zendesk");
  await visitor.click("form button", ownStart.start);
  await visitor.see("p", ownReading.empty);

  await visitor.upload("input[type=file]:not([webkitdirectory])", ...(await writeResumes(testInfo)));
  await visitor.see("h3", counted(ownReading.progress.ready, 3));
  await visitor.click("button", ownReading.list.chooseAll);
  await visitor.click("button", counted(ownReading.list.add, 3));
  await visitor.seeCount(row, 3);

  await visitor.click(`${row} button`, "Kavya Shenoy");
  await visitor.click("section[aria-label='Kavya Shenoy'] button", stages.decisions.SELECT);
  const form = `form[aria-label="${fillTemplate(board.form.SELECT, { name: "Kavya Shenoy" })}"]`;
  await visitor.see(`${form} textarea`);
  await visitor.fill(`${form} textarea`, "Answered chats for four years.");
  await visitor.click("form button", fillTemplate(board.form.submit, { decision: stages.decisions.SELECT }));
  await visitor.see(row, stages.decisions.SELECT);
  await visitor.see("[data-saving=SAVED]");

  await visitor.open("/round");
  await visitor.click("ol a", "Customer support executive");
  await visitor.see(row, stages.decisions.SELECT);
  await visitor.click(`${row} button`, "Kavya Shenoy");
  await visitor.click("section[aria-label='Kavya Shenoy'] button", ownBoard.report);
  await visitor.see("article", "Answered chats for four years.");
  await visitor.see("article", "Zendesk");
  await visitor.click("button", ownReport.back);

  await visitor.click("nav a", ownFrame.tabs.settings);
  // The row of files moves the button down when they are counted.
  await visitor.see("th", ownCopies.delete.filesWhat);
  await visitor.click("button", ownCopies.delete.start);
  await visitor.click("dialog[open] button", ownCopies.delete.yes);
  await visitor.seePath("/round");
  await visitor.see("p", ownStart.rounds.none);
});
