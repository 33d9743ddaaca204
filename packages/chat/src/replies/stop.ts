import { anyOf, wholeWords } from "word-patterns";
import * as words from "./stop.words.ts";
import { plainOf, tokensOf } from "./tokens.ts";
import { leading, matchesAny, toPatterns, trailing, wordSet } from "./word-lists.ts";

/** After "stop": neither "stop loss" nor "stop joking". */
const notOther = [
  "(?! at (?!once))",
  "(?! means (?!stop))",
  `(?! sending (?!${anyOf([...words.sendable, ...words.messages])}\\b)\\p{L})`,
  `(?! ${anyOf(words.notOfStopping)}\\b)`,
  `(?! (?!${anyOf(words.stoppable)}\\b)\\p{L}+ing\\b)`,
].join("");
const courtesy = `(?:${anyOf(words.courtesies)} )*`;
const message = anyOf(words.messages);
const stopIt = `(?:${anyOf(words.bandKaro)}|${anyOf(words.rokDo)})`;
const dont = `(?<!\\b${anyOf(words.notAWish)} )${anyOf(words.dont)}`;
const mat = `(?<!\\b${anyOf(words.calls)} )${anyOf(words.mat)}`;
const dontInHindi = `${mat} ${anyOf(words.hindiVerbs)}`;
/** "Do not" at the end of a verb or after it, in other languages of India. */
const dontAfterVerb = `(?:\\p{L}+ )?(?:${[
  `\\p{L}+${anyOf(words.southernEndings)}`,
  anyOf(words.southernNo),
  `(?:\\p{L}+ )?${anyOf(words.nako)}`,
  "(?:kor|patha|diy?|lekh)\\p{L}*[no] na",
  "mok\\p{L}*lo nahi",
  "na (?:mokal|kar|kor|pathav|mok)\\p{L}*",
].join("|")})`;

/** Clauses that end a conversation, from their beginning. */
const clauses = toPatterns([
  // "stop", "please stop it now", but not "stop loss"
  `^${courtesy}${anyOf(words.stopWords)}\\b${notOther}`,
  // "opt out", "kindly discontinue"
  `^${courtesy}${anyOf(words.stopVerbs)}\\b`,
  // "unsubscribe me"
  `^${courtesy}unsubscribe(?! ${anyOf(words.notUnsubscribing)})\\b`,
  // "quit", "end this chat"
  `^${courtesy}${anyOf(words.farewells)}${trailing(words.closings)}$`,
  // "ye message band karo", "stop ye sab"
  `^${courtesy}${leading([...words.beforeBandKaro, ...words.messages])}(?:${stopIt}|band|stop)${trailing([...words.afterBandKaro, ...words.messages])}$`,
  // "bas karo yaar"
  `^${courtesy}${anyOf(words.basKaro)}(?: .{0,20})?$`,
  // "I am not interested, please stop"
  "^.{0,60}\\b(?:interested|please|pls|plz|just|shut up and|number|hone se|alone) stop(?: it| this| now| here)?$",
  // "I am asking nicely stop it", but not "I want to stop it"
  "^.{0,60}(?<!\\b(?:not|to|can't|couldn't|cannot|don't|never) )\\bstop (?:it|this)(?: now| please)?$",
  // "I want to quit this chat"
  "\\b(?:want|like|wish|need|going) to (?:quit|end|exit|leave|stop|close)(?: (?:this|the))?(?: (?:chat|conversation|it|here|now|messages?|messaging|bot))?$",
  // "I am not interested in this job"
  `^${courtesy}${leading(["i, am, i'm, im, we are"])}${anyOf(words.noInterest)}${trailing(words.afterNoInterest)}$`,
  // "turn off these alerts"
  `^${courtesy}(?:turn|switch) off .{0,16}${message}`,
  // "please peecha chhodo"
  "^(?:please |pls )?(?:peecha|piccha|picha|pichha|pichaa?) (?:chod|chhod)\\w*.{0,16}$",
]);

