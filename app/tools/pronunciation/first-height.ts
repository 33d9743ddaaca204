/** Of the first state in a section, and of its placeholder: slightly more than it needs at each width. */
export const firstHeight = "min-h-[66rem] min-[22rem]:min-h-[60rem] sm:min-h-[41rem]";
