/*
 * Phrases anywhere in a clause that mark an action as not done or as still to come. Promises to someone
 * ("I'll ring you on Friday") are not among them: they count as a next step.
 */

const next = "(?:next|coming|following)";
const span =
  "(?:time|visit|call|round|shift|sprint|week|month|year|quarter|season|term|summer|autumn|winter|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const names = "(?:plan|idea|aim|goal|hope|intention|ambition|wish|thought)";

/** "Had I rung the depot", but not "had we agreed?" */
export const invertedHad = String.raw`^(?:and |but |so )?had (?:i|we|he|she|they|there|it|you|somebody|someone)\b(?!.*\?)`;

const intended = [
  String.raw`\b(?:am|is|are|was|were|be|been|im|'m|'s|'re|i've been) (?:(?:still|also|just|now|only|currently) )?(?:fixing|thinking (?:of|about)|thinking i'll|leaning|hoping|planning|looking (?:at|to|forward)|aiming|meaning|counting on|expecting|estimating|targeting|intending|wanting|(?:supposed|meant|going|about) to)\b`,
  String.raw`\b(?:am|is|are|im|'m|'re) (?:(?:still|also|just|now|only) )?(?:keen|set|due|scheduled|expected|ready|prepared|down) (?:to|on|for)\b`,
  String.raw`\b(?:am|is|are|'m|'re) to (?!me\b|him\b|her\b|us\b|them\b|blame|do with)[a-z]`,
  String.raw`\bgonna\b|\bfingers crossed\b|\bmy guess is\b|\b(?:'m|am) off to\b|\bin my head i\b|^(?:and |so )?should (?:a|an|the|my|it|he|she|they)\b|\blet us say\b`,
  String.raw`\b(?:considering|targeting|minded to|confident)\b|\b(?:i|we)(?:'d| would|d) (?:expect|hope|guess)\b|(?:^|then |and |day |, )ill [a-z]`,
  String.raw`\b(?:i|we|she|he|they)(?:'d| would|d) (?:like|love|want|rather|prefer)\b`,
  String.raw`\b(?:i|we) (?:\w+ly )?(?:mean|intend|plan|hope|want|wish|aim|expect|trust|propose|need|have|count|fancy) (?:first )?(?:to|on|that|it)\b`,
  String.raw`\b(?:i|we) reckon\b`,
  String.raw`\b(?:have|has|'ve|'s|got|had) (?:(?:it|this|that|them|half an hour) )?(?:in mind|an idea to|in the diary|pencilled|planned)\b`,
  String.raw`\b(?:i )?(?:have|'ve) thought of\b`,
  String.raw`\b(?:my|our|the|one|somebody's|her|his|their) (?:\w+ )?${names} (?:is|was|would|being)\b`,
  String.raw`\bon (?:my|our|the) (?:to-?do )?list\b|\bpending for me\b|\b(?:with|by) (?:any |a bit of )?luck\b|\bgod willing\b|\binshallah\b|\bhopefully\b`,
  String.raw`\b(?:maybe|perhaps) (?:i|we|he|she|they|it)(?:'ll| can| could| will| might| should)\b`,
  String.raw`\b(?:from|by|until|at|for|in|with|on)? ?(?:the |my |our )?${next} (?:\w+ )?${span}\b`,
  String.raw`\b(?:once|when|if|as soon as|until) (?:it|this|that|he|she|they|we|i|the \w+|everything)(?:'s| is| are|'re| comes?| goes| gets?) `,
  String.raw`\b(?:should|will|shall|ought to|'ll|can) (?:then |also |soon |just )?(?:be|bring|go|come|save|drop|fall|rise|reach|improve|cut|get|have|take)\b`,
  String.raw`\bin (?:the )?future\b|\bone day\b|\bsome day\b|\bestimat(?:e|ed|ing)\b|\bto be (?:done|seen|decided|confirmed)\b`,
  String.raw`\b(?:tomorrow|tonight|this (?:coming )?(?:week|weekend|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?!.*\b(?:was|were|had|went|came)\b)`,
  String.raw`\b(?:resolved|intended|vowed|promised myself|thinking) to\b|\b(?:see|picture) myself \w+ing\b|\b(?:i'm|i am) (?:all )?for \w+ing\b|\b(?:i think|i expect|i guess|i suppose) i(?:'ll| will)\b`,
  String.raw`\bthat(?:'s| is| was) (?:the|my|our) (?:plan|idea)\b|\bhalf a (?:plan|mind)\b|\blet me first\b|\b(?:a|the|my) (?:plan|idea|draft) for (?:the |my )?(?:next|coming)\b`,
];

