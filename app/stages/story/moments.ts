/** The moments of the round's story, in their order. */
export const momentNames = [
  "POSTING",
  "RESUMES",
  "CHAT",
  "INTERVIEW",
  "WORK",
  "SESSION",
  "DECISION",
  "OTHERS",
] as const;
export type MomentName = (typeof momentNames)[number];

/** The people whom the story follows. */
export const storyPeople = { selected: "asha-kulkarni", rejected: "aditya-bansal" } as const;

/** The address of what the engines got wrong, within the page of the story. */
export const errorsAnchor = "errors";

/** The address of a moment within the page of the story. */
export const momentAnchor = (name: MomentName): string => name.toLowerCase();
