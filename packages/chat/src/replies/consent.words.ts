/** Say yes by themselves. */
export const agreeing = [
  // Yes
  "yes, yess, yeah, yea, yeahh, yep, yup, yupp, yup yup, ya, yaa, yah, yas, y, y e s, ys, yse, yez, yuss, yessir",
  "yesplease, right yes, jai hind sir yes, 100 yes, 100 percent yes, 👍, ✅, 👌, ☑, ✔",
  "ok, o k, okay, okey, oky, okk, okie, okie dokie, oki, oka, oaky, k, kk, hmm ok, fine ok, fine, fine with me",
  "sure, surely, sure thing, shure, suree, suer, hi team sure, of course, of course you can, ofcourse, ofc",
  "definitely, absolutely, certainly, affirmative, alright, alrighty, all right, why not",
  "no problem, no issue, no issues",
  // I agree
  "agree, agreed, agred, aggree, agee, agrred, accepted, i agree, i do agree, i am agree, i agreed, i consent, i accept",
  "yes i agree, yes i do, i hereby agree, i hereby consent, i am ok, i am okay, i'm ok, i'm okay",
  "i'm fine with it, i am fine with it",
  // Permission
  "yes you can, yes you may, you may, you can, granted, permitted, allowed, permission granted, i permit",
  "i give my consent, i give permission, i give my permission, i am giving permission, i hereby give",
  "i authorise, i authorize, you have my permission, you have permission, you have my consent",
  // Hindi: yes
  "haan, haa, haann, han, ha, hn, hnn, hoo, haan ji, han ji, ha ji, haa ji, haanji, hanji, haji, hnji, hnj",
  "ji haan, ji han, ji ha, ji haa, jee haan, haan ji haan, haan ji haan ji, ram ram haan",
  "haan bilkul, pakka haan, sahi hai haan",
  "bilkul, zaroor, jaroor, zarur, jarur, beshak, avashya, awashya, chalega",
  // Hindi: all right
  "theek, thik, theek hai, theek hai ji, theek h, thik hai, thik h, thk h, tik hai, thek hai, teek hai",
  "acha thik hai, accha thik hai, achha theek hai, koi baat nahi, koi problem nahi, koi dikkat nahi",
  // Hindi: I agree
  "sahmat, sahmat hu, sahmat hoon, main sahmat hu, main sahmat hoon, mai sahmat hu",
  "manzoor, manjoor, manzoor hai, mujhe manzoor hai, kabool, kabool hai, qubool, qubool hai",
  // Marathi, Gujarati, Konkani
  "ho, ho ji, hoy, hoi, hoy chalel, ho chalel, chalel, chaltay, nakki, aaho, thik ahe, thik aahe, theek ahe, theek aahe",
  "barobar ahe, barobar chhe, barabar chhe, bhale ha, haanv, hya",
  // Bengali, Odia, Bhojpuri
  "hyan, hyan thik ache, haan thik ache, thik ache, thik ase, theek ba, athe, hau",
  // Tamil, Telugu, Kannada
  "aama, aamaa, aamam, aamanga, seri, avunu, avnu, howdu, haudu, houdu",
  // In their own scripts
  "ஆம், ஆமாம், சரி, అవును, సరే, ಹೌದು, ಸರಿ, হ্যাঁ, হাঁ, હા, ਹਾਂ, അതെ, ശരി, ہاں, جی ہاں, ହଁ",
];

/** May stand before the yes or the no. */
export const openings = [
  "hi, hii, hello, helo, hlo, hey, no_problem, good, morning, afternoon, evening, gm, dear, respected, thank, thanks, you",
  "sir, mam, maam, ma'am, madam, ji, bhai, bro, please, pls, plz, oh, well, chalo, acha, accha, achha",
  "namaste, namaskar, namaskaram, vanakkam, salaam, nomoshkar, kem, cho, jai, hind, ram",
];

