import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";

/** Tools start to load at this distance below the viewport. */
const rootMargin = "600px 0px";

type ToolProps = { takesFocus: boolean; files?: File[] | undefined };

/**
 * A tool in a section: a server-rendered button until the tool is loaded, on click or near the viewport. The
 * placeholder is as high as the tool, which would otherwise push focused content below it out of view.
 */
export function LazyTool({
  load,
  height,
  open: label,
  noScripts,
  notLoaded,
  files,
}: {
  load: () => Promise<ComponentType<ToolProps>>;
  /** The tool's own height. */
  height: string;
  open: string;
  noScripts: string;
  notLoaded: string;
  /** Files that the visitor gave elsewhere on the page. They open the tool, which takes them. */
  files?: File[] | undefined;
}) {
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLParagraphElement>(null);

  const open = () => {
    Promise.all([load(), loadWholeSheet()]).then(
      ([loaded]) => {
        // The tool replaces the button: if the button has the focus, it moves to the tool's first field.
        setTakesFocus(button.current?.contains(document.activeElement) ?? false);
        setTool(() => loaded);
      },
      () => setFailed(true),
    );
  };
  const onFiles = useEffectEvent(() => {
    button.current?.scrollIntoView();
    if (!Tool) open();
  });
  useEffect(() => {
    if (files) onFiles();
  }, [files]);
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
        <Tool takesFocus={takesFocus} files={files} />
      ) : (
        <p
          ref={button}
          className={`rounded-2xl border border-line ruled py-24 text-center [@media(scripting:none)]:hidden ${height}`}
        >
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
