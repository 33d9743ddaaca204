import { isPlace, organisationScore, titleScore } from "../extract/titles.ts";
import { type JobSentence, type PlacedSentence, type SentenceKind, splitJob } from "./job-sentences.ts";
import { titleHead } from "./job-title.ts";
import { kindWeights } from "./kind-weights.ts";

export type { JobSentence, SentenceKind } from "./job-sentences.ts";

/** In the order of the weights. */
export const sentenceKinds: readonly SentenceKind[] = [
  "title",
  "about",
  "pay",
  "duty",
  "must",
  "wish",
  "apply",
];

const cues: [string, RegExp][] = [
  [
    "wish",
    /\b(?:nice|good|great) to have|\bnice but|\b(?:preferred|preferabl[ye]|preference|desirable|desired|bonus|advantage|advantageous|beneficial|optional|an asset|a plus|is plus|be a plus|pluses|handy|ideally|not (?:essential|required|needed|a must|mandatory))\b|\b(?:be|is|are|very|most|also|especially|particularly) (?:\w+ )?(?:welcome|useful|helpful|nice|great|good|ideal|lovely|fantastic|beneficial|valued)\b|\b(?:useful|helpful|welcome|nice|helps|a bonus)[.;]?$|\bit helps\b|\bwould (?:also )?(?:help|be|delight|suit)\b|\b(?:we(?:'d|’d| would) (?:\w+ )?(?:love|like|welcome|prefer))|\blove it if\b/i,
  ],
  [
    "learn",
    /\b(?:keen|eager|willing|willingness|want|wish|hungry|happy|ready|like|desire|interest(?:ed)?)\s+(?:to|in)\s+(?:learn|train|develop|grow|study|qualify|work towards)/i,
  ],
  [
    "required",
    /\b(?:must|required|essential|mandatory|compulsory|necessary|minimum|at least|need(?:s|ed)? to have|is a must|should (?:have|be|possess|know)|no (?:more|less|fewer) than)\b/i,
  ],
  [
    "years",
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several|some)\s*(?:\+|plus|or more|[-–]\s*\d+|to \w+)?\s*(?:years?|yrs?|months|seasons)\b|\bPQE\b/i,
  ],
  [
    "experience",
    /\b(?:experienced?|exp|background|exposure|track record|hands[- ]on|proven|proficien\w+|expertise|expert|familiar\w*|conversant|fluen\w+|competent|confident|comfortable|literate|acumen|knowledge|understanding|skills?|skilled|aptitude|portfolio|fresher)\b/i,
  ],
  [
    "credential",
    /\b(?:degree|diploma|bachelor\S*|master'?s|ph\.?d|b\.?\s?(?:sc|tech|com|e|ed|a|pharm)\b|m\.?\s?(?:sc|tech|com|ed|ba)\b|mba|bca|mca|llb|iti|hnc|hnd|nvq|btec|gcses?|a[- ]levels?|ged|graduat\w+|undergraduate|licen[cs]\w+|certificat\w+|certified|registered|registration|qualified|qualifications?|accredit\w+|chartered|ticket|card|badge|clearance|level \d)\b/i,
  ],
  [
    "ability",
    /\b(?:able|ability|capable|willing(?:ness)?|own (?:tools|car|vehicle|transport|bike|hand tools)|attention|eye for|attitude|patien(?:ce|t)|calm|friendly|reliable|punctual|honest|organi[sz]ed|motivated|discretion|good|excellent|strong|solid|clear|fluent|sound|spoken|written|driver|driving)\b/i,
  ],
  [
    "youHave",
    /^(?:and )?you(?:'ll|’ll| will| should| must)? (?:also )?(?:have|are|know|hold|enjoy|like|love|can|bring|possess|speak)\b|^you(?:'re|’re|'ve|’ve)\b|\bwe (?:need|want|ask for|expect|look for|require) (?:someone|people|you)\b/i,
  ],
  [
    "youWill",
    /\byou(?:'ll|’ll| will|'d|’d| would)\b(?! (?:have|be an?|need|bring|get|receive|earn|enjoy)\b)|\b(?:responsible for|duties|tasks include|reporting to you|the (?:person|post ?holder|successful candidate|officer|coordinator|role) (?:will|shall)|your (?:job|task|role|day))\b/i,
  ],
  [
    "money",
    /[$€£₹]\s?\d|\b(?:rs\.?|inr|usd|gbp|eur|aed)\s?\d|\b\d[\d.,]*\s?(?:k\b|lpa|lakhs?|lacs?|crores?|p\/h|per hour)|\b(?:per|an|a|each) (?:hour|annum|month|day)\b|\/\s?(?:hr|hour|month|year)\b|\b(?:ctc|lpa|ote|pro[- ]rata|in hand)\b/i,
  ],
  [
    "benefit",
    /\b(?:salary|salaries|pay|paid|pays|wages?|bonus(?:es)?|commission|incentives?|benefits?|perks?|pensions?|401\s?\(?k\)?|holidays?|annual leave|leave|pto|vacation|sick days|insurance|medical|dental|vision|mediclaim|allowances?|discounts?|tuition (?:help|assistance|reimbursement)|mileage|relocation|equity|share options|stock|esops?|overtime|tips|gratuit(?:y|ies)|uniform|lunch(?:es)?|meals?|food|accommodation|canteen|parking|cab|provident|pf|esic?|childcare|sign[- ]on|sabbatical|training given|full training|reimbursement|company (?:car|phone)|van|house|(?:membership|flexitime|bank holidays|petrol|no experience|profit share|free))\b/i,
  ],
  [
    "schedule",
    /\b(?:full[- ]?time|part[- ]?time|permanent|temporary|temp|fixed[- ]term|contract|freelance|shifts?|nights|evenings|weekends?|weekdays?|mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|hours|hrs|hybrid|remote|on[- ]?site|from home|work(?:ing)? from home|wfh|wfo|rota|rotating|rotational|term[- ]time|days? off|four[- ]day|one week in|\d+ ?(?:am|pm)|\d+[.:]\d\d|immediate|grade|band|week|days)\b/i,
  ],
  [
    "apply",
    /\b(?:apply|application|applicants?|send|e-?mail|mail|share|submit|forward|whatsapp|call|contact|ring|phone|write to|dm|click|questions|enquir\w+|inquir\w+|walk[- ]in|interviews?|closing date|closes?|last date|deadline|latest by|resumes?|résumés?|cvs?|cover(?:ing)? letter|references?|agenc(?:y|ies)|sponsor\w*|visas?|authori[sz]ed to work|dbs|background check|candidates?|hr)\b|@\w|\b\d{3}[- ]\d{3,}|\b\d{5} \d{3} \d{3}\b|\d{1,2}\/\d{1,2}|www\.|https?:/i,
  ],
  [
    "applyFor",
    /\b(?:send|e-?mail|mail|share|forward|submit|drop|attach|bring|upload|include|write|apply|walk[- ]in)\b.{0,40}\b(?:cvs?|resumes?|résumés?|applications?|letter|portfolio|profile|details|certificates|line)\b|\binterested (?:candidates|applicants|people)\b|@\w+\.|\b(?:closing|last|application) date\b|^(?:please )?(?:apply|call|ring|phone|contact|whatsapp|e-?mail|click|dm)\b/i,
  ],
  [
    "payScale",
    /\b(?:salary|pay|ctc|wages?|remuneration|compensation|stipend|package)\b.{0,14}\b(?:as per|according|range|scale|grade|by|upto|up to|from|of|around|negotiable|no bar|commensurate|depend\w*)\b|\bwe (?:offer|pay|give|provide)\b|\bfreshers (?:can|may) apply|\b(?:weekly|monthly) (?:pay|payout)/i,
  ],
  [
    "weDo",
    /^we (?!need|want|expect|require|ask|are|seek|offer|pay|give|provide|would|will|do|look|have|hire)\p{L}+/iu,
  ],
  [
    "legal",
    /\b(?:equal[- ]opportunit\w+|eoe|eeo|e-verify|affirmative action|discriminat\w+|regardless|without regard|drug[- ]free|all qualified|protected|veterans?|disabilit\w+|gender|race|diversity|inclusi\w+|accommodations? (?:for|to)|reasonable (?:accommodation|adjustments?)|safeguarding (?:children|and)|privacy|encouraged to apply|welcome applications|arrest|criminal)\b/i,
  ],
  [
    "employer",
    /\b(?:we are|we're|we’re|is|are|been) (?:an?|the|one of)\b(?! (?:plus|must|bonus|advantage|asset))|\b(?:founded|established|family[- ](?:run|owned)|since \d{4}|headquartered|based in|\d+[- ](?:person|people|strong|bed|room|truck)|\d[\d,]* (?:people|employees|staff|of us)|our (?:client|clients|team|group|company|school|school's|customers|office)|start-?up|mission|join(?:ing)? (?:our|a|the)|serves|employs|makes|sells|runs|looks after|cares for)\b/i,
  ],
  [
    "firm",
    /\b(?:ltd|limited|llc|llp|inc|plc|pvt|gmbh|co\.|corp|group|hospital|school|university|college|council|bank|hotel|clinic|trust|agency|company|studio|charity|ngo|institute|airport|practice|academy|church|centre|center)\b/i,
  ],
  [
    "hiring",
    /\b(?:we|i|who|school|team|company|client|practice|clinic|firm|hotel|are|is|am|['’](?:re|m|s))\b.{0,60}\b(?:need|needs|seek|seeks|seeking|hiring|looking for|after|want|wants|recruiting|require|requires|search(?:ing)? for) (?:an?|our|the|somebody|someone|one|two|\d)\b|^(?:hiring|wanted|required|urgent|urgently|immediate opening|vacancy|opening)\b|\b(?:wanted|needed|required)\b(?=[ ,.:;–-]|$)/i,
  ],
];

const dutyVerbs = new Set(
  `accept accompany achiev act adapt adjust administer admit advis advocat agre allot allocat amend analys analyz answer appl apprais approv arrang art-direct assembl assess assign assist attend audit author automat balanc bath be bend bill blend block book brief bring brows budget build buy calculat calibrat call campaign car carr cast catalogu catch challeng champion chang chas check clean clear clos co-ordinat coach code cold-call collaborat collat collect communicat compar compil complet compl compos comput conduct configur confirm connect consult contact contribut control convert convey cook coordinat correct counsel count cover craft creat cross-sell cultivat curat cut deal debug decid defin delegat deliver demonstrat deploy design detect determin develop devis diagnos digitis direct discuss dismantl dispatch dispens distribut document draft draw dress driv edit educat employ enabl encourag enforc engag engineer enhanc enrol ensur enter escalat escort establish estimat evaluat examin execut expand explain explor extract fabricat facilitat feed fetch fil fill find finish fit fix flag fly follow forecast formulat foster gather generat get giv grad greas greet grow guard guid handl harvest haul help hire hold host hunt identif implement import improv includ increas induct influenc inform initiat inspect inspir install instruct integrat interpret interview introduc invent investigat invoic issu keep label launch lead learn lesson liais lift list listen load log look lubricat maintain make manag maintain mark market marshal match measur mediat meet mentor merchandis migrat milk mix mobilis model moderat modif monitor motivat mount mov navigat negotiat network nurs nurtur observ obtain offer onboard open operat optimis optimiz order organis organiz orient originat overhaul oversee own pack paint pair participat patch patrol perform pick pilot pitch plan plant plaster plaster play post practis prepar prescrib present preserv prevent print prioritis prioritiz process procur produc program promot proof-read propos prospect protect prototyp provid prun publish pull purchas pursu push qualif quot rais reach read rebuild receiv recommend reconcil record recruit redesign reduc refer refin refuel register reinforc releas reliev remind remov renew repair repl replac replenish report represent reproduc request research reset resolv respond restock restor review rewir ring roll rotat rout run sampl sand scan schedul scout screen script search secur segment select sell send serv servic set shap ship shoot show sift sign sit sketch solicit solv sort sourc spot spray stack staff start stay steer stock stor streamlin strengthen structur stud submit suggest summaris summariz supervis suppl support survey sweep tailor tak tak talk teach tend test tid tighten trac track train transcrib transfer transform translat transport treat triag troubleshoot tun turn tutor typ uncover undertak unload updat upgrad upload upsell us validat valu verif visit walk wash watch water weigh weld welcom wip wir work wrap writ`.split(
    /\s+/,
  ),
);
/** Form of the duty verb that a text starts with, if any. */
function openingVerb(word: string): "base" | "ing" | "s" | undefined {
  const base = (form: string) =>
    dutyVerbs.has(form) ||
    dutyVerbs.has(form.replace(/[ey]$/, "")) ||
    dutyVerbs.has(form.replace(/(.)\1$/, "$1"));
  if (word.endsWith("ing") && base(word.slice(0, -3))) return "ing";
  if (base(word)) return "base";
  return /[^s]s$/.test(word) && (base(word.replace(/i?es$/, "")) || base(word.slice(0, -1)))
    ? "s"
    : undefined;
}

/** Names of the features that decide a sentence's kind. */
export function sentenceFeatures(sentences: readonly PlacedSentence[], index: number): string[] {
  const sentence = sentences[index];
  if (!sentence) return [];
  const { text, heading, isInline, isFar, isItem, line } = sentence;
  const [previous, next] = [sentences[index - 1], sentences[index + 1]];
  const words = text.split(/\s+/);
  const features = ["any", ...cues.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)];
  if (features.length === 1) features.push("noCue");
  features.push(
    heading ? `${isInline ? "inline" : isFar ? "far" : "under"}:${heading.kind}` : "noHeading",
    words.length < 3
      ? "1-2 words"
      : words.length < 6
        ? "3-5 words"
        : words.length < 13
          ? "6-12 words"
          : "13+ words",
  );
  if (index === 0) features.push("first");
  else if (!heading && line === sentences[0]?.line) features.push("firstLine");
  else if (!heading && (index === 1 || line <= 2)) features.push("second");
  if (!next) features.push("last");
  if (isItem) features.push("item");
  const isNewLine = previous?.line !== line;
  if (isNewLine && next?.line !== line) features.push("ownLine");
  if (!/[.!;]$/.test(text)) features.push("noStop");
  if (isNewLine && index < 4 && (!heading || isInline)) {
    const head = titleHead(text);
    if (titleScore(head) >= 1.5 && head.split(" ").length < 8) features.push("titleLike");
    if (isPlace(text.replace(/\.$/, "")) || organisationScore(text.split(/\s[–—-]\s/)[0] ?? "") >= 1)
      features.push("nameLike");
  }
  const [first = ""] = /[\p{L}-]+/u.exec(text.toLowerCase()) ?? [];
  const verb = openingVerb(first);
  if (verb) features.push(`verb:${verb}`);
  if (/^(?:we|our|i|my)\b/i.test(text)) features.push("we");
  else if (/^you/i.test(text)) features.push("you");
  else if (/^(?:the|this|a|an|it)\b/i.test(text)) features.push("the");
  if (/^\p{Lu}[\p{L}&'’-]*(?: (?:&|of|and|\p{Lu}[\p{L}'’-]*))+/u.test(text)) features.push("properName");
  if (/,.*(?:,| and )/.test(text)) features.push("list");
  return features;
}

/** The most probable kinds of all sentences, each given the one before (Viterbi). */
export function decodeKinds(
  sentences: readonly PlacedSentence[],
  weights: Readonly<Record<string, readonly number[]>>,
): SentenceKind[] {
  const steps: { scores: number[]; from: number[] }[] = [];
  const add = (totals: number[], name: string) => {
    weights[name]?.forEach((weight, kind) => {
      totals[kind] = (totals[kind] ?? 0) + weight;
    });
  };
  sentences.forEach((_, index) => {
    const own = sentenceKinds.map(() => 0);
    for (const feature of sentenceFeatures(sentences, index)) add(own, feature);
    const before = steps.at(-1);
    const step = {
      scores: sentenceKinds.map(() => Number.NEGATIVE_INFINITY),
      from: sentenceKinds.map(() => 0),
    };
    for (let previous = 0; previous < (before ? sentenceKinds.length : 1); previous += 1) {
      const totals = [...own];
      add(totals, `after:${before ? sentenceKinds[previous] : "nothing"}`);
      const highest = Math.max(...totals);
      const log = highest + Math.log(totals.reduce((sum, total) => sum + Math.exp(total - highest), 0));
      totals.forEach((total, kind) => {
        const score = (before?.scores[previous] ?? 0) + total - log;
        if (score > (step.scores[kind] ?? 0)) {
          step.scores[kind] = score;
          step.from[kind] = previous;
        }
      });
    }
    steps.push(step);
  });
  const kinds: SentenceKind[] = [];
  let best =
    steps.at(-1)?.scores.reduce((top, score, kind, all) => (score > (all[top] ?? 0) ? kind : top), 0) ?? 0;
  for (const { from } of steps.toReversed()) {
    kinds.push(sentenceKinds[best] ?? "about");
    best = from[best] ?? 0;
  }
  return kinds.reverse();
}

/** Statements that the law requires, which are never requirements, whatever their heading. */
const legalNotice =
  /\bequal[- ]opportunit(?:y|ies)\b|\bwithout regard to\b|\bregardless of (?:their |your )?(?:age|gender|sex|race|colou?r|religion|disabilit)|\ball qualified (?:applicants|candidates)\b|\b(?:applicants?|applications|candidates?|people|everyone) (?:of|from) (?:any|all|every) (?:ages?|genders?|races?|backgrounds?|communit)|\b(?:not|never) discriminate\b|\breasonable (?:accommodation|adjustment)s?\b/i;

/** Splits a job description into sentences and list items with their kinds. */
export function readSentences(text: string): JobSentence[] {
  const sentences = splitJob(text);
  const kinds = decodeKinds(sentences, kindWeights);
  return sentences.map((sentence, index) => ({
    ...sentence,
    kind: legalNotice.test(sentence.text) ? "apply" : (kinds[index] ?? "about"),
  }));
}