/** Parts of a clause that end a conversation. */
const parts = toPatterns([
  // "message karna band karo", "alerts band"
  `\\b${message} ${leading(words.sending)}(?:${stopIt}|ruk(?:wa|va)o)\\b`,
  `\\b${message} bandh?$`,
  // "likhna chhod do"
  `\\b(?:likhna|bhejna|${message})(?: karna)? (?:chh?od do|chh?odo)\\b`,
  // "message mujhe mat bhejo", "message anuppadheenga"
  `\\b${message} ${leading(words.betweenMessageAndMat)}(?:${dontInHindi}|${dontAfterVerb})\\b`,
  // "mat bhejo ye message"
  `\\b${mat} (?:bhej\\w*|karo|kro|kijiye|kariye) ${leading(words.betweenMatAndMessage)}${message}\\b`,
  // "kuch bhi mat bhejo yaar"
  `^${courtesy}${leading(words.beforeMat)}(?:mat|mt|na) bhej\\w*\\b${trailing([...words.afterMat, ...words.messages])}$`,
  `^(?:ye |yeh )?(?:sab |sabkuch )?${mat} bhej`,
  "^mujhe mat bhejo\\b",
  // "pareshan mat karo", "tras deu naka"
  `\\b${anyOf(words.troubles)} ${leading(["mujhe, bilkul, bhi, aur"])}(?:${dontInHindi}|${dontAfterVerb}|deu na[ak]a|na kar|mat do)`,
  // "nako message"
  `\\b${anyOf(words.dontWant)} ${leading(["a?ata, inime"])}${message}(?: ${anyOf(words.dontWantAfter)})?$`,
  // "messages nahi chahiye", "nahi chahiye ye message", "message nahi aana chahiye"
  `\\b${message} ${leading(words.beforeNahi)}(?:nahi|nahin|nhi|nai) ${anyOf(words.notWanted)}\\b`,
  `\\bnahi chahiye .{0,16}${message}`,
  `\\b${message} (?:nahi|nai|na) (?:aana|ana) (?:chahiye|chaiye)`,
  // "band karo ye messages"
  "\\bband karo .{0,12}messag\\w",
  // "don't ever message me"
  `\\b${dont} ${leading(words.beforeWriting)}${anyOf(words.writing)}(?: to)? ${anyOf(words.recipients)}\\b`,
  // "do not want to receive any more messages"
  `\\b${dont} ${leading(words.beforeSend)}${anyOf(words.send)}${trailing(words.toWhom)}${trailing(words.whichMessages)} ${message}\\b`,
  // "please don't send me anything"
  `\\b${dont} ${leading(["ever, you, please, pls"])}(?:send|snd)(?: me| us)? ${anyOf(words.anything)}\\b`,
  // "do not contact again"
  `\\b${dont} ${anyOf(words.contact)}${trailing(words.afterDontContact)}$`,
  // "no longer want any more contact from you"
  `\\b(?:no longer|${dont}|prefer not|rather not) (?:want|wish|need|like|to)? ?(?:to )?(?:get|receive|have|see|hear|any)? ?${[
    "(?:any ?(?:thing|more)?(?: of)? ?|these |this |further |more |contact |communications? ){1,9}",
    `(?:from (?:you|this)|here|anymore|communications?|${message})`,
  ].join("")}`,
  // "no need to message"
  `\\b(?:no need|not necessary) to (?:send|continue|${anyOf(words.writing)})\\b`,
  // "stop all these messages", but not "don't stop the messages"
  `(?<!${anyOf(words.dontStop)} (?:you )?)\\bstop ${leading(words.whichToStop)}(?:${anyOf(words.activities)}|${message})\\b`,
  `\\bstop (?:w|with) the ${message}`,
  `\\b${anyOf(words.saying)} stop$`,
  // "don't send again", "will you stop already"
  `^${courtesy}${dont} send${trailing(["again, now, anymore, any more, ever, please, pls, sir, madam, ok"])}$`,
  `^(?:will|would|can|could) (?:you|u) (?:please |pls |just )?stop${trailing(["already, it, this, now, please"])}$`,
  // "aur message nahi"
  `\\b(?:aur|ab|koi) ${message} (?:nahi|nahin|nhi)$`,
  // "msg anupatha da"
  `\\b${message} anup\\p{L}*[td]h?(?:a|e|eenga|inga)\\b`,
  "\\b(?:tell|say|bol\\p{L}*|kah\\p{L}*) stop$",
  // "enough messages", "I want to stop receiving these messages"
  `^${courtesy}enough (?:of )?${leading(words.whichToStop)}${message}`,
  `\\bstop (?:receiving|getting) ${leading(words.whichToStop)}${message}`,
  // "quit messaging me"
  `\\b${anyOf(words.endings)} ${leading(words.whichToStop)}${anyOf(words.writing)}`,
  // "ab se kuch mat bhejna"
  `\\b${anyOf(words.fromNowOn)} (?:kuch |koi )?(?:bhi )?${mat} (?:bhej|likh)\\p{L}*$`,
  // "idhar kuch mat bhejna"
  `\\b${anyOf(words.here)} ${leading(words.beforeMat)}${mat} (?:bhej|likh)\\p{L}*`,
  // "wag na po kayo mag message", "itigil na ang message", "paki alis ng number ko"
  `\\b${anyOf(words.wag)} (?:[\\p{L}-]+ ){0,5}(?:i ?)?${message}`,
  `\\b${anyOf(words.itigil)} (?:[\\p{L}-]+ ){0,5}${message}`,
  `\\b${anyOf(words.alisin)} (?:[\\p{L}-]+ ){0,4}(?:number|numero|pangalan|no)\\b`,
  `^${courtesy}(?:itigil|tigil\\p{L}*|ihinto)\\b`,
  // "no more job alerts", but not "no message received"
  `(?<!\\b${anyOf(words.longWait)} )\\b${anyOf(words.noMore)} (?:of )?${leading(words.whichNoMore)}${anyOf(words.contacts)}\\b(?! ${anyOf(words.notReceived)})`,
  // "I would like to unsubscribe", "how do I opt out"
  "\\b(?:i|i'd|i'll|me|we) (?:\\p{L}+ ){0,3}(?:want|wish|like|need|request|prefer) (?:to )?(?:unsubscribe|opt ?out)\\b",
  "^(?:how|kaise) (?:do|can|to|should) (?:i |we )?(?:unsubscribe|opt ?out|stop (?:these|this|your))\\b",
  "\\bunsubscribe (?:me|karo|kar do|kijiye|please|pls|now|from (?:this|these|your))\\b(?! (?:naukri|other))",
  // "remove me from this", "delete my number", but not "delete my number and add this"
  `(?<!\\b(?:not|don'?t|never) )\\b${anyOf(words.removing)} (?:me|my ${leading(["name and, phone, mobile, whatsapp, contact"])}(?:number|no|num|contact))${[
    "(?: off| out)?(?: from| of| off)?",
    `\\b(?! ${anyOf(words.replacing)}\\b)`,
  ].join("")}`,
  // "delete this number"
  "\\b(?:remove|delete|block) (?:it|this contact|this number)(?: now| please| from your list)?$",
  // "remove frm ur broadcast list"
  "\\b(?:remove|delete|take) (?:me |it |this |us )?(?:out |off )?(?:from|frm|of) (?:your|ur|the|this) (?:\\p{L}+ )?(?:list|system|database|broadcast|group|contacts?)\\b",
  // "nikalo mera number"
  `^${courtesy}${anyOf(words.takingOut)}(?: do)? (?:mera|mere|hamara|my) ${anyOf(words.numbers)}\\b`,
  // "mera number list se hata do", but not "purana number hata do"
  `\\b${anyOf(words.numbers)} (?<!${anyOf(words.oldNumbers)} ${anyOf(words.numbers)} )(?:ko )?${leading(words.fromWhere)}${[
    `(?:ta delete\\b|${anyOf(words.takingOut)}(?: (?:do|dijiye|den|de|kijiye))?(?! (?:ke|kar) ))`,
  ].join("")}`,
  // "I already told you to stop"
  `\\b(?:i|we) ${leading(["have, already"])}${anyOf(words.saying)} stop\\b(?! (?:at|by|near|for)\\b)`,
  // "police complaint for these messages", "next message and I block you"
  `\\b${anyOf(words.threats)}\\b.{0,40}\\b${message}\\b`,
  `\\b${message}\\b.{0,40}\\b${anyOf(words.threatsAfter)}\\b`,
]);

