import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import type { PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { failureTextId } from "./match-state.ts";
import { SampleButton } from "./sample-button.tsx";

/** The job of the form: any text, or that of an open posting. */
export function JobFields({
  words,
  postings,
  isInvalid,
  onPosting,
}: {
  words: FormWords;
  postings: PostingLink[];
  isInvalid: boolean;
  /** The text of another posting is filled in. */
  onPosting: () => void;
}) {
  const fill = async (select: HTMLSelectElement) => {
    const { default: openPostings } = await import("#app/tools/resume/open-postings.data.ts");
    const posting = openPostings.find(({ url }) => url === select.value);
    const field = select.form?.elements.namedItem("job");
    if (posting && field instanceof HTMLTextAreaElement) field.value = posting.text;
    onPosting();
  };
  return (
    <fieldset className="flex h-full min-w-0 flex-col gap-4">
      <legend className="mb-4 display text-name">{words.jobTitle}</legend>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {postings.length > 0 && (
          <label className="grid min-w-0 grow basis-64 gap-1 text-small font-semibold">
            {words.posting}
            <select
              name="posting"
              className={`w-full font-normal ${fieldLook}`}
              onChange={({ currentTarget }) => void fill(currentTarget).catch(() => {})}
            >
              <option value="">{words.anyPosting}</option>
              {postings.map(({ title, url }) => (
                <option key={url} value={url} lang="en">
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <SampleButton name="job" title={words.sampleJob} />
      </div>
      <label className="flex grow flex-col gap-1 text-small font-semibold">
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
    </fieldset>
  );
}
