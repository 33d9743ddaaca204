import { test } from "@playwright/test";
import { expectContact, resumeInput } from "#tests/support/application-form.ts";
import { resumeFile, resumeFormats } from "#tests/support/resume-files.ts";
import { openPage } from "#tests/support/site.ts";

const url = "/career/customer-operations/candidate-support-associate-french";

test("every accepted format fills in the contact details, replacing those of the file before", async ({
  page,
}) => {
  await openPage(page, url);
  const accepted = (await resumeInput(page).getAttribute("accept")) ?? "";
  const readable = resumeFormats.filter((format) => accepted.split(",").includes(`.${format}`));
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
