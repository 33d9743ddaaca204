import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import type { ReadingWords } from "./reading.schema.ts";
import type { UnreadFile } from "./tray-rows.ts";

type UnreadWords = ReadingWords["unread"];
type Reasons = UnreadWords["reasons"];

const isKnown = (code: string, reasons: Reasons): code is keyof Reasons => Object.hasOwn(reasons, code);

/** Why a file was not read, and the next step. A code of a later version is unknown. */
export const reasonOf = (code: string, { reasons }: Pick<UnreadWords, "reasons">): Reasons["unknown"] =>
  isKnown(code, reasons) ? reasons[code] : reasons.unknown;

/** The folder or archive that a file came in; empty if it came on its own. */
export const folderOf = ({ path = "" }: Pick<UnreadFile, "path">): string =>
  path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";

/** The files that were not read, for a spreadsheet. */
export function unreadCsv(files: readonly UnreadFile[], words: UnreadWords): string {
  const { file, folder, size, why, next } = words.columns;
  const lines = files.map((unread) => {
    const reason = reasonOf(unread.code, words);
    return [unread.name, folderOf(unread), unread.size, reason.text, reason.next];
  });
  return byteOrderMark + [[file, folder, size, why, next], ...lines].map(csvLine).join("");
}
