import { describe, expect, it } from "vitest";
import { findDeeds } from "./find-deeds.ts";
import { findSkills } from "./find-skills.ts";
import { loadGraph } from "./load-skills.ts";
import { splitWords } from "./words.ts";

const graph = loadGraph();
const shownBy = (text: string) =>
  findDeeds(splitWords(text), graph).map(({ skill }) => graph.skills[skill]?.label);
const namedIn = (text: string) => findSkills(text, graph).map(({ skill }) => graph.skills[skill]?.label);

describe("deeds of the graph", () => {
  it.each([
    ["Took histories from new patients", "Patient assessment", "Took the bus to new places"],
    ["Administered insulin twice daily", "Medication administration", "Administered the servers daily"],
    ["Dressed leg ulcers at home visits", "Wound care", "Dressed the shop window"],
    ["Washed and fed elderly residents", "Personal care", "Washed and parked customers' vehicles"],
    ["Ran full blood counts and serum tests", "Clinical laboratory testing", "Ran load tests on servers"],
    ["Filled prescriptions for walk-in patients", "Medication dispensing", "Filled the stockroom"],
    ["Passed instruments and assisted the dentist", "Dental nursing", "Assisted the project leads"],
    ["Treated stroke patients and back pain", "Physiotherapy", "Treated timber with varnish"],
    ["Marked answer scripts for two classes", "Student assessment", "Marked sale items for display"],
    ["Wrote schemes of work for chemistry", "Lesson planning", "Wrote scripts for the theatre"],
    ["Changed nappies and bottles", "Infant care", "Changed passwords and settings"],
    ["Taught autistic children at the school", "Special education", "Taught a sales course"],
    ["Visited vulnerable families and foster carers", "Social work", "Fostered trust and visited sites"],
    ["Shortlisted CVs for managers", "Resume Screening", "Shortlisted venues for the gala"],
    ["Filed PF returns each month", "HR Statutory Compliance", "Filed bug reports each month"],
    ["Chased late payers by phone", "Credit Control", "Chased stray dogs by night"],
    ["Agreed and matched bank statements", "Bank Reconciliation", "Matched socks by colour"],
    ["Vouched the ledgers of clients", "Audit", "Vouched for a colleague"],
    ["Verified ID documents of depositors", "KYC", "Verified unit tests"],
    ["Disbursed personal loans", "Loan Processing", "Disbursed leaflets to schools"],
    ["Settled motor claims within ten days", "Insurance Claims", "Settled into a new town"],
    ["Exchanged contracts for house sales", "Conveyancing", "Exchanged foreign coins"],
    ["Indexed and paginated trial bundles", "Trial Preparation", "Indexed database tables"],
    ["Called on shopkeepers in three districts", "Field sales", "Called the API from three services"],
    ["Restocked shelves before opening", "Stock replenishment", "Restocked the first aid box"],
    ["Pitched journalists and press releases", "Public relations", "Pitched tents for scouts"],
    ["Covered elections and court stories", "Journalism", "Covered shifts for colleagues"],
    ["Ordered stationery for twenty desks", "Office Supplies Management", "Ordered arrays in code"],
    ["Unloaded containers and lorries", "Loading and Unloading", "Unloaded modules at run time"],
    ["Picked and packed online orders", "Picking and Packing", "Picked apples in the holidays"],
    ["Raised purchase orders with mills", "Purchase Orders", "Raised funds for a village"],
    ["Drove articulated lorries", "HGV driving", "Drove change in the company"],
    ["Laid facing bricks and blocks", "Bricklaying", "Laid the table for lunch"],
    ["Hung door frames, cut floor joists", "Carpentry", "Hung photographs, cut costs"],
    ["Rewired fuse boards in new houses", "Electrical installation", "Rewired how teams communicate"],
    ["Fixed burst pipes and toilets", "Plumbing", "Fixed broken builds and tests"],
    ["Recharged R410A units with refrigerant", "Refrigerant handling", "Recharged project codes"],
    ["Cast slabs and poured concrete", "Concrete work", "Poured drinks at parties"],
    ["Painted skirting and ceilings", "Painting and decorating", "Painted a portrait"],
    ["Replaced clutches and gearboxes", "Vehicle maintenance", "Replaced a legacy system"],
    ["Overhauled landing gears and airframes", "Aircraft maintenance", "Overhauled the budget process"],
    ["Milked cows and lambed ewes", "Livestock care", "Milked the data for insights"],
    ["Pruned hedges and mowed lawns", "Horticulture", "Pruned decision trees"],
    ["Patrolled the perimeter at night", "Security guarding", "Guarded secrets in the vault service"],
    ["Mopped corridors and washrooms", "Commercial cleaning", "Cleaned data in Excel"],
    ["Changed bed linen and towels", "Housekeeping", "Changed sheets in a spreadsheet"],
    ["Fried rice and made sauces", "Cooking", "Boiled requirements down to stories"],
    ["Waited on tables in a bistro", "Table service", "Set up tables in a database"],
    ["Shampooed and cut hair", "Hairdressing", "Cut costs by half"],
    ["Taught spin classes", "Group fitness classes", "Taught yarn dyeing"],
    ["Set CNC lathes", "CNC machining", "Set goals"],
    ["Quarantined defective parts", "Quality control", "Quarantined infected laptops"],
    ["Calibrated pressure gauges", "Instrumentation", "Calibrated expectations"],
    ["Checked steel frames and beams and slabs", "Structural engineering", "Checked columns in tables"],
    ["Streaked agar plates", "Microbiology", "Plated desserts"],
    ["Extracted DNA from leaves", "Molecular biology", "Extracted data from logs"],
    ["Issued birth certificates", "Public administration", "Issued press passes"],
    ["Designed logos and leaflets", "Graphic design", "Designed post-launch surveys"],
    ["Trained swimmers for nationals", "Sports coaching", "Led an agile squad"],
    ["Waxed eyebrows", "Beauty therapy", "Gave face-to-face support"],
    ["Deducted and deposited TDS", "TDS", "Deducted marks for style"],
    ["Translated novels from English", "Translation", "Translated designs into code"],
  ])("%s: %s", (deed, label, lookAlike) => {
    expect(shownBy(deed)).toContain(label);
    expect(shownBy(lookAlike)).not.toContain(label);
  });

  it.each([
    "Fostered an open culture and supported new colleagues",
    "Processed credit applications and leave requests",
    "Maintained contact with clients and serviced escalations",
    "Ran test suites and fixed React components",
    "Recognised for revenue growth in the region",
    "Met parent company targets",
    "Held the door and set the table, took photographs",
    "Various types of documents and letters",
    "Played a leading role in key data projects",
  ])("shows nothing: %s", (text) => {
    expect(shownBy(text)).toEqual([]);
  });
});

describe("names with another meaning", () => {
  it.each([
    ["A&P mechanic, FAA certificated", "Accounts Payable"],
    ["College of Agriculture", "Farming"],
    ["Front office of a bank", "Hotel front desk"],
    ["Listened to grievances of patients", "Employee Relations"],
    ["A multi-disciplinary team", "Employee Relations"],
    ["Tens of thousands of rows", "Electrotherapy"],
    ["Policy Officer", "Law enforcement"],
  ])("%s: not %s", (text, label) => {
    expect(namedIn(text)).not.toContain(label);
  });

  it("finds the aircraft mechanic's licence", () => {
    expect(namedIn("A&P mechanic, FAA certificated")).toContain("A&P licence");
  });
});
