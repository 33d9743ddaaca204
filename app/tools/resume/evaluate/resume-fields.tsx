import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { failureTextId } from "./match-state.ts";
import { SampleButton } from "./sample-button.tsx";

/** A chosen file. Choosing it again gives another key. */
export type ChosenFile = { file: File; key: string };

/** The origin of the text field's content: the keyboard, the file, or the recognised words of its pictures. */
export type TextOrigin = "typed" | "file" | "picture";

const hintId = "recognised-hint";
const accepted = ".pdf,.docx,.odt,.rtf,.txt,.md,.json,.png,.jpg,.jpeg";

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The résumé's side of the form: a file, or its text. */
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
  const input = useRef<HTMLInputElement>(null);
  const readInput = () => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) onFile(chosen);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  useOnInteractive(readInput);

  const labels = { typed: words.paste, file: words.asRead, picture: words.asRecognised };

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-display text-xl font-semibold">{words.resumeTitle}</legend>
      <div className="rounded-xl border border-dashed border-control bg-paper p-5">
        <div className="flex flex-wrap items-center gap-3">
          <span>{words.drop}</span>
          <Button look="outlined" className="my-1.5" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <input ref={input} type="file" hidden accept={accepted} onChange={readInput} />
        </div>
        <p className="mt-2 text-sm text-muted">{words.formats}</p>
        {file && (
          <p className="mt-3 flex flex-wrap items-center gap-3 font-semibold">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {fillTemplate(words.file, { name: file.name, size: formatSize(file.size) })}
            </span>
            <Button look="outlined" onClick={onRemove}>
              {words.remove}
            </Button>
          </p>
        )}
      </div>
      <label className={file && origin === "typed" ? "hidden" : "grid gap-1 text-sm font-semibold"}>
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
        <p id={hintId} className="border-l-2 border-marigold pl-3 text-sm">
          {words.checkRecognised}
        </p>
      )}
      <SampleButton name="resume" title={words.sampleResume} onUse={onRemove} />
    </fieldset>
  );
}
