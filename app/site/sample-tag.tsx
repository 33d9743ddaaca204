import shell from "virtual:shell";

/** Says openly that what stands beside it is sample content. */
export function SampleTag() {
  const { sample, sampleHint } = shell.messages;
  return (
    <span
      title={sampleHint}
      className="rounded-full border border-control px-2 py-0.5 text-xs/normal font-medium text-muted"
    >
      {sample}
    </span>
  );
}
