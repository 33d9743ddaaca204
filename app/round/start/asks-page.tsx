import { useEffect, useEffectEvent, useState } from "react";
import { PostingDesk } from "#app/tools/posting/posting-desk.tsx";
import type { PostingDraft } from "#app/tools/posting/posting-draft.ts";
import { usePosting } from "#app/tools/posting/use-posting.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import type { OpenRound } from "../open-round.ts";

/** A change of the posting becomes one of the round after this pause, not with each letter. */
const pauseMs = 1_000;

/** The posting of a round, and what it asks for. Each change scores everyone again. */
export default function AsksPage({ round, state }: { round: OpenRound; state: RoundState }) {
  const [draft, setDraft] = useState<PostingDraft>();
  const model = usePosting({ text: state.posting, edits: state.edits }, setDraft);
  const keep = useEffectEvent(() => {
    if (!draft || draft.text.trim() === "") return;
    round.log.append({ kind: "ASK", posting: draft.text, edits: draft.edits });
    setDraft(undefined);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // Leaving the page within the pause must not lose the change.
  useEffect(() => () => keep(), []);
  return (
    <div className="round-wide py-8">
      <PostingDesk model={model} />
    </div>
  );
}
