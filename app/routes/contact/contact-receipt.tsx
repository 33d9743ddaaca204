import { useEffect, useRef } from "react";
import type { Receipt } from "../../../server/site-services.ts";
import { fillIn } from "../../content/fill-in.ts";
import type { ReceiptWords } from "./contact.schema.ts";

function writtenTime(time: number): string {
  const date = new Date(time).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  return `${date} IST`;
}

/** What is true once a message is stored. */
export function ContactReceipt({ words, reference, arrivedAt, isMailed }: Receipt & { words: ReceiptWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where scripts brought it here; a document has its autofocus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
        autoFocus
        className="text-2xl outline-none"
      >
        {words.title}
      </h2>
      <p className="mt-4">
        {fillIn(words.kept, { time: writtenTime(arrivedAt) })} {isMailed && words.mailed}
      </p>
      <p className="mt-4">
        {words.reference} <strong className="font-mono">{reference}</strong>
      </p>
      <p className="mt-4">{words.next}</p>
      <p className="mt-4">
        <a
          href="/company/contact"
          className="inline-block py-2.5 font-semibold text-leaf underline underline-offset-4"
        >
          {words.another}
        </a>
      </p>
    </>
  );
}
