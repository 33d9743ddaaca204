import { useRef } from "react";
import { roundLog, useRoundLog } from "../log/use-round-log.ts";
import type { ChatModel } from "./chat-model.ts";
import { now } from "./now.ts";
import { useApplication } from "./use-application.ts";
import { useConversation } from "./use-conversation.ts";
import { useDocument } from "./use-document.ts";

/** State of the chat, in memory until the page is left. Sent applications are in the log. Client only. */
export function useChat(): ChatModel {
  const log = useRoundLog(roundLog());
  const { sent, apply, takeBack } = useApplication(log);
  const { conversation, tried, isMissing, load, latest, take, reset } = useConversation();
  const refuse = (reason: string) => take((reader, before) => reader.refuseDocument(before, reason, now()));
  const { reading, document, ...resume } = useDocument({
    onRefused: refuse,
    onRead: (read) => take((reader, before) => reader.offerDocument(before, read, now())),
  });
  /** A file that was sent before the consent. */
  const waiting = useRef<File>(undefined);

  return {
    isLive: true,
    isStored: log.isStored,
    ...(conversation && { conversation }),
    ...(reading !== undefined && { reading }),
    ...(sent && { sent: { id: sent.applicant.id, at: sent.time } }),
    tried,
    isMissing,
    prepare: () => void load(),
    send: (text) =>
      take((reader, before) => {
        const next = reader.reply(before, text, now());
        if (next === before) return undefined;
        if (next.status === "CONSENT") return next;
        const file = waiting.current;
        waiting.current = undefined;
        if (file && next.status === "ASKING") void resume.read(file);
        return next;
      }),
    change: (field) => take((reader, before) => reader.change(before, field, now())),
    sendFile: (file) =>
      take((reader, before) => {
        const next = reader.sendDocument(before, file.name, now());
        if (next.status === "CONSENT") waiting.current = file;
        else if (next.status === "ASKING" || next.status === "FINISHED") void resume.read(file);
        return next;
      }),
    stopReading() {
      resume.stop();
      refuse("");
    },
    apply() {
      if (latest.current) apply(latest.current, document);
    },
    reset() {
      resume.reset();
      waiting.current = undefined;
      reset();
      takeBack();
    },
  };
}
