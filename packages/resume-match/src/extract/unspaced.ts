import { organisationScore, titleScore } from "./titles.ts";
import { anyWord, perVocabulary, vocabularyPattern, wordsOf } from "./vocabulary.ts";

/* Chinese, Japanese and Korean: words that stand for a comma or have no space between them. */

export const hasUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

const onlyLegalForm = vocabularyPattern(
  (languages) => new RegExp(`^${anyWord(wordsOf(languages, "legalForms"))}$`, "u"),
);
const department =
  /(?:部門?|部门|課|科|组|組|室|팀|부|본부|파트|그룹|사업부|センター|事業部|支店|支社|營業所|营业部)$/u;
const school = perVocabulary(
  (languages) =>
    new RegExp(
      String.raw`^.{2,}?(?:${anyWord(wordsOf(languages, "schools").filter(hasUnspaced))})+(?:\s?\([^)]*\))?`,
      "u",
    ),
);

/** "松の木株式会社 営業部 課長": employer, department and title, divided by spaces only. */
export function splitUnspacedHead(text: string): string[] {
  if (hasUnspaced(text) && /,|\s\/(?:\s|$)/.test(text))
    return text
      .split(/\s*,\s*|\s\/(?:\s|$)/)
      .filter(Boolean)
      .flatMap(splitUnspacedHead);
  const words = text.split(" ");
  if (words.length < 2 || words.length > 8 || !hasUnspaced(text)) return [text];
  const isEmployer = (part: string) => organisationScore(part) >= 1.5 && !onlyLegalForm.test(part);
  for (let cut = 1; cut < words.length; cut += 1) {
    const [left, right] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (isEmployer(left) && titleScore(left) < 2 && !onlyLegalForm.test(words[cut] ?? ""))
      return [left, ...splitDepartment(words.slice(cut))];
    if (titleScore(left) >= 2 && isEmployer(right) && titleScore(right) < 2) return [left, right];
  }
  return [text];
}

function splitDepartment(words: string[]): string[] {
  const [first = "", ...rest] = words;
  return rest.length > 0 && department.test(first) ? [first, ...splitDepartment(rest)] : [words.join(" ")];
}

/** "湖滨大学 会计学 学士", "北方大学情報工学部": the school, and its subject with the degree. */
export function splitUnspacedSchool(text: string): string[] {
  if (!hasUnspaced(text)) return [text];
  const [name = ""] = school().exec(text) ?? [];
  const rest = text.slice(name.length).trim();
  return name !== "" && rest !== "" && !/^[,(/)]/.test(rest) && !school().test(rest) ? [name, rest] : [text];
}
