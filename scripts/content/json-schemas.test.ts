import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { text } from "#domain/schema/content-fields.ts";
import { contentFiles } from "./content-files.ts";
import { editorSchema, editorSettings } from "./json-schemas.ts";
import { languageFolders } from "./translated-files.ts";

// Every format also has a pattern; strict mode rejects the keywords for editors.
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
/** Translations have the schema of the English file and, beyond it, must fit that file: read-translation.ts checks both. */
const isTranslation = (file: string) => languageFolders.some((folder) => file.startsWith(`${folder}/`));
const files = globSync("content/**/*.{yaml,yml}")
  .filter((file) => !isTranslation(file))
  .sort();
const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** All properties of a schema by path, including those of list items and alternatives. */
function* propertiesOf(schema: unknown, path = ""): Generator<[path: string, property: Json]> {
  if (!isObject(schema)) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties" && isObject(value)) {
      for (const [name, property] of Object.entries(value)) {
        if (isObject(property)) yield [`${path}.${name}`, property];
        yield* propertiesOf(property, `${path}.${name}`);
      }
    } else yield* propertiesOf(value, path);
  }
}

test("every YAML file of the content has one schema, and every schema has a file", () => {
  const paths = Object.values(contentFiles).map(({ path }) => path);
  for (const file of files) {
    expect(
      paths.filter((path) => matchesGlob(file, path)),
      file,
    ).toHaveLength(1);
  }
  for (const path of paths)
    expect(
      files.some((file) => matchesGlob(file, path)),
      path,
    ).toBe(true);
});

describe.each(Object.entries(contentFiles))("the schema %s for editors", (name, { path, schema }) => {
  const json = editorSchema(schema);
  const validate: ValidateFunction = ajv.compile(json);

  test("accepts what the build accepts", () => {
    for (const file of files.filter((file) => matchesGlob(file, path))) {
      expect(schema.safeParse(read(file)).success, file).toBe(true);
      validate(read(file));
      expect(validate.errors, file).toBeNull();
    }
  });

  test("describes every field that an author fills in", () => {
    const bare = [...propertiesOf(json)].filter(
      ([, { type, description, const: constant }]) =>
        type !== "object" && constant === undefined && !description,
    );
    expect(bare.map(([path]) => `${name}${path}`)).toEqual([]);
  });
});

test("descriptions of texts complete the sentence: write …", () => {
  const isNoObject =
    /^(above|added|after|among|before|below|beside|in|instead|of|once|shown|that|there|to|when|while|with) /;
  const wrong = Object.entries(contentFiles).flatMap(([name, { schema }]) =>
    [...propertiesOf(editorSchema(schema))].flatMap(([path, { type, description }]) =>
      type === "string" && isNoObject.test(String(description)) ? [`${name}${path}: ${description}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

describe("an editor", () => {
  const page = ajv.compile(editorSchema(contentFiles.page.schema));
  const posting = ajv.compile(editorSchema(contentFiles.posting.schema));
  const index = () => read("content/pages/company/team.yaml") as Json;
  const job = () => read("content/jobs/product-engineering/java-developer.yaml") as Json;

  test.each([
    ["an unknown key", () => page({ ...index(), headline: "x" })],
    ["a title that is too long", () => page({ ...index(), title: "x".repeat(61) })],
    ["an unknown kind of section", () => page({ ...index(), sections: [{ kind: "QUESTIONS" }] })],
    ["a missing field", () => posting({ ...job(), title: undefined })],
    ["a word that is no option", () => posting({ ...job(), workplace: "OFFICE" })],
    ["a day that is none", () => posting({ ...job(), opened: "16-11-2026" })],
  ])("marks %s", (_, isValid) => {
    expect(isValid()).toBe(false);
  });

  test("accepts dates and relative days", () => {
    expect(posting({ ...job(), opened: "2026-11-16" })).toBe(true);
    expect(posting({ ...job(), opened: "-1 day", closes: "+45 days" })).toBe(true);
  });

  test("counts no spaces around a text, as the build does", () => {
    const schema = z.object({ title: text("a title", 5) });
    const validate = ajv.compile(editorSchema(schema));
    for (const title of [
      "",
      " ",
      "a",
      " a\n",
      "abcde",
      "abcde\n",
      " abcde ",
      "abcdef",
      "ab  ef",
      "a\nb",
      " abcdef ",
    ]) {
      // Empty text is left to the build.
      const isRight = title.trim() === "" || schema.safeParse({ title }).success;
      expect(validate({ title }), JSON.stringify(title)).toBe(isRight && title !== "");
    }
  });

  test("finds the schemas by its settings", () => {
    const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
    expect(settings["yaml.schemas"]).toEqual(editorSettings());
  });
});
