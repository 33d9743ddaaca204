import { createContext } from "react-router";
import type { SiteServices } from "#server/submissions/site-services.ts";

/** Provides the store and the mailer to loaders and actions. Null in development and during prerendering. */
export const siteServices = createContext<SiteServices | null>(null);
