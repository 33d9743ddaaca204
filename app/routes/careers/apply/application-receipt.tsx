import { useEffect } from "react";
import { AnswerHeading } from "#app/form/result-heading.tsx";
import { Static } from "#app/ui/server-html.tsx";
import { forgetDraft } from "./draft.ts";

/** Stands in the place of the form that was sent. */
export function ApplicationReceipt({ url, title, html }: { url: string; title: string; html: string }) {
  useEffect(() => forgetDraft(url), [url]);
  return (
    <>
      <AnswerHeading>{title}</AnswerHeading>
      <Static id="receipt" html={html} />
    </>
  );
}
