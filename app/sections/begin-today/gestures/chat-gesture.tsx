import { encode } from "uqr";
import shell from "#app/site/shell.data.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** Modules of white around a QR code, which readers need. */
const quietZone = 4;

/** The dark modules of a QR code as a path; a module is 1 by 1. */
function qrPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A message of the bot with a QR code, which opens the page's chat on a phone. */
export function ChatGesture({ message, scan, link }: GestureOf<"CHAT">) {
  const address = shell.siteUrl + link.url;
  const { data, size } = encode(address, { ecc: "M", border: quietZone });
  return (
    <div className="sheet rounded-3xl rounded-bl-md p-6 sm:p-7">
      <p>{message}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <svg
          role="img"
          aria-label={scan}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="size-48 rounded-lg"
        >
          <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
          <path d={qrPath(data)} fill="#000" />
        </svg>
        <div className="min-w-0 flex-1 basis-40 text-small">
          <p className="font-semibold">{scan}</p>
          <p className="mt-1 wrap-anywhere text-muted">{address.replace(/^https?:\/\//, "")}</p>
          <TextLink url={link.url}>{link.title}</TextLink>
        </div>
      </div>
    </div>
  );
}
