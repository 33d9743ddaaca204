import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import type { PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { failureTextId } from "./match-state.ts";
import { SampleButton } from "./sample-button.tsx";

/** The job's side of the form: any text, or that of an open posting. */
export function JobFields({
  words,
  postings,
  isInvalid,
}: {
  words: FormWords;
  postings: PostingLink[];
  isInvalid: boolean;
}) {
  const fill = async (select: HTMLSelectElement) => {
    const { default: openPostings } = await import("virtual:open-postings");
    const posting = openPostings.find(({ url }) => url === select.value);
    const field = select.form?.elements.namedItem("job");
    if (posting && field instanceof HTMLTextAreaElement) field.value = posting.text;
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-xl font-semibold">{words.jobTitle}</legend>
      {postings.length > 0 && (
        <label className="grid gap-1 text-sm font-semibold">
          {words.posting}
          <select
            name="posting"
            className={`w-full font-normal ${fieldLook}`}
            onChange={({ currentTarget }) => void fill(currentTarget).catch(() => {})}
          >
            <option value="">{words.anyPosting}</option>
            {postings.map(({ title, url }) => (
              <option key={url} value={url}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="flex grow flex-col gap-1 text-sm font-semibold">
        {words.job}
        <TextArea
          name="job"
          rows={9}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? failureTextId : undefined}
          className={`w-full grow py-2 font-normal ${fieldLook}`}
        />
      </label>
      <SampleButton name="job" title={words.sampleJob} />
    </fieldset>
  );
}
