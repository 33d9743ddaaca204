/** Pairs that the model hears hardly better than by chance: saying that one was heard for the other would mislead. */
const nearChance = new Set([
  "D T",
  "T D",
  "S TH",
  "TH S",
  "AY EY",
  "EY AY",
  "DH D",
  "D DH",
  "T TH",
  "TH T",
  "V W",
  "W V",
  "ZH Z",
  "AO AA",
  "AA AO",
]);

/** The phone to name as "sounded like", or `null` where the two are not told apart well, or are one in some accent. */
export function namedConfusion(phone: string, confusion: string): string | null {
  return nearChance.has(`${phone} ${confusion}`) ? null : confusion;
}
