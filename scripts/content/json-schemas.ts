import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentFiles } from "./content-files.ts";

const folder = ".generated/schema";

type Json = z.core.JSONSchema.BaseSchema;
/** Editors' YAML server has a keyword for error messages; JSON Schema has none. */
type EditorJson = Json & { patternErrorMessage?: string };

/** Text whose spaces at both ends do not count. */
function isTrimmed(schema: z.core.$ZodTypes): boolean {
  return schema._zod.def.checks?.some(({ _zod }) => _zod.def.check === "overwrite") ?? false;
}

/** The bounds of trimmed text: `maxLength` would also count the spaces that are trimmed. */
function boundTrimmedText(json: EditorJson): void {
  const { maxLength = 1, minLength = 0 } = json;
  delete json.maxLength;
  // A further pattern is of the trimmed text, too.
  delete json.allOf;
  json.pattern = maxLength > 1 ? `^\\s*(\\S([\\s\\S]{0,${maxLength - 2}}\\S)?)?\\s*$` : "^\\s*\\S?\\s*$";
  json.patternErrorMessage = `must have ${minLength} to ${maxLength} characters`;
}

/** The schema of a content file for editors: what JSON Schema cannot say is left out, and found by the build. */
export function editorSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-07",
    override({ zodSchema, jsonSchema }) {
      if (isTrimmed(zodSchema) && jsonSchema.maxLength !== undefined) boundTrimmedText(jsonSchema);
    },
  });
}

/** The files of each schema, as `yaml.schemas` in .vscode/settings.json. */
export function editorSettings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contentFiles).map(([name, { path }]) => [`./${folder}/${name}.json`, path]),
  );
}

/** Writes the schemas that editors complete and check content with. */
export function writeJsonSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, { schema }] of Object.entries(contentFiles)) {
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(editorSchema(schema), null, 1)}\n`);
  }
}
