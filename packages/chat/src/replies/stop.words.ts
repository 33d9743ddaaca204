/*
 * Words with which people end a conversation, in the notation of `word-patterns`.
 */

/** Courtesy, reasons and other words before a wish. */
export const courtesies = [
  "please, pls, plz, plss, kindly, sir, mam, maam, madam, ji, sorry, thanks, thank you, dear, team, guys, bhai, bro",
  "yaar",
  "hi, hello, hey, no, nope, nahi, nai, nako, ok, okay, just, now, oh, and, so, then, are",
  "arre, abe, ab, abhi, aata, kripya, dada, anna, dayavittu, dayachesi",
];

/** What a bot sends. */
export const messages = [
  "messages?, messege, massage, messeges, mesej, mesage, messaging, msgs?, mesg, mssg, texts?, texting, sms",
  "whats ?app",
  "notifications?, spam, (job )?alerts?, updates?, reminders?, forwards?, sandesh, sandesa",
];

/** The verb of "do not message me". */
export const writing = [
  "messag*, msg*, text*, contact*, writ_, whats ?app*, ping*, chat*, reach out",
  "disturb*, bother*, spam*, harass*, trouble, irritate",
];

/** What follows it: "do not message me again". */
export const recipients = [
  "on (it|this)( phone| number)?, me, us, here, this number, on this number, this no, my number, my phone",
  "my mobile, anymore, any more, again, ever",
];

export const dont = ["don'?t, do not, dnt, never, not"];
/** Before "don't" or "not" these speak of the past or of oneself: "why don't you message me", "I did not get a message". */
export const notAWish = ["why, i will, i'll, did, could, was, were, have, had, has"];

/** "Stop", as it is typed. */
export const stopWords = ["stt?opp?, stoop, sotp, stpo, stap, stp, satop, estop, stope, istop, s t o p"];
/** After "stop" these make something else of it: "stop loss". */
export const notOfStopping = [
  "loss, payment, over, watch, motion, gap, hai, n, and shop, cock, by, near, kidding, likhne, likhna, likhu",
  "likhun, lihil*, lihun, bolne, calling me (sir|madam|mam|maam|bro|bhai|dear|baby|beta|names)",
  "the (e?mails?|calls?|voice)",
];
export const stopVerbs = [
  "unsus?cribe, unsubscibe, stopp?it, stopall, unsub, un subscribe, unsubcribe, unsubscrib, opt ?out, desist",
  "discontinue, cease, deactivate",
];
/** Speak about the word "unsubscribe": "unsubscribe button not working". */
export const notUnsubscribing = [
  "button, link, option, from the, kya, calls?, requests?, tickets?, e?mails?, process, team, rate, data, karta",
  "karti, karte",
];

/** End the conversation if nothing follows but `closings`. */
export const farewells = ["quit, end, cancel, exit, leave me alone, go away, enough is enough"];
export const closings = [
  "please, pls, now, it, this, chat, the chat, conversation, the conversation, sir, thanks, thank you, ok, all",
  "everything",
  "these, these messages, this messages, your messages, messages, subscription, messaging, stop, quit, end, karo",
  "kar do",
];

export const noInterest = ["not interested, no interest, interest nahi, uninterested"];
export const afterNoInterest = [
  "anymore, any more, now, sir, mam, madam, thanks, thank you, ji, please, bhai, hai, at all",
  "for this, in it, in this, in (this|the|your) job, in this (role|position)",
];

