import { bake } from "#app/bake.ts";

/** The film of the product tour. */
export const tour = bake((content) => content.tour);
/** Words of its dialog. */
export const words = bake(({ shell }) => shell.messages.tour);
