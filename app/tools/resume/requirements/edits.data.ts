import { bake } from "#app/bake.ts";

/** Words of the corrections. */
export default bake(({ score }) => score.edits);
