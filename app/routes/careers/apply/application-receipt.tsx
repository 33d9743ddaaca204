import { useEffect } from "react";
import { ResultHeading } from "#app/form/result-heading.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { withDraft } from "./with-draft.ts";

/** Replaces the form and its heading once the application is stored. */
export function ApplicationReceipt({ url, title, html }: { url: string; title: string; html: string }) {
  useEffect(() => {
    withDraft(({ deleteDraft }) => deleteDraft(url));
  }, [url]);
  return (
    <>
      <ResultHeading id="apply-title">{title}</ResultHeading>
      <div className="sheet apply-sheet">
        <ServerHtml id="receipt" html={html} />
      </div>
    </>
  );
}
