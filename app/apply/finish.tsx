import { useState } from "react";
import type { SecretLink } from "#domain/relay/links.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "./apply.schema.ts";
import finishWords from "./finish-words.data.ts";
import { Preview } from "./preview.tsx";
import { Receipt } from "./receipt.tsx";
import { keepLink, receiptLink } from "./use-link.ts";
import { type ToSend, useSending } from "./use-sending.ts";

type Props = Omit<ToSend, "link" | "consent"> & {
  link: SecretLink;
  words: ApplyWords;
  isShared: boolean;
  /** Back to the answers. */
  change: () => void;
  /** Forgets the answers: they are sent. */
  clear: () => Promise<void>;
  /** Back to an empty page, for the next person. */
  startAgain: () => void;
};

/** What comes after the answers: all that will be sent, sending it, and the receipt. Loaded while they are given. */
export default function Finish({ link, words, isShared, change, clear, startAgain, ...toSend }: Props) {
  const { card, draft, file, language } = toSend;
  const [receipt, setReceipt] = useState<{ token: string; sentAt: number }>();
  const own = finishWords[language];
  const consent = fillTemplate(words.consent, { employer: card.employer });
  const { sending, send } = useSending({ ...toSend, link: link.id, consent }, async (token, sentAt) => {
    setReceipt({ token, sentAt });
    if (!isShared) keepLink({ ...link, token });
    await clear();
  });
  if (!receipt)
    return <Preview {...{ card, words, own, draft, file, sending, change }} send={() => void send()} />;
  return (
    <Receipt
      {...{ ...receipt, language, employer: card.employer, link: link.id }}
      words={own}
      address={isShared ? undefined : receiptLink(link, receipt.token)}
      next={isShared ? startAgain : undefined}
    />
  );
}
