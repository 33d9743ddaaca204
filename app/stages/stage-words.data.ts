import { bake } from "#app/bake.ts";
import { stageWords } from "./stage-words.ts";

/** Text that all stages share. */
export default bake(stageWords);