/** "Stop it" in Hindi, Marathi and Gujarati. */
export const bandKaro = [
  "bandh? (karwa*|kar|karo|karu?n?|kara|kardo|kar ?do|kar ?de|kardijiye|kar dijiye|kar den|kijiye|kijiyega|kariye|karen|karein)",
  "bandh? (karna|kare|rakho|kr|kro|krdo|kr ?do|korun|koro|thev*)",
];
/** "Stop it" in Hindi, Marathi, Kannada, Tamil, Telugu and Bengali. */
export const rokDo = [
  "stop (karo|kar do|kardo|kijiye|karna)",
  "roko, rokiye, roken, rok (do|dijiye|de|den), thamb(v_|av_), nillisi, niruthu*, aap(andi|u|ey), nirth_",
  "bondho kor*, thamao",
];
export const beforeBandKaro = [
  "ye, yeh, he, hey, yaha, yahan, mujhe, mere ko, sab, sabhi, aap, tum, log, ko, isko, ise, inko, chat",
  "faltu, bakwaa?s, bar bar, baar baar, roz, saare, tumche, aapke, apke",
];
export const afterBandKaro = [
  "do, ye, yeh, he, sab, chat, please, ab, abhi, yaar, bhai, sir, ji, aur, karna, bhi, aata, ata, khup, zala, ho",
  "na",
  "mujhe, nahi, chahiye, apne, aapke, se",
];
export const basKaro = [
  "bas (stop|band|bandh) (karo|kar do|kardo|kijiye|karna)",
  "roko, rokiye, roken, rok do, bas karo, bas kijiye, bas kar( do)?",
];
/** Between "message" and "band karo". */
export const sending = [
  "patha*, karna, karne, krna, bhejna, bhejne, pathavne, pathavna, pathvane, pathavanan, kora, ko, bhi, aana, aane",
  "sab, yaha, he, ye, hona",
];

/** "Don't", in Hindi and Marathi. */
export const mat = ["mat, mt, na, nako"];
/** Before "mat" these make it a wish for messages: "call mat karo". */
export const calls = ["calls?, phone, fone, ring"];
export const hindiVerbs = [
  "bhej*, karo, karna, kariye, kijiye, karen, karein, kare, kar, kr, kro, krna, do, dijiye, likho, likhna",
  "pathv_, pathav_, karu, moklo, karta",
];
/** Between "message" and "mat bhejo". */
export const betweenMessageAndMat = [
  "mujhe, mujhko, mere ko, mala, amake, yaha, yahan, bilkul, kabhi, bhi, aur, koi",
  "ab, ata, aata, please, punha, dobara, pan, parat",
];
/** Between "mat bhejo" and "message". */
export const betweenMatAndMessage = ["mujhe, mujhko, mere ko, aur, koi, ab, ye, please"];
/** Before and after "mat bhejo" without a word for what is sent. */
export const beforeMat = [
  "mujhe, mujhko, mere ko, ab, aur, kuch, kuch bhi, koi, aage se, aainda, dobara, phir se, yaha, yahan, please",
];
export const afterMat = [
  "please, yaar, bhai, kuch, sir, ab, mujhe, dobara, phir, phir se, aage se, kabhi, ji, aap",
];
/** Where nothing shall be sent: "idhar kuch mat bhejna". */
export const here = ["idhar, yaha, yahan, yahaan, is (number|no) (par|pe), ikde, ithe"];
/** What is not meant for ever: "ab se kuch mat bhejna". */
export const fromNowOn = ["ab, ab se, aage se, dobara, aainda, phir se, kabhi"];
/** Before "messaging": "quit messaging me". */
export const endings = ["quit, end, finish, halt, cease, no more"];
/** "Pareshan mat karo" */
export const troubles = [
  "pareshan, disturb, tang, dikkat, contact, sampark, sanpark, tras, bother, spam, birokto, irritate, thollai",
];
/** "Nako message", "beda message", and "message beda" */
export const dontWant = ["nako, vaddu, beda, vendam, naku, enakku, nange, mala, mane"];
export const dontWantAfter = ["vaddu, beda, venam, vendam, nako, nakoy, nakot"];
/** "Message nahi chahiye" */
export const beforeNahi = ["mujhe, bilkul, ab, aur, koi, bhi, aise, me"];
export const notWanted = ["chahiye, chaiye, chahie, mangta, bhej*, karo, karna, do, pathva*"];

