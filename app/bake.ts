import type { Content } from "./site-content.ts";

/**
 * A value that the build computes from the site's content. `*.data.ts` files export only such values: for the
 * bundle, the content plugin (scripts/build/vite-content.ts) runs them and replaces the file with the values
 * as JSON. So a page loads only the part of the content that it needs, and not the code that computes it.
 */
export const bake = <T>(make: (content: Content) => T | Promise<T>): T => make as T;
