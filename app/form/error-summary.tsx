import { useEffect, useRef } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { RejectedForm } from "./form-route.ts";
import { useWasServerRendered } from "./was-server-rendered.ts";

type Rejection = RejectedForm<unknown, string> | { kind: "CLOSED" };

export type RejectionWords = Record<"summary" | "notSent" | "tooMany" | "unavailable" | "offline", string>;

function rejectionText(words: RejectionWords, rejection: Rejection): string | undefined {
  switch (rejection.kind) {
    case "TOO_MANY":
      return fillTemplate(words.tooMany, { minutes: rejection.minutes });
    case "UNAVAILABLE":
      return words.unavailable;
    case "PROVE":
      return rejection.words.needed;
    case "OFFLINE":
      return words.offline;
  }
}

/** Why the form was rejected, with a link to each invalid field. Takes the focus with each new rejection. */
export function ErrorSummary({
  id,
  words,
  rejection,
  reason = rejectionText(words, rejection),
}: {
  /** Prefix of the fields' ids. */
  id: string;
  words: RejectionWords;
  rejection: Rejection;
  /** Replaces the reason that all forms share. */
  reason: string | undefined;
}) {
  const errors = rejection.kind === "INVALID" ? Object.entries(rejection.errors) : [];
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(useWasServerRendered() ? rejection : undefined);
  useEffect(() => {
    // In a server-rendered page autofocus has already worked, and by now the visitor may be in a field.
    if (first.current !== rejection) box.current?.focus();
    first.current = undefined;
  }, [rejection]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: it responds to the form that the visitor has just sent
      autoFocus
      className="rounded-[10px] border-[1.5px] border-clay p-5"
    >
      <h3 className="text-lg">{rejection.kind === "INVALID" ? words.summary : words.notSent}</h3>
      {reason !== undefined && <p className="mt-2">{reason}</p>}
      {errors.length > 0 && (
        <ul className="mt-2">
          {errors.map(([name, error]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                // Following the link would change the address, and the router then forgets the errors.
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(`${id}-${name}`);
                  field?.focus();
                  field?.querySelector("input")?.focus();
                }}
                className="inline-block py-2 font-semibold text-clay underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
