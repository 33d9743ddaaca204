/** The id of a requirement's element, for links from highlights. `index` counts from 0. */
export const requirementId = (index: number) => `requirement-${index}`;
