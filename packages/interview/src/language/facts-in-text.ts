const numberWord =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|crore|million|dozen|half|twice|double|third|quarter)";
export const figure = new RegExp(
  `\\d|\\b(?:on|by|of) the (?:\\w+(?:fth|xth|nth|hth|nty|ieth)|first|second|third|fourth|seventh|ninth|tenth|eleventh|twenty-\\w+)\\b|\\b${numberWord}\\b|%|₹|\\$|€|£`,
  "i",
);
const day =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|yesterday|noon|midnight|morning|evening|afternoon|night|weekend|week|month|quarter|year|easter|christmas|diwali|holi|eid|ramadan|ramzan|onam|puja|new year'?s?|monsoon|season|(?:spring|summer|autumn|winter)(?! (?:up|back|for))|term|half-term";
const month =
  "january|february|march(?= |$|,)|april|(?:in|of|by|since|last|this|next) may|june|july|august|september|october|november|december|jan|feb|sept|oct|nov|dec";
/** A date, weekday, clock time or other expression of time. */
export const time = new RegExp(
  `\\b(?:${day}|${month}|o'clock|\\d{1,2}[:.]\\d\\d|\\d{1,2} ?(?:am|pm)|(?:19|20)\\d\\d|fy\\d\\d|\\d{1,2}(?:st|nd|rd|th))\\b`,
  "i",
);
const amount = `(?:\\d+|a|an|one|the next|couple of|few|${numberWord})(?:[ -](?:and a half|or \\w+|working|business|more))*`;
/** A deadline that is precise enough to be met or missed. */
export const deadline = new RegExp(
  `\\b(?:by|on|for|before|until|till|at|within|in|from|after|every|next|this|coming|first thing|latest by|not later than)\\s+(?:the\\s+|this\\s+|next\\s+|following\\s+|coming\\s+|same\\s+|about\\s+|around\\s+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|midnight|evening|eod|end of (?:the )?(?:day|week|month)|close of business|lunch|(?:${month})|\\d{1,2}(?:[:.]\\d\\d)?(?:\\s?(?:am|pm|o'clock|sharp|hours|th|st|nd|rd))?\\b|${numberWord}\\b(?: o'clock| sharp| in the| the next| thirty| fifteen|$|,|\\.|;| on| at|(?= [a-z])))|\\b(?:in|within|after|for) ${amount} (?:minutes?|hours?|hrs?|days?|weeks?|months?)\\b|\\b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:day|morning|week|month))\\b|\\bevery (?:day|morning|evening|week|hour|${numberWord})\\b|\\b${amount} (?:minutes|hours|days)(?: later)?\\b`,
  "i",
);
export const vagueTime =
  /\b(?:soon|shortly|asap|as (?:early|soon) as (?:possible|we|it|stock|he|she|they)|at the earliest|in some time|in due course|later|some ?time|in a while|quickly|right away|immediately|when (?:it|we|they|the) )/;
/** A concrete event: a contract, a payment, a vote. */
export const event =
  /\b(?:signed|renewed|refunded|paid|bought|resigned|promoted|merged|approved|passed|cancelled|reordered|re-ordered|ordered again|extended|came back|stayed (?:on|with)|went live|graduated|certified|hired|withdrew|withdrawn|still (?:with|uses?|buys?|orders?|works?|comes?|pays?|there|a customer|rents?|sends?)|took (?:a|the|two|three|all|both) )\b/;
