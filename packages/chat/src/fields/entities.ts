import type { FieldName, Reading } from "../types.ts";
import { isCity } from "./city.ts";
import { withSpokenDigits } from "./numbers.ts";
import { sentenceWords, titled } from "./proper-names.ts";

const nameStart =
  /\b(?:(?:my )?(?:full )?name is|my name|name is|name'?s|naam hai|mera naam|name:|i am|i'm|this is|myself|it'?s|its)\s+/i;

/** The name as given, without titles and nicknames. Takes the text as written. */
export function readName(raw: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "name";
  const isNamed = /\bmy (?:full )?name|\bmera naam|\bspelling of my name|\bname is|\bname:/i.test(raw);
  if (!isAsked && !isNamed) {
    const said =
      /^\W*(?:hi|hello|hey)?\W*(?:this is|myself|i am|i'm|im)\s+([a-z]+(?: [a-z]+)?)(?: from\b|,| here\b)/i.exec(
        raw,
      )?.[1];
    const [first = "", ...others] = raw.split(/[,\n]/).map((piece) => piece.trim());
    const isList = others.length >= 2 && /^[a-z]+(?: [a-z.]+){1,2}$/i.test(first) && /\d/.test(others.join());
    const name =
      said && !/\b(?:a|an|the|in|not|also|working|fresher|looking)\b/i.test(said)
        ? said
        : isList
          ? first
          : undefined;
    return name && !isCity(name.toLowerCase()) ? { value: titled(name) } : undefined;
  }
  const parts = raw
    .split(/[,;!()\n]|(?<!\b(?:\p{L}|mohd|md))\.| but | and /u)
    .map((part) =>
      part
        .replace(/.*\bspelling of\b.*|.*\b(?:calls? me|known as|friends|nick ?name|with an? \w)\b.*/i, "")
        .replace(/^\s*(?:hi|hello|hey|sure|yes|ok(?:ay)?|namaste)\b\s*/i, "")
        .replace(nameStart, "")
        .replace(/\b(?:hai|here|hu|hoon|this side)\b\s*$/i, "")
        .replace(/^\s*(?:mr|mrs|ms|miss|dr|shri|smt|er|prof)\b\.?\s*/i, "")
        .trim(),
    )
    .filter(
      (part) =>
        /^[\p{L}][\p{L}' .-]*$/u.test(part) &&
        part.split(/\s+/).length <= 4 &&
        part.length >= 2 &&
        !sentenceWords.test(part),
    );
  const longest = parts.toSorted((a, b) => b.split(/\s+/).length - a.split(/\s+/).length)[0];
  return longest && !/\?/.test(raw) ? { value: titled(longest) } : undefined;
}

const kindOfCompany =
  /^(?:an?|some|one|the|small|big|local|private|govt|government|us|foreign)\b.*\b(?:mnc|company|firm|bpo|call cent(?:re|er)|start ?up|shop|school|hospital|hotel|bank|agency|office|business)\b|^(?:mnc|bpo|call cent(?:re|er)|private company|startup)$/i;

/** The present employer, without its legal form. Takes the text as written. */
export function readEmployer(raw: string, asked: FieldName | null): Reading<string> {
  const found =
    /\b(?:work(?:ing)? (?:at|for|with|in)|payroll of|employed (?:at|by|with)|employer is|company (?:name )?is|(?:my )?job (?:at|with)|currently (?:at|with|in)|presently (?:at|with))\s+(?:the )?([\p{L}\d][\p{L}\d&.' -]*)/iu.exec(
      raw,
    );
  const isAsked = asked === "currentEmployer";
  if (!found && !isAsked) return undefined;
  if (isAsked && /\b(?:not working|unemployed|between jobs|no job|none|fresher)\b/i.test(raw))
    return undefined;
  const words =
    (found?.[1] ?? raw).split(/,| since | as | for | from | but | and i | right now| now\b| in /i)[0] ?? "";
  const name = words
    .replace(/\b(?:pvt|private|ltd|limited|llp|inc|llc|plc|gmbh|co)\b\.?/gi, "")
    .replace(/^\s*(?:i'?m |i am )?(?:currently |presently )?(?:at|with|in|it'?s|its|my company is)\s+/i, "")
    .replace(/[.\s]+$/, "")
    .trim();
  if (
    name === "" ||
    name.length > 50 ||
    sentenceWords.test(name) ||
    (!isAsked && !/[A-Z]/.test(name) && !/\b(?:at|with)\s+\S/.test(found?.[0] ?? "")) ||
    /\d (?:lpa|years?)/.test(name)
  )
    return undefined;
  // A kind of company is no name.
  if (kindOfCompany.test(name)) return isAsked ? { again: true } : undefined;
  if (/^[a-z]{2,4}$/.test(name)) return { value: name.toUpperCase() };
  return { value: /[A-Z]/.test(name) ? name : titled(name) };
}

/** A phone number with all its digits. */
export function readPhone(text: string, asked: FieldName | null): Reading<string> {
  const isContext =
    asked === "phone" || /\b(?:phone|mobile|number|whats ?app|call me (?:at|on)|contact)\b/.test(text);
  const found = /\+?\d[\d\s().-]{3,}\d/.exec(withSpokenDigits(text))?.[0];
  const digits = found?.replace(/\D/g, "") ?? "";
  if (digits.length >= 10 && digits.length <= 14)
    return { value: `${found?.startsWith("+") ? "+" : ""}${digits}` };
  return isContext && digits.length >= 5 ? { again: true } : undefined;
}

/** An address; "at" and "dot" are read as signs. */
export function readEmail(text: string, asked: FieldName | null): Reading<string> {
  const isContext = asked === "email" || /\be?-?mail\b|@/.test(text);
  if (!isContext) return undefined;
  const signs = text
    .replace(/\s*(?:\(at\)|\[at\]|\bat (?:the )?rate(?: of)?\b)\s*/g, "@")
    .replace(/(\w)\s+at\s+(?=\w+(?:\.| dot ))/g, "$1@")
    .replace(/\s*(?:\(dot\)|\[dot\]|\bdot\b)\s*/g, ".")
    .replace(/\s*\bunderscore\b\s*/g, "_")
    .replace(/\s*@\s*/g, "@");
  const found = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(signs)?.[0];
  if (found) return { value: found.replace(/\.$/, "") };
  return /@|\bat\b/.test(signs) || asked === "email" ? { again: true } : undefined;
}
