import { useRef } from "react";
import { acceptedFiles } from "#app/tools/resume/accepted-files.ts";
import { filledLook, outlinedLook } from "../copies/looks.ts";
import type { ReadingWords } from "./reading.schema.ts";
import type { OfferedFile } from "./take-files.ts";

/** Phones show the files of these kinds first. Others can be chosen, too, and are then named with the reason. */
const accept = `${acceptedFiles},.zip,.doc,image/*`;

/** Every browser knows it, but not the types of React. */
const folderOnly: object = { webkitdirectory: "" };

/** A button that opens the browser's dialog for files or for a folder. */
function FileButton({
  text,
  folder = false,
  isFirst = false,
  onFiles,
}: {
  text: string;
  folder?: boolean;
  isFirst?: boolean;
  onFiles: (files: OfferedFile[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const read = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onFiles(files.map((file) => ({ file })));
    // Allows choosing the same files again.
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <button
        type="button"
        className={isFirst ? filledLook : outlinedLook}
        onClick={() => input.current?.click()}
      >
        {text}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(folder ? folderOnly : { accept })}
        onChange={read}
      />
    </>
  );
}

/** The buttons that choose files or a folder. */
export function FileButtons({
  words,
  isFirst = false,
  onFiles,
}: {
  words: Pick<ReadingWords, "files" | "folder">;
  /** Whether choosing files is the first thing to do on the page. */
  isFirst?: boolean;
  onFiles: (files: OfferedFile[]) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton text={words.files} isFirst={isFirst} onFiles={onFiles} />
      <FileButton text={words.folder} folder onFiles={onFiles} />
    </div>
  );
}