/** May stand after the yes and change nothing about it. */
export const additions = [
  // Whom one addresses
  "gm, ofcourse, it's, i'm, want, need, job, consider, profile, help, would, like, chahiye, taiyar, tayyar, ready, paas, apne",
  "naukri, process, plss, plzz, proceed, further, sahmati, role, apply, ਜੀ, ji",
  "sir, mam, maam, ma'am, madam, madamji, sirji, sir_ji, ji, saab, sahab, saheb, sahib, saar, seth, malik, huzoor, boss, boss_ji",
  "dear, respected, mahoday, team, bro, buddy, dude, fam, uncle, baba, babu, beta, baby, yaar",
  "bhai, bhaiya, bhau, bhava, bhava_ho, dada, didi, tai, ben, bhen, behen, paaji, anna, akka, garu, andi",
  "macha, machi, chetta, bhidu, da, g, re, ree, ri, ba, la, kahi",
  // Courtesy
  "please, pls, plz, please_save, kindly, kind, kripa, kripya, thanks, thank, thanking, thx, dhanyavaad, dhanyavad, dhanyawad, shukriya",
  "appreciate, appreciated, regards, warm, yours, sincerely, faithfully, oblige, needful, wish, wishes, pleasure",
  "good, nice, lovely, great, day, morning, afternoon, evening, night, jai, hind, ram, hi, lesgo, chill, urgently",
  // The yes again
  "yes, yess, yeah, yep, yup, ya, ok, okay, okay_with, okey, sure, surely, fine, perfect, done, 👍, ✅, 👌, ☑, ✔",
  "absolutely, definitely, definitly, certainly, course, haan, han, ha, haa, ho, hoo, bilkul, zaroor, jaroor, jarur",
  "avashya, awashya, pakka, ekdum, sahi, theek, thik, barabar, mast, badhiya, accha, acha, achha",
  // I agree
  "agree, agreed, agreeing, accept, accepted, consent, sahmat, manzoor, happy, happily, gladly, willingly, comfortable, convenient",
  "interest, interested, intrested, ready, understand, understood, noted, samajh, gaya, gayi, khushi, badi",
  "permission, permitted, allow, allowed, granted, authorise, authorize, anumati, ijazat, izazat",
  "no_problem, chalega, chalel, chalta, chalto, chalse, chaldi, tension, dikkat, samasya, prblm, harkat",
  // To go on
  "go, ahead, proceed, continue, carry, start, begin, let's, lets, next, chalo, chaliye, shuru, aage, badho, badhiye, badhe",
  "question, questions, ask, feel, free, poochiye, puchiye, poocho, pucho, puchho, poochho, bol",
  // To keep the answers
  "note, noting, store, stored, storing, save, saved, saving, sev, seve, keep, keeping, kept, use, put, take, record, records, file, down",
  "write, collect, submit, send, share, sharing, contacting, reaching, likh, likho, likhiye, likhlo, lakho",
  "rakh, rakho, rakhiye, rakhlo, rakhlijiye, rakhna, rakhun, rakhi, rakhte, krlo, krlijiye, krdo, kardo, karlo",
  "kar, kara, karo, kariye, karein, karen, karna, karun, kijiye, lo, lijiye, le, len, liye, dijiye, de, den, dunga, dungi",
  "theva, thev, thevha, ghya, sathvu, mara, cheskondi, cheyandi, pannu, pannunga, pannikonga, madi, madkoli, paren",
  // What is kept, and what for
  "detail, details, data, answer, answers, ans, response, responses, info, information, reply, replies, message, messages",
  "uttar, uttare, jawab, jawaab, javab, mahiti, jankari, jaankari",
  "application, apply, applying, job, role, opportunity, naukri, kaam, purpose, side, chahta, chahti, want",
  // How much of it
  "all, everything, full, fully, complete, completely, total, totally, perfectly, 100, hundred, percent, per, per_cent, one",
  "puri, pura, poora, poori, sab, sabhi, kuch, tarah, very, much, required, same, time, times, well",
  // To say
  "say, saying, telling, kehna, kahna, keh, kah, raha, rahi, rahe, matlab, sach, gal, gall",
  "give, given, gives, giving, taraf",
  // English words without a meaning of their own
  "i, i'm, im, am, me, my, mine, our, out, you, u, your, he, it, them, this, that, these, thing, the, any, also, and, so, too, just",
  "is, are, do, can, could, may, must, have, hereby, of, on, in, at, to, for, from, by, with, with_it, as, h, here, there, above, below",
  // Hindi, Marathi and Gujarati words without a meaning of their own
  "main, mai, mera, mere, meri, mujhe, hame, humein, hum, aap, ap, isme, ko, koi, se, ki, ke, aur, bhi, toh, tho, ab, abhi",
  "hai, hain, hu, hoon, hun, tha, sakte, sakta, sakti, shakta, shakto, na, naa, ahe, aahe, ache, ase, chhe",
];

/** Say no by themselves. */
export const refusing = [
  "no, noo, nope, nah, nay, never, no thanks, no thank you, do not, don't, dont, 👎, ❌",
  "not agreed, not agree, not interested, i do not agree, i don't agree, i dont agree, i do not consent, i don't consent",
  "i disagree, i refuse, i decline, i don't want, i do not want",
  // Hindi, Marathi
  "nahi, nahin, nhi, nai, na, naa, nako, nahi ji, ji nahi, mujhe nahi karna, nahi karna, nahi chahiye, mat karo",
  "main sahmat nahi, sahmat nahi",
  // Tamil, Telugu, Kannada
  "illa, venda, ledu, beda",
  // In their own scripts
  "இல்லை, வேண்டாம், లేదు, వద్దు, ಇಲ್ಲ, ಬೇಡ, না, ના, ਨਹੀਂ, ഇല്ല, نہیں, ନା",
];

/** Names, laughter and idioms that only begin like a yes. */
export const notAYes = [
  "yes bank*, yes ?man*, ok google*, sure ?shot*, ok(ay)? (bye|tata|cool|lol|hmm)*, yeah right*, ya (to|toh|phir|fir)",
];

/** How people speak of themselves, at the beginning of their words. */
export const ownWords = [
  "currently, presently, working, age, aged, experience, exp, and i, and my, i, i'm, im, i've, my, me, myself, mera, mere, meri, main, mai, hum, apna, name, naam, this, here, full, it's, its",
];

/** Say that a name follows. */
export const nameWords = ["name, naam, nam, myself, naav, peyar, peru, hesaru"];
