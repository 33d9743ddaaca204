import { useCallback } from "react";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { LazyTool } from "#app/tools/lazy-tool.tsx";
import { firstHeight } from "#app/tools/pronunciation/first-height.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** Server-rendered shell of the recorder, which is loaded when a visitor opens it. */
export default function ReadAloud(section: SectionOf<"READ_ALOUD">) {
  const { title, subtitle, prompts, more, open, noScripts, notLoaded } = section;
  const load = useCallback(async () => {
    const { Tool } = await import("./tool.tsx");
    return ({ takesFocus }: { takesFocus: boolean }) => <Tool ids={prompts} takesFocus={takesFocus} />;
  }, [prompts]);
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="SUNK">
      <LazyTool load={load} height={firstHeight} open={open} noScripts={noScripts} notLoaded={notLoaded} />
      <p className="mt-4 text-sm text-muted">
        <TextLink url={more.url}>{more.title}</TextLink>
      </p>
    </SectionFrame>
  );
}
