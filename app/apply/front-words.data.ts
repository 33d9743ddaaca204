import { bake } from "#app/bake.ts";

export default bake(({ applyLink: { page, languages } }) => ({ page, languages }));
