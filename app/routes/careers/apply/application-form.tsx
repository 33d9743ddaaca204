import { useNavigation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { connectFields, type NamedField, TextAreaField, TextField } from "#app/form/field.tsx";
import { HiddenFields } from "#app/form/hidden-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  contactFields,
  contactTypes,
  type FieldName,
  maxLengths,
  textFields,
} from "#domain/applications/fields.ts";
import { questionField } from "#domain/applications/form-fields.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { RejectedApplication } from "./application-fields.ts";
import { Consents } from "./consents.tsx";
import { FileInput } from "./file-input.tsx";
import { QuestionField } from "./question-field.tsx";
import type { ShownWords } from "./shown-words.ts";
import { type Apply, useApply } from "./use-apply.ts";

/** The parts of a posting that the form shows. */
export type AppliedPosting = Pick<Posting, "questions" | "consent" | "comparedBySoftware">;

type Props = {
  url: string;
  posting: AppliedPosting;
  words: ShownWords;
  rejection: RejectedApplication | undefined;
};

type PartProps = { words: ShownWords; apply: Apply };

/** The fields that every application has. */
function PersonFields({
  words,
  apply: { suggested, values },
  propsOf,
}: PartProps & { propsOf: (name: FieldName) => NamedField }) {
  return (
    <>
      {contactFields.map((name) => {
        const type = contactTypes[name];
        return (
          <TextField
            key={name}
            {...propsOf(name)}
            note={suggested[name] && `(${words.prefill.found})`}
            type={type}
            required
            // The type of an address or a number is its purpose, too.
            autoComplete={type === "text" ? name : type}
            data-draft
            defaultValue={values?.texts[name]?.[0]}
          />
        );
      })}
      {textFields.map((name) => (
        <TextAreaField
          key={name}
          {...propsOf(name)}
          note={words.optional}
          rows={6}
          maxLength={maxLengths.textarea}
          data-draft
          defaultValue={values?.texts[name]?.[0]}
        />
      ))}
    </>
  );
}

/** The submit button, and how far sending is. */
function SendRow({ words, apply: { sending, proof } }: PartProps) {
  const isNavigating = useNavigation().state !== "idle";
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="cta" type="submit" aria-disabled={Boolean(sending || isNavigating || proof.working)}>
          {words.send}
        </Button>
        <p role="status" className="text-muted">
          {sending?.kind === "UPLOADING"
            ? fillTemplate(words.uploading, sending)
            : sending
              ? words.sending
              : proof.working}
        </p>
      </div>
      {sending?.kind === "UPLOADING" && <progress max={100} value={sending.percent} className="w-full" />}
    </>
  );
}

/** Progressive form: a plain POST without JavaScript; with it, the page stays and shows upload progress. */
export function ApplicationForm(props: Props) {
  return <ApplicationFields {...props} apply={useApply(props.url, props.rejection)} />;
}

/** The form in a given state; also used by the workbench. */
export function ApplicationFields({
  url,
  posting,
  words,
  rejection: answer,
  apply,
}: Props & { apply: Apply }) {
  const rejection = apply.offlineRejection ?? answer;
  const errors = rejection?.kind === "INVALID" ? rejection.errors : {};
  const { draft, proof, values } = apply;
  const isChanged = rejection?.kind === "INVALID" && rejection.isChanged;
  const reason = rejection?.kind === "CLOSED" ? words.closed : isChanged ? words.answers.changed : undefined;
  const propsOf = connectFields<FieldName | "resume">("apply", words.fields, errors);

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
      {draft && !rejection && (
        <div role="status" className="apply-draft">
          <p>{draft === "RESTORED" ? words.draft.restored : words.draft.cleared}</p>
          {draft === "RESTORED" && (
            <Button look="outlined" onClick={apply.clearDraft}>
              {words.draft.clear}
            </Button>
          )}
        </div>
      )}
      {rejection && !proof.working && (
        <ErrorSummary id="apply" words={words} rejection={rejection} reason={proof.failed ?? reason} />
      )}

      <FileInput
        {...propsOf("resume")}
        submitted={values?.files.resume}
        words={words.file}
        onChange={apply.suggestFrom}
      />
      <p className="text-sm text-muted" role="status">
        {apply.isReading ? words.prefill.reading : words.prefill.note}
      </p>

      <h3>{words.person}</h3>
      <PersonFields words={words} apply={apply} propsOf={propsOf} />

      {posting.questions.length > 0 && <h3>{words.questions}</h3>}
      {posting.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          words={words}
          values={values}
          error={errors[questionField(question.id)]}
        />
      ))}

      <Consents posting={posting} words={words.consent} values={values} errors={errors} />
      <HiddenFields id="apply" label={words.trap} />
      <SendRow words={words} apply={apply} />
    </form>
  );
}
