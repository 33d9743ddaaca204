/** Signs that Windows, macOS or Linux refuse in names, control characters, and marks that turn the direction of text. */
const refused = /[<>:"/\\|?*\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Names of devices, which Windows refuses with any ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const encoder = new TextEncoder();

/** The beginning of a text that has at most so many bytes in UTF-8, without half a character. */
function cutBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}

/**
 * A name for a file that every system can store, from any text. Hindi and accents stay. Names have at most `maxBytes`
 * bytes; a short ending such as ".pdf" is kept.
 */
export function safeName(
  text: string,
  { fallback, maxBytes = 100 }: { fallback: string; maxBytes?: number },
) {
  const clean = text
    .toWellFormed()
    .normalize("NFC")
    .replace(refused, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.]+|[\s.]+$/gu, "")
    .replace(device, "$1_");
  const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(clean) ?? [];
  const stem = cutBytes(clean.slice(0, clean.length - ending.length), maxBytes - ending.length).trimEnd();
  return stem === "" ? `${fallback}${ending}` : `${stem}${ending}`;
}

/** The name of an export: the round's title and the day, such as "Support agent 2026-11-30.zip". */
export function exportName(title: string, day: string): string {
  return `${safeName(title, { fallback: "round" }).replace(/\s/gu, "-")}-${day}.zip`;
}
