import type { FullResults } from "#app/routes/careers/portal/portal-view.ts";
import type { PostingTexts } from "#app/routes/careers/portal/posting-texts-json.ts";
import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import type { OpenPosting } from "#domain/postings/postings-for-tools.ts";

/*
 * Checks the server's answers: an open page can outlive its release, and a proxy can answer in the server's place. By
 * hand, because a schema library would add to the page's scripts.
 */

type Check = (value: unknown) => boolean;
/** A check for each key of a type. */
type Shape<Type> = Record<keyof Type, Check>;

function hasShape<Type>(value: unknown, shape: Shape<Type>): value is Type {
  if (typeof value !== "object" || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries<Check>(shape).every(([key, isRight]) => isRight(found.get(key)));
}

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isBoolean: Check = (value) => typeof value === "boolean";
const orNull =
  (isRight: Check): Check =>
  (value) =>
    value === null || isRight(value);
const objectOf =
  <Type>(shape: Shape<Type>): Check =>
  (value) =>
    hasShape<Type>(value, shape);
const listOf =
  (isRight: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isRight);

const posting: Shape<OpenPosting> = { title: isText, url: isText, text: isText };
const postingTexts: Shape<PostingTexts> = { postings: listOf(objectOf(posting)), pages: isNumber };

const item: Shape<PostingItem> = {
  url: isText,
  title: isText,
  unit: isText,
  department: orNull(isText),
  places: isText,
  mode: orNull(isText),
  type: orNull(isText),
  pay: orNull(isText),
  bar: orNull(objectOf<NonNullable<PostingItem["bar"]>>({ start: isNumber, length: isNumber })),
  payNote: orNull(isText),
  posted: objectOf<PostingItem["posted"]>({ date: isText, text: isText }),
  closes: orNull(
    objectOf<NonNullable<PostingItem["closes"]>>({ date: isText, text: isText, isSoon: isBoolean }),
  ),
};
const fullResults: Shape<FullResults> = { address: isText, items: listOf(objectOf(item)) };

/** @throws {Error} if the answer has another shape */
export function toPostingTexts(answer: unknown): PostingTexts {
  if (!hasShape<PostingTexts>(answer, postingTexts))
    throw new Error("The texts of the postings have another shape");
  return answer;
}

/** @throws {Error} if the answer has another shape */
export function toFullResults(answer: unknown): FullResults {
  if (!hasShape<FullResults>(answer, fullResults))
    throw new Error("The results of the search have another shape");
  return answer;
}
