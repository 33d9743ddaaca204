import { useState } from "react";
import { messageTo } from "#app/stages/board/board-model.ts";
import type { BoardRow } from "#app/stages/board/board-rows.ts";
import { focusRow } from "#app/stages/board/keys.ts";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { quietLook } from "../copies/looks.ts";
import type { OpenRound } from "../open-round.ts";
import type { MessageFacts, MessageKind } from "./fill-message.ts";
import { LanguageChoice } from "./language-choice.tsx";
import words from "./messages-words.data.ts";
import { SendRoutes } from "./send-routes.tsx";

/** The kind of a message about a decision, and what its templates are filled with. */
function messageFacts(
  { decision }: BoardRow,
  name: string,
  title: string,
): { kind: MessageKind; facts: Omit<MessageFacts, "from"> } | undefined {
  if (!decision) return undefined;
  const letter = fillTemplate(decision.letter ?? "", { quote: decision.quote?.text ?? "" });
  return { kind: decision.decision, facts: { name, title, letter, until: decision.until } };
}

/**
 * Language and ways of a message about a decision, below its text. After it has left the page, the ways only, on
 * request: the other program may not have opened.
 */
export function SendBy({
  round,
  row,
  candidate,
  readText,
  onSent = () => focusRow(row.id),
}: {
  round: OpenRound;
  row: BoardRow;
  candidate: RoundCandidate;
  readText: () => string | undefined;
  onSent?: () => void;
}) {
  const [isAgain, setAgain] = useState(false);
  const text = messageTo(row)?.text ?? "";
  const own = messageFacts(row, candidate.name, round.state().title);
  if (row.isTold && !isAgain)
    return (
      <p className="mt-2 print:hidden">
        <button type="button" className={quietLook} onClick={() => setAgain(true)}>
          {words.routes.again}
        </button>
      </p>
    );
  return (
    <div className="mt-2 grid gap-3 print:hidden">
      {!row.isTold && own && (
        <LanguageChoice
          {...own}
          text={text}
          replace={(next) => next !== text && round.log.append({ kind: "WRITE", person: row.id, text: next })}
        />
      )}
      <SendRoutes
        round={round}
        candidate={candidate}
        text={row.isTold ? (readText() ?? "") : text}
        readText={readText}
        onSent={() => {
          setAgain(false);
          onSent();
        }}
      />
    </div>
  );
}
