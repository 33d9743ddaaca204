import { startTransition, useEffect, useRef, useState } from "react";
import type * as Reader from "#domain/chat/conversation.ts";
import { type Conversation, storedFields } from "#domain/chat/conversation-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { useLazyModule } from "../live/use-lazy-module.ts";
import { type Applicant, applications } from "../log/change.ts";
import { roundLog, useRoundLog } from "../log/use-round-log.ts";
import { data, words } from "./chat.data.ts";
import { type ChatModel, openTitles } from "./chat-model.ts";
import { documentProblem } from "./document-kind.ts";
import type { ReadDocument } from "./read-document.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
/** Formats a day as `YYYY-MM-DD` in the visitor's time zone. */
const isoDay = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const untried = { range: false, pay: false, end: false };
const { document: documentWords } = words;

function now() {
  const date = new Date();
  return { at: clock.format(date), today: isoDay.format(date), script: data };
}

const payFact = data.facts.find(({ topic }) => topic === "ask-pay")?.text ?? "";

function triedIn({ record, messages, status }: Conversation, before: typeof untried): typeof untried {
  const last = messages.at(-1)?.text ?? "";
  return {
    range: before.range || record.some(({ state }) => state === "ASK_AGAIN"),
    pay: before.pay || (payFact !== "" && last.includes(payFact)),
    end: before.end || status === "FINISHED" || status === "STOPPED",
  };
}

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

/** State of the chat, in memory until the page is left. Sent applications are in the log. Client only. */
export function useChat(): ChatModel {
  const log = useRoundLog(true);
  const [conversation, setConversation] = useState<Conversation>();
  const [tried, setTried] = useState(untried);
  const [reading, setReading] = useState<string>();
  const [document, setDocument] = useState<ReadDocument>();
  const [change_, setChange] = useState<string>();
  /** The current conversation, for asynchronous results. */
  const latest = useRef<Conversation>(undefined);
  /** A file that was sent before the consent. */
  const waiting = useRef<File>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const show = (next: Conversation | undefined) => {
    latest.current = next;
    // A transition: the field clears immediately, and the message follows in the next render.
    startTransition(() => {
      setConversation(next);
      if (next) setTried((before) => triedIn(next, before));
    });
  };
  const { isMissing, load, run, forget } = useLazyModule(() => import("#domain/chat/conversation.ts"));
  const current = ({ begin }: typeof Reader) => latest.current ?? begin(data, now());
  const stopReading = () => {
    stop.current?.();
    stop.current = undefined;
    setReading(undefined);
  };
  const refuse = (reason: string) => {
    stopReading();
    run((reader) => show(reader.refuseDocument(current(reader), reason, now())));
  };

  const read = async (file: File) => {
    stopReading();
    let isWanted = true;
    stop.current = () => {
      isWanted = false;
    };
    setReading(file.name);
    const problem = await documentProblem(file).catch(() => "NO_DOCUMENT" as const);
    if (!isWanted) return;
    if (problem) return refuse(documentWords.problems[problem]);
    const reader = await import("./read-document.ts").catch(() => undefined);
    if (!isWanted) return;
    if (!reader) return refuse(documentWords.failures["not-loaded"]);
    const { today } = now();
    const client = reader.readDocument({ file, posting: data.opening.posting, today }, (answer) => {
      if (answer.kind === "FAILED") return refuse(documentWords.failures[answer.failure]);
      stopReading();
      setDocument(answer.document);
      const { fields } = answer.document;
      run((own) => show(own.offerDocument(current(own), { file: file.name, fields }, now())));
    });
    stop.current = client.stop;
  };

  const sent = applications(log.changes).find(({ id }) => id === change_);
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
      run((reader) => {
        const before = current(reader);
        const next = reader.reply(before, text, now());
        if (next === before) return;
        show(next);
        const file = waiting.current;
        if (next.status === "CONSENT") return;
        waiting.current = undefined;
        if (file && next.status === "ASKING") void read(file);
      }),
    change: (field) => run((reader) => show(reader.change(current(reader), field, now()))),
    sendFile: (file) =>
      run((reader) => {
        const next = reader.sendDocument(current(reader), file.name, now());
        show(next);
        if (next.status === "CONSENT") waiting.current = file;
        else if (next.status === "ASKING" || next.status === "FINISHED") void read(file);
      }),
    stopReading() {
      stopReading();
      run((reader) => show(reader.refuseDocument(current(reader), "", now())));
    },
    apply() {
      const finished = latest.current;
      if (finished)
        setChange(roundLog().append({ kind: "APPLY", applicant: toApplicant(finished, document) }));
    },
    reset() {
      stopReading();
      forget();
      waiting.current = undefined;
      show(undefined);
      setTried(untried);
      setDocument(undefined);
      setChange(undefined);
      for (const { id, window } of applications(log.changes))
        if (window === log.window) roundLog().append({ kind: "UNDO", change: id });
    },
  };
}
