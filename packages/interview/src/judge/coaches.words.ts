/** What someone does who lets another person learn by doing. */
export const acts = [
  // Being there
  "sat (with|beside|next to|behind|down with), sit (with|beside|next), stood (next to|beside|behind|with), shadow*",
  "i (watched|observed|took notes|wrote notes|said nothing), while i, in front of me, with me (next|beside|there)",
  "i (only|just) (watched|listened|see|read|asked|sat|put|wrote|counted|held)",
  // Letting them do it
  "let (him|her|them) _, practi[sc]ed, practi[sc]e, role[- ]?play*, rehears*",
  "had (him|her|them) (do|write|try|run|lead|type|explain|close|take|present|call|rewrite)",
  "by (himself|herself|themselves), alone, pen in (his|her), hand over (the|it) to",
  // Showing and correcting
  "gave (him|her|them)( _)? feedback on, feedback on, showed (him|her|them) how, corrected, each time i told, one thing",
  "(i|we) (showed|show) (him|her|them) (how|one|the|twice|once), card (for|with), list (for|of), checklist for",
  // Working in pairs
  "we (wrote|did|went through|worked|listened|read|paired), paired (with|him|her)",
];

/** Work of the learner, if the speaker has a part in it: "she ran the call and I listened". */
export const learnersWork = [
  "(he|she|they) (did|do|took|take|tried|wrote|typed|ran|made|handled|drove|presented|rewrote|read)",
];

/** Work that two can do together. */
export const sharedWork = [
  "did, wrote, went through, worked through, do, write, crossed, read, listened to, reviewed, recorded",
];

/** Those who learn. */
export const learners = [
  "him, her, them, he, she, they, his, hers, others, trainee, trainees, joiners?, interns?, freshers?, junior",
  "agent, agents, colleague, colleagues, tester, developer, boy, girl, fellow, new, team, staff",
];

/** Coaching without an act. */
export const coaching = [
  "trained, mentored, coached, guided, supported, support and mentoring, mentoring, coaching, training, guidance",
  "motivat_, encouraged, explained, taught, developed, helped (him|her|them) (improve|grow|out)",
  "one[- ]on[- ]ones?, one to one, available for, door (is|was) (always )?open",
];
