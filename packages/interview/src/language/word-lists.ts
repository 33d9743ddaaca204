/*
 * Closed lists of English words as people use them in interviews. A past form counts as an action unless it
 * is listed here as a verb of saying, thinking or being, or as a word of self-praise.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Whether a word is a past form. */
export function isPast(word: string): boolean {
  return irregularPast.has(word) || (/[a-z]{2}ed$/.test(word) && !notVerbs.has(word));
}

/** Verbs with past forms that do not end in -ed: the base form, the past, and the participle if it differs. */
const irregular = `
  eat ate eaten, buy bought, break broke, bring brought, build built, come came, catch caught, choose chose, do did done, deal dealt
  draw drew drawn, drink drank, drive drove driven, fall fell, feel felt, feed fed, fight fought, find found, fly flew, forget forgot
  freeze froze, give gave given, get got, go went gone, grow grew, have had, hear heard, hold held, hide hid, keep kept
  know knew known, lay laid, lead led, leave left, lend lent, lose lost, light lit, make made, mean meant, meet met, pay paid
  ring rang rung, ride rode, rise rose, run ran, say said, see saw seen, sell sold, send sent, sew sewed, shake shook, show showed shown
  sing sang, sit sat, sleep slept, slide slid, speak spoke, spend spent, stand stood, steal stole, stick stuck, strike struck
  sweep swept, swear swore, swim swam, take took taken, teach taught, tear tore, tell told, think thought, throw threw
  understand understood, undo undid, wake woke, wear wore, win won, wind wound, write wrote written, rewrite rewrote, redo redid
  rebuild rebuilt, rerun reran, redraw redrew, overhear overheard, oversee oversaw, bind bound, cling clung, creep crept, dig dug
  sink sunk, swing swung, withdraw withdrew, spell spelt, learn learnt, burn burnt, lean leant, dream dreamt, spill spilt
  spoil spoilt, smell smelt, dwell dwelt`
  .split(/[,\n]/)
  .map((line) => line.trim().split(" "));

/** Past forms that are also the base form. */
const samePast = "cut hit hurt let put quit read set shut split spread reset bet bid cast cost".split(" ");

/** Past forms that do not end in -ed. */
export const irregularPast = new Set([
  ...samePast,
  "lay",
  "unplugged",
  ...irregular.flatMap(([, ...pasts]) => pasts),
]);
const irregularPastOf = new Map(irregular.map(([base = "", past = ""]) => [base, past]));

/** Base forms of verbs in which people tell a story in the present tense. Their past forms are in `pastOf`. */
const storyVerbs = words(`
  add book bring build buy call carry change check close collect count copy draw drive file find fix fetch get give go hand
  help hire import install lend list lock make move note open order pack pay phone pick place post print pull push raise
  rebuild record redo refund remove rent repair replace restart rewrite ring roll run save scan sell send ship show sign sit
  sort start stop swap switch take teach test text transfer turn type unblock update upload visit walk watch weigh write
  say tell ask come leave promise explain answer agree apologise accept renew cancel arrive reach finish begin enter dial grab
  wipe load unload lift mop serve cook wash clean drop press plug park unpack measure hold stand spend speak talk wait drill join warn
  apply assign borrow see hear meet repeat return ride settle sweep throw
`);

/** The past form of a verb of actions or saying, given in its base form; undefined for other words. */
export function pastOf(base: string): string | undefined {
  if (!storyVerbs.has(base)) return undefined;
  const past = irregularPastOf.get(base);
  if (past !== undefined) return past;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return /^[^aeiou]+[aeiou][^aeiouwxy]$|(?:cel|fer|ship)$/.test(base)
    ? `${base}${base.at(-1)}ed`
    : `${base}ed`;
}

/** Verbs of saying, which move nothing forward on their own. */
export const sayingPast = words(`
  said told asked explained apologised apologized promised thanked replied answered mentioned assured reassured informed advised agreed
  argued suggested repeated admitted acknowledged empathised empathized sympathised sympathized listened talked spoke heard commented
  complained greeted begged insisted offered goes went-like communicated discussed briefed convinced persuaded motivated encouraged
  appreciated praised
`);

/** Verbs of thinking, feeling, being and having, and words that claim a quality without an action. */
export const statePast = words(`
  thought knew felt wanted believed understood realised realized liked hoped wished remembered forgot feared seemed appeared looked was
  were had did became remained stayed enjoyed loved hated worried wondered assumed expected decided learnt learned noticed saw meant
  needed used tried kept started began happened existed belonged owned considered evaluated analysed analyzed assessed weighed ensured
  handled managed demonstrated displayed exhibited delivered-excellence leveraged ensured supported led drove-change championed strived
  prioritised prioritized focused focussed collaborated coordinated co-ordinated involved supposed guessed called-out lost missed got
  committed aligned resolved adapted embraced navigated spearheaded facilitated owned maintained went let seen came cost served relaxed
  lived worked been gone fully related approached undertook exceeded achieved contributed devoted excelled ensured attended strove
  succeeded
`);

/** Adjectives and adverbs that end in -ed. */
export const notVerbs = words(`
  need indeed speed bed red feed seed deed hundred tired interested excited annoyed frustrated upset-ed worried pleased delighted
  satisfied disappointed relieved stressed ashamed embarrassed experienced supposed aged naked wicked sacred crooked limited detailed
  required dedicated related complicated crowded advanced gifted so-called united shed sled breed exceed proceed succeed agreed-upon
`);

/** Words of principles and self-praise. An answer with many of them and few facts is general. */
export const generalWords = words(`
  always usually generally typically everything everyone everybody every key important essential crucial paramount vital believe belief
  philosophy approach mindset value values stakeholder stakeholders proactive proactively transparent transparently transparency
  communication culture growth passionate passion strength strengths skills resilience integrity excellence holistic holistically empathy
  consistently relentless ownership accountability synergy leverage robust optimal strategic alignment thrive pride trust journey
  opportunity ultimately inherently continuous improvement collaboration collaborative feedback learnings learning mistakes honesty
  analysis relationship relationships personally outcome challenge challenges pressure priorities stronger resilient positive motivated
  confident best clarity seamless commitment professional professionally effective effectively efficient efficiently outcomes
`);
