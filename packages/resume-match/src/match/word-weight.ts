import { stemWord } from "../skills/words.ts";

/** Words common in all advertisements and résumés. */
const commonStems = new Set(
  `experience experienced year work job role position company team skill ability able strong good excellent great best knowledge understanding required
must should have has will would can you your our we us they their responsibilities responsible duties including etc other various multiple new high
level well day time full part based location office candidate looking join seeking hire opportunity environment fast paced professional ensure provide
support manage maintain develop help use using used need make related relevant similar minimum least preferred plus bonus nice degree bachelor master
field equivalent education qualification salary benefits pay monthly annual month week weekly daily hours shift india pune mumbai delhi bangalore
bengaluru hyderabad chennai london usa uk remote hybrid onsite communication written verbal english self motivated organised detail oriented player
attitude learn grow growth career project client customer business process processes system quality solution service product deliver across within
through both all any each every also as per more than over under between while who what when where how that these those first second one two three
four five six seven eight nine ten name email phone address summary profile objective description present current`
    .split(/\s+/)
    .map((word) => stemWord(word)),
);

/** Significance of a stem: 0 for common words, 1 for names and words of a trade. */
export function wordWeight(stem: string): number {
  if (commonStems.has(stem) || /^\d+$/.test(stem)) return 0;
  return stem.length <= 2 ? 0.5 : 1;
}
