import { describe, expect, it } from "vitest";
import { everyLanguage } from "../languages/languages.ts";
import { isPlace, organisationScore, titleScore as scoreInEnglish } from "./titles.ts";
import { withVocabulary } from "./vocabulary.ts";

const titleScore = (text: string) => withVocabulary(everyLanguage, () => scoreInEnglish(text));

describe("titleScore", () => {
  it.each([
    "Senior Software Engineer",
    "Storekeeper",
    "Bagger / Courtesy Clerk",
    "Projektleiterin",
    "Responsable marketing",
    "Analista de Suporte",
    "Head of Year 4",
    "Goldsmith",
    "Nachhilfelehrer",
    "Assistente amministrativo",
    "(Web Browser) Software Engineering Manager",
    "后端开发工程师",
  ])("accepts “%s” as a title", (text) => expect(titleScore(text)).toBeGreaterThanOrEqual(1.5));

  it.each([
    "Acme Ltd",
    "John Smith",
    "Betty Smith",
    "Wexford & Lowe Solicitors",
    "DESAI LOBO PARTNERS",
    "Reading room",
  ])("rejects “%s”", (text) => expect(titleScore(text)).toBeLessThan(1.5));
});

describe("organisationScore", () => {
  it.each([
    "Wexford & Lowe Solicitors",
    "Grupo Andino S.A.S.",
    "Ghana Bureau of Numbers",
    "Klang Foods Sdn Bhd",
  ])("accepts “%s” as an employer", (text) => expect(organisationScore(text)).toBeGreaterThan(0.8));

  it.each(["Built a churn model", "Dialysis Unit", "Tier 2"])("rejects “%s”", (text) =>
    expect(organisationScore(text)).toBeLessThan(0),
  );
});

describe("isPlace", () => {
  it.each([
    "Pune, Maharashtra, India",
    "London SW1A",
    "London SW1A 1AA",
    "10115 Berlin",
    "Burbank, California",
    "Wien",
    "Austin, TX",
    "Remote",
  ])("accepts “%s” as a place", (text) => expect(isPlace(text)).toBe(true));

  it.each(["Acme Ltd, London", "Engineer, Berlin", "Java", "Room 12", "Tier 2"])("rejects “%s”", (text) =>
    expect(isPlace(text)).toBe(false),
  );
});