/** The endings of verbs that mean "do not", in Tamil, Telugu, Kannada and Malayalam. */
export const southernEndings = [
  "avaddu, akudadu, adh?eenga, adh?inga, atheenga, athinga, adeenga, akandi, oddu, bedi, abeda, bedri, akkalle",
  "alle, aruthu",
];
/** "Do not", "no" and "not wanted" in Tamil, Telugu, Kannada, Marathi, Gujarati and Bengali. */
export const southernNo = [
  "vendaa?m, venam, venda, veenda, ayakkanda, varakoodadhu, vaddu, voddu, beda, bedi",
  "joita, joito nathi, chai na, lagbe na, deben na, diben na, pathiyo na",
];
/** "Nako", which may stand after another verb: "pathavu naka". */
export const nako = ["na[ak]k?a, naka, nka, nakos, nako, naye, nayet"];

/** Between "don't" and the verb: "don't ever dare to message me". */
export const beforeWriting = ["keep, start, continue, ever, you, u, again, please, pls, dare, to"];
/** Between "don't" and "send": "do not want to get". */
export const beforeSend = [
  "ever, you, again, please, pls, to, snd, like to, want, wish, need, get, receive, have, see, be",
];
export const send = ["send, snd, forward, share, get, receive, recieve, receve, want, need, see"];
export const toWhom = ["me, us, out, ur, your"];
/** Between "send" and "messages". */
export const whichMessages = [
  "any, ny, more, such, further, these, your, ur, this, the, so many, job, anymore, again, all, other, of, to me",
  "get, receive",
];
export const anything = ["anything, any thing, any more, anymore, more, again"];
export const afterDontContact = ["anymore, any more, again, please, pls, further, from now on, list"];
export const contact = ["contact, message, msg, text, disturb, whatsapp, spam, msg me"];

/** Before "stop" these deny it: "don't you stop". */
export const dontStop = ["don'?t, do not, never, why"];
/** Between "stop" and what shall stop. */
export const whichToStop = ["the, all, these, this, your, any, ur, bloody, with, from"];
/** What shall stop, besides `messages`: "stop bothering me". */
export const activities = [
  "msg*, sending, contacting, writing, spamm*, notif*, chat, chatting, pinging, calling and",
  "disturb*, bothering, bugging, harass*, irritating",
];
/** Before "no message" these make it a complaint: "two weeks no message". */
export const longWait = ["weeks?, days?, months?, hours?, still, yet, since, got, received, mins?, minutes"];
/** What "stop sending" is about, if it is about messages. */
export const sendable = [
  "me, us, these, this, that, it, them, anything, everything, so, such, any, your, the, all, spam, job, jobs, more",
  "please, pls, now, alerts?, updates?",
];
/** "No more messages" */
export const noMore = ["no ?more, no further, no, enough of"];
export const whichNoMore = ["these, this, the, your, job"];
export const contacts = ["contact, messages?, msgs?, texts?, whatsapp, notifications, spam, sms, alerts"];
/** After "no message" these make it news: "no message received". */
export const notReceived = ["yet, received, came, till, was, so far, no, number, details, person, info"];

/** "Remove me", "delete my number" */
export const removing = ["remove, delete, take( out)?, erase, exclude, forget, lose, drop"];
/** After "remove my number" these ask for another one: "and add the new one". */
export const replacing = ["to, and (add|put|use|update|write|note|replace|save|call)"];

/** "Number hatao": the number, where it is, and to take it out. */
export const numbers = ["number, no, naam, nav, contact, num"];
export const oldNumbers = ["pehle wala, purana, galat, old, juna, june, flat, house, plot, room, door"];
export const fromWhere = [
  "suchi, yadi, yaditun, yadimadhun, tumchya, tumcha, apni, aapki, apne, apke, aapke, tumhare, us, is, yaha, list",
  "system, database, se, me, mein, madhun",
];
export const takingOut = [
  "hata*, nikal*, kadhun taka, kadha, delete k*, remove k*, block k*, delete kore d_, teesey_, edunga, thegedu*",
];

/** "I said stop" */
export const saying = [
  "wrote, written, sent, typed, replied, said, say, told you( to)?, asked you to, am asking you to, want you to",
  "want this to, need you to, request you to, tell you to",
];

/** Threats: "I will report these messages". */
export const threats = ["block, report, complain*, cyber cell, cyber crime, police, fir, trai"];
export const threatsAfter = [
  "block (kar*|you|it), report (kar*|you), cyber cell, cyber crime, police, complain",
];

