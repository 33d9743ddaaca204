/*
 * Words about a person's character, in the notation of `word-patterns`.
 */

/** Say nothing that a résumé could show, wherever they are. */
export const claims = [
  "self[- ]?(motivated|motivation|starters?|driven|disciplined), go[- ]?getters?, team[- ]?players?",
  "hard[- ]?working, hard[- ]?workers?",
  "(results?|target|goal)[- ]?(oriented|driven), detail[- ]?oriented, highly motivated, high[- ]energy",
  "fast learners?, quick learners?",
  // Attitude
  "(good|great|right|positive|can[- ]?do|winning|professional|friendly|excellent|helpful|proactive|never[- ]say[- ]die|go[- ]getter) (mental )?attitude",
  "(positive|proactive|can[- ]?do|go[- ]getting|winning|growth|ownership|entrepreneurial|right|creative|hustler) (approach|mindset|mind|outlook|spirit|energy|vibes|thinking)",
  "never[- ]say[- ]die, fire in (the|your) belly, whatever it takes, (go|goes|going) the extra mile",
  "hunger (for|to) (success|learn|grow|win), hungry for success",
  "(strong|good|excellent|solid|great) work ethics?, work ethics?",
  "(high|highest|utmost|personal|strong|unquestionable) (levels? of )?(integrity|honesty)",
  "sense of (humou?r|ownership|urgency|responsibility|commitment)",
  "zeal to (learn|work|grow|succeed)",
  "(eager|keen|hungry|willing|desire|hunger|urge|curiosity|thirst|willingness|eagerness) to (learn|grow|succeed|excel)",
  "(ability|able|can|willing|capable) (to |of )?(learn|adapt)(ing)? (quickly|fast)",
  // Pressure
  "(able to|ability to|can|capable of|must|should|comfortable|good at) (work|working|perform|performing|handle|handling)( well| calmly| effectively| efficiently)? (under|in|with)? ?(high |work |extreme )?pressure",
  "(thrives?|thriving|excels?) (under|on|in) (high )?(pressure|chaos|ambiguity)",
  "(thrives?|thriving|excels?) in a (fast[- ]paced|dynamic|challenging|high[- ]pressure) environment",
  "(stays?|keeps?|remains?) (calm|cool) under pressure, calm under pressure, cool under pressure",
  "works well under pressure",
  // Fashion
  "out[- ]of[- ]the[- ]box (thinkers?|thinking|ideas|approach)",
  "(think|thinks|thinker|thinking) (out of|outside|outside of) the box",
  "work hard,? (and )?play hard, like[- ]minded (people|person|individuals?), born leader, natural leader",
  "people person, go[- ]to person, jack of all trades",
  "rock[- ]?stars?, superstars?, hustlers?, foodies?, multi[- ]?taskers?, ability to multi[- ]?task",
  "able to multi[- ]?task, strong multi[- ]?tasking",
  "(attention|attentive|keen eye|good eye|sharp eye|eye) (to|for) details?",
  // A person's nature
  "(warm|caring|bubbly|outgoing|friendly|cheerful|enthusiastic|dynamic|energetic|positive|vibrant|strong|confident|helping|polite) (personality|nature|manners?)",
  "love for (children|kids|animals|people|food|learning|teaching)",
  "passionate foodies?",
];

/** "Sales ninja": a person only behind a field of work. */
export const heroes = [
  "(_ )?(coding|code|sales|marketing|media|excel|data|growth|web|java|javascript|python|php|sql|design|content|tech|seo|support|spreadsheet) (ninjas?|wizards?|gurus?|jedis?|unicorns?|champs?)",
];

/** What they are for belongs to them: "passion for food". */
export const passions = [
  "((a )?(real|genuine|strong|true|deep|great) )?(passion|passionate|enthusiasm|enthusiastic|zest|flair) (for|about|towards?)",
];

/** Traits that count only where they are said of a person. */
export const traits = [
  "dynamic, enthusiastic, energetic, sincere, honest, loyal, punctual, reliable, dedicated, committed",
  "disciplined, motivated, driven",
  "proactive, pro-active, trustworthy, dependable, polite, compassionate, caring, cheerful, confident",
  "ambitious, passionate, humble, obedient",
  "unflappable, resilient, resourceful, versatile, outgoing, bubbly, lively, vibrant, talented, empathetic",
  "aggressive, tireless, diligent, zealous, fearless",
  "smart, patient, creative, flexible, adaptable, positive, friendly, warm, responsible, curious, integrity",
  "honesty, sincerity, punctuality, dedication",
];

/** Traits that often mean something else when they stand alone. */
export const ambiguousTraits = [
  "patient, creative, flexible, adaptable, dynamic, positive, warm, responsible, smart, versatile, driven",
  "committed, confident, vibrant, caring, dedicated, friendly, talented, polite",
];

/** Words before a trait or claim that belong to it. */
export const intensifiers = [
  "highly, very, extremely, truly, really, absolutely, super, strong, strongly, naturally, a true, a real",
  "good, excellent, great, high levels? of, well",
];

/** Between two claims that are one phrase. */
export const glue = [
  "and, or, who, with, a, an, is, are, has, have, very, highly, who is, who can, who has, you are, you have",
  "also, be, to",
];

/** Words that open a statement about the person wanted: "you are", "must be". */
export const beforeTrait = [
  "(must|should|shall|to|has to|have to|needs? to|will|can) be, you('re| are), who('s| is| are)",
  "(candidates?|applicants?|person|they|someone) (is|are|must be|should be|who), being, ideally",
  "(is|are) (very|highly|also)",
];

/** People without a trade. */
export const personWords = [
  "person, persons, people, individuals?, candidates?, applicants?, professionals?, workers?, employees?",
  "graduates?, freshers?, someone, youth, youngsters, self-starters?, team members?",
];

/** After a trait, these are what is described, not a person. */
export const notPeople = [
  "team, teams, company, companies, culture, environment, workplace, atmosphere, organisation, organization",
  "firm, brand, family, business, startup, start-up, industry, market, place, service, services, group",
  "setting, office, community, range, pages?, content, pricing, websites?, work, schedule",
];

/** Says that the company, not the candidate, is meant. */
export const ownWords = [
  "our, we are, we're, us, is an?, company is, team is, their, its, who we are, about us, surrounded by",
  "among, alongside, with over, startup spirit and",
];
