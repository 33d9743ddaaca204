import { bake } from "#app/bake.ts";
import { otherSlides } from "./other-slides.tsx";

/** The HTML of the slides after the first, for browsers that show them in place. */
export default bake(() => otherSlides());
