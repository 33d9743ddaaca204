import { useLanguage } from "#app/language/language.tsx";
import { DropField } from "#app/tools/drop-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { failureTextId } from "./match-state.ts";
import { SampleButton } from "./sample-button.tsx";

/** A chosen file. `key` changes with each choice, even of the same file. */
export type ChosenFile = { file: File; key: string };

/** Origin of the text in the field: typed, read from a file, or recognised in a scan. */
export type TextOrigin = "typed" | "file" | "picture";

const hintId = "recognised-hint";
const accepted = ".pdf,.docx,.odt,.rtf,.html,.htm,.xml,.txt,.md,.json,.png,.jpg,.jpeg";

function formatSize(bytes: number, language: Language): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${fixedNumber(language, bytes / 1_000_000, 1)} MB`;
}

/** The name and size of a file. */
export function fileText(words: FormWords, { name, size }: File, language: Language): string {
  return fillTemplate(words.file, { name, size: formatSize(size, language) });
}

/** The résumé of the form: a file, or its text. */
export function ResumeFields({
  words,
  file,
  origin,
  isInvalid,
  onFile,
  onRemove,
}: {
  words: FormWords;
  file: File | undefined;
  origin: TextOrigin;
  isInvalid: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}) {
  const language = useLanguage();
  const labels = { typed: words.paste, file: words.asRead, picture: words.asRecognised };

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-4 display text-name">{words.resumeTitle}</legend>
      <DropField
        words={words}
        accept={accepted}
        onFiles={([chosen]) => chosen && onFile(chosen)}
        actions={<SampleButton name="resume" title={words.sampleResume} onUse={onRemove} />}
      >
        {file && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 font-semibold">
            <span className="min-w-0 [overflow-wrap:anywhere]">{fileText(words, file, language)}</span>
            <Button look="outlined" className="my-1.5" onClick={onRemove}>
              {words.remove}
            </Button>
          </p>
        )}
      </DropField>
      <label className={file && origin === "typed" ? "hidden" : "grid gap-1 text-small font-semibold"}>
        {labels[origin]}
        <TextArea
          name="resume"
          rows={9}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? failureTextId : origin === "picture" ? hintId : undefined}
          className={`w-full py-2 font-normal ${fieldLook}`}
        />
      </label>
      {origin === "picture" && (
        <p id={hintId} className="border-s-[1.5px] border-ink ps-3 text-small">
          {words.checkRecognised}
        </p>
      )}
    </fieldset>
  );
}
