import { useEffect, useRef, useState } from "react";
import type { OpenedLink, Sealed } from "#app/relay/applicant.ts";
import { randomId } from "#domain/relay/bytes.ts";
import { cardLanguages } from "#domain/relay/languages.ts";
import type { SecretLink } from "#domain/relay/links.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { ApplicationForm } from "./application-form.tsx";
import allWords from "./apply-words.data.ts";
import { Arrival, Stopped } from "./arrival.tsx";
import { type Draft, emptyDraft, toContent } from "./check-draft.ts";
import { dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import { Preview, type Sending } from "./preview.tsx";
import { Receipt } from "./receipt.tsx";
import { keepLink, receiptLink, takeLink, useOpenedLink } from "./use-link.ts";

type CardLanguage = (typeof cardLanguages)[number];

/** The first of the browser's languages that the page has. */
const firstLanguage = (): CardLanguage =>
  navigator.languages
    .map((tag) => cardLanguages.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? "en";

/** Drafts are kept so long after the last key. */
const keepAfterMs = 300;

type Step = "FORM" | "PREVIEW" | { sentAt: number };

/** An application in the making: kept on the device as it is typed, sealed once, and sent until the relay has it. */
function useApplication(
  link: SecretLink,
  { card }: OpenedLink,
  language: CardLanguage,
  startsShared: boolean,
) {
  const [draft, setDraft] = useState<Draft>();
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>("FORM");
  const [sending, setSending] = useState<Sending>("IDLE");
  const [isRestored, setRestored] = useState(false);
  const [isShared, setShared] = useState(startsShared);
  const token = useRef(randomId());
  const sealed = useRef<{ of: string; file: File | undefined; value: Sealed }>(undefined);

  useEffect(() => {
    let isCurrent = true;
    // On a shared device a draft would be someone else's.
    const reading = startsShared ? dropDraft(link.id) : readDraft(link.id);
    void reading.then((kept) => {
      if (!isCurrent) return;
      if (kept) token.current = kept.token;
      setRestored(kept !== undefined);
      setFile(kept?.file);
      setDraft({ ...emptyDraft, ...kept?.draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [link.id, startsShared]);
  const isTouched =
    draft !== undefined && (file !== undefined || JSON.stringify(draft) !== JSON.stringify(emptyDraft));
  useEffect(() => {
    if (!draft || !isTouched || isShared || typeof step === "object") return;
    const kept = { link: link.id, token: token.current, draft, ...(file && { file }) };
    const timer = setTimeout(() => void keepDraft(kept), keepAfterMs);
    return () => clearTimeout(timer);
  }, [draft, file, isShared, isTouched, link.id, step]);

  /** The same bytes for the same content: what may have arrived is sent again, and not a second time. */
  async function seal(current: Draft): Promise<Sealed> {
    const of = JSON.stringify([current, language, token.current]);
    const known = sealed.current;
    if (known?.of === of && known.file === file) return known.value;
    const { sealApplication } = await import("#app/relay/applicant.ts");
    const content = {
      ...{ link: link.id, sentAt: new Date().toISOString(), language, channel: "FORM" as const },
      ...toContent(current, card),
      consent: fillTemplate(allWords.words[language].consent, { employer: card.employer }),
      ...(file && {
        file: { name: file.name.slice(0, 300), type: file.type.slice(0, 300), size: file.size },
      }),
    };
    const value = await sealApplication(content, {
      ...{ token: token.current, publicKey: card.publicKey },
      ...(file && { file: new Uint8Array(await file.arrayBuffer()) }),
    });
    sealed.current = { of, file, value };
    if (!isShared)
      await keepDraft({ link: link.id, token: token.current, draft: current, ...(file && { file }) });
    return value;
  }

  /**
   * Sends what is shown. If an earlier attempt arrived although its answer was lost, and something was changed since or the
   * page was opened again, the relay has other bytes under this id: they are withdrawn first, so that only this stays.
   */
  async function sendOnce(current: Draft): Promise<number> {
    const [{ sendApplication, withdrawApplication }, { prove }, { RelayFault }] = await Promise.all([
      import("#app/relay/applicant.ts"),
      import("#app/workers/prove.ts"),
      import("#app/relay/fault.ts"),
    ]);
    const attempt = async () => {
      const ready = await seal(current);
      return sendApplication(link.id, ready, { token: token.current, proof: await prove() });
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RelayFault && (error.code === "conflict" || error.code === "gone"))) throw error;
      if (error.code === "conflict") await withdrawApplication(link.id, token.current);
      token.current = randomId();
      return attempt();
    }
  }

  async function send(): Promise<void> {
    if (!draft) return;
    setSending("SENDING");
    try {
      const sentAt = await sendOnce(draft);
      await dropDraft(link.id);
      if (!isShared) keepLink({ ...link, token: token.current });
      setSending("IDLE");
      setStep({ sentAt });
    } catch (error) {
      const { RelayFault } = await import("#app/relay/fault.ts");
      const isPassing =
        !(error instanceof RelayFault) || ["offline", "store-unavailable"].includes(error.code);
      setSending(isPassing ? "OFFLINE" : "REFUSED");
    }
  }

  function startAgain(): void {
    void dropDraft(link.id);
    token.current = randomId();
    sealed.current = undefined;
    setDraft(emptyDraft);
    setFile(undefined);
    setRestored(false);
    setSending("IDLE");
    setStep("FORM");
  }

  return {
    ...{ draft, file, step, sending, isRestored, isShared, send, startAgain, setFile, setStep },
    token: () => token.current,
    change: (next: Partial<Draft>) => setDraft((before) => ({ ...emptyDraft, ...before, ...next })),
    setShared(next: boolean) {
      setShared(next);
      if (next) void dropDraft(link.id);
    },
  };
}

function Apply({
  link,
  opened,
  language,
  startsShared,
}: {
  link: SecretLink;
  opened: OpenedLink;
  language: CardLanguage;
  startsShared: boolean;
}) {
  const words = allWords.words[language];
  const { card } = opened;
  const application = useApplication(link, opened, language, startsShared);
  const { draft, file, step, isRestored, isShared } = application;
  if (!draft) return <p className="py-8 text-muted">{words.opening}</p>;
  if (typeof step === "object")
    return (
      <Receipt
        {...{ words, language, employer: card.employer, link: link.id, token: application.token() }}
        sentAt={step.sentAt}
        address={isShared ? undefined : receiptLink(link, application.token())}
        next={isShared ? application.startAgain : undefined}
      />
    );
  if (step === "PREVIEW")
    return (
      <Preview
        {...{ card, words, draft, file, sending: application.sending }}
        change={() => application.setStep("FORM")}
        send={() => void application.send()}
      />
    );
  return (
    <>
      <div className="grid gap-1 text-small">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isShared}
            className="size-4 accent-leaf"
            onChange={({ target }) => application.setShared(target.checked)}
          />
          {words.shared}
        </label>
        <p role="status" className="text-note text-muted">
          {isShared ? words.sharedNote : isRestored ? words.restored : words.kept}{" "}
          {isRestored && !isShared && (
            <button
              type="button"
              className="min-h-9 cursor-pointer underline underline-offset-4"
              onClick={application.startAgain}
            >
              {words.startAgain}
            </button>
          )}
        </p>
      </div>
      <ApplicationForm
        {...{ card, words, draft, file }}
        change={application.change}
        choose={application.setFile}
        next={() => application.setStep("PREVIEW")}
      />
    </>
  );
}

const stateFaults = { PAUSED: "PAUSED", FULL: "FULL", ENDED: "ENDED" } as const;

/** The page behind a collecting link. Client only. */
export default function ApplyApp() {
  const [{ link, isShared }] = useState(takeLink);
  const [language, setLanguage] = useState(firstLanguage);
  const { opening, retry } = useOpenedLink(link);
  const words = allWords.words[language];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Another link of the same page, opened in this tab.
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);

  const body = () => {
    if (opening.kind === "OPENING") return <p className="py-8 text-muted">{words.opening}</p>;
    if (!link || opening.kind === "FAULT") {
      const fault = opening.kind === "FAULT" ? opening.fault : "CUT";
      return (
        <Stopped
          text={words.states[fault]}
          again={words.again}
          retry={fault === "OFFLINE" || fault === "OFF" ? retry : undefined}
        />
      );
    }
    const { opened } = opening;
    const { employer } = opened.card;
    if (link.token !== undefined)
      return (
        <Receipt
          {...{ words, language, employer, link: link.id, token: link.token }}
          sentAt={undefined}
          address={undefined}
          next={undefined}
        />
      );
    if (opened.state !== "OPEN")
      return (
        <Stopped
          text={fillTemplate(words.states[stateFaults[opened.state]], { employer })}
          again={words.again}
          retry={opened.state === "PAUSED" ? retry : undefined}
        />
      );
    return (
      <>
        <Arrival words={words} language={language} link={link.id} opened={opened} />
        <Apply link={link} opened={opened} language={language} startsShared={isShared} />
      </>
    );
  };
  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-8 px-4 pt-6 pb-20 sm:px-6">
      <fieldset className="flex flex-wrap justify-end gap-1 print:hidden">
        <legend className="sr-only">{words.language}</legend>
        {cardLanguages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            className={`min-h-11 cursor-pointer rounded-[10px] px-3 text-small ${one === language ? "bg-leaf-soft font-semibold" : "hover:bg-sunk"}`}
            onClick={() => setLanguage(one)}
          >
            {allWords.languages[one]}
          </button>
        ))}
      </fieldset>
      {body()}
    </div>
  );
}
