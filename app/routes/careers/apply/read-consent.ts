import { z } from "zod";
import { submittedValues } from "#app/form/read-fields.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { consentFields } from "./application-fields.ts";

/** At most one value per checkbox. */
export function readConsent(form: FormData) {
  return {
    processing: submittedValues(form, consentFields.processing).slice(0, 1),
    retention: submittedValues(form, consentFields.retention).slice(0, 1),
    noComparison: submittedValues(form, consentFields.noComparison).slice(0, 1),
  };
}

export function consentSchema({ missing }: ApplicationFormWords["consent"]) {
  const values = z.array(z.string());
  return z.object({
    processing: values.min(1, missing),
    retention: values.transform(({ length }) => length > 0),
    noComparison: values.transform(({ length }) => length > 0),
  });
}
