import content from "#app/content/content.data.ts";
import { acceptedFiles } from "#app/tools/resume/accepted-files.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** A field for files as wide as the page. `useFileField` gives them to the page's demo; until then it links there. */
export function DropGesture({ title, promise, link }: GestureOf<"DROP">) {
  const { choose, formats } = content.stages.ranking;
  return (
    <div
      data-file-field
      className="group grid min-h-64 content-center justify-items-center rounded-3xl border-2 border-control p-6 text-center data-dragging:border-marigold data-dragging:bg-leaf-soft data-live:border-dashed lg:min-h-80 print:hidden"
    >
      <p className="display text-heading text-balance">{title}</p>
      <div className="mt-5 grid min-h-12 *:col-start-1 *:row-start-1">
        <p className="group-data-live:invisible">
          <TextLink url={link.url}>{link.title}</TextLink>
        </p>
        <p className="invisible group-data-live:visible">
          <Button look="outlined" className="my-1.5">
            {choose}
          </Button>
        </p>
      </div>
      <input type="file" hidden multiple accept={acceptedFiles} />
      <p className="mt-3 text-small text-muted">{formats}</p>
      <p className="text-small text-muted">{promise}</p>
    </div>
  );
}
