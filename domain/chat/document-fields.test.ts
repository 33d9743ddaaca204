import { expect, test } from "vitest";
import { documentFields } from "./document-fields.ts";

const nothing = {
  volunteer: [],
  certificates: [],
  projects: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
  skills: [],
};

test("a résumé gives the fields that the chat's engine reads", () => {
  const fields = documentFields(
    {
      ...nothing,
      basics: {
        name: "Meera Patil",
        phone: "+91 98220 00000",
        email: "meera@example.com",
        location: { city: "Pune" },
        profiles: [],
      },
      work: [
        { name: "Kestrel Payments", startDate: "2024-01", highlights: [] },
        { name: "Tidepool Software", startDate: "2021-06", endDate: "2024-03", highlights: [] },
      ],
      education: [{ studyType: "Bachelor", area: "Commerce" }],
      languages: [{ language: "English" }, { language: "Marathi" }],
    },
    "2026-11-25",
  );
  expect(fields).toEqual({
    name: "Meera Patil",
    city: "Pune",
    phone: "+919822000000",
    email: "meera@example.com",
    experienceYears: 5,
    currentEmployer: "Kestrel Payments",
    education: "bachelor",
    languages: ["English", "Marathi"],
  });
});

test("an empty résumé gives nothing", () => {
  expect(
    documentFields(
      { ...nothing, basics: { profiles: [] }, work: [], education: [], languages: [] },
      "2026-11-25",
    ),
  ).toEqual({});
});
