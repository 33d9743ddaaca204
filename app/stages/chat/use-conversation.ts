import { startTransition, useRef, useState } from "react";
import type * as Reader from "#domain/chat/conversation.ts";
import type { Conversation } from "#domain/chat/conversation-state.ts";
import { useLazyModule } from "../live/use-lazy-module.ts";
import { data } from "./chat.data.ts";
import { now } from "./now.ts";

const untried = { range: false, pay: false, end: false };

const payFact = data.facts.find(({ topic }) => topic === "ask-pay")?.text ?? "";

function triedIn({ record, messages, status }: Conversation, before: typeof untried): typeof untried {
  const last = messages.at(-1)?.text ?? "";
  return {
    range: before.range || record.some(({ state }) => state === "ASK_AGAIN"),
    pay: before.pay || (payFact !== "" && last.includes(payFact)),
    end: before.end || status === "FINISHED" || status === "STOPPED",
  };
}

/** The conversation of this window. Its steps wait for the reader of messages. */
export function useConversation() {
  const [conversation, setConversation] = useState<Conversation>();
  const [tried, setTried] = useState(untried);
  /** The conversation as it is now, for answers that come later. */
  const latest = useRef<Conversation>(undefined);

  const show = (next: Conversation | undefined) => {
    latest.current = next;
    // The field is empty first, and the message follows with the next frame.
    startTransition(() => {
      setConversation(next);
      if (next) setTried((before) => triedIn(next, before));
    });
  };
  const { isMissing, load, run, forget } = useLazyModule(() => import("#domain/chat/conversation.ts"));
  const current = ({ begin }: typeof Reader) => latest.current ?? begin(data, now());
  return {
    conversation,
    tried,
    isMissing,
    load,
    latest,
    /** Shows the conversation after a step; a step without a result changes nothing. */
    take: (step: (reader: typeof Reader, before: Conversation) => Conversation | undefined) =>
      run((reader) => {
        const next = step(reader, current(reader));
        if (next) show(next);
      }),
    reset() {
      forget();
      show(undefined);
      setTried(untried);
    },
  };
}
