import { Button } from "#app/ui/button.tsx";
import type { FormWords } from "./evaluate-resume.schema.ts";

function Folded({
  title,
  text,
  change,
  onChange,
}: {
  title: string;
  text: string;
  change: string;
  onChange: () => void;
}) {
  return (
    <div className="flex min-w-0 items-center gap-4 border-b border-line px-5 py-3 lg:px-10 xl:grow xl:basis-0 xl:border-e xl:border-b-0">
      <p className="me-auto min-w-0">
        <span className="block text-note text-muted">{title}</span>
        <strong className="block truncate">{text}</strong>
      </p>
      <Button look="outlined" onClick={onChange}>
        {change}
        <span className="sr-only">: {title}</span>
      </Button>
    </div>
  );
}

/** The form, collapsed while a report is shown: what was matched, and buttons to edit it. */
export function FoldedFields({
  words,
  resume,
  job,
  onOpen,
}: {
  words: FormWords;
  resume: string;
  job: string;
  onOpen: (field: "resume" | "job") => void;
}) {
  return (
    <>
      <Folded
        title={words.resumeTitle}
        text={resume}
        change={words.change}
        onChange={() => onOpen("resume")}
      />
      <Folded title={words.jobTitle} text={job} change={words.change} onChange={() => onOpen("job")} />
    </>
  );
}
