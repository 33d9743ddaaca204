export const technologies: { names: string; since: number }[] = [];
