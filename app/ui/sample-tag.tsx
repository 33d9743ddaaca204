import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";

/** Marks content as a sample. Links to the page that explains what is real. */
export function SampleTag() {
  const { sample, sampleUrl } = useWords("shell", english).messages;
  return (
    <a href={sampleUrl} className="sample">
      {sample}
    </a>
  );
}
