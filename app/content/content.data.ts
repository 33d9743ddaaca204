import { bake } from "#app/bake.ts";

/** All content, for the server. A script for browsers that keeps it fails the build. */
export default bake((content) => content);
