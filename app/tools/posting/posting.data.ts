import { bake } from "#app/bake.ts";

/** Words of the posting checker. */
export default bake(({ postingCheck }) => postingCheck.tool);
