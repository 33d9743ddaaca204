import { createContext } from "react-router";
import type { SiteServices } from "#server/submissions/site-services.ts";

/** How loaders and actions reach the store and the mails; null in development and while pages are prerendered. */
export const siteServices = createContext<SiteServices | null>(null);
