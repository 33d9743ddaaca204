import { bake } from "#app/bake.ts";

/** Words of a score's parts. */
export default bake(({ score }) => score.parts);
