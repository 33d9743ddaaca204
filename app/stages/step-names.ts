/** The round's steps, in order. */
export const stepNames = ["RESUME", "INVITE", "AI_INTERVIEW", "ASSESSMENT", "INTERVIEW", "OFFER"] as const;
