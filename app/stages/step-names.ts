/** The steps of the round in their order. */
export const stepNames = ["RESUME", "INVITE", "AI_INTERVIEW", "ASSESSMENT", "INTERVIEW", "OFFER"] as const;