const phrases = wholeWords(words.stopPhrases);

/** A list in other scripts, as its words are in tokens: with each sign apart. */
const inTokens = (groups: readonly string[]) => anyOf(groups.map((group) => group.normalize("NFKD")));
const ownMessage = `${inTokens(words.ownMessages)}[\\p{L}\\p{M}]*`;
const ownDont = `(?:[\\p{L}\\p{M}]*)${inTokens(words.ownDonts)}(?![\\p{L}\\p{M}])`;
const inBetween = "(?: [\\p{L}\\p{M}]+){0,4} ";
/** The same in their own scripts: a message that shall not be sent, or "stop" alone. */
const inOwnScripts = toPatterns([
  `${ownMessage}${inBetween}${ownDont}`,
  `${ownDont}${inBetween}${ownMessage}`,
  `^(?:[\\p{L}\\p{M}]+ )?${inTokens(words.ownStops)}(?: [\\p{L}\\p{M}]+)?$`,
]);

/** "Don't message me at night", but not "ye nahi chalega". */
const limits = new RegExp(`(?<!\\b(?:nahi|nahin|nhi|nai) )\\b${anyOf(words.limitsOfStop)}\\b`);
const ownLimits = wordSet(words.ownLimits.map((group) => group.normalize("NFKD")));
const denied = wholeWords(words.noStop);
const asksWhy = /^(?:why|kyu|kyun|kyo)\b/;

/** "Stop" first ends the conversation, whatever limits follow. */
const stopFirst = new RegExp(`^stop\\b${notOther}`, "u");

/** Where a message divides: at punctuation, and before "and stop". */
const betweenClauses = /[,.!?;:\n…—–،؛؟।۔]+|\s-+\s|\band\b(?=\s+(?:stop|remove|do|don))/u;

/** The full stop after "no." ends no clause. */
const abbreviatedNumber = /\b(no|nos|num|mob|tel|ph)\.(?=\s)/g;

/**
 * Whether a person wants no more messages. Read from a closed list: "stop" inside a sentence, as in "my bus stop" or "I had to
 * stop working", is none.
 */
export function isStop(text: string): boolean {
  if (/🛑|🚫/u.test(text)) return true;
  const whole = tokensOf(text).join(" ");
  if (stopFirst.test(whole)) return true;
  if (limits.test(whole) || whole.split(" ").some((token) => ownLimits.has(token))) return false;
  return plainOf(text)
    .replace(abbreviatedNumber, "$1")
    .split(betweenClauses)
    .map((clause) => tokensOf(clause).join(" "))
    .filter((clause) => !asksWhy.test(clause) && !denied.test(clause))
    .some(
      (clause) =>
        [clauses, parts, inOwnScripts].some((patterns) => matchesAny(patterns, clause)) ||
        phrases.test(clause),
    );
}
