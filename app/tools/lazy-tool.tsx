import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** A tool begins to load at this distance below the window. */
const rootMargin = "600px 0px";

type ToolProps = { takesFocus: boolean };

/** A tool in a section: a button in the document, until the tool is loaded by a press or because it is near the window. */
export function LazyTool({
  load,
  open: label,
  noScripts,
  notLoaded,
}: {
  load: () => Promise<ComponentType<ToolProps>>;
  open: string;
  noScripts: string;
  notLoaded: string;
}) {
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLParagraphElement>(null);

  const open = () => {
    load().then(
      (loaded) => {
        // The tool replaces the button: a focus on the button moves to the tool's first field.
        setTakesFocus(button.current?.contains(document.activeElement) ?? false);
        setTool(() => loaded);
      },
      () => setFailed(true),
    );
  };
  const onNear = useEffectEvent(open);
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {Tool ? (
        <Tool takesFocus={takesFocus} />
      ) : (
        <p ref={button} className="[@media(scripting:none)]:hidden">
          <Button look="contained" onClick={open}>
            {label}
          </Button>
        </p>
      )}
      <p role="status" className="font-semibold">
        {hasFailed && !Tool && notLoaded}
      </p>
      <p className="hidden font-semibold [@media(scripting:none)]:block">{noScripts}</p>
    </>
  );
}
