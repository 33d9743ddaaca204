import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Sealed, sealApplication, sendApplication, withdrawApplication } from "#app/relay/applicant.ts";
import { RelayFault } from "#app/relay/ask-relay.ts";
import { prove } from "#app/workers/prove.ts";
import { randomId } from "#domain/relay/bytes.ts";
import type { ApplyCard } from "#domain/relay/card.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import { type Draft, toContent } from "./check-draft.ts";

/**
 * OFFLINE: the page retries automatically. REFUSED: the relay rejects it for now. CLOSED: the link accepts no more
 * applications. FILE: the résumé can no longer be read. `share`: the fraction of the bytes that were sent.
 */
export type Sending =
  | { kind: "IDLE" | "OFFLINE" | "REFUSED" | "CLOSED" | "FILE" }
  | { kind: "SENDING"; share: number };

const firstRetryMs = 5_000;
const longestRetryMs = 60_000;
const passing = ["offline", "store-unavailable"];
const closed = ["paused", "full", "ended", "not-found", "relay-off", "round-full"];

class FileGone extends Error {}

/** @throws {FileGone} where it was moved, changed or taken away since it was chosen */
const bytesOf = async (file: File) =>
  new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new FileGone("The file cannot be read", { cause });
    }),
  );

function problemOf(error: unknown): Sending {
  if (error instanceof FileGone) return { kind: "FILE" };
  // A fault of another kind: the challenge was not answered.
  const code = error instanceof RelayFault ? error.code : "offline";
  if (passing.includes(code)) return { kind: "OFFLINE" };
  return { kind: closed.includes(code) ? "CLOSED" : "REFUSED" };
}

export type ToSend = {
  link: string;
  card: ApplyCard;
  language: CardLanguage;
  draft: Draft;
  file: File | undefined;
  /** The words that the applicant agreed to. */
  consent: string;
  token: string;
  /** Stores the draft under a token before anything is sent under it. */
  keepUnder: (token: string) => Promise<void>;
};

/**
 * Seals an application and sends it until the relay has it.
 * @param sent is called with the token that withdraws it, and when it arrived
 */
export function useSending(
  { link, card, language, draft, file, consent, token: firstToken, keepUnder }: ToSend,
  sent: (token: string, at: number) => Promise<void>,
) {
  const [sending, setSending] = useState<Sending>({ kind: "IDLE" });
  const sealed = useRef<{ token: string; value: Sealed }>(undefined);
  const retries = useRef(0);

  /** Once for each token: what may have arrived is sent again to the byte, and is there once. */
  async function seal(token: string): Promise<Sealed> {
    if (sealed.current?.token === token) return sealed.current.value;
    const named = file && {
      name: file.name.slice(0, 300),
      type: file.type.slice(0, 300),
      size: file.size,
    };
    const content = {
      ...{ link, language, consent, channel: draft.channel, sentAt: new Date().toISOString() },
      ...toContent(draft, card),
      ...(named && { file: named }),
    };
    const value = await sealApplication(content, {
      ...{ token, publicKey: card.publicKey },
      ...(file && { file: await bytesOf(file) }),
    });
    await keepUnder(token);
    sealed.current = { token, value };
    return value;
  }

  async function attempt(token: string): Promise<number> {
    const ready = await seal(token);
    const proof = await prove();
    const onProgress = (share: number) => setSending({ kind: "SENDING", share });
    return sendApplication(link, ready, { token, proof, onProgress });
  }

  /**
   * If an earlier attempt arrived although its answer was lost, and something was changed since, the relay has other bytes
   * under this token: they are withdrawn first, so that only this stays.
   */
  async function sendOnce(): Promise<[token: string, at: number]> {
    const token = sealed.current?.token ?? firstToken;
    try {
      return [token, await attempt(token)];
    } catch (error) {
      if (!(error instanceof RelayFault && (error.code === "conflict" || error.code === "gone"))) throw error;
      if (error.code === "conflict") await withdrawApplication(link, token);
      const next = randomId();
      return [next, await attempt(next)];
    }
  }

  async function send(): Promise<void> {
    setSending({ kind: "SENDING", share: 0 });
    try {
      await sent(...(await sendOnce()));
    } catch (error) {
      setSending(problemOf(error));
    }
  }

  const again = useEffectEvent(() => {
    retries.current += 1;
    void send();
  });
  useEffect(() => {
    if (sending.kind !== "OFFLINE") return;
    const wait = Math.min(firstRetryMs * 2 ** retries.current, longestRetryMs);
    const timer = setTimeout(again, wait);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [sending]);
  return { sending, send };
}
