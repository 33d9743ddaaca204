import { describedBy, FieldError } from "#app/form/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { type ApplicationValues, type consentFields, fieldId } from "./application-fields.ts";
import type { ShownWords } from "./shown-words.ts";

/** What the candidate agrees to, and how software takes part. */
export function Consents({
  posting: { consent, comparedBySoftware },
  words,
  values,
  errors,
}: {
  posting: Pick<Posting, "consent" | "comparedBySoftware">;
  words: ShownWords["consent"];
  values: ApplicationValues | undefined;
  errors: Record<string, string>;
}) {
  const show = (name: keyof typeof consentFields, text: string) => {
    const id = fieldId(name);
    const error = errors[name];
    return (
      <div className="grid gap-1">
        <label className="flex gap-3">
          <input
            id={id}
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={Boolean(values?.texts[name]?.length)}
            {...describedBy(id, { error })}
            className="apply-choice size-5 shrink-0 accent-leaf"
          />
          <span>{text}</span>
        </label>
        <FieldError id={id} error={error} />
      </div>
    );
  };
  return (
    <>
      <h3>{words.title}</h3>
      {show("processing", consent.processing.text)}
      {show("retention", consent.retention.text)}
      {comparedBySoftware && show("noComparison", words.noComparison)}
      <p className="text-sm text-muted">
        {comparedBySoftware ? words.software : words.noSoftware}{" "}
        <TextLink look="inline" url="/our-privacy-policy#applications">
          {words.policy}
        </TextLink>
      </p>
    </>
  );
}
