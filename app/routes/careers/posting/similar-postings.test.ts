import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { indexSimilar, similarPostings } from "./similar-postings.ts";

const [first] = postingsOn(content.postings, "2026-11-20");
if (!first) throw new Error("There are no postings");
const like = (id: string, fields: Partial<Posting>): Posting => ({
  ...first,
  id,
  title: "Java developer",
  department: "Matching",
  businessUnit: { id: "engineering", name: "Engineering", about: "" },
  locations: [{ city: "Pune", region: "Maharashtra", country: "IN" }],
  remoteWithin: undefined,
  opened: "2026-10-01",
  ...fields,
});
const growth = { id: "growth", name: "Growth", about: "" };
const here = like("here", {});
const ids = (others: Posting[], limit?: number) =>
  similarPostings(here, indexSimilar(others), limit).map(({ id }) => id);

test("the title counts most, then the team, then the location; among equals the newer comes first", () => {
  const others = [
    like("unit", { title: "Designer", department: "Design", locations: [] }),
    like("place", { title: "Designer", department: "Design" }),
    like("team", { title: "Analyst", locations: [] }),
    like("title", { title: "Python developer", businessUnit: growth }),
    like("newer", { title: "Designer", department: "Design", locations: [], opened: "2026-11-01" }),
  ];
  expect(ids(others, 9)).toEqual(["title", "team", "place", "newer", "unit"]);
  expect(ids(others)).toHaveLength(3);
});

test("a posting is not similar to itself, nor by a location or an ignored word only", () => {
  const sales = like("sales", { title: "Head of sales", businessUnit: growth });
  expect(ids([here, sales])).toEqual([]);
  expect(
    similarPostings(like("head", { title: "Head of design" }), indexSimilar([sales])).map(({ id }) => id),
  ).toEqual(["sales"]);
  expect(similarPostings(like("of", { title: "Director of design" }), indexSimilar([sales]))).toEqual([]);
});
