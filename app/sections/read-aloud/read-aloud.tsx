import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SectionOf } from "../../content/content.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { ToolProps } from "./tool.tsx";

/** How far below the window the recorder still is when it begins to load. */
const near = "600px 0px";

/** The section as the document has it. The texts and the buttons are loaded when it comes near, the listener when a visitor begins. */
export default function ReadAloud(section: SectionOf<"READ_ALOUD">) {
  const { title, subtitle, prompts, more, open, noScripts, notLoaded } = section;
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLParagraphElement>(null);

  const load = () => {
    import("./tool.tsx").then(
      (loaded) => {
        setTakesFocus(button.current?.contains(document.activeElement) ?? false);
        setTool(() => loaded.Tool);
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
        load();
      },
      { rootMargin: near },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <SectionFrame title={title} subtitle={subtitle} ground="sunk">
      {Tool ? (
        <Tool ids={prompts} takesFocus={takesFocus} />
      ) : (
        <p ref={button} className="[@media(scripting:none)]:hidden">
          <Button look="contained" onClick={load}>
            {open}
          </Button>
        </p>
      )}
      <p role="status" className="font-semibold">
        {hasFailed && !Tool && notLoaded}
      </p>
      <p className="hidden font-semibold [@media(scripting:none)]:block">{noScripts}</p>
      <p className="mt-4 text-sm text-muted">
        <SiteLink url={more.url} className="text-leaf underline underline-offset-4">
          {more.title}
        </SiteLink>
      </p>
    </SectionFrame>
  );
}
