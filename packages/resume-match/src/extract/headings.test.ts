import { describe, expect, it } from "vitest";
import { everyLanguage } from "../languages/languages.ts";
import { headingKind, inlineHeading } from "./headings.ts";
import { withVocabulary } from "./vocabulary.ts";

describe("headingKind", () => {
  it.each([
    ["WORK EXPERIENCE", "experience"],
    ["W O R K  E X P E R I E N C E", "experience"],
    ["Employment History:", "experience"],
    ["Expérience professionnelle", "experience"],
    ["Education & Awards", "education"],
    ["Academic Qualifications", "education"],
    ["Computer and other skills", "skills"],
    ["Technical Proficiencies", "skills"],
    ["Career Objective", "summary"],
    ["Licences", "certificates"],
    ["Projects undertaken", "projects"],
    ["Voluntary Work", "volunteer"],
    ["Awards and Honours", "awards"],
    ["Hobbies", "interests"],
    ["Personal Details", "contact"],
    ["REFERENCES", "references"],
    ["Key Skills and Experience", "skills"],
    ["Languages & Tools", "skills"],
    ["Professional Registrations", "certificates"],
    ["Berufserfahrung", "experience"],
    ["Educación", "education"],
    ["Schulische und berufliche Ausbildung", "education"],
    ["Kenntnisse und Fähigkeiten", "skills"],
    ["Praktische Berufserfahrung", "experience"],
    ["Compétences", "skills"],
    ["Arbeitserfahrung", "experience"],
    ["Esperienza professionale", "experience"],
    ["Εργασιακή εμπειρία", "experience"],
    ["工作经历", "experience"],
    ["教育背景", "education"],
    ["Research Positions", "experience"],
    ["JOB APPLIED FOR", "other"],
    ["Where I have worked", "experience"],
    ["My career so far", "experience"],
    ["Berufliche Stationen", "experience"],
    ["LEARNING", "education"],
    ["Études et diplômes", "education"],
    ["~ Experience ~", "experience"],
  ])("reads “%s” as %s", (text, kind) => {
    expect(withVocabulary(everyLanguage, () => headingKind(text))).toBe(kind);
  });

  it.each([
    "Java",
    "Sales",
    "Managed 3 teams",
    "Experience with Java, SQL",
    "Education 2019",
    "a@b.example",
    "Led education projects",
    "Designed training courses",
  ])("reads “%s” as no heading", (text) => {
    expect(withVocabulary(everyLanguage, () => headingKind(text))).toBeUndefined();
  });
});

describe("inlineHeading", () => {
  it("separates a heading from the rest of its line", () => {
    expect(inlineHeading("Skills: Java, SQL")).toEqual({
      kind: "skills",
      heading: "Skills",
      rest: "Java, SQL",
    });
    expect(inlineHeading("Note: on leave until May")).toBeUndefined();
  });
});
