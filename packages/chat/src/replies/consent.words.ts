/** Say yes by themselves. */
export const agreeing = [
  // Yes
  "yes, yess, yeah, yea, yeahh, yep, yup, yupp, yup yup, ya, yaa, yah, yas, y, y e s, ys, yse, yez, yuss, yessir",
  "yesplease, right yes, jai hind sir yes, 100 yes, 100 percent yes, 👍, ✅, 👌, ☑, ✔",
  "ok, o k, okay, okey, oky, okk, okie, okie dokie, oki, oka, oaky, k, kk, hmm ok, fine ok, fine, fine with me",
  "sure, surely, sure thing, shure, suree, suer, hi team sure, of course, of course you can, ofcourse, ofc",
  "definitely, absolutely, certainly, affirmative, alright, alrighty, all right, why not",
  "no_problem, proceed, go ahead, please go ahead, carry on, crack on, feel free, by all means, that's fine",
  "thats fine, that's ok, thats ok",
  "consent given, permission hai, raazi, raazi hu, main raazi hu, razi hu, main razi hu",
  // I agree
  "agree, agreed, agred, aggree, agee, agrred, accepted, i agree, i aggree, i do agree, i am agree, i agreed",
  "i consent, i accept",
  "yes i agree, yes i do, i hereby agree, i hereby consent, i am ok, i am okay, i'm ok, i'm okay",
  "i'm fine with it, i am fine with it",
  // Permission
  "yes you can, yes you may, you may, you can, granted, permitted, allowed, permission granted, i permit",
  "i give my consent, i give permission, i give my permission, i am giving permission, i hereby give",
  "i allow, i allow it, i allow you, i authorise, i authorize, you have my permission, you have permission",
  "you have my consent",
  // Hindi: yes
  "haan, haa, haann, han, ha, hn, hnn, hoo, haan ji, han ji, ha ji, haa ji, haanji, hanji, haji, hnji, hnj",
  "ji haan, ji han, ji ha, ji haa, jee haan, haan ji haan, haan ji haan ji, ram ram haan",
  "haan bilkul, pakka haan, sahi hai haan",
  "bilkul, zaroor, jaroor, zarur, jarur, beshak, avashya, awashya, chalega",
  // Hindi: all right
  "theek, thik, theek hai, theek hai ji, theek h, thik hai, thik h, thk h, tik hai, thek hai, teek hai",
  "acha thik hai, accha thik hai, achha theek hai, koi baat nahi, koi problem nahi, koi dikkat nahi",
  // Hindi: I agree
  "sehmat, sahamat, sehmat hu, sehmat hoon, main sehmat hu, main sehmat hoon, sahmat, sahmat hu, sahmat hoon",
  "main sahmat hu, main sahmat hoon, mai sahmat hu",
  "manzoor, manjoor, manzoor hai, mujhe manzoor hai, kabool, kabool hai, qubool, qubool hai",
  // Marathi, Gujarati, Konkani
  "ho, ho ji, hoy, hoi, hoy chalel, ho chalel, chalel, chaltay, nakki, aaho, thik ahe, thik aahe, theek ahe",
  "theek aahe",
  "barobar ahe, barobar chhe, barabar chhe, bhale ha, haanv, hya",
  // Bengali, Odia, Bhojpuri
  "hyan, hyan thik ache, haan thik ache, thik ache, thik ase, theek ba, athe, hau",
  // Tamil, Telugu, Kannada
  "ama, aama, aamaa, aamam, aamanga, seri, avunu, avnu, howdu, haudu, houdu",
  "aamam seri, sari, sheri, shari, athey, sare, aaytu",
  // Tagalog
  "oo, opo, oo naman, oo naman po, sige, sige po, payag ako, payag po ako, pwede po, puwede po",
  // In their own scripts
  "ஆம், ஆமா, ஆமாம், ஆமாங்க, சரி, சரிங்க, அவును, అవును, సరే, సరేనండి, ಹೌದು, ಸರಿ, ಆಯ್ತು, അതെ, അതേ, ശരി",
  "হ্যাঁ, হ্যা, হাঁ, জি, জ্বি, ঠিক আছে, আমি রাজি, રાજી, હા, હાં, બરાબર, ચાલશે, ਹਾਂ, ਹਾਂਜੀ, ਹਾਂ ਜੀ, ਠੀਕ ਹੈ, ହଁ",
  "ଠିକ ଅଛି",
  "ہاں, جی, جی ہاں, ہاں جی, ٹھیک ہے, بالکل, ضرور, منظور ہے, مجھے منظور ہے",
];

