import { useRef } from "react";
import { controlLook } from "#app/stages/live/looks.ts";
import { acceptedFiles } from "#app/tools/resume/accepted-files.ts";
import type { ApplyCard } from "#domain/relay/card.ts";
import { maxResumeBytes } from "#domain/relay/limits.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "./apply.schema.ts";
import type { ApplicationDraft } from "./use-draft.ts";

export const megabytes = String(maxResumeBytes / 1024 ** 2);

/** The résumé. It is read here, on the device, and fills in what is still empty. */
export function ResumeField({
  card,
  words,
  file,
  fault,
  choose,
  reading,
}: {
  card: ApplyCard;
  words: ApplyWords;
  file: File | undefined;
  fault: string | undefined;
  choose: (file: File | undefined) => void;
  reading: ApplicationDraft["reading"];
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend className="text-small font-semibold">
        {words.resume}{" "}
        {card.resume === "OPTIONAL" && <span className="font-normal text-muted">({words.optional})</span>}
      </legend>
      <p className="py-1 text-note text-muted">{fillTemplate(words.resumeNote, { size: megabytes })}</p>
      {file && (
        <p dir="auto" className="py-1 text-small font-semibold wrap-anywhere">
          {file.name}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          name="resume"
          aria-invalid={fault !== undefined}
          className={`${controlLook} border-control!`}
          onClick={() => input.current?.click()}
        >
          {file ? words.another : words.choose}
        </button>
        {file && (
          <button type="button" className={controlLook} onClick={() => choose(undefined)}>
            {words.remove}
          </button>
        )}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={words.resume}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          target.value = "";
        }}
      />
      <p role="status" className="pt-1 text-note empty:hidden">
        {reading === "READING" && words.reading}
        {reading === "FILLED" && words.filled}
        {reading === "UNREAD" && words.unread}
      </p>
      {reading === "UNREAD" && (
        <button type="button" className={`${controlLook} border-control! mt-1`} onClick={() => choose(file)}>
          {words.again}
        </button>
      )}
      {fault && <p className="text-small text-clay">{fault}</p>}
    </fieldset>
  );
}
