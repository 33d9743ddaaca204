import { bake } from "#app/bake.ts";

export default bake(({ applyLink }) => applyLink.report);
