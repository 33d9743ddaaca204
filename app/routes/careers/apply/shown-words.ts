import { eachField } from "#domain/applications/fields.ts";
import type { ApplicationFormWords } from "./application.schema.ts";

type Labelled = { label: string; hint?: string | undefined };

/**
 * The texts that the form needs in the browser. Headings, intro and validation messages stay on the server,
 * which renders them.
 */
export function shownWords(form: ApplicationFormWords) {
  const { title, example, intro, fields, answers, file, tooLong, unreadable, ...words } = form;
  const labelled = ({ label, hint }: Labelled): Labelled => ({ label, hint });
  const { yes, no, none, choose, changed } = answers;
  const { kept, keptUnnamed, another, leaveOut } = file;
  return {
    ...words,
    fields: { ...eachField((name) => labelled(fields[name])), resume: labelled(fields.resume) },
    answers: { yes, no, none, choose, changed },
    file: { kept, keptUnnamed, another, leaveOut },
  };
}
export type ShownWords = ReturnType<typeof shownWords>;
