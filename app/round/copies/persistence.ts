/** What the browser says of the data of this site when the disk is nearly full. */
export type Persistence = "KEPT" | "MAY_GO" | "UNKNOWN";

type Storage = Partial<Pick<StorageManager, "persist" | "persisted">>;

async function ask(question: (() => Promise<boolean>) | undefined): Promise<Persistence> {
  try {
    if (!question) return "UNKNOWN";
    return (await question()) ? "KEPT" : "MAY_GO";
  } catch {
    return "UNKNOWN";
  }
}

const ofBrowser = (): Storage | undefined =>
  typeof navigator === "undefined" ? undefined : navigator.storage;

/** Asks the browser not to clear the rounds on its own. Firefox asks the user. Call it when the first candidate or a copy is added. */
export const askToPersist = (storage = ofBrowser()): Promise<Persistence> =>
  ask(storage?.persist && (() => storage.persist?.() ?? Promise.resolve(false)));

/** What it has agreed to until now, without asking. */
export const readPersistence = (storage = ofBrowser()): Promise<Persistence> =>
  ask(storage?.persisted && (() => storage.persisted?.() ?? Promise.resolve(false)));

/** The space that all rounds use, and what the browser allows, in bytes; undefined if it does not say. */
export async function readUsage(): Promise<{ used: number; allowed: number } | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.usage === undefined || !estimate.quota) return undefined;
  return { used: estimate.usage, allowed: estimate.quota };
}
