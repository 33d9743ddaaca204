import { bake } from "#app/bake.ts";

/** Words of the statuses of requirements and decisions. */
export default bake(({ shell }) => shell.messages.status);
