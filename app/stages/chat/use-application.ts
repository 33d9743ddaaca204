import { useState } from "react";
import { type Conversation, storedFields } from "#domain/chat/conversation-state.ts";
import { type Applicant, applications } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { LogSnapshot } from "../log/round-log.ts";
import { roundLog } from "../log/use-round-log.ts";
import { words } from "./chat.data.ts";
import { openTitles } from "./chat-model.ts";
import type { ReadDocument } from "./read-document.ts";

function toApplicant(conversation: Conversation, document: ReadDocument | undefined): Applicant {
  const { name = "", city = "" } = storedFields(conversation);
  const titles = openTitles(conversation).join(", ");
  return {
    id: `you-${crypto.randomUUID().slice(0, 8)}`,
    name,
    location: city,
    ...(document && { match: document.match }),
    ...(titles !== "" && { openQuestion: fillTemplate(words.finished.openQuestion, { titles }) }),
  };
}

/** The application that the visitor sends to the board, in the log. */
export function useApplication(log: LogSnapshot) {
  const [change, setChange] = useState<string>();
  return {
    sent: applications(log.changes).find(({ id }) => id === change),
    apply: (conversation: Conversation, document: ReadDocument | undefined) =>
      setChange(roundLog().append({ kind: "APPLY", applicant: toApplicant(conversation, document) })),
    /** Takes back all applications of this window. */
    takeBack() {
      setChange(undefined);
      for (const { id, window } of applications(log.changes))
        if (window === log.window) roundLog().append({ kind: "UNDO", change: id });
    },
  };
}
