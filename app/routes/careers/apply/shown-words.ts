import { eachField } from "#domain/applications/fields.ts";
import type { ApplicationFormWords } from "./application.schema.ts";

type Labelled = { label: string; hint?: string | undefined };

/**
 * The words that the form shows. Its heading with the texts below it and the messages about invalid fields stay on the server, which writes them.
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
