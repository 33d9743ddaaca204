import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** Fills the field of this name in the same form with the sample of this name, which is loaded then. */
export function SampleButton({
  name,
  title,
  onUse,
}: {
  name: "resume" | "job";
  title: string;
  onUse?: () => void;
}) {
  const place = useRef<HTMLParagraphElement>(null);
  const fill = async () => {
    const { default: words } = await import("virtual:evaluate-resume");
    const field = place.current?.closest("form")?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = words.samples[name];
    field.scrollTop = 0;
    onUse?.();
  };
  return (
    <p ref={place}>
      <Button look="outlined" onClick={() => void fill().catch(() => {})}>
        {title}
      </Button>
    </p>
  );
}
