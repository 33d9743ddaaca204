import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SectionOf } from "../../content/content.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { WorkbenchProps } from "./workbench.tsx";

/** How far below the window the demo still is when it begins to load. */
const near = "600px 0px";

/** The bulk demo as the document has it. What it needs to work is loaded when it comes near, or by its button. */
export default function BulkMatch(section: SectionOf<"BULK_MATCH">) {
  const { title, subtitle, promise, privacy, open, noScripts, notLoaded } = section;
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLParagraphElement>(null);

  const load = () => {
    import("./workbench.tsx").then(
      (loaded) => {
        // The button goes, and a focus on it goes on to the demo's first field.
        setTakesFocus(button.current?.contains(document.activeElement) ?? false);
        setWorkbench(() => loaded.Workbench);
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
      {Workbench ? (
        <Workbench takesFocus={takesFocus} />
      ) : (
        <p ref={button} className="[@media(scripting:none)]:hidden">
          <Button look="contained" onClick={load}>
            {open}
          </Button>
        </p>
      )}
      <p role="status" className="font-semibold">
        {hasFailed && !Workbench && notLoaded}
      </p>
      <p className="hidden font-semibold [@media(scripting:none)]:block">{noScripts}</p>
      <p className="mt-4 text-sm text-muted">
        {promise}{" "}
        <SiteLink url={privacy.url} className="text-leaf underline underline-offset-4">
          {privacy.title}
        </SiteLink>
      </p>
    </SectionFrame>
  );
}