/** Yes wherever it stands, if every word of the reply is courtesy: "meri taraf se haan hai". */
export const yesAnywhere = ["yes, yess, yeah, yep, haan, haa, haann"];
/** The same, but "I don't agree" is a no. */
export const agreementAnywhere = ["agree, agreed, aggree, sahmat, sehmat, manzoor, manjoor, no_problem"];

/** What asks instead of agreeing, as the first word: "is yes enough". */
export const inversions = ["is, are, do, does, can, could, may, must, should, shall, will, would"];

/** To keep the answers; with `keepEndings` they allow it: "note kar lo", "write it down". */
export const keepers = [
  "note, note down, write, write down, record, save, store, keep, jot, jot down, likh, rakh, sev",
];
export const keepEndings = [
  "it, it down, them, them down, that, that down, this, this down, down, all, everything, my answers, my answer",
  "the answers, answers",
  "my details, the details, my response, my responses, whatever you need, what you need",
  "whatever is needed, whatever is required, lao, lavo, kr lo, lo, lijiye, lijie, dijiye, do, kar lo, kar lijiye",
  "kar do, kar dijiye, karo, kariye, kijiye, karlo, karo ji, kro, krlo",
  "sakte ho, sakte hai, sakte hain, kar sakte ho, kar sakte hai, kar sakte hain, kara, karun ghya, kari lo, le",
  "leve, len",
  "pannunga, pannikonga, panikonga, pannunge, cheyandi, chesukondi, cheyyu, cheytholu, cheytho, madi, maadi",
  "madkolli, madikolli",
  "korun, koro, kore nin, kore nao, nin, nao",
];
/** One word that allows it, or a phrase in another language. */
export const permissions = [
  "likho, likhiye, likhlo, likhlijiye, likh sakte ho, likhe nin, likhe nao, likhun, lihun ghya, liha, lakhi lo",
  "lakho, noting is fine",
  "kr lo, kar lo, karlo, nond kara, nond karo, nond ghya, lakh lo, rasukondi, raasukondi, baredukolli, barkolli",
  "ezhuthikko, ezhuthikolu, ezhuthikonga, ezhudhikonga",
  "எழுதிக்கோங்க, எழுதிக்கொள்ளுங்கள், எழுதுங்க, குறிச்சுக்கோங்க, நோட் பண்ணுங்க, நோட் பண்ணிக்கோங்க, பதிவு செய்யுங்கள்",
  "రాసుకోండి, నోట్ చేసుకోండి, నోట్ చేయండి, ಬರೆದುಕೊಳ್ಳಿ, ಬರ್ಕೊಳ್ಳಿ, ನೋಟ್ ಮಾಡಿ, ನೋಟ್ ಮಾಡಿಕೊಳ್ಳಿ",
  "എഴുതിക്കോളൂ, എഴുതിക്കോ, നോട്ട് ചെയ്തോളൂ, നോട്ട് ചെയ്യൂ, লিখে নিন, লিখে নাও, নোট করুন, নোট করে নিন, লিখুন",
  "લખી લો, નોંધી લો, નોટ કરી લો, ਲਿਖ ਲਓ, ਲਿਖ ਲਵੋ, ਨੋਟ ਕਰ ਲਓ, ਨੋਟ ਕਰ ਲਵੋ, لکھ لیں, لکھ لیجیے, لکھیں, نوٹ کر لیں",
  "نوٹ کریں, ଲେଖନ୍ତୁ",
];

/** May stand before the yes or the no. */
export const openings = [
  "hi, hii, hello, helo, hlo, hey, good, morning, afternoon, evening, gm, dear, respected, thank, thanks, you",
  "sir, mam, maam, ma'am, madam, ji, bhai, bro, please, pls, plz, oh, well, chalo, acha, accha, achha",
  "namaste, namaskar, namaskaram, vanakkam, salaam, nomoshkar, kem, cho, jai, hind, ram",
];

