import type { Content } from "./site-content.ts";

/**
 * A value that the build makes of the site's content. Files named `*.data.ts` export such values and nothing else: for the
 * bundle, the content plugin (scripts/build/vite-content.ts) runs them and puts the values, as JSON, in the file's place. So a
 * page loads the part of the content that it needs, and none of the code that makes it.
 */
export const bake = <T>(make: (content: Content) => T | Promise<T>): T => make as T;
