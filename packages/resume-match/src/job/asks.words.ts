/** Words of a requirement that do not show what is required. */
export const fillers = [
  // Requirements and degrees of them
  "experience experienced knowledge skill skills ability able understanding familiarity familiar proficiency",
  "proficient expertise demonstrated track record background competent confident comfortable willing",
  "willingness required requirement must need needs needed essential desirable preferred nice bonus",
  "advantage ideal ideally plus minimum least equivalent related relevant similar strong good excellent",
  "proven solid deep sound basic best well great high level big huge real hands successful useful helpful",
  "welcome",
  // Jobs and their terms
  "working work team role candidate candidates looking position job company join joiner immediate notice",
  "period field degree bachelor master office location based remote hybrid onsite shift salary ctc lpa per",
  "month months week weeks annum year years hour hours day days time full part duty duties responsible",
  "responsibilities responsibility tasks includes include involve involves including",
  // People
  "person people someone anyone",
  // Verbs of few words
  "have having will using use used can could would should may be been being do does doing make makes get has",
  "had want wanted like love help helps added",
  // Numbers
  "one two three four five six seven eight nine ten",
  // Small words
  "we you our your with etc other within across various multiple new also it its they them their he she his",
  "who what when where how all any both each every some such than then there these those through up out over",
  "under about after before between during while not no more most very just only own i'd you'll you're we'd",
  "we're we'll youll youre wed were",
];
