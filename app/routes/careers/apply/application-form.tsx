import { useNavigation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { controlLook, Field, FieldError, TextField } from "#app/form/field.tsx";
import { HiddenFields } from "#app/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { consentFields, fieldId, limits, type RejectedApplication } from "./application-fields.ts";
import { FileInput } from "./file-input.tsx";
import { QuestionField } from "./question-field.tsx";
import { useApply } from "./use-apply.ts";

/** What the form needs of an opening. */
export type ApplyWords = Pick<Posting, "questions" | "consent" | "comparedBySoftware">;

function rejectionText(words: ApplicationFormWords, notSent: RejectedApplication): string | undefined {
  switch (notSent.kind) {
    case "INVALID":
      return notSent.isChanged ? words.answers.changed : undefined;
    case "TOO_MANY":
      return fillTemplate(words.tooMany, { minutes: notSent.minutes });
    case "UNAVAILABLE":
      return words.unavailable;
    case "PROVE":
      return notSent.words.needed;
    case "CLOSED":
      return words.closed;
    case "OFFLINE":
      return words.offline;
  }
}

/** Their types are the names by which browsers know them, too. */
const personFields = [
  { name: "name", type: "text" },
  { name: "email", type: "email" },
  { name: "phone", type: "tel" },
] as const;

function Consent({
  name,
  text,
  isGiven,
  error,
}: {
  name: string;
  text: string;
  isGiven: boolean;
  error?: string | undefined;
}) {
  const id = fieldId(name);
  return (
    <div className="grid gap-1">
      <label className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isGiven}
          {...(error !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          className="apply-choice size-5 shrink-0 accent-leaf"
        />
        <span>{text}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Works as a plain form; with scripts the page stays, and files show how far they are. */
export function ApplicationForm({
  url,
  opening,
  words,
  notSent: answer,
}: {
  url: string;
  opening: ApplyWords;
  words: ApplicationFormWords;
  notSent: RejectedApplication | undefined;
}) {
  const apply = useApply(url, answer);
  const isAsked = useNavigation().state !== "idle";
  const notSent = apply.isOffline ?? answer;
  const errors = notSent?.kind === "INVALID" ? notSent.errors : {};
  const { fields, consent: consentWords } = words;
  const { sending, suggested, proof, values } = apply;
  const reason = proof.failed ?? (notSent && rejectionText(words, notSent));
  const fieldProps = (name: "name" | "email" | "phone" | "note" | "resume") => {
    const { label, hint }: { label: string; hint?: string | undefined } = fields[name];
    return { id: fieldId(name), name, label, hint, error: errors[name] };
  };

  return (
    <form
      ref={apply.form}
      method="post"
      action={url}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="apply-title"
      className="apply-form"
      onSubmit={apply.onSubmit}
      onInput={apply.onInput}
    >
      {apply.draft && !notSent && (
        <div role="status" className="apply-draft">
          <p>{apply.draft === "RESTORED" ? words.draft.restored : words.draft.cleared}</p>
          {apply.draft === "RESTORED" && (
            <Button look="outlined" onClick={apply.clearDraft}>
              {words.draft.clear}
            </Button>
          )}
        </div>
      )}
      {notSent && !proof.working && (
        <ErrorSummary
          answer={notSent}
          title={notSent.kind === "INVALID" ? words.summary : words.notSent}
          reason={reason}
          errors={Object.entries(errors).map(([name, error]) => ({ id: fieldId(name), error }))}
        />
      )}

      <FileInput
        {...fieldProps("resume")}
        kept={values?.files.resume}
        words={words.file}
        onChange={apply.suggestFrom}
      />
      <p className="text-sm text-muted" role="status">
        {apply.isReading ? words.prefill.reading : words.prefill.note}
      </p>

      <h3 className="text-xl">{words.person}</h3>
      {personFields.map(({ name, type }) => (
        <TextField
          key={name}
          {...fieldProps(name)}
          note={suggested[name] && `(${words.prefill.found})`}
          type={type}
          required
          autoComplete={type === "text" ? name : type}
          data-draft
          defaultValue={values?.texts[name]?.[0]}
        />
      ))}
      <Field
        {...fieldProps("note")}
        note={words.optional}
        control={(ties) => (
          <TextArea
            {...ties}
            rows={6}
            maxLength={limits.note}
            data-draft
            defaultValue={values?.texts.note?.[0]}
            className={`py-2 ${controlLook}`}
          />
        )}
      />

      {opening.questions.length > 0 && <h3 className="text-xl">{words.questions}</h3>}
      {opening.questions.map((asked) => (
        <QuestionField
          key={asked.id}
          asked={asked}
          words={words}
          values={values}
          error={errors[`question-${asked.id}`]}
        />
      ))}

      <h3 className="text-xl">{consentWords.title}</h3>
      <Consent
        name={consentFields.processing}
        text={opening.consent.processing.text}
        isGiven={(values?.texts.processing?.length ?? 0) > 0}
        error={errors.processing}
      />
      <Consent
        name={consentFields.retention}
        text={opening.consent.retention.text}
        isGiven={(values?.texts.retention?.length ?? 0) > 0}
      />
      <p className="text-sm text-muted">
        {opening.comparedBySoftware ? consentWords.software : consentWords.noSoftware}{" "}
        <TextLink look="inline" url="/our-privacy-policy#applications">
          {consentWords.policy}
        </TextLink>
      </p>

      <HiddenFields id="apply" label={words.trap} />
      <div className="flex flex-wrap items-center gap-4">
        <Button look="cta" type="submit" aria-disabled={Boolean(sending || isAsked || proof.working)}>
          {words.send}
        </Button>
        <p role="status" className="text-muted">
          {sending?.kind === "UPLOADING" && fillTemplate(words.uploading, sending)}
          {sending?.kind === "SENDING" && words.sending}
          {!sending && proof.working}
        </p>
      </div>
      {sending?.kind === "UPLOADING" && <progress max={100} value={sending.percent} className="w-full" />}
    </form>
  );
}