const unreal = [
  invertedHad,
  String.raw`\b(?:would|could|should|might|may|must)(?: not|n't)?(?: \w+)?(?:'ve| have| of)\b|\b(?:would|could|should|might)(?:'ve|a)\b`,
  String.raw`\b(?:i|we|you|he|she|they|it|that|this|there)'d (?:then |only |still |also )?(?:be|have|mean|take|cost|give|go|get|make|keep|need|lose|save|leave|do|come|bring|put|run)\b`,
  String.raw`\bif only\b|\bif (?:i|we|he|she|they|there|it|you|somebody|someone) (?:had|would|were)\b|\bwish(?:ed)?\b|\bimagin|\bsuppos(?:e|ing)\b|\bwhat if\b`,
  String.raw`\b(?:did not|didn't|didnt|have not|haven't|had not|hadn't|hadnt|was not|wasn't|wasnt|were not|weren't|could not|couldn't|couldnt|never)\b|^(?:and |but |so )*(?:nobody|no one|none|nothing|neither|nor)\b`,
  String.raw`\bwithout (?:(?:me|my|us|him|her|them|his|so much as|even|first|ever|any) )*\w+ing\b|\binstead of\b|\brather than\b|\bas well have\b`,
  String.raw`\b(?:had|have|there was|was|with|saw|found) (?:no|little) (?:chance|time|way|patience|bandwidth|occasion|opportunity|need|reason|question|energy|wish)\b|\bno (?:chance|time) (?:to|for)\b`,
  String.raw`\b(?:slipped|escaped|crossed|came to) my mind\b|\bnot (?:once|one|a (?:single )?(?:word|peep|question))\b|\bno (?:question|word|mention|mail|call|answer|sorry)\b`,
  String.raw`\b(?:got|get|came|come) (?:as far as|that far|round to|around to|close to)\b|\bstopped short\b|\bran out of time\b|\b(?:left|remained|remains|went|goes) un\w+ed\b|\b(?:left|remained|went) (?:unsaid|undone)\b`,
  String.raw`\b(?:forgot|failed|refused|neglected|omitted|meant|wanted(?! to (?:know|hear|see|find))|planned|hoped|was about|was going|was supposed|were going|were supposed) to\b`,
  String.raw`\bskipped\b|\brefus(?:e|al)\b|\bspared\b|\b(?:almost|nearly)\b|\bfar from\b|\bonly i\b|\bbefore (?:i|we) could\b|\bunasked\b|\bis all i did\b`,
  String.raw`\bat no (?:time|point|stage|moment)\b|\bput (?:it |that |this )?off\b|\b(?:leave|leaves|left|leaving) out (?:\w+ing|the|what|that)\b|\bthought (?:about|of|up) (?:\w+ing|five|some|a)\b|\b(?:was|were) down for\b`,
  String.raw`\b(?:i|we|he|she|they) (?:was|were) (?:to (?!(?:the|a|an|my|his|her|their|our|be|blame)\b)[a-z]|(?:asked|told|meant|due) to)\b|\bkept (?:quiet|silent|my mouth|it to myself|that to myself)\b`,
  String.raw`\b(?:nothing came of|came to nothing|fell through|stayed (?:a |an |just a |on |in )?(?:my |the )?(?:plan|draft|drawer|pocket|thought|idea|folder|head|intention|wish|list|paper))\b`,
  String.raw`\bno \w+ (?:asked|made|sent|taken|given|shown)\b|\bnot at all\b|\b(?:i|we) no \w+ (?:her|him|them)\b`,
];

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join("|"));
const intendedPattern = anyOf(intended);
const unrealPattern = anyOf(unreal);

/**
 * Whether a clause describes an action that is still to come. @param text in lower case, with straight
 * apostrophes
 */
export const isIntended = (text: string): boolean => intendedPattern.test(text);

/**
 * Whether a clause describes an action that did not happen. @param text in lower case, with straight
 * apostrophes
 */
export const isUnreal = (text: string): boolean => unrealPattern.test(text);
