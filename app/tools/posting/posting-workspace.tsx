import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import words from "./posting.data.ts";
import { PostingDesk } from "./posting-desk.tsx";
import { keepDraft, loadDraft } from "./posting-draft.ts";
import { usePosting } from "./use-posting.ts";

/** The posting checker as a page of its own. */
export default function PostingWorkspace() {
  const model = usePosting({ text: "", edits: [] }, keepDraft);
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean }>();
  // The tab's draft is not known to the server.
  useOnInteractive(() => {
    const draft = loadDraft();
    if (!draft || model.text !== "") return;
    void loadWholeSheet();
    model.restore(draft);
  });
  const copy = () => {
    const { text } = model;
    const tell = (isCopied: boolean) => setCopied({ text, isCopied });
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => tell(true),
        () => tell(false),
      );
  };
  return (
    <div className="page-width pb-16 [@media(scripting:none)]:hidden">
      <PostingDesk
        model={model}
        actions={
          <div className="posting-tools mt-auto border-t border-b-0 border-line">
            <Button look="contained" disabled={model.text.trim() === ""} onClick={copy}>
              {copied?.text === model.text && copied.isCopied ? words.copied : words.copy}
            </Button>
            <ButtonLink look="outlined" url="/round">
              {words.round}
            </ButtonLink>
            <p role="status" className="text-small">
              {copied?.text === model.text && !copied.isCopied && words.notCopied}
            </p>
          </div>
        }
      />
    </div>
  );
}
