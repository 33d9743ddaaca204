/** The moments of the round's story, in order. */
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

/** The two people whom the story follows. */
export const storyPeople = { selected: "asha-kulkarni", rejected: "aditya-bansal" } as const;

/** Anchor of the engines' errors on the story's page. */
export const errorsAnchor = "errors";

/** Anchor of a moment on the story's page. */
export const momentAnchor = (name: MomentName): string => name.toLowerCase();
