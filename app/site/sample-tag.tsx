import shell from "virtual:shell";

/** Marks the content beside it as an example. It leads to the page that says what is real. */
export function SampleTag() {
  const { sample, sampleUrl } = shell.messages;
  return (
    <a
      href={sampleUrl}
      className="relative shrink-0 rounded-full border border-control px-2 py-0.5 font-sans text-xs/normal font-medium tracking-normal text-muted after:absolute after:-inset-1 hover:text-ink"
    >
      {sample}
    </a>
  );
}
