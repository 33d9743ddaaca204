import { expect, it } from "vitest";
import { readResumeText } from "./read-text.fixture.ts";

const readJobs = (body: string) =>
  readResumeText(`Asha Rao\nasha.rao@example.com\n\nEXPERIENCE\n${body}`).resume.work.map(
    ({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(" | "),
  );

it.each([
  [
    "one-sided dashes",
    "Quay Nets -Rigger- Hull 2019 - 2021\n- Spliced rope\nHollow Hare -Stage Hand- Hull 2016 - 2019",
    ["Rigger | Quay Nets | 2019 | 2021", "Stage Hand | Hollow Hare | 2016 | 2019"],
  ],
  [
    "a legal form behind a comma",
    "2019-2021, Roofer, Quay Slates, Inc.\nLaid slates\n2016-2019, Clerk, Elm County\nFiled deeds",
    ["Roofer | Quay Slates, Inc. | 2019 | 2021", "Clerk | Elm County | 2016 | 2019"],
  ],
  [
    "one run",
    "Oct.2019–Sep.2021: Data Engineer Hollow Laboratories\nKept the driver rota\nMay.2016–Sep.2019: Analyst Elm Software Ltd\nPlanned the night shift",
    [
      "Data Engineer | Hollow Laboratories | 2019-10 | 2021-09",
      "Analyst | Elm Software Ltd | 2016-05 | 2019-09",
    ],
  ],
  [
    "an unknown town at the end",
    "Stage Manager, Hollow Hare, Ulverby (2019 – 2021)\nRigger, Quay Nets, Anbeck (2016 – 2019)",
    ["Stage Manager | Hollow Hare | 2019 | 2021", "Rigger | Quay Nets | 2016 | 2019"],
  ],
  [
    "a state that is also a legal form",
    "Rigger\nQuay & Sails, Anbeck, NV   2016 – 2019\n- Spliced rope\nClerk\nElm & Sails, Osby, CO   2012 – 2016",
    ["Rigger | Quay & Sails | 2016 | 2019", "Clerk | Elm & Sails | 2012 | 2016"],
  ],
  [
    "a ward behind the title",
    "Staff Nurse - ICU\nAnbeck Hospitals, Chennai\n2016 – 2019\n\nStaff Nurse - ER\nQuaylis, Osby\n2012 – 2016",
    ["Staff Nurse - ICU | Anbeck Hospitals | 2016 | 2019", "Staff Nurse - ER | Quaylis | 2012 | 2016"],
  ],
  [
    "an employer that ends like a title",
    "Bar Supervisor, The Oak and Mason, Ulverby (2016 – 2019)\n- Ran the bar",
    ["Bar Supervisor | The Oak and Mason | 2016 | 2019"],
  ],
  [
    "sentences behind the period",
    "Bookkeeper, Quay & Sons, Hove. 2010-2015. Kept ledgers and ran the payroll.\n\nClerk, Elm Bakery, Hove. 2005-2010. Took orders.",
    ["Bookkeeper | Quay & Sons | 2010 | 2015", "Clerk | Elm Bakery | 2005 | 2010"],
  ],
  [
    "two slashes and arrows",
    "Flight Attendant // Quay Air // Osby // 2016—2019\nHost → Elm Grill → 2012–2016",
    ["Flight Attendant | Quay Air | 2016 | 2019", "Host | Elm Grill | 2012 | 2016"],
  ],
  [
    "a town behind the employer of one post, and a navy",
    "Quay Group, Anbeck\nRigger\n2016 – 2019\n\nUnited States Navy\nSailor\n2012 – 2016",
    ["Rigger | Quay Group | 2016 | 2019", "Sailor | United States Navy | 2012 | 2016"],
  ],
  [
    "a further title with a comma below the employer's own line",
    "Quay Bank | Osby, NC\nVice President, Fishing Risk | Mar 2018 – June 2020\nAssistant Vice President, Fishing Risk | Jan 2015 – Mar 2018",
    [
      "Vice President, Fishing Risk | Quay Bank | 2018-03 | 2020-06",
      "Assistant Vice President, Fishing Risk | Quay Bank | 2015-01 | 2018-03",
    ],
  ],
  [
    "a town after the employer",
    "Stage Manager for Hollow Hare in Ulverby, 2019 – 2021\nRigger at Quay Nets in Anbeck, 2016 – 2019",
    ["Stage Manager | Hollow Hare | 2019 | 2021", "Rigger | Quay Nets | 2016 | 2019"],
  ],
])("reads heads with %s", (_, lines, expected) => {
  expect(readJobs(lines)).toEqual(expected);
});

it("takes no employer from the post above where each post names its own", () => {
  expect(
    readJobs(`Rigger at Quay Nets
May 2019 - June 2021 (2 years 2 months)
Founder at hollowhare.example
April 2016 - May 2019 (3 years 2 months)
Guest Lecturer
March 2015 - April 2016 (1 year 2 months)`),
  ).toEqual([
    "Rigger | Quay Nets | 2019-05 | 2021-06",
    "Founder | hollowhare.example | 2016-04 | 2019-05",
    "Guest Lecturer |  | 2015-03 | 2016-04",
  ]);
});

it("reads two years without a dash as a period", () => {
  expect(readJobs("Rigger, Quay Nets, 2016 2019\n- Spliced rope\nClerk, Elm County, 2012 2016")).toEqual([
    "Rigger | Quay Nets | 2016 | 2019",
    "Clerk | Elm County | 2012 | 2016",
  ]);
});

it("reads the post from the first bullet below a period", () => {
  expect(
    readJobs(
      "2019 - 2021\n- Rigger, Quay Nets\n- Spliced rope\n2016 - 2019\n- Clerk, Elm County\n- Filed deeds",
    ),
  ).toEqual(["Rigger | Quay Nets | 2019 | 2021", "Clerk | Elm County | 2016 | 2019"]);
});
