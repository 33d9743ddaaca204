import { expect, test } from "vitest";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { checkFacts } from "./check-facts.ts";

const person = (facts: object): RoundCandidate => ({
  name: "Ritu Chaurasia",
  id: "a",
  source: "HAND",
  added: "2026-11-30 16:05",
  files: [],
  tags: [],
  owner: "",
  notes: [],
  merged: [],
  ...facts,
});

test("says nothing about what looks right, in any usual form", () => {
  for (const email of ["", "ritu.c@mail.example", "ritu@gmail.com", "सुनीता@मेल.भारत", "a@mail.co"])
    expect(checkFacts({ email }, [])).toEqual({});
  for (const phone of ["", "98200 11117", "+91 (0)98200-11117", "022 2654 1234", "९८२००१११२२"])
    expect(checkFacts({ phone }, [])).toEqual({});
});

test("warns about addresses that cannot be one, and a provider with a slip", () => {
  for (const email of ["ritu", "ritu@mail", "ritu mail@x.example", "a@b@c.example"])
    expect(checkFacts({ email }, []).email).toEqual({ kind: "EMAIL_FORM" });
  expect(checkFacts({ email: "Ritu@gmial.com" }, []).email).toEqual({
    kind: "EMAIL_TYPO",
    guess: "ritu@gmail.com",
  });
  expect(checkFacts({ email: "ritu@rediffmai.com" }, []).email).toEqual({
    kind: "EMAIL_TYPO",
    guess: "ritu@rediffmail.com",
  });
});

test("warns about numbers that are too short, too long or rounded", () => {
  expect(checkFacts({ phone: "98200" }, []).phone).toEqual({ kind: "PHONE_SHORT" });
  expect(checkFacts({ phone: "98200111179930065500" }, []).phone).toEqual({ kind: "PHONE_LONG" });
  expect(checkFacts({ phone: "9.19876E+11" }, []).phone).toEqual({ kind: "PHONE_ROUNDED" });
});

test("names who has the same address or number", () => {
  const others = [person({ email: "rituc@gmail.com", phone: "+91 98200 11117" })];
  expect(checkFacts({ email: "Ritu.C@gmail.com", phone: "09820011117" }, others)).toEqual({
    email: { kind: "EMAIL_KNOWN", name: "Ritu Chaurasia" },
    phone: { kind: "PHONE_KNOWN", name: "Ritu Chaurasia" },
  });
});
