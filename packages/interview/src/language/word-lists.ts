/*
 * Closed lists of English words as people use them in interviews. A past form counts as an action unless it
 * is listed here as a verb of saying, thinking or being, or as a word of self-praise.
 */

/** Whether a word is a past form. */
export function isPast(word: string): boolean {
  return irregularPast.has(word) || (/[a-z]{2}ed$/.test(word) && !notVerbs.has(word));
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Past forms that do not end in -ed. */
export const irregularPast = words(`
  ate bought broke brought built came caught chose cut did dealt drew drank drove fell felt fed fought found flew forgot froze gave
  got went grew had heard held hid hit hurt kept knew laid led left lent let lost lay lit made meant met paid put quit read rang rode
  rose ran said saw sold sent set sewed shook showed shut sang sat slept slid spoke spent split spread stood stole stuck struck swept
  swore swam took taught tore told thought threw understood undid unplugged woke wore won wound wrote rewrote redid rebuilt reran reset
  redrew overheard oversaw bet bid bound cast clung cost crept dug drawn driven done gone given taken written seen shown known
  rung sunk swung withdrew spelt learnt burnt leant dreamt spilt spoilt smelt dwelt
`);

/** Base forms of action verbs, for stories in the present tense. */
export const baseDeeds = words(`
  add book bring build buy call carry change check close collect count copy cut deliver draw drive file find fix fetch get give go hand
  help hire import install lend list lock make move note open order pack pay phone pick place post print pull push put raise read
  rebuild record redo refund remove rent repair replace reset restart rewrite ring roll run save scan sell send set ship show sign sit
  sort split start stop swap switch take teach test text transfer turn type unblock update upload visit walk watch weigh write
`);

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
