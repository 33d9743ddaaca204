import { type Candidate, isDone, type Judge } from "./candidate.ts";

const repeated =
  /\b(?:(?:repeat|repeated|read|tell|told|say|said|explain|explained|play|talk|walk|walked|spell|recite|summari[sz]e)\w* (?:it |that |them |this |me |the \w+(?: \w+)? |both \w+ |\w+ \w+ )?(?:back|through it)|(?:her|his|their) own words|in own words|tell me (?:how|which|what|why|who|when|where|back|now)|explain (?:it |that )?(?:to me|to your|to (?:her|his) )|show me (?:how|which|where|what)|showed me|show (?:it )?(?:to )?me|you tell me|asked (?:him|her|them) to (?:tell|show|explain|repeat|do|write|draw|walk|teach|demonstrate|read)|had (?:him|her|them) (?:tell|show|explain|repeat|walk|do|read|draw|demonstrate|teach|write)|made (?:him|her|them) (?:tell|show|explain|repeat|do|read|draw)|teach it back|teach[- ]back|did (?:it|one|the next) (?:alone|himself|herself|themselves|in front of me|while i)|while i (?:watched|only|just)|i asked (?:if|whether) (?:that|i had|this) (?:was|is|got|understood).{0,20}|(?:summed|summed it) up.{0,60}(?:right|correct|agree|yes)|so what i understand|confirmed (?:by|in) (?:mail|writing|email)|replied (?:yes|confirmed)|recap)\b/;
const claimed =
  /\b(?:made sure|ensured|checked|confirmed|verified)\b.{0,40}\b(?:understood|understand|understands|understanding|clear|got it)\b|\b(?:any (?:questions?|doubts?)|is it clear|all clear|clear now|understood\?|does that make sense|if (?:there|they|he|she) (?:were|had|have) (?:any )?(?:questions?|doubts?)|asked (?:if|whether) (?:he|she|they|everyone|everything) (?:understood|was clear|is clear|got it))\b/;

/** The other person shows that they understood: by repeating, demonstrating or doing it. */
export const judgeChecksUnderstanding: Judge = (answer) =>
  answer.units
    .filter((unit) => isDone(unit))
    .flatMap((unit): Candidate[] => {
      const { text, actor } = unit;
      const isBack = repeated.test(text);
      const byOther =
        actor === "OTHER" &&
        /\b(?:back to me|to me|me back|showed me|told me back|in front of me|back)\b/.test(text);
      if (
        isBack &&
        (actor === "I" || actor === "WE" || byOther) &&
        !/\bwhat (?:happened|he wants)\b/.test(text)
      ) {
        const next = answer.units[answer.units.indexOf(unit) + 1];
        const isReply =
          next !== undefined &&
          next.sentence <= unit.sentence + 1 &&
          /^(?:and |mostly )?(?:he|she|they)\b(?:(?! was).)*\b(?:said|say|says|told|repeated|showed|did|read)\b/.test(
            next.text,
          );
        return [
          {
            status: "shown",
            strength: 0.8,
            units: isReply && next ? [unit, next] : [unit],
            rule: "the other showed it",
          },
        ];
      }
      if (claimed.test(text) && actor !== "OTHER")
        return [{ status: "partly", strength: 0.5, units: [unit], rule: "claimed, without the act" }];
      return [];
    });
