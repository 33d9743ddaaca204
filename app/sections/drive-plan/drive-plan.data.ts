import { bake } from "#app/bake.ts";

/** Words of the calculator for campus drives. */
export default bake(({ drivePlan }) => drivePlan);
