import { useState } from "react";
import { printSheet } from "#app/stages/live/print-sheet.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { dateFormat } from "#domain/language/formats.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { filledLook, outlinedLook, quietLook } from "../copies/looks.ts";
import { safeName } from "../copies/safe-name.ts";
import { shownNumber } from "../counted.ts";
import { languageTags, type MessageLanguage, messageLanguages } from "../messages/fill-message.ts";
import { mailFile, mailtoLink, maxMailtoCharacters } from "../messages/message-links.ts";
import { saveFile } from "../save-file.ts";
import { type LinkState, linkAddress, linkMessage } from "./link-state.ts";
import words from "./sharing-words.data.ts";

const own = words.link;

const day = (date: string) =>
  dateFormat("en", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00Z`),
  );

function Facts({ link, taken }: { link: CollectingLink; taken: number }) {
  const rows = [
    [own.came, shownNumber(taken)],
    [own.until, day(link.until)],
    [own.limit, shownNumber(link.limit)],
  ];
  return (
    <dl className="text-note">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt>{name}</dt>
          <dd className="font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A message with the link, in three languages, and the ways in which the person's own programs send it. */
function Send({ link, address }: { link: CollectingLink; address: string }) {
  const [language, setLanguage] = useState<MessageLanguage>("EN");
  const [edited, setEdited] = useState<Partial<Record<MessageLanguage, string>>>({});
  const { subject, text: written } = linkMessage(link, language, address);
  const text = edited[language] ?? written;
  const mailto = mailtoLink({ subject, text });
  return (
    <div className="grid content-start gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-small font-semibold">{own.preview}</h3>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{own.words}</legend>
          {messageLanguages.map((one) => (
            <button
              key={one}
              type="button"
              lang={languageTags[one]}
              aria-pressed={one === language}
              className={`min-h-9 cursor-pointer rounded-[10px] px-3 text-small max-sm:min-h-11 ${one === language ? "bg-leaf-soft font-semibold" : "hover:bg-sunk"}`}
              onClick={() => setLanguage(one)}
            >
              {words.messages[one].name}
            </button>
          ))}
        </fieldset>
      </div>
      <textarea
        aria-label={own.words}
        lang={languageTags[language]}
        rows={11}
        value={text}
        className="w-full rounded-xl border border-control bg-raised p-4 text-small"
        onChange={({ target }) => setEdited({ ...edited, [language]: target.value })}
      />
      <p className="flex flex-wrap gap-2">
        {typeof navigator.share === "function" && (
          <button
            type="button"
            className={outlinedLook}
            onClick={() => void navigator.share({ title: subject, text }).catch(() => {})}
          >
            {own.share}
          </button>
        )}
        {mailto.length <= maxMailtoCharacters.desktop && (
          <a href={mailto} className={outlinedLook}>
            {own.mail}
          </a>
        )}
        <button
          type="button"
          className={outlinedLook}
          onClick={() =>
            saveFile(
              `${safeName(subject, { fallback: "mail" })}.eml`,
              "message/rfc822",
              mailFile({ subject, text }),
            )
          }
        >
          {own.eml}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={outlinedLook}
        >
          {own.whatsapp}
        </a>
      </p>
      <p className="text-note text-muted">{own.previewNote}</p>
    </div>
  );
}

/** The link on paper, for a wall or a stand. */
function Poster({ link, address }: { link: CollectingLink; address: string }) {
  const { employer, title, place } = link.card;
  return (
    <div
      data-poster={link.id}
      className="hidden justify-items-center gap-6 p-6 text-center [&.print-copy]:grid"
    >
      <p dir="auto" className="text-xl font-semibold wrap-anywhere">
        {employer}
      </p>
      <p dir="auto" className="display text-5xl wrap-anywhere">
        {title}
      </p>
      {place !== "" && (
        <p dir="auto" className="text-xl wrap-anywhere">
          {place}
        </p>
      )}
      <QrCode text={address} label={own.qr} className="w-[11cm]" />
      <p className="text-2xl font-semibold">{own.poster}</p>
      <p>
        {own.until} <strong>{day(link.until)}</strong>
      </p>
      <p className="font-mono text-small wrap-anywhere">{address.replace(/^https?:\/\//, "")}</p>
    </div>
  );
}

/** A link that collects applications: the code, the address, its rules, and messages that send it. */
export function LinkBox({
  link,
  state,
  taken,
  change,
  edit,
}: {
  link: CollectingLink;
  state: LinkState;
  taken: number;
  change: (link: CollectingLink) => void;
  edit: () => void;
}) {
  const [copied, setCopied] = useState<"LINK" | "KIOSK" | "FAILED">();
  const { origin } = location;
  const address = linkAddress(link, { origin });
  const [path = "", hash = ""] = address.split("#");
  const copy = (text: string, which: "LINK" | "KIOSK") =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(which),
      () => setCopied("FAILED"),
    );
  return (
    <section
      aria-label={link.card.title}
      className="collect-link sheet grid overflow-hidden rounded-2xl border border-line"
    >
      <Poster link={link} address={address} />
      <div className="grid content-start gap-4 border-line p-5 sm:p-6 max-lg:border-b lg:border-r">
        <p className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-ink pb-2 text-small">
          <strong className="wrap-anywhere">{link.card.title}</strong>
          <span className={state === "OPEN" ? "text-leaf" : "text-clay"}>{own[state]}</span>
        </p>
        <QrCode text={address} label={own.qr} className="collect-code rounded-lg border border-line" />
        <p className="rounded-xl border border-control bg-paper px-3.5 py-2.5 font-mono text-note wrap-anywhere">
          {path.replace(/^https?:\/\//, "")}
          <span className="underline decoration-dotted underline-offset-4">#{hash}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <button type="button" className={filledLook} onClick={() => void copy(address, "LINK")}>
            {copied === "LINK" ? own.copied : own.copy}
          </button>
          <button
            type="button"
            className={quietLook}
            onClick={() => printSheet(`[data-poster="${link.id}"]`)}
          >
            {own.print}
          </button>
        </p>
        {copied === "FAILED" && (
          <p role="alert" className="text-note text-clay">
            {own.notCopied}
          </p>
        )}
        <div className="print:hidden">
          <Facts link={link} taken={taken} />
          <p className="flex flex-wrap justify-between gap-x-4 pt-2">
            <button
              type="button"
              className={quietLook}
              onClick={() => change({ ...link, isPaused: !link.isPaused })}
            >
              {link.isPaused ? own.resume : own.pause}
            </button>
            <button type="button" className={quietLook} onClick={edit}>
              {own.edit}
            </button>
          </p>
          <p className="pt-3">
            <button
              type="button"
              className={outlinedLook}
              onClick={() => void copy(linkAddress(link, { origin, isShared: true }), "KIOSK")}
            >
              {copied === "KIOSK" ? own.copied : own.kiosk}
            </button>
          </p>
          <p className="pt-1 text-note text-muted">{own.kioskNote}</p>
        </div>
      </div>
      <Send link={link} address={address} />
    </section>
  );
}
