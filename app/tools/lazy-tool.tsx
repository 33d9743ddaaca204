import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** How far below the window a tool still is when it begins to load. */
const rootMargin = "600px 0px";

type ToolProps = { takesFocus: boolean };

/** A tool within a section: the document holds a button, and what the tool needs is loaded when it comes near, or by that button. */
export function LazyTool({
  load,
  open,
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

  const bring = () => {
    load().then(
      (loaded) => {
        // The button goes, and a focus on it goes on to the tool's first field.
        setTakesFocus(button.current?.contains(document.activeElement) ?? false);
        setTool(() => loaded);
      },
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section becomes interactive
  useEffect(() => {
    const place = button.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        bring();
      },
      { rootMargin: rootMargin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {Tool ? (
        <Tool takesFocus={takesFocus} />
      ) : (
        <p ref={button} className="[@media(scripting:none)]:hidden">
          <Button look="contained" onClick={bring}>
            {open}
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
