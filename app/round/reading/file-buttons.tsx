import { useRef } from "react";
import { acceptedFiles } from "#app/tools/resume/bulk/take-files.ts";
import { Button } from "#app/ui/button.tsx";
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
  onFiles,
}: {
  text: string;
  folder?: boolean;
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
      <Button look="outlined" onClick={() => input.current?.click()}>
        {text}
      </Button>
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
  onFiles,
}: {
  words: Pick<ReadingWords, "files" | "folder">;
  onFiles: (files: OfferedFile[]) => void;
}) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4">
      <FileButton text={words.files} onFiles={onFiles} />
      <FileButton text={words.folder} folder onFiles={onFiles} />
    </div>
  );
}
