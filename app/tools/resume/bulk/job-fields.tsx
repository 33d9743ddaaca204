import { useState } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { OpenPosting } from "#domain/postings/postings-for-tools.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import { failureTextId } from "./progress.tsx";

/** The job of the form: any text (initially the sample), and optional screening questions. */
export function JobFields({
  words,
  samples,
  postings,
  isInvalid,
  onPosting,
}: {
  words: BulkWords["form"];
  samples: BulkWords["samples"];
  postings: OpenPosting[];
  isInvalid: boolean;
  /** Another posting is filled in. */
  onPosting: () => void;
}) {
  const [isSample, setSample] = useState(true);
  const fill = (select: HTMLSelectElement) => {
    const field = select.form?.elements.namedItem("job");
    const posting = postings.find(({ url }) => url === select.value);
    if (field instanceof HTMLTextAreaElement) field.value = posting?.text ?? samples.job;
    setSample(!posting);
    onPosting();
  };
  return (
    <fieldset className="flex h-full min-w-0 flex-col">
      <legend className="mb-4 display text-name">
        {words.jobTitle} {isSample && samples.sample && <SampleTag />}
      </legend>
      <label className="grid gap-1 text-small font-semibold">
        {words.posting}
        <select
          className={`w-full font-normal ${fieldLook}`}
          onChange={({ currentTarget }) => fill(currentTarget)}
        >
          <option value="">{words.sampleJob}</option>
          {postings.map(({ title, url }) => (
            <option key={url} value={url}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="mt-4 flex grow flex-col gap-1 text-small font-semibold">
        {words.job}
        <TextArea
          name="job"
          rows={6}
          autoComplete="off"
          spellCheck={false}
          defaultValue={samples.job}
          onChange={({ currentTarget }) => setSample(currentTarget.value === samples.job)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? failureTextId : undefined}
          className={`w-full grow py-2 font-normal ${fieldLook}`}
        />
      </label>
      <label className="mt-4 grid gap-1 text-small font-semibold">
        {words.questions}
        <TextArea
          name="questions"
          rows={3}
          autoComplete="off"
          defaultValue={samples.questions.join("\n")}
          aria-describedby="bulk-questions-hint"
          className={`w-full py-2 font-normal ${fieldLook}`}
        />
      </label>
      <p id="bulk-questions-hint" className="mt-2 text-note text-muted">
        {words.questionsHint}
      </p>
    </fieldset>
  );
}