/** May stand after the yes and change nothing about it. */
export const additions = [
  // Whom one addresses
  "gm, ofcourse, it's, i'm, want, need, job, consider, profile, help, would, like, chahiye, taiyar, tayyar, ready",
  "paas, apne",
  "naukri, process, plss, plzz, proceed, further, sahmati, role, apply, ਜੀ, ji",
  "sir, mam, maam, ma'am, madam, madamji, sirji, sir_ji, saab, sahab, saheb, sahib, saar, seth, malik, huzoor, boss",
  "boss_ji",
  "dear, respected, mahoday, team, bro, buddy, dude, fam, uncle, baba, babu, beta, baby, yaar",
  "bhai, bhaiya, bhau, bhava, bhava_ho, dada, didi, tai, ben, bhen, behen, paaji, anna, akka, garu, andi",
  "macha, machi, chetta, bhidu, da, g, re, ree, ri, ba, la, kahi",
  // Courtesy
  "please, pls, plz, please_save, kindly, kind, kripa, kripya, thanks, thank, thanking, thx, dhanyavaad, dhanyavad",
  "dhanyawad, shukriya",
  "appreciate, appreciated, regards, warm, yours, sincerely, faithfully, oblige, needful, wish, wishes, pleasure",
  "good, nice, lovely, great, day, morning, afternoon, evening, night, jai, hind, ram, hi, lesgo, chill, urgently",
  // The yes again
  "yes, yess, yeah, yep, yup, ya, ok, okay, okay_with, okey, sure, surely, fine, perfect, done, 👍, ✅, 👌, ☑, ✔",
  "absolutely, definitely, definitly, certainly, course, haan, han, ha, haa, ho, hoo, bilkul, zaroor, jaroor, jarur",
  "avashya, awashya, pakka, ekdum, sahi, theek, thik, barabar, mast, badhiya, accha, acha, achha",
  // I agree
  "agree, agreed, agreeing, accept, accepted, consent, sahmat, manzoor, happy, happily, gladly, willingly",
  "comfortable, convenient",
  "interest, interested, intrested, understand, understood, noted, samajh, gaya, gayi, khushi, badi",
  "permission, permitted, allow, allowed, granted, authorise, authorize, anumati, ijazat, izazat",
  "no_problem, a_fact, chalega, chalel, chalta, chalto, chalse, chaldi, tension, dikkat, samasya, prblm, harkat",
  // To go on
  "go, ahead, continue, carry, start, begin, let's, lets, next, chalo, chaliye, shuru, aage, badho, badhiye, badhe",
  "question, questions, ask, feel, free, poochiye, puchiye, poocho, pucho, puchho, poochho, bol",
  // To keep the answers
  "note, noting, store, stored, storing, save, saved, saving, sev, seve, keep, keeping, kept, use, put, take",
  "record, records, file, down",
  "write, collect, submit, send, share, sharing, contacting, reaching, likh, likho, likhiye, likhlo, lakho",
  "rakh, rakho, rakhiye, rakhlo, rakhlijiye, rakhna, rakhun, rakhi, rakhte, krlo, krlijiye, krdo, kardo, karlo",
  "kar, kara, karo, kariye, karein, karen, karna, karun, kijiye, lo, lijiye, le, len, liye, dijiye, de, den, dunga",
  "dungi",
  "theva, thev, thevha, ghya, sathvu, mara, cheskondi, cheyandi, pannu, pannunga, pannikonga, madi, madkoli, paren",
  // What is kept, and what for
  "detail, details, data, answer, answers, ans, response, responses, info, information, reply, replies, message",
  "messages",
  "uttar, uttare, jawab, jawaab, javab, mahiti, jankari, jaankari",
  "application, applying, opportunity, kaam, purpose, side, chahta, chahti",
  // How much of it
  "all, everything, full, fully, complete, completely, total, totally, perfectly, 100, hundred, percent, per",
  "per_cent, one",
  "puri, pura, poora, poori, sab, sabhi, kuch, tarah, very, much, required, same, time, times, well",
  // To say
  "say, saying, telling, kehna, kahna, keh, kah, raha, rahi, rahe, matlab, sach, gal, gall",
  "give, given, gives, giving, taraf",
  // English words without a meaning of their own
  "i, im, am, me, my, mine, our, out, you, u, your, he, it, them, this, that, these, thing, the, any, also, and, so",
  "too, just",
  "is, are, do, can, could, may, must, have, hereby, of, on, in, at, to, for, from, by, with, with_it, as, h, here",
  "there, above, below",
  // Hindi, Marathi and Gujarati words without a meaning of their own
  "po, opo, naman, jo, puchna, poochna, veerji, mujhse, main, mai, mera, mere, meri, mujhe, majhi, majha, majhe",
  "hame, humein, hum, aap, ap, isme, ko, koi, se, ki, ke, aur, bhi, toh, tho, ab, abhi",
  "hai, hain, hu, hoon, hun, tha, sakte, sakta, sakti, shakta, shakto, na, naa, ahe, aahe, ache, ase, chhe",
];

