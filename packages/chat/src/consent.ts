import { readQuestion } from "./intents.ts";
import { toLatin } from "./language/to-latin.ts";
import { harmless, limiting, tokensOf } from "./replies.ts";
import { takeTurn } from "./turn.ts";

const words = (text: string) => new Set(text.trim().split(/\s*,\s*/));

/** Phrases as words, longer ones first: one phrase may begin with another. */
const phrases = (...lines: string[]) =>
  lines
    .flatMap((line) => line.split(/,\s*/))
    .map((phrase) => phrase.normalize("NFKD").split(" "))
    .toSorted((a, b) => b.length - a.length);

/** Says yes by itself. The longest come first where one begins with another. */
const agreeing = phrases(
  "hi team sure, okie, thk h, thik hai, acha thik hai, accha thik hai, achha theek hai, hyan thik ache, haan thik ache, fine ok",
  "i do agree, i agree, i am agree, i agreed, i consent, i accept, yes i agree, yes i do, yes you can, yes you may, you may, you can, i give my consent, i am ok, i am okay, i'm ok, i'm okay, i'm fine with it, i am fine with it, main sahmat hu, main sahmat hoon, mai sahmat hu, mujhe manzoor hai, manzoor hai, sahmat hu, sahmat hoon",
  "haan ji haan, haan ji haan ji, ji haan, ji han, ji ha, ji haa, jee haan, haan ji, han ji, ha ji, haa ji, haanji, hanji, haji, ho ji, theek hai, thik hai, theek h, thik h, tik hai, thek hai, teek hai, thik ahe, theek hai ji, of course, no problem, no issue, no issues, koi baat nahi, koi problem nahi, koi dikkat nahi",
  "permission granted, i give permission, i give my permission, i hereby give, i hereby agree, i hereby consent, i permit, i authorise, i authorize, all right, why not, 100 yes, 100 percent yes, kabool hai, qubool hai, thik ahe, thik aahe, thik ache, thik ase, theek ahe, theek aahe, o k, y e s, barobar ahe, sahi hai haan, hoy chalel, fine with me, granted, permitted, allowed, affirmative, chalega, chalel, chaltay, beshak, kabool, qubool, alright, alrighty, fine, seri, aamam, avnu, howdu, haudu, hau, hoi, haanv, hya, aaho, athe, nakki, oki, oka, oaky, ofc, yse, yez, yuss, yupp, yessir, yesplease, yaa, shure, suree, suer, hnji, hnj, agree, agred, aggree, agee, agrred, 🆗, right yes",
  "barobar chhe, barabar chhe, pakka haan, jai hind sir yes, ram ram haan, ys, hnn, hoo, haann, yup yup, bhale ha, aamanga, theek ba, i am giving permission, ofcourse, of course you can, sure thing, okie dokie, ho chalel, chalel, avashya, awashya, haan bilkul, yes, yess, yeah, yea, yeahh, yep, yup, ya, yah, yas, y, ok, okay, okey, oky, okk, okie, k, kk, sure, surely, agreed, agree, accepted, haan, haa, han, ha, hn, hmm ok, ho, hoy, theek, thik, bilkul, zaroor, jaroor, zarur, jarur, manzoor, manjoor, sahmat, definitely, absolutely, certainly, avunu, aamaa, aama, houdu, hyan",
  "ஆம், ஆமாம், சரி, అవును, సరే, ಹೌದು, ಸರಿ, হ্যাঁ, হাঁ, હા, ਹਾਂ, അതെ, ശരി, ہاں, جی ہاں, ହଁ",
  "👍, ✅, 👌, ☑, ✔",
);

/** May stand before the yes. */
const before = words(
  "jai, hind, ram, namaskaram, vanakkam, salaam, nomoshkar, kem, cho, thank, thanks, you, chalo, acha, accha, achha, hi, hii, hello, helo, hlo, hey, namaste, namaskar, dear, respected, sir, mam, maam, ma'am, madam, ji, good, morning, afternoon, evening, gm, please, pls, plz, oh, well, bhai, bro",
);

