import { type RefObject, useEffect, useState } from "react";
import type { ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import { fieldValue, focusField, setValue } from "./form-fields.ts";
import type { ChosenFile, TextOrigin } from "./resume-fields.tsx";

/** The résumé of the form: a chosen file, or the text in the field with its origin. */
export function useResumeInput(
  form: RefObject<HTMLFormElement | null>,
  /** The text of the scored file. */
  readText: string | undefined,
  /** Called when another résumé replaces the file, or nothing does. */
  onReplace: () => void,
) {
  const [file, setFile] = useState<ChosenFile>();
  const [origin, setOrigin] = useState<TextOrigin>("typed");

  // Puts a file's text into the field, where it can be edited and scored again.
  useEffect(() => {
    if (readText === undefined) return;
    setValue(form.current, "resume", readText);
    setOrigin("file");
  }, [form, readText]);

  // Recognised text should be checked first, so the field takes the focus.
  useEffect(() => {
    if (origin === "picture") focusField(form.current, "resume", 0);
  }, [form, origin]);

  const remove = () => {
    onReplace();
    setFile(undefined);
    setOrigin("typed");
  };

  return {
    file,
    origin,
    remove,
    choose: (chosen: File) => {
      onReplace();
      setOrigin("typed");
      setFile((previous) => ({ file: chosen, key: `file ${Number(previous?.key.slice(5) ?? 0) + 1}` }));
    },
    showRecognised: (text: string) => {
      setValue(form.current, "resume", text);
      setOrigin("picture");
    },
    /** The résumé to score. An edited text replaces its file. */
    takeSource: (): ResumeSource | undefined => {
      const text = fieldValue(form.current, "resume");
      const isEdited = origin === "file" && text !== readText?.trim();
      if (file && origin !== "picture" && !isEdited) return { kind: "file", ...file };
      if (isEdited) remove();
      return text === "" ? undefined : { kind: "text", text };
    },
  };
}
