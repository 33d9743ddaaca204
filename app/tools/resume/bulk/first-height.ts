/** Of the first state in a section, and of its placeholder: slightly more than it needs at each width. */
export const firstHeight = "min-h-[72rem] sm:min-h-[62rem] md:min-h-[46rem] lg:min-h-[44rem]";
