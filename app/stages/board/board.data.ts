import { bake } from "#app/bake.ts";

export const words = bake(({ stages }) => stages.board);
