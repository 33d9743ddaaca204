/** Words of ordinary sentences, which are never part of a name. */
export const sentenceWords =
  /^(?:no|ok|yes|sure)$|\b(?:i|tell|later|don't|not|why|want|know|my|your|nahi|thanks?|please)\b/i;

/** Words that are typical of organisations' names. */
export const organisation =
  /\b(?:school|academy|college|university|hospital|clinic|bank|services?|solutions?|technolog(?:y|ies)|tech|softworks?|software|systems?|labs?|motors|autos?|hotels?|resorts?|suites|inn|mills?|millers|diagnostics|freight|logistics|cargo|couriers?|works|foods?|bakery|bakers|stores?|supermarket|mart|retail|pharmacy|pharma|consult\w*|group|industries|enterprises?|traders?|trading|agency|contractors?|constructions?|builders|engineering|textiles?|garments|exports?|airways|airlines?|airport|aviation|telecom|networks?|communications?|connect|insurance|finance|capital|securities|sacco|co-?operative|society|trust|foundation|library|restaurant|cafe|kitchen|dairy|farms?|cleaners|cleaning|facilities|security|care|healthcare|medical|energy|power|steel|cement|plastics|packaging|printers|media|studios?|global|international|india|bpo|kpo|infotech|infosystems|transport|travels?|tours|warehouse|depot|distribut\w+|piekarnia|hurtownia|sklep)\b/i;

/** Capitalises words that have no capital. */
export const titled = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) =>
      /[A-Z]/.test(word) && word !== word.toUpperCase()
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(" ");

/** Common words, grouped by kind, that end the name of a person or place. */
const common = new Set(
  `a an the this that these those it its it's in on at of from to for with by as into near behind opposite and or but so if than then
n nd aur ya par lekin is was am are were be been being will would can could shall should do does did done have has had get got
i i'm im i've me my mine we our you your u ur he she they them his her their who what when where which how why
no not yes yeah yep ok okay sure fine good great nice here there again now today tomorrow already still just only also even same right well
morning afternoon evening night day shift week month year years yrs months days notice hi hello hey hii hiya dear respected sir madam maam
mam ma'am miss ji po na naman ulit opo ho hai hain hu hoon hun hoo tha thi bol raha rahi rehta rehti kar karta karti karke se mein mai hapa niko
speaking typing side calling writing name naam names surname first last number phone mobile mail email city salary pay exp experience fresher graduate degree
working work works worked job looking ready available interested free happy join joining start staying living based residing moved shifted
please pls plz kindly thanks thank sorry actually oops wait change correct correction wrong mistake update note tell want need like
said says say called call calls known spelled spelt spelling nickname friends people everyone mother father brother sister son daughter wife husband
bhai bro boss man guy staff nurse teacher engineer driver clerk cashier waiter chef cook baker guard executive manager supervisor officer
assistant operator technician mechanic electrician accountant receptionist storekeeper agent developer tester analyst welder helper
student trainer associate lead leader sales support customer data entry housekeeping warehouse bank company pvt private ltd limited
hindi english marathi tamil telugu kannada bengali urdu confidential currently presently immediate immediately negotiable
ticket changed final total long few many some any all every something anything nothing whatever competitive standard usual
one two three four five six seven eight nine ten abhi mera meri mere main mujhe naan sar wala wali kya koi bhi theek thik bas
bsc msc mcom mtech ba ma be phd bba bca mca bed hsc ssc sslc puc rn hvac toh list puri poori sirf bolna aata aati samajh theek
ay mali lang myself peru named likho likhna likhiye karo kijiye kardo pala
already permanent temporary native originally hometown origin born left since until till about around almost over after before
resume cv attached sending file document pass passed completed btech bcom mba diploma iti class school college university
technically really honestly simply hopefully lang din pa ako si sa ang ng mga taga ko
pesuren pesuran pesaren tutaj bolchi ito dapat top barahvi barahvin dasvi dasvin padhi padha tak z ze w team afraid thing`.split(
    /\s+/,
  ),
);

/** Whether a word can be part of a person's or a place's name. */
export const isNameWord = (word: string) =>
  /^\p{L}[\p{L}'’.-]*$/u.test(word) &&
  !/^(?:\p{L}-){2,}/u.test(word) &&
  !/n['’]t$|['’](?:ll|ve|re|m)$/i.test(word) &&
  !common.has(word.toLowerCase().replace(/\./g, ""));

export const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** The name that a text starts with, as words. */
export function leadingName(text: string, most = 4): string[] {
  const words = text.trim().split(/\s+/);
  const end = words.findIndex((word) => !isNameWord(word));
  return (end < 0 ? words : words.slice(0, end)).slice(0, most);
}
