import { expect, type Page, test } from "@playwright/test";
import { applicationForm as form, resumeInput } from "#tests/support/application-form.ts";
import { type Person, resumeFile, resumeFormats } from "#tests/support/resume-files.ts";
import { content, openPage } from "#tests/support/site.ts";

const { fields } = content.applications.form;
const url = "/career/customer-operations/candidate-support-associate-french";

/** Expects values in the fields that a résumé fills in. */
async function expectContact(page: Page, person: Person): Promise<void> {
  for (const name of ["name", "email", "phone"] as const)
    await expect(form(page).getByLabel(fields[name].label)).toHaveValue(person[name]);
}

test("every accepted format fills in the contact details, replacing those of the file before", async ({
  page,
}) => {
  await openPage(page, url);
  const accepted = (await resumeInput(page).getAttribute("accept"))?.split(",") ?? [];
  const readable = resumeFormats.filter((format) => accepted.includes(`.${format}`));
  expect(readable, "old Word files are accepted, but cannot be read").toHaveLength(accepted.length - 1);
  for (const format of readable) {
    const person = {
      name: `Meera ${format[0]?.toUpperCase()}${format.slice(1)}`,
      email: `meera.${format}@example.org`,
      phone: `+91 98765 432${readable.indexOf(format)}0`,
    };
    await resumeInput(page).setInputFiles(await resumeFile(format, person, page));
    await expectContact(page, person);
  }
});
