/** The id of a requirement's element, which a stroke leads to. `index` counts from 0. */
export const requirementId = (index: number) => `requirement-${index}`;
