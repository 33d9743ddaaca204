import shell from "virtual:shell";

/** Marks the content beside it as a sample. */
export function SampleTag() {
  const { sample, sampleHint } = shell.messages;
  return (
    <span
      title={sampleHint}
      className="rounded-full border border-control px-2 py-0.5 font-sans text-xs/normal font-medium tracking-normal text-muted"
    >
      {sample}
    </span>
  );
}
