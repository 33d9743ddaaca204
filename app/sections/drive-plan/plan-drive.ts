/* The formulas of the post "Campus drives at scale" (content/blog/campus-drives-at-scale.md). */

/** Bounds of each input, and its value in the example. Lengths in minutes, `share` in percent. */
export const driveInputs = {
  students: { min: 1, max: 100_000, example: 5000, isWhole: true },
  test: { min: 5, max: 240, example: 30, isWhole: true },
  seats: { min: 1, max: 20_000, example: 600, isWhole: true },
  hours: { min: 1, max: 16, example: 7.5, isWhole: false },
  share: { min: 0.1, max: 100, example: 7.5, isWhole: false },
  interview: { min: 5, max: 120, example: 20, isWhole: true },
  panels: { min: 1, max: 1000, example: 25, isWhole: true },
  panelHours: { min: 1, max: 12, example: 6, isWhole: false },
} as const;
export type DriveInputName = keyof typeof driveInputs;
export type DriveInputs = Record<DriveInputName, number>;
export const driveInputNames = Object.keys(driveInputs) as DriveInputName[];

/** The post's assumptions. Shares in percent. */
export const driveAssumptions = {
  /** Seating, logging in and clearing the room. */
  turnaroundMinutes: 15,
  reservePercent: 5,
  showUpPercent: 80,
  /** Checking an identity card and finding the name at a desk. */
  deskSeconds: 120,
  deskBusyPercent: 80,
  /** Notes and ratings after an interview. */
  notesMinutes: 10,
};

export type DrivePlan = {
  slotMinutes: number;
  slotsPerDay: number;
  usableSeats: number;
  /** Sittings needed to seat every student. */
  sittingsNeeded: number;
  testDays: number;
  /** All sittings on the test days, over which the students are spread. */
  sittings: number;
  invitedPerSitting: number;
  expectedPerSitting: number;
  /** Per hour, rounded. */
  arrivalsPerHour: number;
  studentsPerDeskHour: number;
  desks: number;
  tested: number;
  interviews: number;
  /** In hours, rounded up to a quarter. */
  panelHours: number;
  interviewsPerPanel: number;
  interviewsPerDay: number;
  interviewDays: number;
  days: number;
  /** Whichever uses the larger share of its daily capacity. */
  bottleneck: "SEATS" | "PANELS";
};

/** @returns undefined if a single sitting or interview does not fit into its day */
export function planDrive(inputs: DriveInputs, assumptions = driveAssumptions): DrivePlan | undefined {
  const { students, test, seats, hours, share, interview, panels, panelHours } = inputs;
  const { turnaroundMinutes, reservePercent, showUpPercent, deskSeconds, deskBusyPercent, notesMinutes } =
    assumptions;
  const slotMinutes = test + turnaroundMinutes;
  const slotsPerDay = Math.floor((hours * 60) / slotMinutes);
  const interviewsPerPanel = Math.floor((panelHours * 60) / (interview + notesMinutes));
  if (slotsPerDay === 0 || interviewsPerPanel === 0) return undefined;

  const usableSeats = Math.max(1, Math.floor((seats * (100 - reservePercent)) / 100));
  const sittingsNeeded = Math.ceil(students / usableSeats);
  const testDays = Math.ceil(sittingsNeeded / slotsPerDay);
  const sittings = testDays * slotsPerDay;
  const invitedPerSitting = Math.ceil(students / sittings);
  const expectedPerSitting = Math.ceil((invitedPerSitting * showUpPercent) / 100);

  const tested = Math.round((students * showUpPercent) / 100);
  const interviews = Math.round((tested * share) / 100);
  const interviewsPerDay = panels * interviewsPerPanel;
  const interviewDays = Math.ceil(interviews / interviewsPerDay);
  const seatLoad = students / (usableSeats * slotsPerDay);
  const panelLoad = interviews / interviewsPerDay;
  return {
    slotMinutes,
    slotsPerDay,
    usableSeats,
    sittingsNeeded,
    testDays,
    sittings,
    invitedPerSitting,
    expectedPerSitting,
    arrivalsPerHour: Math.round((expectedPerSitting * 60) / slotMinutes),
    studentsPerDeskHour: Math.floor(3600 / deskSeconds),
    desks: Math.ceil((expectedPerSitting * deskSeconds * 100) / (slotMinutes * 60 * deskBusyPercent)),
    tested,
    interviews,
    panelHours: Math.ceil((interviews * (interview + notesMinutes)) / 15) / 4,
    interviewsPerPanel,
    interviewsPerDay,
    interviewDays,
    days: testDays + interviewDays,
    bottleneck: panelLoad > seatLoad ? "PANELS" : "SEATS",
  };
}

/** Reads inputs from a query string. Missing and invalid values become the example's, others are clamped. */
export function readDriveInputs(query: URLSearchParams): DriveInputs {
  const read = (name: DriveInputName) => {
    const { min, max, example, isWhole } = driveInputs[name];
    const text = query.get(name)?.trim() ?? "";
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : example;
    return Math.min(max, Math.max(min, isWhole ? Math.round(value) : value));
  };
  return {
    students: read("students"),
    test: read("test"),
    seats: read("seats"),
    hours: read("hours"),
    share: read("share"),
    interview: read("interview"),
    panels: read("panels"),
    panelHours: read("panelHours"),
  };
}
