import type { Language } from "#domain/language/language.ts";
import { contentIn } from "./content-in.ts";

/** A form's texts when the server requires proof of work. */
export function proofContent(language: Language) {
  const { proof, shell } = contentIn(language);
  return { proof, email: shell.site.email.text };
}
