/** Element id of a requirement, for links from marks. `index` starts at 0. */
export const requirementId = (index: number) => `requirement-${index}`;
