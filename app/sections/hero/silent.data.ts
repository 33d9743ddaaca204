import { bake } from "#app/bake.ts";

/** The words on the film's button that say that it has no sound. */
export default bake(({ shell }) => shell.messages.tour.silent);
