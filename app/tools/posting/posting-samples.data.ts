import { bake } from "#app/bake.ts";

/** A posting with the faults that postings often have, to try the checker on. */
export default bake(({ postingCheck }) => postingCheck.sample);
