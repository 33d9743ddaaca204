import { bake } from "#app/bake.ts";

/** Words of the bulk demo. */
export default bake(({ bulkMatch }) => bulkMatch);
