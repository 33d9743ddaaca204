/** End of a sentence, but not the dot of an initial or a title. */
const sentenceEnd =
  /[!?\n|]+|\.{2,}|…|(?<!\b(?:\p{L}|mr|mrs|ms|dr|st|sr|md|mohd|prof|smt|shri|er|engr|adv|rev|capt|no|fr))\.(?=\s|$)/iu;
/** End of a clause, but not a comma within a number. */
const clauseEnd =
  /,(?!\d)|,(?=\d{5,})|[;()]+|(?<!\d)\s[-–—/]\s|\s[-–—/]\s(?!\d)|\s(?=(?:but|par|lekin|magar|pero|then|so|though)\s)|\s(?=(?:ab|now) \p{Lu})/iu;

/** More clauses are no message; each of them costs every reader some time. */
const maxPieces = 100;

const pieces = (text: string, end: RegExp) =>
  text
    .split(end)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .slice(0, maxPieces);

/** Splits a message into sentences. */
export const sentencesOf = (text: string) => pieces(text, sentenceEnd);

/** Splits a message into clauses, which state one thing each. */
export const clausesOf = (text: string) =>
  sentencesOf(text)
    .flatMap((sentence) => pieces(sentence, clauseEnd))
    .slice(0, maxPieces);

/** References to someone else, whose facts are not the sender's. */
export const otherPerson =
  /\b(?:(?:my|mera|meri|mere|our|his|her) (?:\w+ )?(?:wife|husband|brother|sister|sis|bro|father|mother(?! tongue)|mom|mum|dad|papa|parents?|family|folks|people|son|daughter|kids?|eldest|youngest|child(?:ren)?|friends?|cousin|uncle|aunt\w*|nephew|niece|bhai|behen|didi|pati|colleague|neighbou?r|mates?|lad|boss|manager)|eldest|kids|children|beti|beta|bachch[aei]|husband|wife|roommate|flatmate|parents|family|father|mother(?! tongue)|maa|papa)(?:'s)?\b/i;

/** A possible value, scored by how well its context fits. */
export type Candidate<Value> = { value: Value; score: number };

/** The candidate with the highest score; the first one on a tie. */
export const bestOf = <Value>(candidates: Candidate<Value>[]): Candidate<Value> | undefined =>
  candidates.toSorted((a, b) => b.score - a.score)[0];

/** Whether a reply has no value that can be stored. Text is in lower case. */
export const isVague = (text: string) =>
  /\b(?:depends?|not sure|not decided|don'?t know|dunno|no idea|maybe|perhaps|will (?:confirm|check|see|ask|let you know)|need to (?:check|ask)|(?:must|have to) (?:look|check|ask)|confidential|can'?t say|prefer not|rather not|as much as|possible|whatever|wherever|same|not much|minimum|double|triple|enough|mother tongue|local|since|ages|between|several|many|some|few|couple|kind of|sort of|kinda|something|anything|everything|a bit|a lot|lots|still|half|open|flexible|discuss|decide|unsure|complicated|various|mix|couple of|all (?:the )?(?:\w+ )?languages|pata nahi|pakka nahi|confirm nahi|dekh(?:na|te|kar|unga|ungi)?|batata|bataungi|bataunga|you know how it is|this and that|sometime|whenever|soon|the usual|bahala|hindi sure|sijui|nie wiem|theriyala|theek lage)\b/.test(
    text,
  );
