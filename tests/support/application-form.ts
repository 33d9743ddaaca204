import { expect, type Page } from "@playwright/test";
import type { Person } from "./resume-files.ts";
import { content } from "./site.ts";

const { fields } = content.applications.form;

export const applicationForm = (page: Page) => page.locator("#apply form");
export const resumeInput = (page: Page) => applicationForm(page).locator('input[type="file"][name="resume"]');

/** @param url the address of a posting */
export const questionsOf = (url: string) =>
  content.postings.find(({ businessUnit, id }) => `/career/${businessUnit.id}/${id}` === url)?.questions ??
  [];

/** Answers all questions of a posting except those for a file. */
async function answerQuestions(page: Page, url: string): Promise<void> {
  for (const question of questionsOf(url)) {
    const control = applicationForm(page).locator(`[name="question-${question.id}"]`);
    switch (question.kind) {
      case "FILE":
        break;
      case "YES_NO":
      case "ANY_OF":
        await control.first().check();
        break;
      case "ONE_OF":
        if ((await control.first().evaluate(({ tagName }) => tagName)) === "SELECT")
          await control.selectOption(question.options[0]?.id ?? "");
        else await control.first().check();
        break;
      case "DATE":
        await control.fill("2027-01-04");
        break;
      case "NUMBER":
        await control.fill(String(question.min ?? 3));
        break;
      case "LINK":
        await control.fill("https://example.com/work");
        break;
      default:
        await control.fill("Bonjour, voici un nouveau lien.");
    }
  }
}

/** Fills in everything that is required except files, in any language. */
export async function fillInApplication(page: Page, url: string, email: string): Promise<void> {
  const form = applicationForm(page);
  await form.locator('[name="name"]').fill("Asha Rao");
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="phone"]').fill("+91 98765 43210");
  await answerQuestions(page, url);
  await form.locator('[name="processing"]').check();
}

/** Expects these values in the fields that a résumé fills in. */
export async function expectContact(page: Page, person: Person): Promise<void> {
  for (const name of ["name", "email", "phone"] as const)
    await expect(applicationForm(page).getByLabel(fields[name].label)).toHaveValue(person[name]);
}
