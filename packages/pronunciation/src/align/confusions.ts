/** Pairs the model separates hardly better than chance. Naming one for the other would mislead. */
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

/** The confused phone to report, or `null` if the model cannot separate the pair or an accent merges it. */
export function namedConfusion(phone: string, confusion: string): string | null {
  return nearChance.has(`${phone} ${confusion}`) ? null : confusion;
}
