import { expect, test } from "vitest";
import { joinNames } from "./result-texts.ts";

test("names of methods read as one phrase, and product names keep their capitals", () => {
  expect(joinNames(["The commonest answer"])).toBe("The commonest answer");
  expect(joinNames(["Regular expressions", "The commonest answer"])).toBe(
    "Regular expressions and the commonest answer",
  );
  expect(joinNames(["Keywords", "TF-IDF cosine", "OfflineCV"])).toBe("Keywords, TF-IDF cosine and OfflineCV");
});