/** Say no by themselves. */
export const refusing = [
  "not ok, not okay, not fine, not allowed, not permitted, absolutely not, of course not, definitely not",
  "certainly not, not at all, no way",
  "bilkul nahi, bilkul na, kabhi nahi, hargiz nahi, nono, no no, naah, naa, nopes, inkaar, inkar, mana hai",
  "mana karta hu, mana karti hu",
  "no, noo, nope, nah, nay, never, no thanks, no thank you, do not, don't, dont, 👎, ❌",
  "not agreed, not agree, not interested, i do not agree, i don't agree, i dont agree, i do not consent",
  "i don't consent",
  "i disagree, i refuse, i decline, i don't want, i do not want",
  // Hindi, Marathi
  "nahi, nahin, nhi, nai, na, nako, nahi ji, ji nahi, mujhe nahi karna, nahi karna, nahi chahiye, mat karo",
  "main sahmat nahi, sahmat nahi, sehmat nahi, manzoor nahi, manjoor nahi, ijazat nahi, anumati nahi",
  "permission nahi",
  // Tamil, Telugu, Kannada, Malayalam, Bengali
  "nakko, n, cheyakandi, illa, illai, venda, vendam, vendaam, venam, venaam, vaddu, oddu, kaadu, ledu, beda, bedi",
  "alla, na na",
  // Tagalog; "hindi" alone is a language
  "ayaw, ayaw ko, ayoko, ayoko po, huwag, huwag po, wag, wag po, hindi po, hindi ako payag, hindi pwede",
  // In their own scripts
  "இல்லை, வேண்டாம், வேணாம், లేదు, వద్దు, కాదు, ಇಲ್ಲ, ಬೇಡ, না, ના, ના પાડું છું, નહીં, લખશો નહીં, ન લખો, ਨਹੀਂ, ਨਾ",
  "ഇല്ല, വേണ്ട, نہیں, جی نہیں, ہرگز نہیں, مت, ନା, ନାହିଁ",
];

/** Words of a refusal, besides `limitingWords` and `additions`: "I would prefer you not to note them". */
export const refusalWords = [
  "no, prefer, rather, didn't, already, said, asking, but, comfortable, want, wish, you, don't, dont, do, not",
  "never, any, it, that, allow, allowing, permission, mat, nahi, karna, hai, rakho, i-note, i, niyo, nyo, po, pong",
  "ako, ang, mga",
  "anything, about, of, mine, details, likho, likhna, sakte, lekha, likhben, korben, karben, likhein, لکھیں, نوٹ",
  "کریں, ji, please, sorry, thank, thanks, interested",
];

/** What shall not be noted, after the verb: "don't keep any record". */
export const notedThings = [
  "it, this, that, them, any*, down, everything, records?, recording, kuch, sab, kar*, kr*",
  "(my |the |these )?(answers?|details?|data|info*|responses?|repl(y|ies)|jawab)",
];
/** Refuse wherever they stand. */
export const refusalsAnywhere = [
  "(do not|don'?t|will not|won'?t|cannot|can'?t|not) (allow|allowing|permit|permitting|authori[sz]e|consent|giv(e|ing) (you )?(my |any )?(permission|consent))",
  "rather (you|u) (didn'?t|did not|not)",
  "not comfortable (with|about) (my answers|it|this|that|you|being|the) (be|not|record|writ|sav|stor|keep)*",
];

/** "Not", after the verb: "note mat karo", "likhna nahi hai". */
export const notAfterVerb = [
  "mat, nahi, nahin, nhi, na, naka, nako, cheyakandi, vendam, venam, vaddu, beda, bedi, venda, nathi",
];
/** After it these ask to be noted: "note karna mat bhoolna". */
export const notToForget = ["bhool*, bhul*, chhod*, chod*"];

/** After "no" these tell a fact: "no job", "no 1 company". */
export const nounsAfterNo = [
  "job, jobs, role, detail, details, reply, replies, message, messages, question, questions, answer, answers, info",
  "information",
  "application, data, kaam, naukri, more, one, idea, time, response, interest in",
];
/** A refusal that goes on: "no thanks, I found a job". */
export const refusalsThatGoOn = ["thanks, thank, don't, dont, never, mat"];

/** Names, laughter and idioms that only begin like a yes. */
export const notAYes = [
  "yes bank*, yes ?man*, ok google*, sure ?shot*, ok(ay)? (bye|tata|cool|lol|hmm)*, yeah right*",
  "ya (to|toh|phir|fir)",
];

/** How people speak of themselves, at the beginning of their words. */
export const ownWords = [
  "currently, presently, working, age, aged, experience, exp, and i, and my, i, i'm, im, i've, my, me, myself, mera",
  "mere, meri, main, mai, hum, apna, name, naam, this, here, full, it's, its",
];

/** Say that a name follows. */
export const nameWords = ["name, naam, nam, myself, naav, peyar, peru, hesaru"];
