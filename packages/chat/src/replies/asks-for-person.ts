import { anyOf, wholeWords } from "word-patterns";
import * as words from "./asks-for-person.words.ts";
import { tokensOf } from "./tokens.ts";
import { leading, matchesAny, toPatterns, trailing } from "./word-lists.ts";

/** Longer messages are about something else. In UTF-16 units. */
const maxLength = 300;

const team = anyOf(words.team);
const number = anyOf(words.numbers);

const wishes = toPatterns([
  // "someone I can talk to"
  `\\b${team} (?:i can|to|who can|whom i can|i could|available to|for me to) (?:talk|speak|connect|chat|contact|discuss)\\b`,
  // "can I talk to your recruiter"
  `\\b(?!chat bot)${anyOf(words.talk)}\\b(?:(?! (?:hindi|english|marathi)\\b).){0,40}\\b${team}\\b`,
  // "manager se ek baar baat"
  `\\b${team} ${anyOf(words.withPerson)}\\b.{0,16}\\b${anyOf(words.hindiTalk)}\\b`,
  // "talk on a call", "explain it over the phone"
  "\\b(?:connect|talk|discuss|speak|explain|samjha\\w*) (?:\\p{L}+ ){0,3}(?:on|over|by) (?:a |the )?(?:call|phone)\\b",
  // "hr number bhejo", "hr department ka number"
  `\\bhr\\b.{0,24}\\b${number} ${anyOf(words.giveNumber)}\\b`,
  `\\b${anyOf(words.owners)}(?:'?s)?${trailing(words.ofOwner)} ${number}\\b`,
  "\\bhr ?\\?+ ?number\\b",
  // "contact of the recruiter"
  `\\b(?:contact|number|num|phone|mobile|whatsapp) ${anyOf(words.ofNumber)}\\b.{0,14}\\b(?:hr|recruiter|manager|team|office|person|kisi|insaa?n)\\b`,
  // "give me the recruiter's phone number"
  `\\b${anyOf(words.give)}(?: me| us| your)?(?: ${anyOf(words.article)})? ${anyOf(words.contacts)}(?:'?s)?(?: (?:contact|phone|mobile))? ${anyOf(words.details)}\\b`,
  // "helpline number"
  "\\b(?:helpline|toll ?free|customer care|landline|office)(?: ka| no| phone| contact){0,9} (?:number|no)\\b",
  // "get me a human", but not "I need human resources work"
  `\\b${anyOf(words.get)}(?: me| us)?(?: a| an| some| the| to)? ${anyOf(words.persons)}\\b(?! resources?)`,
  // "insaan chahiye"
  `\\b${anyOf(words.hindiPersons)} ${anyOf(words.hindiWant)}\\b`,
  // "can someone call", but not "can you call centre"
  `\\b${anyOf(words.askers)} ${anyOf(words.callers)}(?: please| pls| from \\w+| to){0,9} (?:call|ring|phone|contact|dial)\\b(?! (?:centre|center|process|letter))`,
  // "ask them to contact"
  "\\b(?:make|ask|let|tell) (?:someone|somebody|hr|them|your team|the recruiter|a person)\\b.{0,16}\\b(?:contact|call|phone|help)\\b",
  // "mujhe kal call karo", "call karo please", "phone kijiye"
  `\\b${anyOf(words.me)} ${leading(words.beforeCall)}(?:call|phone|fone) ${anyOf(words.doCall)}`,
  `\\b(?:call|phone) ${anyOf(words.callMe)} (?:mujhe|na|please|pls|koi|sir|mam|aap|ek)\\b`,
  `^${leading(words.beforeOnlyCall)}(?:call|phone|fone|cal|cl) ${anyOf(words.onlyCall)}(?: .{0,24})?$`,
  // "can we have a quick talk"
  `\\b(?:can|could|shall|may) (?:we|i) ${leading(words.beforeTalk)}(?:quick |short )?(?:talk|connect|speak|discuss|call)\\b`,
  // "hr ko bolo", "hr ka call aa jaye", "hr kooda pesanum"
  `\\bhr ${anyOf(words.afterHr)} .{0,16}${anyOf(words.fromHr)}\\b`,
  "\\bhr\\b.{0,12}\\bcall (?:aa|kar|karo|kare|me|karenge)\\b",
  "\\bhr \\p{L}+ pes\\p{L}",
  // "malik se baat", "koi saheb se baat karao"
  `\\b${anyOf(words.superiors)}(?: \\p{L}+)? ${anyOf(words.withSuperior)}(?: \\p{L}+){0,2} ${anyOf(words.talkToSuperior)}\\b`,
  `\\b${anyOf(words.someone)}(?: \\p{L}+){0,2} ?${anyOf(words.withSomeone)}?(?: \\p{L}+){0,2} ${anyOf(words.talkToSomeone)}\\b`,
  // "human please"
  `^${anyOf(words.onlyPersons)}${trailing(words.afterOnlyPerson)}$`,
  // "call me back when free", but not "people call me Raju"
  `(?<!\\b${anyOf(words.notCallingMe)} )\\b(?:call me|give me a call|ring me|callback|call back)${trailing(words.afterCallMe)}(?: .{0,30})?$`,
]);

const phrases = wholeWords(words.personPhrases);

const noWish = wholeWords(words.noWishes);
/** "call me Raju" */
const nickname = new RegExp(`\\bcall me (?!${anyOf(words.notANickname)})\\p{L}+$`, "u");
/** "call me on 98220" */
const callMeOnNumber = /\bcall me (?:at|on)? ?\d/;
/** Part of a phone number: the message gives one. */
const longNumber = /\d{5}/;
const others = [noWish, nickname, callMeOnNumber, longNumber];

/** Whether a message asks for a person, a call from one, or their number. */
export function asksForPerson(text: string): boolean {
  const plain = tokensOf(text).join(" ");
  if (plain.length >= maxLength || matchesAny(others, plain)) return false;
  return matchesAny(wishes, plain) || phrases.test(plain);
}