/** May stand after the yes and change nothing about it. */
const after = words(
  `sir, mam, maam, ma'am, madam, ji, bhai, bhaiya, bro, dear, team, didi, please, pls, plz, kindly, thanks, thank, you, u, thx, dhanyavaad, shukriya, hai, he, h, hu, hoon, hun, main, mai, me, i, i'm, am, im, and, aur, also, for, to, the, this, that, it, these, all, of, so, just, do, are, is,
  ans, answers, response, responses, record, records, file, them, am, respected, mahoday, hereby, giving, gives, full, complete, total, authorise, authorize, storing, saving, noting, keeping, stored, saved, kept, permitted, needful, oblige, much, appreciated, appreciate, opportunity, reaching, out, regards, warm, day, nice, lovely, feel, free, pleasure, with, perfectly, totally, completely, fully, comfortable, convenient, okay_with, by, on, at, as, per, same, well, too, one, time, times, 100, percent, per_cent, definitly, happily, gladly, willingly, dada, tai, didi, bhaiya, bhau, baba, paaji, anna, akka, andi, garu, saar, sirji, sir_ji, uncle, re, na, ri, ree, bhava, bhava_ho, baby,
  sakte, sakta, sakti, rakhna, rakhlo, rakhun, rakhlijiye, krlo, krlijiye, krdo, sev, seve, save, cheskondi, pannunga, pannikonga, madi, madkoli, karun, ghya, theva, thev, sathvu, shakta, shakto, uttar, uttare, jawab, jawaab, javab, mahiti, jankari, ijazat, izazat, anumati, taraf, puri, pura, poora, poori, tarah, khushi, badi, kripa, kripya, isme, meri, hame, humein, hum, hame, kehna, keh, kah, bol, raha, rahi, rahe, matlab, sach, pakka, ekdum, jarur, re, koi, gal, gall, chaldi, barabar, theek, sahi, mast, badhiya, accha, acha, achha, chalta, chalse, chalto, tension,
  saab, sahab, saheb, sahib, beta, babu, malik, huzoor, yaar, buddy, da, macha, machi, chetta, bhidu, fam, dude, boss_ji, ba, g, ma'am, madamji, seth, yours, jai, hind, ram, thanking, yup, yess, surely, hoo, pakka, dhanyawad, dhanyavad, put, prblm, theva, thevha, chalel, kahi, harkat, la, lesgo, chill, please_save, rakhte, paren, cheyandi, pannu, pannunga, karo, ha, mara, chhe, rakhi, tha, purpose, same, above, kind, urgently, must, required, yeah, one, hundred, percent,
  contacting, share, sharing, read, granted, understand, understood, no_problem, questions, question, poochiye, puchiye, poocho, pucho, puchho, poochho, next, liye, len, lijiye, rakhiye, kahna, above, below, team, hi, dikkat, saying, say, telling, wish, wishes, yours, sincerely, faithfully, harkat, dunga, dungi, ben, bhen, behen, lo, tho, naa, na, ache, ase, ahe, aahe, hereby, thanking, permission, sab,
  from, side, any, have, ask, ans, aap, ap, can, he, madam, morning, afternoon, evening, night, thing, role, job, very, much, interest, want, avashya, awashya, samasya, koi, lakho, theva, kara,
  agree, agreed, agreeing, accept, accepted, consent, interested, intrested, ready, happy, ok, okay, okey, yes, yess, yeah, yep, ya, haan, han, haa, ha, ho, sure, fine, good, great, perfect, done, theek, thik, bilkul, zaroor, jaroor, definitely, absolutely, certainly, course, no_problem, sahmat, manzoor,
  go, ahead, proceed, continue, carry, on, start, begin, let's, lets, may, can, could, note, store, save, keep, use, take, record, write, collect, submit, send, my, mine, our, your, detail, details, data, answer, answers, info, information, reply, replies, message, messages, application, everything, down, here, there, in, with, apply, applying, job, with_it, absolutely, permission, allowed, allow, given, give, understood, understand, noted, samajh, gaya, gayi, kar, karo, kariye, karlo, kardo, kijiye, karein, karen, lo, lijiye, le, sakte, sakti, sakta, ho, hain, do, dijiye, de, den, likh, likho, likhiye, likhlo, rakh, rakho, rakhiye, rakhlo, store, shuru, aage, badho, badhiye, badhe, chalo, chaliye, chalega, bhi, hi, to, toh, ab, abhi, sab, sabhi, kuch, mera, mere, meri, mujhe, ko, se, ki, ke, apply, karna, chahta, chahti, application, details, jankari, jaankari, naukri, kaam, save, boss, anna, tai, dada, saheb, 👍, ✅, 👌, ☑, ✔, proceed, continue`,
);

