import { useEffect, useRef } from "react";
import { fillIn } from "../../content/fill-in.ts";
import { Button } from "../../ui/button.tsx";
import { fieldLook } from "../../ui/field-look.ts";
import { TextArea } from "../../ui/text-area.tsx";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { SampleButton } from "./sample-button.tsx";
import { failureTextId } from "./tool-state.ts";

/** A file that was chosen; another choice has another key, even of the same file. */
export type ChosenFile = { file: File; key: string };

const accepted = ".pdf,.docx,.odt,.rtf,.txt,.md,.json";

function writtenSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The résumé's side of the form: a file, or its text. */
export function ResumeFields({
  words,
  file,
  isRead,
  isInvalid,
  onFile,
  onRemove,
}: {
  words: FormWords;
  file: File | undefined;
  /** Whether the text field holds the text of the file. */
  isRead: boolean;
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
  // What was chosen before the scripts arrived counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form becomes interactive
  useEffect(readInput, []);

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
              {fillIn(words.file, { name: file.name, size: writtenSize(file.size) })}
            </span>
            <Button look="outlined" onClick={onRemove}>
              {words.remove}
            </Button>
          </p>
        )}
      </div>
      <label className={file && !isRead ? "hidden" : "grid gap-1 text-sm font-semibold"}>
        {isRead ? words.asRead : words.paste}
        <TextArea
          name="resume"
          rows={9}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? failureTextId : undefined}
          className={`w-full py-2 font-normal ${fieldLook}`}
        />
      </label>
      <SampleButton name="resume" title={words.sampleResume} onUse={onRemove} />
    </fieldset>
  );
}
