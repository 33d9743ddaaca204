import { anyOf, wholeWords } from "word-patterns";
import { asksForPerson } from "./asks-for-person.ts";
import * as words from "./asks-if-bot.words.ts";
import { tokensOf } from "./tokens.ts";
import { leading, matchesAny, toPatterns, trailing } from "./word-lists.ts";

/** Longer messages are about something else. In UTF-16 units. */
const maxLength = 160;

const machine = anyOf([...words.machines, ...words.replyingMachines, ...words.assistants]);
const human = anyOf([...words.humans, ...words.realPersons]);
const either = [...words.machines, ...words.humans];

const questions = toPatterns([
  // "Are you a bot?"
  `\\b${anyOf(words.beginnings)}\\b.{0,40}\\b${machine}\\b`,
  // "kya aap robot ho", "is this automated"
  `\\b${anyOf(words.addressed)}\\b.{0,24}\\b${machine}\\b(?:.{0,14}(?:\\?|\\b${anyOf(words.endings)}\\b)|$)`,
  // "bot?", "human or bot"
  `^${leading(words.beforeOnly)}${anyOf(either)}${trailing([...words.afterOnly, ...either])}(?: \\?){0,9}$`,
  // "a machine or a real human", "insaan ya bot"
  `\\b${machine} (?:or|ya|naki|illa|aa leda|ki) ${leading(["an?, ek, real, koi"])}(?:you|${human})\\b`,
  `\\b${human} (?:or|ya|naki|illa|ki) ${leading(["an?, ek, koi"])}${machine}\\b`,
  // "robot se baat kar raha hoon"
  `\\b${machine} (?:se |lag |jaisa |jaise )(?:baat|rah|reply|lag)`,
  // "Are you human?", "aap insaan ho ya bot"
  `\\b(?:you|u|aap|tum|nuvvu|tu|sach\\w*)\\b.{0,12}\\b(?:r|are|ho)? ?(?:a )?${human}${trailing([...words.afterHuman, ...words.replyingMachines, ...either])} ?\\?*$`,
  // "are you real", but not "are you the person for this role"
  `\\b(?:are|r|aren't|arent) (?:you|u|there)\\b.{0,24}\\b${human}\\b(?! (?:for|in|at|team|who|i can|to)\\b)`,
  // "is this a human", but not "is there a human to talk to"
  `\\b(?:is|isn't) (?:this|it|that|there|anyone|somebody|someone)\\b.{0,24}\\b${human}\\b(?!.{0,20}\\b(?:talk|speak|contact|call|job|role|opening)\\b)`,
  // "is there a human typing this"
  `\\b(?:is|are) there (?:a |an |any |some )?(?:real )?${human} (?:typing|writing|reading|answering|replying|behind|there)\\b`,
  // "does a real person read these"
  `\\b(?:does|do) (?:a |an |any |some )?(?:real )?${human} (?:type|write|read|answer|reply|sit)`,
  // "aap sach me insaan ho"
  "\\b(?:aap|tum|tumhi|ye|kya|koi|udhar|saamne)\\b.{0,24}\\b(?:insaa?n|human|manus|asli|real)\\b.{0,16}\\b(?:ho|hai|hain|aahat|ahat|he)\\b",
  // "am I talking to a machine", "main kisse baat kar raha hoon"
  "\\b(?:am|m|whether) i (?:am )?(?:really |actually )?(?:talking|chatting|speaking|texting|writing) (?:to|with)\\b",
  "\\bmain (?:kisi |kis |ek |kaun )?.{0,20}\\bse (?:baat|chat) kar rah\\w",
  // "who is this", "who am I talking to"
  `\\bwho(?:'?s)? (?:is )?(?:this|replying|typing|writing|answering|there|am i|are you)\\b${trailing(words.answering)} ?\\??$`,
  // "you cannot be real"
  `\\b(?:you|u|you're) (?:can'?t|cannot|can not|are not|r not|aren't|not) (?:be )?(?:a |an |really )?(?:real )?${human}\\b`,
  // "hello bot help me"
  `^(?!.*\\b${anyOf(words.notAsking)}\\b)(?:\\S+ ){0,9}(?:${anyOf(words.shortMachines)}|machine(?= ${anyOf(words.afterMachine)}))(?: \\S+){0,8}$`,
]);
const aboutWork = wholeWords(words.workWords);

/** Whether a message asks if a bot or a person writes. */
export function asksIfBot(text: string): boolean {
  if (/^\W*🤖\W*$/u.test(text)) return true;
  const plain = tokensOf(text).join(" ");
  return (
    plain.length < maxLength && !aboutWork.test(plain) && matchesAny(questions, plain) && !asksForPerson(text)
  );
}
