import { expect, test } from "vitest";
import { emailKey, findDuplicates, phoneKey } from "./find-duplicates.ts";
import { pairKey, type RoundCandidate } from "./round-state.ts";

const candidate = (id: string, facts: Partial<RoundCandidate> = {}): RoundCandidate => ({
  id,
  name: id,
  source: "FILE",
  added: "2026-11-30 10:00",
  files: [],
  tags: [],
  owner: "",
  notes: [],
  merged: [],
  ...facts,
});
const file = (letter: string) => ({
  hash: letter.repeat(64),
  name: "cv.pdf",
  type: "application/pdf",
  size: 1,
});
const found = (...people: RoundCandidate[]) =>
  findDuplicates(people).map(({ people: pair, reasons }) => `${pair.join("+")}: ${reasons.join()}`);

test.each([
  ["+91 98765 43210", "9876543210"],
  ["098765-43210", "9876543210"],
  ["0091 (98765) 43210", "9876543210"],
  ["+44 20 7946 0958", "2079460958"],
  ["022 2345 6789", "2223456789"],
  ["ext. 4321", undefined],
  ["", undefined],
])("the phone number %s is compared as %s", (phone, key) => expect(phoneKey(phone)).toBe(key));

test.each([
  ["Asha.Kulkarni+jobs@Gmail.com", "ashakulkarni@gmail.com"],
  [" asha@example.co.in ", "asha@example.co.in"],
  ["a.b+c@example.com", "a.b+c@example.com"],
  ["asha at example.com", undefined],
  ["asha@localhost", undefined],
])("the address %s is compared as %s", (email, key) => expect(emailKey(email)).toBe(key));

test("the same file, address, number, or name with place is a reason; all reasons of a pair are named", () => {
  expect(
    found(
      candidate("a", { files: [file("a")], email: "x@example.com", phone: "9876543210" }),
      candidate("b", { files: [file("b"), file("a")], email: "X@example.com", phone: "+919876543210" }),
    ),
  ).toEqual(["a+b: FILE,EMAIL,PHONE"]);
  expect(
    found(
      candidate("a", { name: "Asha Kulkarni", location: "Pune, Maharashtra" }),
      candidate("b", { name: "KULKARNI, Ashá", location: "Pune" }),
    ),
  ).toEqual(["a+b: NAME_AND_PLACE"]);
  expect(
    found(
      candidate("a", { name: "प्रिया साळवी", location: "नाशिक" }),
      candidate("b", { name: "प्रिया  साळवी", location: "नाशिक" }),
    ),
  ).toEqual(["a+b: NAME_AND_PLACE"]);
});

test("two people with one name are two people", () => {
  expect(
    found(
      candidate("a", { name: "Rahul Sharma" }),
      candidate("b", { name: "Rahul Sharma" }),
      candidate("c", { name: "Rahul Sharma", location: "Pune" }),
      candidate("d", { name: "Rahul Sharma", location: "Nagpur" }),
      candidate("e", { name: "Sunita", location: "Pune" }),
      candidate("f", { name: "Sunita", location: "Pune" }),
      candidate("i", { name: "मीना जाधव", location: "पुणे" }),
      candidate("j", { name: "मना जाधव", location: "पुणे" }),
      candidate("g", { name: "", location: "Pune" }),
      candidate("h", { name: "", location: "Pune" }),
    ),
  ).toEqual([]);
});

test("a number that six people share is an office's", () => {
  const office = Array.from({ length: 6 }, (_, index) => candidate(`p${index}`, { phone: "022 2345 6789" }));
  expect(found(...office)).toEqual([]);
  expect(found(...office.slice(0, 3))).toEqual(["p0+p1: PHONE", "p0+p2: PHONE", "p1+p2: PHONE"]);
});

test("a pair that was kept apart does not come back", () => {
  const people = ["a", "b", "c"].map((id) => candidate(id, { email: "family@example.com" }));
  const apart = new Set([pairKey("b", "a")]);
  expect(findDuplicates(people, apart).map(({ people: pair }) => pair.join("+"))).toEqual(["a+c", "b+c"]);
});

test("5,000 people are compared in one pass", () => {
  const people = Array.from({ length: 5_000 }, (_, index) =>
    candidate(`p${index}`, {
      email: `p${index % 2_500}@example.com`,
      name: `Person ${index}`,
      location: "Pune",
    }),
  );
  expect(findDuplicates(people)).toHaveLength(2_500);
});

test("one file of 5,000 people pairs each of them with the first", () => {
  const people = Array.from({ length: 5_000 }, (_, index) =>
    candidate(`p${index}`, { name: `P${index}`, files: [file("a")] }),
  );
  expect(findDuplicates(people)).toHaveLength(4_999);
});
