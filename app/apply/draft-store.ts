import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { dayMs } from "#domain/time.ts";
import { type Draft, emptyDraft } from "./check-draft.ts";

/** What is kept of an application until it is sent. `token`: what withdraws a first attempt that may have arrived. */
export type KeptDraft = { link: string; token: string; draft: Draft; file?: File };

interface Drafts extends DBSchema {
  drafts: { key: string; value: KeptDraft & { savedAt: number } };
}

/** Storage that has not answered by then counts as none: sending does not wait for it. */
const deadlineMs = 2_000;
/** Drafts that nobody came back to are erased. */
const maxAgeMs = 30 * dayMs;

let opening: Promise<IDBPDatabase<Drafts>> | undefined;

function open(): Promise<IDBPDatabase<Drafts>> {
  const forget = () => {
    opening = undefined;
  };
  opening ??= openDB<Drafts>("applications", 1, {
    upgrade: (database) => void database.createObjectStore("drafts", { keyPath: "link" }),
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Where a browser refuses storage, or where it hangs, the page works without it: nothing here rejects. */
function inTime<Value>(work: (database: IDBPDatabase<Drafts>) => Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  const done = open()
    .then(work)
    .catch(() => undefined);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

export const readDraft = (link: string): Promise<KeptDraft | undefined> =>
  inTime(async (database) => {
    for (const { link: old, savedAt } of await database.getAll("drafts"))
      if (Date.now() - savedAt > maxAgeMs) await database.delete("drafts", old);
    return database.get("drafts", link);
  });

export const keepDraft = (kept: KeptDraft): Promise<unknown> =>
  inTime((database) => database.put("drafts", { ...kept, savedAt: Date.now() }));

export const dropDraft = (link: string): Promise<unknown> =>
  inTime((database) => database.delete("drafts", link));

/** What was kept, where nothing was typed before it came. */
export function withKept(typed: Draft, kept: Draft): Draft {
  if (JSON.stringify(typed) === JSON.stringify(emptyDraft)) return { ...emptyDraft, ...kept };
  const isEmpty = (name: string) => typed[name as keyof Draft] === emptyDraft[name as keyof Draft];
  const typedOnly = Object.fromEntries(Object.entries(typed).filter(([name]) => !isEmpty(name)));
  const answers = { ...kept.answers, ...typed.answers };
  return { ...emptyDraft, ...kept, ...typedOnly, answers, channel: typed.channel };
}
