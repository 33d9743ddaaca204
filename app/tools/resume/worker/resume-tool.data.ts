import { bake } from "#app/bake.ts";

/** Words of the résumé tool, for the pages that read one: its own, the portal and a posting. */
export const tool = bake(({ evaluateResume }) => evaluateResume.tool);
export const samples = bake(({ evaluateResume }) => evaluateResume.samples);
