import { greeting } from "./intents.ts";
import { toLatin } from "./language/to-latin.ts";

/*
 * What decides about people is read by closed lists only, never by the classifier: consent (`consent.ts`), stop, the question
 * whether a bot writes, the wish for a person. What is on no list is asked again.
 */

/** A message in lower-case Latin letters, with straight apostrophes. */
const plainOf = (text: string) => toLatin(text).text.toLowerCase().replace(/[’‘`]/g, "'");

/**
 * The words of a message in lower-case Latin letters, with question marks and the signs that are a reply by themselves. Letters
 * that are drawn out count once: "yesss" is "yes".
 */
export function tokensOf(text: string): string[] {
  const plain = plainOf(text)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return plain.match(/[\p{L}\p{M}\d_]+(?:'\p{L}+)?|👍|✅|👌|☑|✔|👎|❌|\?/gu) ?? [];
}

/** Limit or deny what they follow. */
export const limiting = new Set(
  `but, not, don't, dont, doesn't, doesnt, didn't, won't, wont, can't, cant, cannot, couldn't, wouldn't, never, except, unless, without, until, till, if, provided, condition, however, although, though, wait, hold, later, think, thinking, maybe, perhaps, depends, refuse, decline, declined, disagree, deny, denied, reject, rejected, cancel, stop, delete, erase, remove, unsure, nope, nah, none, nothing, after, call, busy, driving, baje, assuming, suppose, supposing, subject, genuine, fake, fraud, scam, confused, confusion, doubt, doubtful, guess, kinda, sort, else, instead, rather, wrong, mistake, sorry, joke, joking, kidding, lol, haha, whatever, who, what, why, when, where, how, which,
  lekin, par, magar, parantu, kintu, pan, pr, nahi, nahin, nhi, nai, nako, mat, mana, agar, jab, shart, baad, soch, sochna, sochke, sochkar, shayad, ruko, rukiye, ruk, bina, tabhi, pehle, 👎, ❌`
    .trim()
    .split(/\s*,\s*/),
);

/** A "no" that denies nothing about the consent. */
export const harmless =
  /\b(?:no|koi) (?:problems?|issues?|worries|doubts?|objections?|tension|prob)\b|\bkoi (?:baat|dikkat|problem|issue|pareshani) (?:nahi|nahin|nhi)\b|\bno (?:notice|exp\w*)\b|\b(?:phone|mobile|contact|whats ?app|mob|ph|cell) no\b|\bwhy not\b|\bnot a problem\b|\bdon'?t (?:worry|mind)\b|\b(?:do not|don'?t) have (?:any )?(?:problem|issue|objection|doubt)s?\b|\bkyu nahi\b|\bkyo nahi\b|\b(?:samasya|pareshani|etraaz|aitraaz|aitraz|problem|dikkat) nahi\b|\bnot an? (?:issue|problem)\b/g;

/** Say yes to a question about values, wherever they stand. */
const confirming =
  /\b(?:yes|yess|yeah|yep|ya|haan?|haa|han|ji|ok|okay|sure|correct|right|perfect|exactly|exact|works|fine|good|great|cool|agreed|done|sahi|theek|thik|bilkul|perfectly|true|absolutely|definitely|indeed|no_problem|yup|opo|oo|sim|si|tak|ndio|ndiyo|sawa|sawasawa|dobrze|zgadza|aama|aamam|seri|sari|avunu|howdu|haudu|ho|hoy|barobar|barabar|pakka|ayos|tama|that's it|👍|✅|👌)\b|👍|✅|👌/u;

/** Whether a message can be a yes to a question about values: it has a word that says so, and none that limits it. */
export function mayConfirm(text: string): boolean {
  const tokens = tokensOf(plainOf(text).replace(harmless, " no_problem "));
  return confirming.test(tokens.join(" ")) && !tokens.some((token) => token === "no" || limiting.has(token));
}

const denying = new Set(
  "no, noo, nope, nah, na, wrong, incorrect, galat, false, mistake, never, not, nahi, nahin, nhi, nai, different, nako, nay, hindi, nie, hapana, illa, illai, ledu, alla, beda, vendam, nao, hayir, another, change, 👎, ❌".split(
    ", ",
  ),
);

/** Whether a message can be a no: it has a word that says so. */
export function mayDeny(text: string): boolean {
  return tokensOf(text).some((token) => denying.has(token) || limiting.has(token));
}

/** Whether a message begins with a greeting. */
export const isGreeting = (text: string) => greeting.test(plainOf(text));

/** A pattern of alternatives from lines of words that commas separate. */
const anyOf = (...lines: string[]) => `(?:${lines.join("|").replace(/\s*,\s*/g, "|")})`;

/** Courtesy, reasons and other words before a wish. */
const courtesy = `(?:${anyOf(
  "please, pls, plz, plss, kindly, sir, mam, maam, madam, ji, sorry, hi, hello, hey, no, nope, nahi, nai, nako, ok, okay, just, bhai, bro, thanks, thank you, now, oh, arre, are, abe, yaar, guys, dear, team, and, so, then, ab, abhi, aata, kripya, dada, anna, dayavittu, dayachesi",
)} )*`;
/** What a bot sends. */
const message = anyOf(
  "messages?, messege, massage, messeges, mesej, mesage, msgs?, mesg, mssg, sms, texts?, texting, messaging, whats ?app, notifications?, spam, (?:job )?alerts?, updates?, reminders?, forwards?, sandesh, sandesa",
);
/** The verb of "do not message me". */
const write = anyOf(
  "messag\\w*, msg\\w*, text\\w*, contact\\w*, writ\\w+, disturb\\w*, bother\\w*, spam\\w*, whats ?app\\w*, ping\\w*, reach out, chat\\w*, trouble, irritate, harass\\w*",
);
const dont = "(?<!\\b(?:why|i will|i'll|i did|i do|i) )(?:don'?t|do not|dnt|dont|never|not)";
const here = anyOf(
  "me, us, here, this number, on this number, this no, my number, my phone, my mobile, anymore, any more, again, ever",
);
/** "Stop it" in Hindi, Marathi and Gujarati, as a request. */
const bandKaro =
  "band(?:h)? (?:karwa\\w*|kar|karo|karu?n?|kara|kardo|kar ?do|kar ?de|kardijiye|kar dijiye|kar den|kijiye|kijiyega|kariye|karen|karein|karna|kare|rakho|kr|kro|krdo|kr ?do|korun|koro|thev\\w*)";
const rokDo =
  "(?:roko|rokiye|roken|rok (?:do|dijiye|de|den)|thamb(?:v\\w+|av\\w+)|nillisi|niruthu\\w*|aap(?:andi|u|ey)|nirth\\w+|bondho kor\\w*|thamao)";
/** "Don't", unless it is about a call: then messages are welcome. */
const mat = "(?<!\\b(?:calls?|phone|fone|ring) )(?:mat|mt|na|nako)";
const hindiVerb =
  "(?:bhej\\w*|karo|karna|kariye|kijiye|karen|karein|kare|kar|kr|kro|krna|do|dijiye|likho|likhna|pathv\\w+|pathav\\w+|karu|moklo|karta)";
/** "Do not" at the end of a verb or after it: Marathi, Tamil, Telugu, Kannada, Bengali, Malayalam. */
const southern =
  "(?:\\p{L}+ )?(?:\\p{L}+(?:adh?eenga|adh?inga|atheenga|athinga|adeenga|akandi|oddu|bedi|abeda|bedri|akkalle|alle|aruthu)|vendam|vendaam|venam|venda|veenda|beda|bedi|vaddu|voddu|(?:\\p{L}+ )?(?:na[ak]k?a|naka|nka|nakos|nako|naye|nayet)|(?:kor|patha|diy?|lekh)\\p{L}*n na|mok\\p{L}*lo nahi|chai na|lagbe na|deben na|diben na|pathiyo na|na (?:mokal|kar|kor|pathav|mok)\\p{L}*|ayakkanda|varakoodadhu|joita|joito nathi)";

/** Whole clauses that end a conversation. */
const clausesOfStop = [
  `${courtesy}(?:(?:stop+|sotp|stpo|stopp|stap|stp)(?!(?: \\?| loss| payment| over| watch| motion| gap| means| hai)\\b)|stopp?it|stopall|stp$|unsubscribe(?! (?:button|link|option|from the|kya))|unsub|un subscribe|unsubcribe|unsubscrib|opt ?out|desist|discontinue|cease|deactivate)\\b.*`,
  `${courtesy}(?:quit|end|cancel|exit|leave me alone|go away|enough is enough)(?: ${anyOf("please, pls, now, it, this, chat, this chat, the chat, conversation, this conversation, the conversation, sir, thanks, thank you, ok, all, everything, subscription, karo, kar do, messaging, stop, quit, end")})*`,
  `${courtesy}(?:(?:ye|yeh|he|hey|yaha|yahan|mujhe|mere ko|sab|sabhi|aap|tum|log|ko|isko|ise|inko|faltu|bakwas|bakwaas|bar bar|baar baar|roz roz|roz|saare|tumche|aapke|apke|${message}|chat) )*(?:${bandKaro}|${rokDo}|band|stop)(?: (?:do|ye|yeh|he|sab|chat|please|ab|abhi|yaar|bhai|sir|ji|aur|${message}|karna|bhi|aata|ata|khup|zala|ho|na|mujhe|nahi|chahiye|apne|aapke|se))*`,
  `${courtesy}(?:roko|rokiye|roken|rok do|bas karo|bas kijiye|bas kar do|bas kar|ruk jao|ruk jaiye)(?: .{0,20})?`,
  `.{0,60}\\b(?:interested|please|pls|plz|just|shut up and|number|hone se|alone) stop(?: it| this| now| here)?`,
  ".{0,60}(?<!\\b(?:not|to|can't|couldn't|cannot) )\\bstop it(?: now| please)?",
  `${courtesy}(?:i |am |i'm |im |we are )*(?:not interested|no interest|interest nahi|uninterested)(?: ${anyOf("anymore, any more, now, sir, mam, madam, thanks, thank you, ji, please, bhai, in this, in this job, in the job, in this role, in this position, in it, hai, for this, at all, in your job")})*`,
  `${courtesy}(?:turn|switch) off .{0,16}${message}.*`,
  "(?:please |pls )?(?:peecha|piccha|picha|pichha|pichaa?) (?:chod|chhod)\\w*.{0,16}",
].map((pattern) => new RegExp(`^${pattern}$`, "u"));

/** Parts of a clause that end a conversation. */
const partsOfStop = [
  `\\b${message} (?:karna |karne |bhejna |bhejne |pathavne |pathavna |pathvane |pathavanan |kora |ko |bhi |krna |aana |aane |sab |yaha |he |ye |hona )*(?:${bandKaro}|${rokDo}|ruk(?:wa|va)o)\\b|\\b${message} band(?:h)?$|\\b(?:likhna|${message}|bhejna)(?: karna)? (?:chhod do|chod do|chhodo|chodo)\\b`,
  `\\b${message} (?:mujhe |mujhko |mere ko |mala |amake |yaha |yahan |bilkul |kabhi |bhi |aur |ab |ata |aata |please |koi |punha |dobara |pan |parat )*(?:${mat} ${hindiVerb}|${southern})\\b`,
  `\\b(?:mujhe |mala |ab |please |dobara |punha |kripya )?(?:${mat}) (?:bhej\\w*|karo|kro|kijiye|kariye) (?:mujhe |mujhko |mere ko |aur |koi |ab |ye |please )*${message}\\b`,
  `^${courtesy}(?:mujhe |mujhko |mere ko |ab |aur |kuch |kuch bhi |koi |aage se |aainda |dobara |phir se |yaha |yahan |please )*(?:mat|mt|na) (?:bhej\\w*|likho|likhna)\\b(?: (?:${message}|please|yaar|bhai|kuch|sir|ab|mujhe))*$`,
  `\\b(?:pareshan|disturb|tang|dikkat|contact|sampark|sanpark|tras|bother|spam|birokto|irritate|thollai) (?:mujhe |bilkul |bhi |aur )*(?:${mat} ${hindiVerb}|${southern}|deu na[ak]a|na kar\\w*|mat do)`,
  `\\b(?:nako|vaddu|beda|vendam|naku|enakku|nange|mala|mane) (?:ata |aata |inime )*${message}(?: (?:vaddu|beda|venam|vendam|nako|nakoy|nakot))?$`,
  `\\b${dont} (?:ever |you |u |again |please |pls |dare |to )*${write}(?: to)? ${here}\\b`,
  `\\b${dont} (?:ever |you |again |please |pls |to |snd |want to |wish to |like to |want |wish |need |get |receive |have |see |be )*(?:send|snd|forward|share|get|receive|want|need|see)(?: me| us| out| ur| your)*(?: any| more| such| further| these| your| ur| this| the| so many| ny| job| anymore| again| all| other| of| to me| get| receive)* ${message}\\b`,
  `\\b${dont} (?:ever |you |please |pls )*(?:send|snd)(?: me| us)? (?:anything|any thing|any more|anymore|more|again)\\b|\\breport\\w* (?:this |it |you )?(?:as |for )?spam`,
  `\\b${dont} ${anyOf("contact, message, msg, text, disturb, whatsapp, spam, msg me")}(?: ${anyOf("anymore, any more, again, please, pls, further, from now on, list")})*$`,
  `\\b(?:no longer|${dont}|prefer not|rather not) (?:want|wish|need|like|to)? ?(?:to )?(?:get|receive|have|see|hear|any)? ?(?:any ?(?:thing|more)?(?: of)? ?|these |this |further |more |contact |communications? )+(?:from (?:you|this)|here|anymore|${message}|communications?)`,
  "\\b(?:don'?t|do not|dont|no longer) (?:want|wish|like|need) to (?:hear|be contacted|receive|get)\\b|\\bno (?:further|more) communications?\\b|\\b(?:do not|don'?t) (?:want|need) (?:any )?(?:further |more )?communications?\\b",
  `\\b${message} (?:mujhe |bilkul |ab |aur |koi |bhi |aise |me )*(?:nahi|nahin|nhi|nai) (?:chahiye|chaiye|chahie|mangta|bhej\\w*|karo|karna|do|pathva\\w*)\\b`,
  `(?<!(?:don'?t|dont|do not|never|why) (?:you )?)\\bstop (?:the |all |these |this |your |any |ur |bloody |with |from )*(?:${message}|msg\\w*|sending|contacting|writing|spamm\\w*|disturb\\w*|bothering|notif\\w*|chat|chatting|pinging|bugging|calling and|harass\\w*|irritating)\\b`,
  "\\b(?:no ?more|no further|no|enough of) (?:of )?(?:these |this |the |your |job )*(?:contact|messages|message|msgs?|texts?|whatsapp|notifications|spam|sms|alerts)\\b(?! (?:yet|received|came|till|was|so far|no|number|details|person|info))",
  "\\b(?:i|me|we) (?:\\p{L}+ ){0,3}(?:want|wish|like|need|request|prefer) (?:to )?(?:unsubscribe|opt ?out)\\b|^(?:how|kaise) (?:do|can|to|should) (?:i |we )?(?:unsubscribe|opt ?out|stop (?:these|this|your))\\b|\\bunsubscribe (?:me|karo|kar do|kijiye|please|pls|now|from (?:this|these|your))\\b(?! (?:naukri|other))|\\bopt(?:ing)? me out\\b|\\bleave me alone\\b|\\bcease (?:all|this|the|any)\\b|\\bdiscontinue (?:these|this|the|all|sending)\\b|\\bdeactivate (?:these|this|my|the)\\b|\\bcancel (?:my subscription|these|this subscription|all) ?(?:job )?(?:alerts?|messages?|updates?|to)\\b",
  "(?<!\\b(?:not|don'?t|dont|never) )\\b(?:remove|delete|take(?: out)?|block|erase|exclude|forget|lose|drop|removed?) (?:me|my (?:name and |phone |mobile |whatsapp |contact )*(?:number|no|num|contact))(?: (?:off|out))?(?: from| of| off)?\\b(?! (?:to|and (?:add|put|use|update|write|note|replace|save|call))\\b)",
  "\\b(?:remove|delete|take|drop) (?:it |this |this contact |this number |me |us )?(?:off |out )?(?:from|of) (?:your|ur|the|this) (?:list|system|database|broadcast|group|contacts?)\\b|\\b(?:remove|delete|block) (?:it|this contact|this number)(?: now| please| from your list)?$|\\b(?:be|get) removed from (?:this|your|the)\\b|\\bremove from (?:your |the )?list\\b|\\b(?:dnd|do not (?:contact|disturb|call)) list\\b|\\b(?:to|in|on) dnd\\b",
  "\\b(?:number|no|naam|nav|contact|num) (?<!(?:pehle wala|purana|galat|old) (?:number|no|naam|nav|contact|num) )(?:ko )?(?:apne |apke |aapke |tumhare |us |is |yaha |list |system |database |se |me |mein |madhun )*(?:hata\\w*|nikal\\w*|kadhun taka|kadha|delete k\\w*|remove k\\w*|block k\\w*|delete kore d\\w+|ta delete\\b.*|teesey\\w+|edunga|thegedu\\w*)(?: (?:do|dijiye|den|de|kijiye))?(?! (?:ke|kar) )",
  "\\b(?:mujhe|mujhko|hame|mere ko) (?:is |iss |apni |aapki |us |yaha )?(?:list|group|system|yaha) (?:se|me se) (?:hata\\w*|nikal\\w*|remove|delete)",
  "\\b(?:i|we) (?:have |already |'ve )*(?:said|say|told you(?: to)?|asked you to|am asking you to|want you to|want this to|need you to|request you to|tell you to) stop\\b(?! (?:at|by|near|for)\\b)|\\b(?:should|times) (?:i|we) tell you to stop\\b",
  `\\b(?:block|report|complain\\w*|cyber cell|cyber crime|police|fir|trai)\\b.{0,40}\\b${message}\\b|\\b${message}\\b.{0,40}\\b(?:block (?:kar\\w*|you|it)|report (?:kar\\w*|you)|cyber cell|cyber crime|police|complain)\\b|\\bblocking (?:you|this)\\b`,
  `^(?:ye |yeh )?(?:sab |sabkuch )?(?:${mat}) bhej\\w*(?: mujhe)?|\\bif (?:you|u) (?:don'?t|do not) stop\\b`,
  `\\b(?:refrain from|kindly avoid|avoid) (?:sending|messag\\w*|any|further)|\\bmy (?:name|number|no) off\\b|\\b${message} (?:nahi|nai|na) (?:aana|ana) (?:chahiye|chaiye)|\\bnahi chahiye .{0,16}${message}|\\bstop (?:w|with) the ${message}|\\btell stop$|\\btold (?:you |u )?(?:already )?stop\\b|\\bband karo .{0,12}messag\\w+|^(?:mujhe )?mat bhejo\\b`,
  `\\b(?:no need|not necessary) to (?:${write}|send|continue)\\b`,
].map((pattern) => new RegExp(pattern, "u"));

/** A limit to a time or a number, which leaves other messages welcome: "don't message me before 6". */
const onlySometimes =
  /^(?:why|kyu|kyun|kyo)\b|\b(?:before|after|until|till|at night|during|between|while|when i|on (?:sundays?|weekends?|saturdays?)|in (?:office|working) hours|late|raat (?:ko|me)|subah)\b|\blater\b|\bif i (?:unsubscribe|stop|delete|remove|quit)\b|\binstead\b|\bon (?:the other|my other|my old)\b|\bother (?:group|app)\b|\bjust asking\b/;

/**
 * Whether a person wants no more messages. Read from a closed list: "stop" inside a sentence, as in "my bus stop" or "I had to
 * stop working", is none.
 */
export function isStop(text: string): boolean {
  if (/🛑|🚫/u.test(text)) return true;
  const whole = tokensOf(text).join(" ");
  if (/^stop\b(?! (?:\?|loss|payment|gap|means|hai)\b| \?)/.test(whole)) return true;
  if (onlySometimes.test(whole)) return false;
  const clauses = plainOf(text)
    .split(/[,.!?;:\n…—–]+|\s-+\s|\band\b(?=\s+(?:stop|remove|do|don))/u)
    .map((clause) => tokensOf(clause).join(" "));
  return clauses.some(
    (clause) =>
      clausesOfStop.some((pattern) => pattern.test(clause)) ||
      partsOfStop.some((pattern) => pattern.test(clause)),
  );
}

const machine =
  "(?:bots?|chat ?bots?|robots?|machine|computers?|software|ai|automated|automatic|auto(?:mation)?|auto ?(?:reply|generated)|automatic reply|programs?|programme|chat ?gpt|gpt|virtual(?: assistant)?|assistant|artificial intelligence|alexa|siri)";
const human =
  "(?:humans?|human being|insaa?n|manu(?:s|sh|shya|shana|shan)|manishi|real|real person|actual person|person|people|asli|aadmi|man or woman)";
/** Addresses the one who writes. */
const addressed =
  "(?:you|u|you're|youre|ur|your|aap|ap|apni|tum|tumhi|tame|tu|neenga|nee|meeru|neevu|this|it|ye|yeh|he|hya|idhu|msg|messages?|reply|replying|chat|here|saamne|samne|udhar|yaha)";
const askingOfBot = [
  // "Are you a bot?", "kya aap robot ho", "bot?"
  `\\b(?:are|r|is|arent|aren't|isn't|isnt|kya|or|whether|if|know|honestly|must be|sounds? like|looks? like|feels? like|doubt|seems?)\\b.{0,40}\\b${machine}\\b`,
  `\\b${addressed}\\b.{0,24}\\b${machine}\\b(?:.{0,14}(?:\\?|\\b(?:ho|hai|hain|h|na|kya|ka|aa|ah|aahat|ahat|aahe|ahe|naki|cho|lag|right|or|ya|illa|leda)\\b)|$)`,
  `^(?:oh |wait |hey |hi |hello |bhai |sir |so )*(?:${machine}|${human})(?: (?:ho|hai|h|aahe|ahe|aa|ah|kya|aap|tum|ka|he|na|or|ya|a|an|real|ye|yeh|tu|reply|msg|only|to|bol|do|${machine}|${human}))*(?: \\?)*$`,
  `\\b${machine} (?:or|ya|naki|illa|aa leda|ki) (?:a |an |ek |real |koi )*(?:${human}|you)\\b|\\b${human} (?:or|ya|naki|illa|ki) (?:a |an |ek |koi )*${machine}\\b`,
  `\\b${machine} (?:se |lag |jaisa |jaise )(?:baat|rah|reply|lag)`,
  // "Are you human?"
  `\\b(?:you|u|aap|tum|nuvvu|tu|sach\\w*)\\b.{0,12}\\b(?:r|are|ho)? ?(?:a )?(?:${human})(?: (?:ho|hai|va|or|ya|nahi|not|na|${machine}|${human}))* ?\\?*$`,
  `\\b(?:are|r|aren't|arent) (?:you|u|there)\\b.{0,24}\\b${human}\\b(?! (?:for|in|at|team|who|i can|to)\\b)`,
  `\\b(?:is|isn't) (?:this|it|that|there|anyone|somebody|someone)\\b.{0,24}\\b${human}\\b(?!.{0,20}\\b(?:talk|speak|contact|call|job|role|opening)\\b)`,
  `\\b(?:does|do) (?:a |an |any |some )?(?:real )?(?:${human}) (?:type|write|read|answer|reply|sit)`,
  `\\b(?:aap|tum|tumhi|ye|kya|koi|udhar|saamne)\\b.{0,24}\\b(?:insaa?n|human|manus|asli|real)\\b.{0,16}\\b(?:ho|hai|hain|aahat|ahat|he)\\b`,
  `\\b(?:am|m|whether) i (?:am )?(?:really |actually )?(?:talking|chatting|speaking|texting|writing) (?:to|with)\\b`,
  `\\bmain (?:kisi |kis |ek |kaun )?.{0,20}\\bse (?:baat|chat) kar rah\\w+`,
  "\\bwho(?:'?s)? (?:is )?(?:this|replying|typing|writing|answering|there|am i|are you)\\b(?: (?:talking|chatting|speaking|texting|really|actually|exactly|replying|to|with|here|now|bro|software))* ?\\??$",
  `\\b(?:you|u|you're) (?:can'?t|cannot|can not|are not|r not|aren't|not) (?:be )?(?:a |an |really )?(?:real )?(?:${human})\\b`,
].map((pattern) => new RegExp(pattern, "u"));
/** Speaks of work, of oneself, or of another machine. */
const ofWork =
  /\b(?:i'm not|im not|i am not|main bot nahi|worked|working|experience|exp|handled|managed|built|trained|developer|testing|tester|operator|course|class|learn\w*|team|project|process|company|knowledge|skills?|excel|ms office|years?|yrs|degree|engineer\w*|automation test\w*|job or|work or|opening|position|role)\b/;

/** In a short message that is not about work, these can only mean the one who writes. */
const shortAboutBot =
  /^(?!.*\b(?:i know|no problem|don'?t want|nahi (?:karni|chahiye|ho)|hate|no bots?)\b)(?:\S+ ){0,9}(?:bot|robot|chat ?bot|alexa|gpt|chat ?gpt|machine(?= (?:ho|hai kya|toh|ya|or|aa|ah|aahe))|ai)(?: \S+){0,8}$/;

/** Whether a message asks if a bot or a person writes. */
export function asksIfBot(text: string): boolean {
  if (/^\W*🤖\W*$/u.test(text)) return true;
  const plain = tokensOf(text).join(" ");
  return (
    plain.length < 160 &&
    !ofWork.test(plain) &&
    (shortAboutBot.test(plain) || askingOfBot.some((pattern) => pattern.test(plain))) &&
    !asksForPerson(text)
  );
}

const team =
  "(?:h\\.?r|hrs|recruiters?|recruitment team|hiring team|hiring manager|human|humans|person|real person|someone|some ?one|somebody|anyone|anybody|insaa?n|agent|executive|representative|rep|manager|team|senior|seniors|owner|boss|officer|staff|concern(?:ed)? person|customer care|support|asli insaa?n|kisi|kise|aadmi|admi|bande|banda|vyakti|admin|consultant|kisi se)";
const number = "(?:contact|number|numbers|no|num|nmbr|phone|mobile|whatsapp|details)";
const askingForPerson = [
  `\\b${team} (?:i can|to|who can|whom i can|i could|available to|for me to) (?:talk|speak|connect|chat|contact|discuss)\\b`,
  "\\bwho(?:m|se)? (?:should|can|do|shall|could|to|will) (?:i |we )?(?:contact|call|talk|speak|reach)\\b|\\b(?:a )?word with (?:your |the )?(?:team|hr|manager|recruiter|someone)\\b",
  `\\bhr\\b.{0,24}\\b${number} (?:bhejo|bhej do|do|dedo|de do|dijiye|share|send|milega|milegi|bata\\w*|chahiye)\\b`,
  `\\b(?:talk|speak|connect|chat(?! bot)|converse|transfer|escalate|put me through|discuss|interact|talking|speaking)\\b(?:(?! (?:hindi|english|marathi)\\b).){0,40}\\b${team}\\b`,
  `\\b${team} (?:se|ke sath|ke saath|say|shi|sobat|sathe)\\b.{0,16}\\b(?:baat|bat|contact|connect|sampark|bolna|bolne|bolaych\\w*|milna|milwa\\w*|puchna|baatcheet)\\b`,
  `\\b(?:baat|bat) (?:kara|karwa|karao|karwao|karva|karvao|kra|krwa|krwao|karao na|karaiye|karwaiye|karwa do|kara do|krva do)\\b`,
  `\\b(?:hr|h\\.r|recruiter|manager|team|office|company|senior|kisi|incharge|consultant|hiring team)(?:'?s)?(?: (?:ka|ki|ke|wale|walo|wali|se|sir|mam|madam|department))* ${number}\\b`,
  `\\b(?:contact|number|num|phone|mobile|whatsapp) (?:of|for|do|dedo|dijiye|de do|share|bhejo|milega|chahiye|hr)\\b.{0,14}\\b(?:hr|recruiter|manager|team|office|person|kisi|insaa?n)\\b`,
  `\\b(?:give|share|send|provide|need|want|get|tell|forward|want)(?: me| us| your)?(?: the| a| your| some| ur| any| an)? (?:hr|recruiter|manager|contact|team|human|phone|office)(?:'?s)?(?: (?:contact|phone|mobile))? (?:number|no|person|contact|details|num)\\b`,
  `\\b(?:give|get|need|want|bring|find|is there|send|put)(?: me| us)?(?: a| an| some| the| to)? (?:human|real person|real human|live agent|agent|person|someone real|somebody real|actual person|human being|insaa?n)\\b(?! resources?)`,
  `\\b(?:can|could|may|will|would|pls|please|kindly|plz|ask) (?:someone|somebody|anyone|hr|you|u|a person|your team|the team|the hr|any one|manager|recruiter|your hr)(?: please| pls| from \\w+| to)* (?:call|ring|phone|contact|dial)\\b(?! (?:centre|center|process|letter))`,
  `\\b(?:mujhe|mujhko|mere ko|muje|mere|ek baar|please|pls|plz|sir|koi|mujhse) (?:ek |koi |bhi |baar |kal |abhi |aap |hr |wapas )*(?:call|phone|fone) (?:kar|kara|karo|kare|karna|karein|kariye|kijiye|karwa|karwao|karao|kardo|kar do|kr|kro|krna|krwa|krdo|back|lagao|kijiyega|chahiye)`,
  `\\b(?:call|phone) (?:karo|kariye|kijiye|kar do|kardo|karwao|karwa do|karao|kara do|kare|karein|krdo|kro) (?:mujhe|na|please|pls|koi|sir|mam|aap|ek)\\b`,
  `\\b(?:insaa?n|human|real person|aadmi|vyakti|kisi insaa?n|koi insaa?n|koi aadmi|asli aadmi) (?:chahiye|chaiye|bulao|do|ko bulao|ko bhejo|se baat|se connect|se)\\b`,
  `\\b(?:can|could|shall|may) (?:we|i) (?:please |have a |have |do a |get on a |get )*(?:quick |short )?(?:talk|connect|speak|discuss|call)\\b.{0,24}(?:call|phone|quick call)?|\\b(?:connect|talk|discuss|speak|explain|samjha\\w*|lets talk) (?:\\p{L}+ ){0,3}(?:on|over|by) (?:a |the )?(?:call|phone)\\b|\\bget in touch with me\\b|\\b(?:quick|short) call\\b|\\barrange (?:a |one )?call\\b|\\bhr \\p{L}+ pes\\p{L}+|\\b(?:sir|madam|mam|kisi|aap) se baat (?:ho|kar) sak|\\b(?:someone|somebody|anyone) (?:should|must|has to|needs to|please|can|could) (?:please )?(?:contact|call|phone)`,
  "\\b(?:helpline|toll ?free|customer care|landline|office)(?: ka| no| phone| contact)* (?:number|no)\\b|\\bcontact person\\b|\\bkis number pe (?:call|phone)|\\b(?:number|no) (?:dya|din|kodunga|ivvandi|kodi|tha)\\b",
  "\\bhr (?:se|ko|kooda|er|cha|chya|shi|ki|ka|wale) (?:.{0,16})(?:call|number|no|baat|pesa\\w*|bolo|bol\\w*)\\b|\\bhr\\b.{0,12}\\bcall (?:aa|kar|karo|kare|me|karenge)\\b|\\bhr ?\\?+ ?number\\b",
  "\\b(?:make|ask|let|tell) (?:someone|somebody|hr|them|your team|the recruiter|a person)\\b.{0,16}\\b(?:contact|call|phone|help)\\b|\\b(?:member of|someone from|somebody from|anyone from) (?:the |your )?(?:staff|team|office|hr)\\b|\\b(?:human|person|insaan) only\\b|\\bonly (?:human|insaan)\\b|\\bjisse baat ho sake\\b",
  "^(?:please |pls |plz |sir |sirji |ek |ek baar |mam |bhai |main |enakku |nanage |mala )*(?:call|phone|fone|cal|cl) (?:me|karo|kro|kijiye|kariye|kar do|krdo|kar dijiye|karein|kare|kara|pannunga|madi|cheyandi)(?: .{0,24})?$",
  "\\b(?:phone|call|fone|ring) (?:karo|kariye|kijiye|kar ?lo|kar ?lijiye|kar ?dijiye|karjo|korben|pann\\w+|karna sir|lagao|karayla|kar do|karein|kare mane)\\b|\\bring me\\b|\\b(?:somebody|someone) (?:calls?|rings?) me\\b|\\bgive (?:me )?a ring\\b|\\blet me (?:speak|talk)\\b|\\bconnect me (?:to|with)\\b|\\btelephonic\\b",
  "\\b(?:sir|madam|saheb|sahab|seth|malik|boss|officer)(?: \\p{L}+)? (?:se|shi|sathe|kooda|kitta|nod|sobat)(?: \\p{L}+){0,2} (?:baat|bol\\w+|pes\\w*|vaat|kotha|samsar\\w*)\\b|\\b(?:supervisor|hr|manager|recruit\\w+|kisi|kisi saheb|koi|koi saheb|koi sahab|kuna\\w*|kunashi|manasashi|yaarav\\w*|aarod\\w*|karo|jisse|jo mujhse)(?: \\p{L}+){0,2}? ?(?:se|shi|sathe|kooda|kitta|nod|sobat|babur sathe|tari)?(?: \\p{L}+){0,2} (?:baat|bolaych\\w*|bolayla|bolaycha|pes\\w*|vaat|kotha|samsar\\w*)(?: (?:karni|karna|karao|kara|karo|karu|kar|ho|hai|karavo|bol\\w*|aahe|ahe|chai|jabe|sanga|do|dijiye|sake|sakti|sakta|pattumo|mudiyuma))*\\b",
  "\\b(?:number|no) of the (?:concerned|hr|recruiter|manager)|\\bhr (?:name|naam) and number|\\b(?:aapka|apka|tumcha|your) (?:number|no|contact) (?:bhejo|do|dijiye|send|share|dya)\\b|\\bcontact number hai\\b|\\bhr la (?:phone|call)\\b|\\b(?:insaa?n|aadmi) ko bhej",
  "^(?:hr|human|agent|person|talk to (?:a )?person|real person|live agent|representative|operator|manager|customer care)(?: (?:please|pls|plz|chahiye|number|contact|no|now|se|ji|do))*$",
  "(?<!\\b(?:they|friends|people|everyone|everybody|all|you can|just|to|don't|dont|not|him|her) )\\b(?:call me|give me a call|ring me|callback|call back)(?: back)?(?: (?:please|pls|plz|once|now|sir|asap|urgently|when|today|tomorrow|back|at once|for|regarding|about|if|on this|mam|anytime|any time|soon))*(?: .{0,30})?$",
].map((pattern) => new RegExp(pattern, "u"));
/** Asks who writes, or speaks of a profession or a nickname. */
const noWish =
  /\bmaine (?:call|phone)\b|\b(?:am|m|whether) i (?:am )?(?:talking|speaking|chatting)\b|\bi am speaking with\b|\b(?:baat|chat) kar rah\w+\b|\b(?:i am|i'm|as|was|worked|working|work|mera) (?:an? )?(?:hr|recruiter|manager|agent|executive)\b|\bcall me (?!please|pls|plz|back|now|once|sir|mam|madam|asap|today|tomorrow|urgently|anytime)\p{L}+$|\bcall me (?:at|on)? ?\+?\d|\bcall cent(?:er|re)\b|\b(?:no|not) (?:need|want)\b/u;

/** Whether a message asks for a person, a call from one, or their number. */
export function asksForPerson(text: string): boolean {
  const plain = tokensOf(text).join(" ");
  return (
    plain.length < 300 &&
    !/\d{5}/.test(plain) &&
    !noWish.test(plain) &&
    askingForPerson.some((pattern) => pattern.test(plain))
  );
}
