import type { Received } from "./receive-message.ts";
import type { NewMessage } from "./store/messages.ts";

/** What was kept, as its sender may see it by the reference: nothing that says who they are. */
export type Receipt = { reference: string; arrivedAt: number; isMailed: boolean };

/** What stands behind the pages; the app's actions and loaders get it with each request. */
export type SiteServices = {
  receiveMessage: (message: NewMessage) => Promise<Received>;
  findReceipt: (reference: string) => Promise<Receipt | undefined>;
};
