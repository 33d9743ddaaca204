import shell from "#app/site/shell.data.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** A message of the bot with a QR code, which opens the page's chat on a phone. */
export function ChatGesture({ message, scan, link }: GestureOf<"CHAT">) {
  const address = shell.siteUrl + link.url;
  return (
    <div className="sheet rounded-3xl rounded-bl-md p-6 sm:p-7">
      <p>{message}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode text={address} label={scan} className="size-48 rounded-lg" />
        <div className="min-w-0 flex-1 basis-40 text-small">
          <p className="font-semibold">{scan}</p>
          <p className="mt-1 wrap-anywhere text-muted">{address.replace(/^https?:\/\//, "")}</p>
          <TextLink url={link.url}>{link.title}</TextLink>
        </div>
      </div>
    </div>
  );
}
