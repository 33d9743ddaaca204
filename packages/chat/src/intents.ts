import type { Topic } from "./types.ts";

export const abuse =
  /\bf+\s*(?:off|u+|you)\b|\bfuck\w*|\bshit\b|\bidiot\w*|\bstupid\b|\bbastard\w*|\bchutiy\w*|\bbsdk\b|\bmadarch\w*|\bbhench\w*|\bharami\w*|\bsaale\b|\bshut up\b|\bmoron\w*|\bdumb\b|\basshole\w*|\bbewakoof\b|\bgo to hell\b|\buseless bot\b/;

const questionWords =
  /\?|(?:^|[.!…;\n]|\bbut\b|\balso\b)\s*(?:so |and |ok |hi |hello |sir |mam |please |pls )*(?:what|whats|wat|where|whr|when|wen|why|who|whom|which|how|is|are|does|did|(?:do|can|could|will|would|shall|should|may|have|has|am) (?:i|you|u|we|they|it|the|this|that|there|my|your|someone|anyone|freshers?|people)|any (?:update|news|chance|bond|work|cab|bonus|other|leave|facility|dress|age))\b|\b(?:tell me|let me know|want to know|wanna know|like to know|kya|kitn[aie]|kab|kahan?|kidhar|kaise|kaun|kyu|milega|milegi|milti|hoga|chahiye kya|lagenge|and what|also what|what is|what's|tell about|info(?:rmation)? (?:about|on|regarding)|details (?:about|of|on)|regarding|batao|bata do|bataiye|how much|how many|am i eligible|is there|do you|can i|will i|are there|do i)\b/;

/** Topics that no opening covers; they go to a person. */
const outside =
  /\b(?:leaves?|holidays?|chutti\w*|vacation|insurance|medical|mediclaim|pf|provident|esic?|gratuity|maternity|paternity|dress|uniform|bond|tax\w*|tds|visa|sponsor\w*|hikes?|increments?|appraisals?|raise|bonus\w*|incentives?|commission|overtime|training|trainer|laptops?|computer|wifi|food|canteen|meals?|lunch|tea|gym|promot\w*|growth|career path|wife|husband|friends?|brother|sister|couple|refer\w*|boss|owner|ceo|founder|clients?|customers? do|attrition|probation|union|pets?|polic\w+|pension|relocat\w*|accommodation|hostel|pg|branch\w*|other (?:city|cities|office|job|opening|location)s?|another (?:city|role|job|opening)|stock|shares?|esops?|listed|turnover|team size|how big|how many (?:people|employees)|women|ladies|safety|smok\w*|drug|background check|police|verification|advance|loan|credit|joining bonus|part[- ]?time|intern\w*|contract|permanent|temporary|mobile allowed|phone allowed|tattoo|beard|religion|age limit|reservation|disab\w*|wheelchair|lift|creche|day ?care|company do|about (?:the|your) company|funding|layoffs?|fired|resign|weekly off fixed|diwali|christmas|eid|target\w*|kpis?|calls? (?:per|a) day|voice|chat process|headset|work culture|culture|rating|glassdoor|review|breaks?|late|deduct\w*|credited|pay ?day|reimburs\w*|petrol|fuel|festivals?|prepare|syllabus|cut ?off|vacanc\w*|seats|openings|positions|fees?|scam|fake|genuine|internet|transfers?|abroad|onsite|typing|gap|criminal|gender|males?|females?|married|pregnan\w*|children|kids?|languages?|marathi|hyderabad|bangalore|bengaluru|mumbai|delhi|chennai|noida|(?:when|what date) .*\b(?:joining|join|start)|how old|questions (?:are|will)|why)\b/;
export const offTopic =
  /\bjokes?\b|\bweather\b|\bcricket\b|\bmovies?\b|\bsong\b|\bmarry\b|\blove you\b|\bgirlfriend\b|\bboyfriend\b|\bpoem\b|\bcapital of\b|\bwho (?:are|made|created) you\b|\bare you single\b|\bipl\b|\bmatch\b|\bhomework\b|\bbitcoin\b|\bcrypto\b|\brecipe\b|\bprime minister\b|\bpresident\b|\bwhat(?:'s| is) (?:\d|the time)\b|\bignore (?:all|your|previous)\b|\bsystem prompt\b|\binstructions\b|\bwrite (?:a|me)\b|\bnews\b|\bhoroscope\b/;

const topicWords: [RegExp, Topic][] = [
  [
    /\bstatus\b|\bupdate\b|\bshortlist\w*|\bmy (?:form|profile|cv|resume|candidature)\b|\breply\b|\bapplied\b|\bjawab\b|\bselected\b|\bmy application\b|\bheard back\b|\bany reply\b|\bresult\b|\bmy interview\b|\binterview (?:is |was )?(?:confirmed|scheduled|cleared|done|result)\b|\bapplied (?:last|on|\d)|\bkya hua\b|\brejected\b|\bwhen will (?:you|i) (?:reply|hear|know|get (?:a |an )?(?:reply|answer|call))/,
    "ask-status",
  ],
  [
    /\bdocument\w*|\bdocs?\b|\bpapers?\b|\baadhaa?r\b|\bpan card\b|\bmark ?sheets?\b|\bpayslips?\b|\bsalary slips?\b|\brelieving\b|\bcertificates?\b|\bkagaz\w*|\bid proof\b|\bphotos?\b|\bpassport\b/,
    "ask-documents",
  ],
  [
    /\bwfh\b|\bwork from home\b|\bremote\w*|\bhybrid\b|\bfrom home\b|\bghar se\b|\bcome to (?:the )?office (?:daily|every)/,
    "ask-remote",
  ],
  [
    /\bcabs?\b|\b(?:get|reach|go|come|drop\w*) (?:me )?(?:back )?home\b|\bghar kaise\b|\btransport\w*|\bpick ?up\b|\bpick and drop\b|\bdrop (?:facility|home)\b|\bparking\b|\bpark\b|\bbus\b|\bcommut\w*|\btravel (?:facility|allowance)|\bshuttle\b/,
    "ask-transport",
  ],
  [
    /\bsalary\b|\bsalry\b|\bpay\b|\bpackage\b|\bctc\b|\bstipend\b|\blpa\b|\bin hand\b|\bpaise?\b|\bmoney\b|\bwages?\b|\bnight allowance\b|\bcompensation\b|\bhow much (?:will|do|would) (?:i|you)\b|\bkitna (?:dete|milega|doge)|\btankhwah?\b|\bpays?\b|\bearn\b|\bextra for night/,
    "ask-pay",
  ],
  [
    /\binterview\b|\bprocess\b|\brounds?\b|\bassessment\b|\btest\b|\bhow long (?:does|will)|\bnext steps?\b|\bselection\b|\bprocedure\b|\bwhat happens (?:next|after)|\baage kya\b|\bhow do i apply\b|\bstages\b|\boffer letter\b/,
    "ask-process",
  ],
  [
    /\bexperience\b|\bexp\b|\beligib\w*|\bfreshers?\b|\bqualif\w*|\bcriteria\b|\bcompulsory\b|\bmandatory\b|\bminimum\b|\bdegree\b|\bgraduat\w*|\bcan i apply\b|\b12th\b|\bminimum\b|\bdiploma\b|\brequirement\w*/,
    "ask-experience",
  ],
  [
    /\bshifts?\b|\btimings?\b|\btime\b|\bhours\b|\broster\b|\bweek(?:ly)? ?offs?\b|\boffs\b|\bdays? off\b|\boff days?\b|\bnights?\b|\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bworking days\b|\bdays a week\b|\b5 days\b|\brotat\w*/,
    "ask-shift",
  ],
  [
    /\bwhere\b|\boffice\b|\blocation\b|\baddress\b|\blocated\b|\bkahan?\b|\bkidhar\b|\bcity\b|\bfloor\b|\bmetro\b|\bnear\w*\b|\bwhich (?:area|part)\b|\blandmark\b|\bmaps?\b|\bpin ?code\b|\breach\b|\bkharadi\b|\bplace\b|\bsite\b/,
    "ask-location",
  ],
];

/** Commands to the bot. */
const requests =
  /^\W*(?:please |pls |can you |just )?(?:tell|write|sing|say|ignore|forget|give|show|play|marry)\b|\bi love you\b/;

export type Question = { kind: "TOPIC"; topic: Topic } | { kind: "OTHER" | "OFF_TOPIC" };

const firstAt = (pattern: RegExp, text: string) => pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;

/** Finds the first question in a message. */
export function readQuestion(text: string): Question | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const isAsked = questionWords.test(text);
  if (offTopic.test(text) && (isAsked || requests.test(text))) return { kind: "OFF_TOPIC" };
  if (!isAsked)
    return /^\W*(?:salary|location|address|shift timings?|status|package|documents?)\W*$/.test(text)
      ? topicOf(text)
      : undefined;
  return topicOf(text) ?? { kind: "OTHER" };
}

function topicOf(text: string): Question | undefined {
  if (outside.test(text)) return { kind: "OTHER" };
  const found = topicWords
    .map(([pattern, topic]) => ({ topic, at: firstAt(pattern, text) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY);
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return first && { kind: "TOPIC", topic: first.topic };
}

export const correction =
  /\bnot\b.*|\bsorry\b|\bmistake\w*|\bgalti\b|\bgalat\b|\bwrong\w*|\btypo\b|\bactually\b|\bcorrect(?:ion)?\b|\bi meant?\b|\binstead\b|\bchange (?:my|it|the)|\bspelling\b|\bmake it\b|\bi mean\b|\bwait\b|\boops\b|^\s*\*|\bupdate my\b|\bnahi\b/;
export const attaching =
  /\b(?:sending|sent|attach\w*|here is|here's|find|uploading|uploaded|bhej\w*|forwarding|share|sharing)\b.*\b(?:cv|resume|résumé|biodata|bio-?data|document|file|pdf|photo|certificate)\b|\b(?:cv|resume)\b.*\b(?:attached|bhej\w*|sent)\b/;
/** Replies to an offered value. A longer reply starts with yes or no and gives no value. */
export const yesFirst = /^\W*(?:yes|yeah|yep|ya|ha+n?|ji|ok|sure|correct|right|sahi)\b/;
export const noFirst = /^\W*(?:no|nope|nah|nahi+n?|galat|wrong)\b/;
export const yes =
  /^\W*(?:yes|yeah|yep|yup|ya|ha+n?(?: ?ji)?|ji(?: haan?)?|ok(?:ay)?|k|sure|correct|right|that'?s right|bilkul|theek hai|thik hai|sahi(?: hai)?|of course|absolutely|definitely|done|fine|👍|y)(?:\W+(?:yes|that'?s right|correct|please|sir|mam|hai|ji|it is|right|sure))*\W*$/u;
export const no =
  /^\W*(?:no+|nope|nah|nahi+n?|na|not really|galat|wrong|that'?s wrong|incorrect|n|👎)(?:\W+(?:no|sir|mam|thanks|thank you|not|hai|it'?s not|that'?s wrong|galat|wrong|nahi))*\W*$/u;
export const thanks = /\bthank\w*|\bthanx\b|\bthx\b|\btnx\b|\bty\b|\bshukriya\b|\bdhanyavaa?d\b|🙏/u;
export const greeting =
  /^\W*(?:hi+|hello+|hey+|hlo|helo|namaste|namaskar|good (?:morning|afternoon|evening|day|night)|hii+|salaam|greetings|yo)\b/;