const refusing = phrases(
  "i do not agree, i don't agree, i dont agree, i disagree, i refuse, i decline, i do not consent, i don't consent, i don't want, i do not want, not agreed, not agree, not interested, no thanks, no thank you, do not, don't, dont, never, mujhe nahi karna, nahi karna, nahi chahiye, mat karo, main sahmat nahi, sahmat nahi",
  "no, noo, nope, nah, nahi, nahin, nhi, nai, na, naa, nako, nahi ji, ji nahi, nay, illa, ledu, venda, beda, இல்லை, வேண்டாம், లేదు, వద్దు, ಇಲ್ಲ, ಬೇಡ, না, ના, ਨਹੀਂ, ഇല്ല, نہیں, ନା, 👎, ❌",
);

/** How many of the first words are one of the phrases; 0 if none. */
const lengthAtStart = (tokens: readonly string[], list: readonly string[][]) =>
  list.find((phrase) => phrase.every((word, at) => tokens[at] === word))?.length ?? 0;

/** Names, laughter and idioms that begin with a word of agreement. */
const beginsOtherwise =
  /^\W*(?:yes bank|yes ?man|ok google|sure ?shot|ha(?: ?ha)+\b|he ?he|ok(?:ay)? (?:bye|tata|cool|lol|hmm)|yeah right|ya (?:to|toh|phir|fir)\b)|\b(?:ya|or) (?:na|nahi|no)\b/;

/** An introduction that says nothing about the consent. */
const introduction =
  /^\W*i(?:'m| am) (?:very |really |much |so |highly )*interested(?: in (?:this|the|your) (?:job|role|opening|position|post|work))?\W+|^\W*(?:very |much )*interested(?: sir| mam)?\W+/i;

/** How people speak of themselves. */
const ownWords =
  /\b(?:hu|hoon|hun)\b|^(?:i|i'm|im|i've|my|mera|mere|meri|main|mai|me|myself|name|naam|this|here|hum|apna|full|it's|its)\b/;

/** Whether words after a yes are facts about oneself, such as "I am Rahul Verma, 5 years at Kestrel". */
function areFacts(text: string, today: string): boolean {
  if (readQuestion(text.toLowerCase())) return false;
  const { intent, fields } = takeTurn({ today, text }, {});
  const count = Object.keys(fields).length;
  // A single word after "I am" may be anything: only a name that is called one, or is written as one, counts alone.
  const isNamed =
    /\b(?:name|naam|nam|myself|naav|peyar|peru|hesaru)\b/i.test(text) ||
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:I am|I'm|i am|i'm|im|Im) \p{Lu}\p{Ll}+/u.test(text);
  if (count === 1 && "name" in fields) return isNamed;
  const isOwn = ownWords.test(text.toLowerCase()) || count >= 2 || "phone" in fields || "email" in fields;
  return (intent === "give-facts" || intent === "correct") && count > 0 && isOwn;
}

/**
 * Reads the reply to the question for consent. `YES` begins with a word of agreement; what follows is courtesy, or facts about
 * oneself, and nothing limits, denies or asks. `NO` begins with a word of refusal. Everything else is `UNCLEAR`.
 * @param today `YYYY-MM-DD`
 */
export function readConsent(text: string, today: string): "YES" | "NO" | "UNCLEAR" {
  const latin = toLatin(text).text.replace(/[’‘`]/g, "'").replaceAll("\ufe0f", "").replace(introduction, "");
  if (beginsOtherwise.test(latin.toLowerCase())) return "UNCLEAR";
  if (/^\W*ji(?:\W+(?:ji|sir|mam|madam|mahoday))*\W*$/i.test(latin) && !latin.includes("?")) return "YES";
  const tokens = tokensOf(latin.replace(harmless, " no_problem "));
  const first = tokens.findIndex((token) => !before.has(token));
  const reply = first < 0 ? [] : tokens.slice(first);
  const length = lengthAtStart(reply, agreeing);
  if (length === 0) return lengthAtStart(reply, refusing) > 0 ? "NO" : "UNCLEAR";
  const following = reply.slice(length);
  if (following.some((token) => token === "?" || token === "no" || limiting.has(token))) return "UNCLEAR";
  if (following.every((token) => after.has(token))) return "YES";
  const rest = latin.replace(
    new RegExp(
      `^(?:[^\\p{L}\\d👍✅👌☑✔]*(?:[\\p{L}\\d'_-]+|[👍✅👌☑✔])){${first + length}}[^\\p{L}\\d]*`,
      "u",
    ),
    "",
  );
  return areFacts(rest, today) ? "YES" : "UNCLEAR";
}