/** Phrases that end a conversation wherever they stand. */
export const stopPhrases = [
  // Spam
  "report* (this |it |you )?(as |for )?spam*, blocking (you|this), if (you|u) (don'?t|do not) stop",
  // No communication
  "(don'?t|do not|no longer) (want|wish|like|need) to (hear|be contacted|receive|get)",
  "no (further|more) communications?, (do not|don'?t) (want|need) (any )?(further |more )?communications?",
  "(refrain from|kindly avoid|avoid) (sending*|messag*|any*|further*)",
  // To stop
  "told (you |u )?(already )?stop, (should|times) (i|we) tell you to stop, leave me alone, opt(ing)? me out",
  "cease (all|this|the|any), discontinue (these|this|the|all|sending), deactivate (these|this|my|the)",
  "cancel (my subscription|these|this subscription|all) ?(job )?(alerts?|messages?|updates?|to)",
  // To be removed
  "(remove|delete|take|drop) (it |this |this contact |this number |me |us )?(off |out )?(from|of) (your|ur|the|this) (list|system|database|broadcast|group|contacts?)",
  "(be|get) removed from (this|your|the), remove from (your |the )?list, my (name|number|no) off",
  "(dnd|do not (contact|disturb|call)) list, (to|in|on) dnd",
  "(mujhe|mujhko|hame|mere ko) (is |iss |apni |aapki |us |yaha )?(list|group|system|yaha) (se|me se) (hata*|nikal*|remove*|delete*)",
];

/** A limit to a time or a number, which leaves other messages welcome: "don't message me before 6". */
export const limitsOfStop = [
  "before, after, until, till, at night, during, between, while, when i, late, later, raat (ko|me), subah",
  "on (sundays?|weekends?|saturdays?), in (office|working) hours",
  "(sun|mon|tues|wednes|thurs|fri|satur)day (ko|la|ke din), baa?ki din",
  "ratri, ratrila, diwsa, divasa, din (me|ko), chalega, chalel, dopahar, shaam",
  "instead, on (the other|my other|my old), other (group|app)",
  "if i (say |write |send |type )?(unsubscribe|stop|delete|remove|quit), just asking",
];

/** "Message" in the scripts of other languages of India; its endings may follow. */
export const ownMessages = [
  "மெசேஜ், செய்தி, మెసేజ్, మెసేజ, సందేశ, ಮೆಸೇಜ್, ಸಂದೇಶ, മെസ്സേജ്, മെസേജ്, സന്ദേശ, മെസ്സേജുകൾ, മെസേജുകൾ",
  "মেসেজ, বার্তা, এসএমএস, મેસેજ, સંદેશ, મેસેજીસ, ਮੈਸੇਜ, ਮੈਸਜ, ਸੁਨੇਹ, ਸੰਦੇਸ਼, پیغام, میسج, میسیج, ମେସେଜ, ବାର୍ତ୍ତା",
];
/** "Don't send" and "stop", after or before them; the beginnings of verbs may come before. */
export const ownDonts = [
  "ாதீங்க, ாதீர்கள், ாதே, வேண்டாம், வேணாம், நிறுத்து, நிறுத்துங்க, நிறுத்துங்கள், நிறுத்தவும்",
  "వద్దు, ొద్దు, కండి, ఆపండి, ఆపు, ఆపేయండి, ఆపెయ్యండి, ಬೇಡಿ, ಬೇಡ, ನಿಲ್ಲಿಸಿ, ನಿಲ್ಲಿಸು, രുത്, ണ്ട, നിർത്തൂ, നിർത്തുക",
  "നിർത്ത്, നിര്‍ത്തുക",
  "বন্ধ, পাঠাবেন না, পাঠিও না, পাঠাইও না, পাঠিয়েন না, করবেন না, কোরো না, দেবেন না, দিয়েন না, দিও না, লাগবে না",
  "চাই না",
  "બંધ, ના મોકલશો, ન મોકલશો, ના કરો, ન કરો, ના કરશો, ન કરશો, કરશો નહીં, મોકલો નહીં, મોકલશો નહીં, મોકલતા નહીં",
  "ના મોકલો, ન મોકલો, નથી જોઈતા, ਬੰਦ, ਨਾ ਭੇਜੋ, ਨਾ ਕਰੋ, ਨਹੀਂ ਚਾਹੀਦੇ, ਨਾ ਭੇਜਿਓ",
  "بند, مت کرنا, نہ کرنا, مت بھیجنا, مت بھیجیں, مت بھیجو, مت بھیجیے, نہ بھیجیں, نہ بھیجو, نہ کریں, نہ کرو, مت کریں",
  "مت کرو, نہیں چاہیے, ବନ୍ଦ, ପଠାନ୍ତୁ ନାହିଁ, ଦରକାର ନାହିଁ",
];
/** "Stop" as a whole message. */
export const ownStops = [
  "நிறுத்து, நிறுத்துங்க, நிறுத்துங்கள், ఆపండి, ఆపు, ఆపేయండి, ನಿಲ್ಲಿಸಿ, ನಿಲ್ಲಿಸು, സ്റ്റോപ്പ്, നിർത്തൂ, നിർത്തുക",
  "നിർത്ത്",
  "বন্ধ করুন, বন্ধ করো, থামুন, থামো, স্টপ, બંધ કરો, સ્ટોપ, ਬੰਦ ਕਰੋ, ਬੰਦ ਕਰ ਦਿਓ, ਸਟਾਪ, بند کریں, بند کرو, بند کر دیں",
  "رکیں, اسٹاپ, ବନ୍ଦ କରନ୍ତୁ",
];

