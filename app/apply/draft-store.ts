import { type DBSchema, openDB } from "idb";
import type { Draft } from "./check-draft.ts";

/** What is kept of an application until it is sent. `token`: what withdraws a first attempt that may have arrived. */
export type KeptDraft = { link: string; token: string; draft: Draft; file?: File };

interface Drafts extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

const open = () =>
  openDB<Drafts>("applications", 1, {
    upgrade: (database) => void database.createObjectStore("drafts", { keyPath: "link" }),
  });

/** Where a browser refuses storage, the page works without it: nothing here rejects. */
export async function readDraft(link: string): Promise<KeptDraft | undefined> {
  return open()
    .then((database) => database.get("drafts", link))
    .catch(() => undefined);
}

/** @returns whether it is kept */
export async function keepDraft(kept: KeptDraft): Promise<boolean> {
  return open()
    .then((database) => database.put("drafts", kept))
    .then(
      () => true,
      () => false,
    );
}

export async function dropDraft(link: string): Promise<void> {
  await open()
    .then((database) => database.delete("drafts", link))
    .catch(() => {});
}
