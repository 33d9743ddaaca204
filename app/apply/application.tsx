import { useState } from "react";
import type { OpenedLink } from "#app/relay/open-link.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import type { SecretLink } from "#domain/relay/links.ts";
import { ApplicationForm } from "./application-form.tsx";
import type { ApplyWords } from "./apply.schema.ts";
import { useLater, Waiting } from "./later.tsx";
import { type ApplicationDraft, useDraft } from "./use-draft.ts";

const importFinish = () => import("./finish.tsx");
const importChat = () => import("./chat/chat.tsx");

const linkLook = "min-h-11 cursor-pointer underline underline-offset-4";

/** Whether answers stay on this device, and in which way they are given. */
function Settings({ application, words }: { application: ApplicationDraft; words: ApplyWords }) {
  const { draft, isShared, isRestored, setShared, clear, change } = application;
  const isChat = draft.channel === "CHAT";
  return (
    <div className="grid gap-1 text-small">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isShared}
          className="size-4 accent-leaf"
          onChange={({ target }) => setShared(target.checked)}
        />
        {words.shared}
      </label>
      <p role="status" className="text-note text-muted">
        {isShared ? words.sharedNote : isRestored ? words.restored : words.kept}{" "}
        {isRestored && !isShared && (
          <button type="button" className={linkLook} onClick={() => void clear()}>
            {words.startAgain}
          </button>
        )}
      </p>
      <p>
        <button
          type="button"
          className={linkLook}
          onClick={() => change({ channel: isChat ? "FORM" : "CHAT" })}
        >
          {isChat ? words.useForm : words.useChat}
        </button>
      </p>
    </div>
  );
}

/** An application from the first answer to the receipt. */
export function Application({
  link,
  opened: { card },
  language,
  words,
  startsShared,
}: {
  link: SecretLink;
  opened: OpenedLink;
  language: CardLanguage;
  words: ApplyWords;
  startsShared: boolean;
}) {
  const application = useDraft(link.id, startsShared);
  const [step, setStep] = useState<"FIRST" | "FINISH" | "BACK">("FIRST");
  const { draft, file, token, isShared, keepUnder, clear } = application;
  const finish = useLater(importFinish);
  const chat = useLater(importChat, draft.channel === "CHAT");
  if (step === "FINISH")
    return finish.kind === "READY" ? (
      <finish.module.default
        {...{ link, card, language, words, draft, file, token, isShared, keepUnder, clear }}
        change={() => setStep("BACK")}
        startAgain={() => setStep("FIRST")}
      />
    ) : (
      <Waiting later={finish} words={words} />
    );
  const next = () => setStep("FINISH");
  return (
    <>
      <Settings application={application} words={words} />
      {draft.channel === "FORM" ? (
        <ApplicationForm {...{ card, words, draft, application, next }} isBack={step === "BACK"} />
      ) : chat.kind === "READY" ? (
        <chat.module.default {...{ card, language, words, draft, application, next }} />
      ) : (
        <Waiting later={chat} words={words} />
      )}
    </>
  );
}
