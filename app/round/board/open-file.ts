import type { FileRef } from "#domain/round/change.ts";
import type { RoundStore } from "../store/round-store.ts";

/** Types that a browser displays safely. Anything else is downloaded, since HTML could run scripts. */
const isShown = (type: string) => type === "application/pdf" || /^image\/(png|jpeg|webp)$/.test(type);

/** Shows a résumé in a tab of its own, or downloads it. Returns whether the device has its bytes. */
export async function openFile(store: RoundStore, round: string, file: FileRef): Promise<boolean> {
  const bytes = await store.bytes(round, file.hash).catch(() => undefined);
  if (!bytes) return false;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([bytes], { type: isShown(file.type) ? file.type : "application/octet-stream" }),
  );
  if (isShown(file.type)) link.target = "_blank";
  else link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
