import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** Fills the field `name` of its form with the sample `name`, which is loaded on demand. */
export function SampleButton({
  name,
  title,
  onUse,
}: {
  name: "resume" | "job";
  title: string;
  onUse?: () => void;
}) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const fill = async () => {
    const { samples } = await import("virtual:resume-tool");
    const field = paragraph.current?.closest("form")?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = samples[name];
    field.scrollTop = 0;
    onUse?.();
  };
  return (
    <p ref={paragraph}>
      <Button look="outlined" onClick={() => void fill().catch(() => {})}>
        {title}
      </Button>
    </p>
  );
}
