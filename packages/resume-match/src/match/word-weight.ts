import { stemWord } from "../skills/words.ts";

/** Words of every advertisement and every résumé: they tell nothing of the work. */
const common = new Set(
  `experience experienced year years work working worked job role position company companies team teams skill skills ability able strong good excellent
great best knowledge understanding required requirement requirements must should have having has will would can you your our we us they their responsibilities
responsible responsibility duties duty including include includes etc other others various multiple new high level well day days time full part based location
office candidate candidates looking join seeking hire hiring opportunity environment fast paced professional ensure ensuring provide providing support
supporting manage managing maintain maintaining develop developing help helping use using used need needs make making related relevant similar minimum
least preferred plus bonus nice degree bachelor bachelors master field equivalent education qualification qualifications salary benefits pay monthly annual
month months week weekly daily hours shift shifts india pune mumbai delhi bangalore bengaluru hyderabad chennai london usa uk remote hybrid onsite
communication written verbal english self motivated organised detail oriented player attitude learn learning grow growth career project projects
client clients customer customers business process processes system systems quality solution solutions service services product products deliver
delivery across within through both all any each every also as per more than over under between while who what when where how this that these those
first second one two three four five six seven eight nine ten name email phone address summary profile objective details description present current`
    .split(/\s+/)
    .map((word) => stemWord(word)),
);

/** How telling a word (by stem) is: 0 for words that stand everywhere, 1 for names and words of a trade. */
export function wordWeight(stem: string): number {
  if (common.has(stem) || /^\d+$/.test(stem)) return 0;
  return stem.length <= 2 ? 0.5 : 1;
}
