import { useNavigate } from "react-router";
import { BoardPage } from "./board/board-page.tsx";
import { ClosingLine } from "./frame/closing-line.tsx";
import words from "./frame/frame-words.data.ts";
import { type Part, parts, RoundTabs } from "./frame/round-tabs.tsx";
import type { OpenRound } from "./open-round.ts";
import { AsksPage } from "./start/asks-page.tsx";
import type { RoundStore } from "./store/round-store.ts";
import { useOpenRound, useRound } from "./use-round.ts";

const isPart = (name: string | undefined): name is Part => parts.some((part) => part === name);

function Open({ round, part }: { round: OpenRound; part: Part }) {
  const navigate = useNavigate();
  const { log, state, saving } = useRound(round);
  return (
    <>
      <RoundTabs
        round={round}
        title={state.title}
        people={state.people.length}
        part={part}
        saving={saving}
        open={(url) => navigate(url)}
      />
      {part === "people" && <BoardPage round={round} state={state} log={log} />}
      {part === "asks" && <AsksPage round={round} state={state} />}
      <ClosingLine short={words.readersShort}>
        <span>
          <strong className="text-ink">{words.readers}</strong>
        </span>
        <span>{words.server}</span>
      </ClosingLine>
    </>
  );
}

/** `/round/<id>`: one round with its parts. */
export function RoundPage({ store, id, part }: { store: RoundStore; id: string; part: string | undefined }) {
  const opening = useOpenRound(store, id);
  switch (opening.kind) {
    case "OPENING":
      return <p className="page-width py-16 text-muted">{words.opening}</p>;
    case "OPEN":
      return <Open round={opening.round} part={isPart(part) ? part : "people"} />;
    default:
      return (
        <p role="alert" className="page-width py-16">
          {words.failed}
        </p>
      );
  }
}