/** Deny or tell of a stop: "band mat karo", "thambavu naka", "message bhejna band kar diya". */
export const noStop = [
  "(stop|band|bandh|rok|roko|rokna|rukna|ruko) (mat|na kar*|na kij*|karu naka|nako karu)",
  "(mat|na) (stop|roko|rokna|rukna|rukiye|band)",
  "thamb* (naka|nako), bondho (korben|koro|koiro|korio) na, nillis* ?bed*, aap(oddu|akandi|aku), niruth(ath|adh)*",
  "(band|bandh|stop|hata|nikal|delete|remove|block) ((to|toh) nahi )?(kar |ho )?(diya|diye|di|kiya|kiye|gaya|gaye|gayi|chuka|chuke|hua|hui|tha|thi)",
  "(don'?t|do not|never|not) (remove|delete|take|drop|unsubscribe)( me| my| us)?",
  "(don'?t|do not|never|not) (want|wish|like|going|plan|planning|mean|ask|asking)( you)? to (stop|quit|end|leave|exit|unsubscribe)",
  "(customers?|clients?|callers?|users?|guests?|patients?) (said|say|says|told|asked|ask|want|wanted|who)",
  "stop (lihil*|lihun|likhne|likhna|likhu|likhun|likhke|bolne|type|typing|word|ka matlab|kaise|kab)",
];

/** Tagalog: "don't", "stop" and "take out". */
export const wag = ["huwag, wag, tama na, ayoko na, ayaw ko na"];
export const itigil = ["itigil*, tigil*, ihinto, hinto, tama na po?"];
export const alisin = ["alis*, ialis, paki ?alis, tanggal*, burah*, paki ?tanggal, paki ?bura"];

/** "At night", "by day" in other scripts: limits of a stop. */
export const ownLimits = [
  "রাতে, রাত্রে, দিনে, সকালে, রবিবার, இரவு, இரவில், பகலில், రాత్రి, పగలు, ರಾತ್ರಿ, ಹಗಲು, രാത്രി, പകൽ, રાત્રે, દિવસે",
  "ਰਾਤ, ਰਾਤ ਨੂੰ, ਦਿਨੇ, رات, دن",
];
/** What one may be asked to stop doing: after "stop" any other "-ing" is something else. */
export const stoppable = [
  "messag*, msg*, text*, send*, contact*, writ*, spam*, notif*, chat*, ping*, disturb*, bother*, bug*, harass*",
  "irritat*, annoy*",
  "call*, whatsapp*, troubl*, forward*, everything, anything, bombarding, pestering, following",
];
