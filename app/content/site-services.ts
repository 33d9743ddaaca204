import { createContext } from "react-router";
import type { SiteServices } from "#server/submissions/site-services.ts";

/** Gives loaders and actions the store and the mailer. Null during prerendering. */
export const siteServices = createContext<SiteServices | null>(null);
