/** What may stand before a title: "experienced cook". */
export const qualityWords = [
  "qualified, experienced, enthusiastic, motivated, dynamic, friendly, skilled, reliable, talented",
  "dedicated, passionate, full-time, part-time, full time, part time, freelance, temporary, permanent",
  "additional, further, good, great, capable, competent, bright, keen, outgoing, hard-?working, proactive",
  "self-motivated, ambitious, energetic, immediate",
];
