import type { SectionOf } from "../../content/content.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { ToolWhenNear } from "../tool-when-near.tsx";

const load = () => import("./workbench.tsx").then(({ Workbench }) => Workbench);

/** The bulk demo as the document has it. */
export default function BulkMatch(section: SectionOf<"BULK_MATCH">) {
  const { title, subtitle, promise, privacy, open, noScripts, notLoaded } = section;
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="sunk">
      <ToolWhenNear load={load} open={open} noScripts={noScripts} notLoaded={notLoaded} />
      <p className="mt-4 text-sm text-muted">
        {promise}{" "}
        <SiteLink url={privacy.url} className="text-leaf underline underline-offset-4">
          {privacy.title}
        </SiteLink>
      </p>
    </SectionFrame>
  );
}
