import { z } from "zod";
import type { Leaf, RawWords } from "./read-translation.ts";

type Json = {
  type?: string;
  const?: unknown;
  description?: string;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Json>;
  additionalProperties?: Json | false;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
};

const known = new WeakMap<z.ZodType, Json>();

/** The JSON Schema of what authors write. */
function jsonOf(schema: z.ZodType): Json {
  const json = known.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as Json);
  known.set(schema, json);
  return json;
}

const partOf = (words: RawWords | undefined, key: string | number) =>
  typeof words === "object" ? (words as Record<string | number, RawWords> | null)?.[key] : undefined;

/** Whether words may match an alternative, by its constants such as `kind`. */
const isAlternative = ({ properties = {} }: Json, words: RawWords | undefined) =>
  Object.entries(properties).every(([key, property]) => {
    const value = partOf(words, key);
    return property.const === undefined || value === undefined || property.const === value;
  });

function find(json: Json, words: RawWords | undefined, path: Leaf["path"]): Json | undefined {
  for (const alternative of json.anyOf ?? json.oneOf ?? []) {
    const found = isAlternative(alternative, words) ? find(alternative, words, path) : undefined;
    if (found) return found;
  }
  const [key, ...rest] = path;
  if (key === undefined) return json.anyOf || json.oneOf ? undefined : json;
  const next =
    typeof key === "number"
      ? json.items
      : (json.properties?.[key] ?? (json.additionalProperties || undefined));
  return next && find(next, partOf(words, key), rest);
}

/**
 * What the schema of a file says about one of its texts: what it is for, and how many characters it may have.
 * Undefined for other values, such as options and ids.
 */
export function textField(
  schema: z.ZodType,
  words: RawWords,
  path: Leaf["path"],
): { description: string; max: number } | undefined {
  const { type, description = "", maxLength, pattern } = find(jsonOf(schema), words, path) ?? {};
  if (type !== "string" || maxLength === undefined || pattern !== undefined) return undefined;
  return { description, max: maxLength };
}
