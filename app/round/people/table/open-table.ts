import { maxTableBytes, type TableFault } from "./decode-table.ts";
import { readTable, type Table } from "./read-table.ts";

export type OpenFault = TableFault | "UNREADABLE" | "NOT_LOADED";

/** Reads a file that a person chose. The parser is loaded with the first one. Never throws. */
export async function openTable(file: File): Promise<Table | { fault: OpenFault }> {
  if (file.size > maxTableBytes) return { fault: "TOO_LARGE" };
  const papa = await import("papaparse").catch(() => undefined);
  if (!papa) return { fault: "NOT_LOADED" };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes ? readTable(new Uint8Array(bytes), papa.default.parse) : { fault: "UNREADABLE" };
}
