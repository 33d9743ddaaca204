import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { LazyTool } from "#app/tools/lazy-tool.tsx";
import { firstHeight } from "#app/tools/resume/bulk/first-height.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { useFileField } from "./use-file-field.ts";

const load = () =>
  import("#app/tools/resume/bulk/bulk-workspace.tsx").then(({ BulkWorkspace }) => BulkWorkspace);

/** Server-rendered shell of the demo, which is loaded when a visitor opens it. */
export default function BulkMatch(section: SectionOf<"BULK_MATCH">) {
  const files = useFileField();
  const { title, subtitle, promise, privacy, open, noScripts, notLoaded } = section;
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="SUNK">
      <div id="try-bulk" tabIndex={-1}>
        <LazyTool
          load={load}
          height={firstHeight}
          open={open}
          noScripts={noScripts}
          notLoaded={notLoaded}
          files={files}
        />
      </div>
      <p className="mt-5 text-small text-muted">
        {promise}{" "}
        <TextLink look="quiet" url={privacy.url}>
          {privacy.title}
        </TextLink>
      </p>
    </SectionFrame>
  );
}
