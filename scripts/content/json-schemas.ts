import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles } from "./content-files.ts";

const folder = ".generated/schema";

type Json = z.core.JSONSchema.BaseSchema;
/** The YAML language server has a keyword for error messages; JSON Schema has none. */
type EditorJson = Json & { patternErrorMessage?: string };

/** Whether text is trimmed, so that spaces at its ends do not count. */
function isTrimmed(schema: z.core.$ZodTypes): boolean {
  return schema._zod.def.checks?.some(({ _zod }) => _zod.def.check === "overwrite") ?? false;
}

/** Bounds trimmed text by a pattern, because `maxLength` would count the spaces that are trimmed. */
function boundTrimmedText(json: EditorJson): void {
  const { maxLength = 1, minLength = 0 } = json;
  delete json.maxLength;
  // Further patterns are also meant for the trimmed text.
  delete json.allOf;
  json.pattern = maxLength > 1 ? `^\\s*(\\S([\\s\\S]{0,${maxLength - 2}}\\S)?)?\\s*$` : "^\\s*\\S?\\s*$";
  json.patternErrorMessage = `must have ${minLength} to ${maxLength} characters`;
}

/** The schema of a content file for editors. Rules beyond JSON Schema are left to the build. */
export function editorSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-07",
    override({ zodSchema, jsonSchema }) {
      if (isTrimmed(zodSchema) && jsonSchema.maxLength !== undefined) boundTrimmedText(jsonSchema);
    },
  });
}

/** Maps schemas to their files, like `yaml.schemas` in .vscode/settings.json. */
export function editorSettings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [`./${folder}/${name}.json`, path]),
  );
}

/** Writes the schemas with which editors complete and validate content. */
export function writeJsonSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, { schema }] of Object.entries(contentFiles)) {
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(editorSchema(schema), null, 1)}\n`);
  }
}
