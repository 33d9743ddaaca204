import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

test.each([
  ["YESSS, sir!", ["yes", "sir"]],
  ["हाँ जी", ["haan", "ji"]],
  ["I don’t agree?", ["i", "don't", "agree", "?"]],
  ["ok👍🙂", ["ok", "👍"]],
])("the words of “%s” are %j", (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});
