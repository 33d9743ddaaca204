import { useEffect, useState } from "react";
import { actionLook } from "#app/stages/live/looks.ts";
import type { MessageRoute } from "#domain/round/change.ts";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { outlinedLook, quietLook } from "../copies/looks.ts";
import { safeName } from "../copies/safe-name.ts";
import type { OpenRound } from "../open-round.ts";
import { saveFile } from "../save-file.ts";
import { subjectOf } from "./fill-message.ts";
import { mailFile, mailtoLink, maxMailtoCharacters, whatsAppLink, whatsAppNumber } from "./message-links.ts";
import words from "./messages-words.data.ts";

/** A device that is used with fingers only. */
const isPhone = () => matchMedia("(pointer: coarse)").matches && !matchMedia("(any-pointer: fine)").matches;
const isTooLong = (link: string) => link.length > maxMailtoCharacters[isPhone() ? "phone" : "desktop"];

/** Opens another program, or in a tab of its own another site, which is not told where the link was. */
function openLink(href: string, target?: "_blank"): void {
  const link = document.createElement("a");
  link.href = href;
  link.rel = "noopener noreferrer";
  if (target) link.target = target;
  link.click();
}

function AskCountry({ phone, yes, no }: { phone: string; yes: () => void; no: () => void }) {
  return (
    <fieldset className="w-full min-w-0 rounded-[10px] bg-sunk p-3 text-small">
      <legend className="sr-only">{words.routes.WHATSAPP}</legend>
      <p>{fillTemplate(words.confirm.ask, { phone })}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {/* biome-ignore lint/a11y/noAutofocus: the person has just pressed the button that asks this */}
        <button type="button" autoFocus className={actionLook} onClick={yes}>
          {words.confirm.yes}
        </button>
        <button type="button" className={outlinedLook} onClick={no}>
          {words.confirm.no}
        </button>
      </p>
    </fieldset>
  );
}

/**
 * The ways in which a message leaves the page. Each is noted in the log with its way; whether it was sent, only the
 * other program knows.
 */
export function SendRoutes({
  round,
  candidate,
  text: shown,
  readText,
  about,
  onSent,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  /** The text as far as it is known before a button is pressed. */
  text: string;
  /** The text as it is when a button is pressed; undefined if it cannot be sent. */
  readText: () => string | undefined;
  about?: "RESUME";
  onSent: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const { title } = round.state();
  const { email, phone = "" } = candidate;
  const number = whatsAppNumber(phone);
  const mailOf = (text: string) => ({ to: email, subject: subjectOf(words.templates, text, title), text });
  const isFile = isTooLong(mailtoLink(mailOf(shown)));

  const note = (text: string, via: MessageRoute) => {
    round.log.append({
      kind: "SEND",
      messages: [{ person: candidate.id, text, via, ...(about && { about }) }],
    });
    onSent();
  };
  /** Runs one of the ways with the text, if there is one. */
  const send = (way: (text: string) => void) => {
    setProblem("");
    const text = readText();
    if (text === undefined || text.trim() === "") setProblem(words.empty);
    else way(text);
  };
  const mail = () =>
    send((text) => {
      const own = mailOf(text);
      const link = mailtoLink(own);
      if (isTooLong(link)) {
        saveFile(`${safeName(candidate.name, { fallback: "message" })}.eml`, "message/rfc822", mailFile(own));
        note(text, "MAIL_FILE");
      } else {
        openLink(link);
        note(text, "MAIL");
      }
    });
  const chat = (digits: string) =>
    send((text) => {
      openLink(whatsAppLink(digits, text), "_blank");
      note(text, "WHATSAPP");
    });
  const share = () =>
    send((text) => {
      navigator.share({ title: mailOf(text).subject, text }).then(
        () => note(text, "SHARE"),
        (error: unknown) => {
          const isCancelled = error instanceof DOMException && error.name === "AbortError";
          if (!isCancelled) setProblem(words.shareFailed);
        },
      );
    });
  const copy = () =>
    send((text) => {
      navigator.clipboard.writeText(text).then(
        () => note(text, "COPY"),
        () => setProblem(words.copyFailed),
      );
    });

  return (
    <div className="grid gap-2 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <button type="button" className={email === undefined ? outlinedLook : actionLook} onClick={mail}>
          {isFile ? words.routes.MAIL_FILE : words.routes.MAIL}
        </button>
        {number && (
          <button
            type="button"
            className={email === undefined ? actionLook : outlinedLook}
            aria-expanded={number.kind === "ASK" ? isAsking : undefined}
            onClick={() => (number.kind === "ASK" ? setAsking(!isAsking) : chat(number.digits))}
          >
            {words.routes.WHATSAPP}
          </button>
        )}
        {canShare && (
          <button type="button" className={outlinedLook} onClick={share}>
            {words.routes.SHARE}
          </button>
        )}
        <button type="button" className={quietLook} onClick={copy}>
          {words.routes.COPY}
        </button>
      </p>
      {isAsking && number && (
        <AskCountry
          phone={phone}
          yes={() => {
            const { name, location } = candidate;
            // It is not asked again.
            round.log.append({
              kind: "CORRECT",
              person: candidate.id,
              facts: {
                name,
                ...(location !== undefined && { location }),
                ...(email !== undefined && { email }),
                phone: `+91 ${number.digits.slice(2)}`,
              },
            });
            setAsking(false);
            chat(number.digits);
          }}
          no={() => setAsking(false)}
        />
      )}
      <p role="alert" className="text-note text-clay empty:hidden">
        {problem}
      </p>
      <p className="text-note text-muted">
        {[
          email === undefined && words.noEmail,
          isFile && words.longMail,
          number ? words.tells : phone === "" ? words.noPhone : words.noNumber,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}
