import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { driveAssumptions, planDrive, readDriveInputs } from "./plan-drive.ts";

const example = readDriveInputs(new URLSearchParams());
const post = readFileSync("content/blog/campus-drives-at-scale.md", "utf8");

test("the example is the post's: seats", () => {
  expect(planDrive(example)).toMatchObject({
    slotMinutes: 45,
    slotsPerDay: 10,
    usableSeats: 570,
    testDays: 1,
    sittings: 10,
    invitedPerSitting: 500,
    expectedPerSitting: 400,
    tested: 4000,
  });
  for (const figure of [
    "slots of 45 minutes",
    "ten slots fit",
    "10 slots × 570 seats          = 5,700",
    "5,000 students ÷ 10 slots     =   500 per slot",
    "80% of those invited turn up  =   400 per slot",
  ])
    expect(post).toContain(figure);
});

test("the example is the post's: desks", () => {
  expect(planDrive(example)).toMatchObject({ arrivalsPerHour: 533, studentsPerDeskHour: 30, desks: 23 });
  expect(planDrive(example, { ...driveAssumptions, deskSeconds: 30 })?.desks).toBe(6);
  expect(post).toContain("an arrival rate of 533 an hour");
  expect(post).toContain("One desk serves 30 students an hour");
  expect(post).toContain("busy about 80% of the time, which here means 23");
  expect(post).toContain("The same rule then asks for 6 desks");
});

test("the example is the post's: panels", () => {
  expect(planDrive(example)).toMatchObject({
    interviewsPerPanel: 12,
    interviewsPerDay: 300,
    interviews: 300,
    panelHours: 150,
    interviewDays: 1,
    days: 2,
    bottleneck: "PANELS",
  });
  expect(post).toContain("a panel meets 12 students, and 25 panels meet 300. Of 4,000 students tested, 7.5%");
});

test("one student more than the seats of a day needs another day", () => {
  expect(planDrive({ ...example, students: 5700 })).toMatchObject({ sittingsNeeded: 10, testDays: 1 });
  expect(planDrive({ ...example, students: 5701 })).toMatchObject({ sittingsNeeded: 11, testDays: 2 });
});

test("the bottleneck is the part with the least room", () => {
  expect(planDrive({ ...example, panels: 40 })?.bottleneck).toBe("SEATS");
  expect(planDrive({ ...example, panels: 20 })).toMatchObject({ bottleneck: "PANELS", interviewDays: 2 });
});

test("a sitting or interview longer than its day has no plan", () => {
  expect(planDrive({ ...example, hours: 1, test: 60 })).toBeUndefined();
  expect(planDrive({ ...example, panelHours: 1, interview: 55 })).toBeUndefined();
});

test("inputs from a query string are clamped to the limits", () => {
  const read = (query: string) => readDriveInputs(new URLSearchParams(query));
  expect(read("students=400&hours=6.5")).toEqual({ ...example, students: 400, hours: 6.5 });
  expect(read("students=&test=abc&seats=-3&hours=1e9&panels=NaN")).toEqual(example);
  expect(read("students=0&panels=99999&share=250")).toMatchObject({ students: 1, panels: 1000, share: 100 });
  expect(read("students=12.6").students).toBe(13);
});

test("every plan within the limits is finite and seats everyone", () => {
  for (const students of [1, 37, 5000, 100_000])
    for (const seats of [1, 33, 20_000])
      for (const test of [5, 30, 45]) {
        const plan = planDrive({ ...example, students, seats, test });
        expect(Object.values(plan ?? {}).filter((value) => typeof value === "number")).toSatisfy(
          (values: number[]) => values.every((value) => Number.isFinite(value) && value >= 0),
        );
        expect((plan?.sittings ?? 0) * (plan?.usableSeats ?? 0)).toBeGreaterThanOrEqual(students);
        expect(plan?.invitedPerSitting).toBeLessThanOrEqual(plan?.usableSeats ?? 0);
      }
});
