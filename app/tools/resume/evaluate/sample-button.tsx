import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** Fills the form field `name` with the sample of that name, which is loaded on demand. */
export function SampleButton({
  name,
  title,
  onUse,
}: {
  name: "resume" | "job";
  title: string;
  onUse?: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const fill = async () => {
    const { samples } = await import("#app/tools/resume/worker/resume-tool.data.ts");
    const field = button.current?.form?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = samples[name];
    field.scrollTop = 0;
    onUse?.();
  };
  return (
    <Button ref={button} look="outlined" className="my-1.5" onClick={() => void fill().catch(() => {})}>
      {title}
    </Button>
  );
}
