import shell from "./shell.data.ts";

/** Marks content as a sample. Links to the page that explains what is real. */
export function SampleTag() {
  const { sample, sampleUrl } = shell.messages;
  return (
    <a href={sampleUrl} className="sample">
      {sample}
    </a>
  );
}
