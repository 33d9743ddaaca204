import { useEffect, useState } from "react";
import { type CardLanguage, cardLanguages } from "#domain/relay/languages.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Application } from "./application.tsx";
import type { ApplyWords } from "./apply.schema.ts";
import { importWords } from "./apply-words.ts";
import { Arrival, Stopped } from "./arrival.tsx";
import front from "./front-words.data.ts";
import { useLater, Waiting } from "./later.tsx";
import { type LinkOpening, takeLink, useOpenedLink } from "./use-link.ts";

/** The first of the browser's languages that the page has. */
const firstLanguage = (): CardLanguage =>
  navigator.languages
    .map((tag) => cardLanguages.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? "en";

const importReceipt = () => import("./receipt.tsx");

type Opened = Extract<LinkOpening, { kind: "OPEN" }>["opened"];
type Taken = ReturnType<typeof takeLink>;

/** What is behind an open link: a receipt, a form, or why there is none. */
function Behind({
  taken: { link, isShared },
  opened,
  words,
  language,
  retry,
}: {
  taken: { link: NonNullable<Taken["link"]>; isShared: boolean };
  opened: Opened;
  words: ApplyWords;
  language: CardLanguage;
  retry: () => void;
}) {
  const { token } = link;
  const receipt = useLater(importReceipt, token !== undefined);
  const { employer } = opened.card;
  if (token !== undefined)
    return receipt.kind === "READY" ? (
      <receipt.module.KeptReceipt {...{ language, employer, link: link.id, token }} />
    ) : (
      <Waiting later={receipt} words={words} />
    );
  if (opened.state !== "OPEN")
    return (
      <Stopped
        text={fillTemplate(words.states[opened.state], { employer })}
        again={words.again}
        retry={opened.state === "PAUSED" ? retry : undefined}
      />
    );
  return (
    <>
      <Arrival {...{ words, language, opened }} link={link.id} />
      <Application {...{ words, language, opened, link }} startsShared={isShared} />
    </>
  );
}

/** Everything in the page's language but the choice of it. */
function Body({
  taken: { link, isShared },
  opening,
  retry,
  words,
  language,
}: {
  taken: Taken;
  opening: LinkOpening;
  retry: () => void;
  words: ApplyWords;
  language: CardLanguage;
}) {
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
  return <Behind {...{ words, language, retry }} opened={opening.opened} taken={{ link, isShared }} />;
}

/** The page behind a collecting link. Client only. */
export default function ApplyApp() {
  const [taken] = useState(takeLink);
  const { opening, retry } = useOpenedLink(taken.link);
  const [language, setLanguage] = useState(firstLanguage);
  const loaded = useLater(importWords[language]);
  /** Until the words of another language have come, the page stays as it is: half an answer would be lost. */
  const [words, setWords] = useState<{ language: CardLanguage; texts: ApplyWords }>();
  if (loaded.kind === "READY" && words?.texts !== loaded.module.default)
    setWords({ language, texts: loaded.module.default });
  useEffect(() => {
    if (!words) return;
    document.documentElement.lang = words.language;
    document.title = words.texts.title;
  }, [words]);
  // Another link of the same page, opened in this tab.
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("hashchange", reload);
    return () => removeEventListener("hashchange", reload);
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-8 px-4 pt-6 pb-20 wrap-anywhere sm:px-6">
      <fieldset className="flex flex-wrap justify-end gap-1 print:hidden">
        <legend className="sr-only">{words?.texts.language}</legend>
        {cardLanguages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            className={`min-h-11 cursor-pointer rounded-[10px] px-3 text-small ${one === language ? "bg-leaf-soft font-semibold" : "hover:bg-sunk"}`}
            onClick={() => setLanguage(one)}
          >
            {front.languages[one]}
          </button>
        ))}
      </fieldset>
      {loaded.kind === "FAILED" && (
        <Waiting later={loaded} words={{ ...front.page, opening: "", missing: front.page.failed }} />
      )}
      {words && <Body {...{ taken, opening, retry }} words={words.texts} language={words.language} />}
    </div>
  );
}
