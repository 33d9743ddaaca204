import shell from "./shell.data.ts";

/** Marks the content beside it as an example. It leads to the page that says what is real. */
export function SampleTag() {
  const { sample, sampleUrl } = shell.messages;
  return (
    <a href={sampleUrl} className="sample">
      {sample}
    </a>
  );
}
