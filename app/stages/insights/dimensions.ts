export const dimensions = ["TECHNICAL", "INTERPERSONAL", "PROBLEMS", "PERSONALITY"] as const;
export type Dimension = (typeof dimensions)[number];
