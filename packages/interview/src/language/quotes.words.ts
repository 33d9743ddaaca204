/** Verbs that introduce what someone said or wrote. */
export const sayingVerbs = [
  // To say
  "said, says?, saying, tells?, told, telling, goes, went, came, began, begins, start(s|ed), continue[sd], add(s|ed), call(s|ed) (out|over|back|across)",
  "ask(s|ed|ing)?, [ei]nquire[sd]?, repl(ies|ied), answer(s|ed), repeat(s|ed), repeating, recite[sd], mention(s|ed), remember(s|ed), recall(s|ed)",
  // To write and to be written
  "writ(es?|ing|ten), wrote, (e?mail|text|messag|ph?on|typ)(es|s|ed), note[sd], blog(s|ged), post(s|ed), reads?, prints?",
  "report(s|ed), recount(s|ed), describe[sd], states?, stated, announce[sd], declare[sd], put(s)? (it|in|on), called it, has it that",
  // To claim, promise and advise
  "claim(s|ed), boast(s|ed), brag(s|ged|ging), sw(ears|ore), insist(s|ed), assure[sd], promise[sd], warn(s|ed), advise[sd], suggest(s|ed)",
  "explain(s|ed), argue[sd], object(s|ed), agreed, conced(es|ed), admit(s|ted), confess(es|ed), confide[sd], own(s|ed) up, apologi[sz](es|ed)",
  "sum(s|med)( it)? up, begged?, demand(s|ed), command(s|ed), order(s|ed)",
  // With a voice
  "shout(s|ed), yell(s|ed), cri(es|ed), laugh(s|ed), mutter(s|ed), whisper(s|ed), grumble[sd], complain(s|ed)",
];

/** Nouns for the speaker's own words: "my answer", "our notice". */
export const ownTexts = [
  "sentences?, words?, lines?, questions?, answers?, reply, replies, greeting, beginning, start, opening, speech, script, point",
  "messages?, voicemail, e?mails?, texts?, sms, letters?, notes?, posts?, comments?, ticket, sign, notice, request, update",
  "reports?, log, diary, reviews?, entry, statement, summary, feedback, handover",
  "promise, offer, advice, apology, explanation, argument",
];
