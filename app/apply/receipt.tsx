import { useEffect, useEffectEvent, useRef, useState } from "react";
import { withdrawApplication } from "#app/relay/applicant.ts";
import { RelayFault } from "#app/relay/ask-relay.ts";
import { actionLook, controlLook } from "#app/stages/live/looks.ts";
import { dateFormat } from "#domain/language/formats.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import { receiptNumber, submissionId } from "#domain/relay/receipt.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { FinishWords } from "./apply.schema.ts";
import finishWords from "./finish-words.data.ts";

/** On a shared device, the next person finds an empty page after this time. */
const nextSeconds = 60;

/** What takes the place of the button that was pressed takes the focus, too. */
const focus = (element: HTMLElement | null) => element?.focus();

function useNumber(token: string): string {
  const [number, setNumber] = useState("");
  useEffect(() => {
    void submissionId(token).then(receiptNumber).then(setNumber);
  }, [token]);
  return number;
}

function Withdraw({
  words,
  employer,
  link,
  token,
  done,
}: {
  words: FinishWords;
  employer: string;
  link: string;
  token: string;
  done: () => void;
}) {
  const [state, setState] = useState<"IDLE" | "ASKING" | "FAILED">("IDLE");
  async function withdraw() {
    try {
      await withdrawApplication(link, token);
      done();
    } catch (error) {
      // The round has ended, and with it what was sent.
      const isGone = error instanceof RelayFault && (error.code === "not-found" || error.code === "gone");
      if (isGone) done();
      else setState("FAILED");
    }
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-small print:hidden">
      {state === "IDLE" ? (
        <p>
          <button
            type="button"
            className="min-h-11 cursor-pointer text-clay underline underline-offset-4"
            onClick={() => setState("ASKING")}
          >
            {words.withdraw}
          </button>
        </p>
      ) : (
        <>
          <p ref={focus} tabIndex={-1} className="max-w-prose outline-none">
            {fillTemplate(words.withdrawAsk, { employer })}
          </p>
          <p className="flex flex-wrap gap-2">
            <button
              type="button"
              className={`${controlLook} border-clay! text-clay`}
              onClick={() => void withdraw()}
            >
              {words.withdrawYes}
            </button>
            <button type="button" className={controlLook} onClick={() => setState("IDLE")}>
              {words.cancel}
            </button>
          </p>
          <p role="alert" className="text-clay empty:hidden">
            {state === "FAILED" && words.withdrawFailed}
          </p>
        </>
      )}
    </div>
  );
}

function NextPerson({ words, next }: { words: FinishWords; next: () => void }) {
  const [left, setLeft] = useState(nextSeconds);
  const end = useEffectEvent(next);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) end();
  }, [left]);
  return (
    <div className="grid gap-3 text-small">
      <p>{fillTemplate(words.nextPerson, { seconds: Math.max(0, left) })}</p>
      <p>
        <button type="button" className={actionLook} onClick={next}>
          {words.nextNow}
        </button>
      </p>
    </div>
  );
}

/** What was sent, when, with its number, and the way to withdraw it. */
export function Receipt({
  words,
  language,
  employer,
  link,
  token,
  sentAt,
  address,
  next,
}: {
  words: FinishWords;
  language: CardLanguage;
  employer: string;
  link: string;
  token: string;
  /** Unknown on another device. */
  sentAt: number | undefined;
  /** The private link; on a shared device there is none. */
  address: string | undefined;
  /** Starts the page again for the next person. */
  next: (() => void) | undefined;
}) {
  const number = useNumber(token);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const time = sentAt && dateFormat(language, { dateStyle: "long", timeStyle: "short" }).format(sentAt);
  if (isWithdrawn)
    return (
      <p ref={focus} tabIndex={-1} role="status" className="max-w-prose py-8 text-lg outline-none">
        {fillTemplate(words.withdrawn, { employer })}
      </p>
    );
  return (
    <section aria-labelledby="receipt-title" className="grid gap-5">
      <h2 ref={heading} id="receipt-title" tabIndex={-1} className="text-tool text-leaf outline-none">
        {words.sent}
      </h2>
      {time && <p>{fillTemplate(words.sentTo, { employer, time })}</p>}
      <p className="text-small text-muted">
        {words.number}
        <strong className="display block text-tool text-ink tabular">{number}</strong>
      </p>
      {address && (
        <div className="grid gap-3 print:hidden">
          <p className="max-w-prose text-small">{words.keepLink}</p>
          <p className="rounded-xl border border-control bg-paper px-3.5 py-2.5 font-mono text-note wrap-anywhere">
            {address.replace(/^https?:\/\//, "")}
          </p>
          <p className="flex flex-wrap gap-2">
            <button
              type="button"
              className={`${controlLook} border-control!`}
              onClick={() =>
                // Where copying is forbidden, the link can be marked and copied by hand.
                void navigator.clipboard.writeText(address).then(
                  () => setCopied(true),
                  () => {},
                )
              }
            >
              {isCopied ? words.copied : words.copy}
            </button>
            <button type="button" className={`${controlLook} border-control!`} onClick={() => print()}>
              {words.print}
            </button>
          </p>
        </div>
      )}
      {next ? (
        <NextPerson words={words} next={next} />
      ) : (
        <Withdraw {...{ words, employer, link, token }} done={() => setWithdrawn(true)} />
      )}
    </section>
  );
}

/** The receipt behind its private link. */
export function KeptReceipt(
  props: Pick<Parameters<typeof Receipt>[0], "language" | "employer" | "link" | "token">,
) {
  return (
    <Receipt
      {...props}
      words={finishWords[props.language]}
      sentAt={undefined}
      address={undefined}
      next={undefined}
    />
  );
}
