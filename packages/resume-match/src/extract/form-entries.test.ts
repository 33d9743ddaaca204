import { expect, it } from "vitest";
import { readResumeText } from "./read-text.fixture.ts";

const read = (text: string) => readResumeText(text).resume;
const jobs = (text: string) =>
  read(text).work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]);

it("reads labelled jobs without line breaks, in any order of the fields", () => {
  expect(
    jobs(
      "Name: Tamsin Thorne Email: t@example.com Work Experience Designation: Yard Clerk Company Name: Larch & Sons Duration: Jan 2019 - Mar 2021 Job Profile: Kept the rota. Booked loads. Designation: Dispatcher Company Name: Redlark Motors Duration: Apr 2021 - Present Job Profile: Planned routes. Education Details Degree: BA History Institute: Konkan University Year of Passing: 2018",
    ),
  ).toEqual([
    ["Larch & Sons", "Yard Clerk", "2019-01", "2021-03"],
    ["Redlark Motors", "Dispatcher", "2021-04", undefined],
  ]);
});

it("reads start and end of two fields, and pipes between fields", () => {
  expect(
    jobs(
      "Candidate: Tamsin Thorne | Employment | Employer: Larch & Sons | Title: Yard Clerk | Start: Jan 2019 | End: Mar 2021 | Employer: Vireo Software | Title: QA Analyst | Start: 04/2021 | End: Present",
    ),
  ).toEqual([
    ["Larch & Sons", "Yard Clerk", "2019-01", "2021-03"],
    ["Vireo Software", "QA Analyst", "2021-04", undefined],
  ]);
});

it("reads headings between bars, and no labels in the names of skills", () => {
  const { skills } = read(
    "Candidate: Ivo Quill | Employment | Employer: Larch & Sons | Title: Clerk | Start: Jan 2019 | End: Present | Skills | Excel, SAP",
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Excel", "SAP"]);
  const exported = read(
    "Company Details\ncompany - Larch & Sons\ndescription - Kept the rota\nSkill Details\nMS Project- Experience - 20 months\nT-SQL- Experience - Less than 1 year months",
  );
  expect(exported.skills.flatMap(({ keywords }) => keywords)).toEqual(["MS Project", "T-SQL"]);
});

it("learns labels that recur from their values", () => {
  expect(
    jobs(
      "Tamsin Thorne\nWork History\nChair - Yard Clerk\nHouse - Larch & Sons\nWhen - Jan 2019 - Mar 2021\nOutput - Kept the rota of the night shift in order\nChair - Systems Analyst\nHouse - Blue Ibis\nWhen - Apr 2021 - Present\nOutput - Wrote the reports of the week for the head office",
    ),
  ).toEqual([
    ["Larch & Sons", "Yard Clerk", "2019-01", "2021-03"],
    ["Blue Ibis", "Systems Analyst", "2021-04", undefined],
  ]);
});

it("takes labels within a description for the job around them, but not those of a project", () => {
  expect(
    jobs(
      "Employment Particulars\nemployer - Saltmarsh Foods plc\nwork done - Designation - Area Sales Manager\nDuration - Jan 2016 to Mar 2020\n• Won nine shops\nProject: Harbour desk\nRole: Team member\nDuration: May 2017 to June 2017\nemployer - Fernhill Dairy\nwork done - Designation - Sales Officer\nDuration - Apr 2012 to Dec 2015",
    ),
  ).toEqual([
    ["Saltmarsh Foods plc", "Area Sales Manager", "2016-01", "2020-03"],
    ["Fernhill Dairy", "Sales Officer", "2012-04", "2015-12"],
  ]);
});

it("finds the post of a labelled employer in a line elsewhere", () => {
  const resume = read(
    "Academic Particulars\nJanuary 2014 B.A History Nagpur, Orange City College\nStore Manager\n\nStore Manager - Mango Mart\nSkill Summary\nStock- exp. 40 months\nRota- exp. Less than 1 year monthsEmployment Particulars\nemployer - Mango Mart\nwork done - • Ran a shop of twelve staff",
  );
  expect(resume.work).toEqual([
    { name: "Mango Mart", position: "Store Manager", highlights: ["Ran a shop of twelve staff"] },
  ]);
  expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(["Stock", "Rota"]);
  expect(resume.education).toHaveLength(1);
});

it("reads labelled courses, each once its first label comes again", () => {
  expect(
    read(
      "Tamsin Thorne\nEducation\nQualification : MBA Finance University : Konkan University Year : 2019 Percentage : 71% Qualification : B.Com Commerce University : St Alban College Year : 2016 Percentage : 64%",
    ).education,
  ).toEqual([
    { institution: "Konkan University", studyType: "MBA", area: "Finance", endDate: "2019", score: "71%" },
    { institution: "St Alban College", studyType: "B.Com", area: "Commerce", endDate: "2016", score: "64%" },
  ]);
});

it("separates town and state from the school in a form's course", () => {
  const resume = read(
    "Scholastic Record\nJune 2009 to May 2013 B.Sc Chemistry Nashik, Maharashtra Godavari College\nSkill Record\nCare of wards- used 24 months\nIV therapy- used 30 monthsCareer Record\nfirm - Fern Hospital\ntasks - • Dressed wounds",
  );
  expect(resume.education).toMatchObject([
    { institution: "Godavari College", studyType: "B.Sc", area: "Chemistry", endDate: "2013-05" },
  ]);
  expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(["Care of wards", "IV therapy"]);
  expect(resume.work).toMatchObject([{ name: "Fern Hospital", highlights: ["Dressed wounds"] }]);
});

it("takes a heading below a labelled employer for the description of the job", () => {
  expect(
    jobs(
      "Work Details\nCompany: Mango Mart\nProfile: • Ran a shop of twelve staff\nCompany: Wrenfield Print\nProfile: • Counter sales",
    ).map(([name]) => name),
  ).toEqual(["Mango Mart", "Wrenfield Print"]);
});

it("opens a section at fields without a heading", () => {
  const resume = read(
    "Full name: Tamsin Thorne\nE-mail: t@example.com\nCurrent Employer: Larch & Sons\nDesignation: Yard Clerk\nFrom: Jan 2019\nTo: Till date\nPrevious Employer: Redlark Motors\nDesignation: Clerk\nFrom: Jan 2016\nTo: Dec 2018\nDegree: BA History\nCollege: Konkan University\nYear of passing: 2015\nKey Skills: Excel, SAP",
  );
  expect(resume.basics.name).toBe("Tamsin Thorne");
  expect(resume.work.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ["Larch & Sons", "2019-01", undefined],
    ["Redlark Motors", "2016-01", "2018-12"],
  ]);
  expect(resume.education).toMatchObject([{ institution: "Konkan University", endDate: "2015" }]);
});

it("reads rows under a head of labels", () => {
  expect(
    jobs(
      'Tamsin Thorne\nWork experience\nCompany,Designation,From,To\n"Larch & Sons, Leeds",Yard Clerk,Jan 2019,Mar 2021\nVireo Software,QA Analyst,Apr 2021,Present',
    ),
  ).toEqual([
    ["Larch & Sons", "Yard Clerk", "2019-01", "2021-03"],
    ["Vireo Software", "QA Analyst", "2021-04", undefined],
  ]);
});

it("separates a heading that touches the first title", () => {
  expect(
    jobs(
      "Ivo Quill\nWORK EXPERIENCEAccountant\nKite Foods - York, UK\nJune 2023 to Present\nWrote the budget",
    ),
  ).toEqual([["Kite Foods", "Accountant", "2023-06", undefined]]);
});

it("separates a heading that touches the last word of a line", () => {
  expect(
    jobs(
      "Ivo Quill\n+44 7700 900123Work Experience\nAccountant\nKite Foods\nJune 2021 to May 2023\n- Wrote the budgetEducation\nBSc Physics, Konkan University, 2019",
    ),
  ).toEqual([["Kite Foods", "Accountant", "2021-06", "2023-05"]]);
  expect(
    read("Ivo Quill\nhttps://example.org/MyProjects\nExperience\nClerk, Acme Ltd, 2019 - 2021").work,
  ).toHaveLength(1);
});

it("reads sections of one line each, and what profiles add to an employer", () => {
  const resume = read(
    "Ivo Quill ivo@example.com\nExperience Warehouse Supervisor Cobalt Systems Ltd · Full-time Sep 2022 - Dec 2025 · 2 yrs 3 mos Leeds, England Trained nine newcomers. Kept the stock. …see more Accountant Granite Bank · Full-time Sep 2019 - May 2022 · 2 yrs 8 mos Leeds, England Checked the books. …see more\nEducation Konkan University BSc, Chemistry 2015 - 2018\nSkills Excel, SAP",
  );
  expect(resume.work.map(({ name, position }) => [name, position])).toEqual([
    ["Cobalt Systems Ltd", "Warehouse Supervisor"],
    ["Granite Bank", "Accountant"],
  ]);
  expect(resume.education).toHaveLength(1);
  expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(["Excel", "SAP"]);
});

it("leaves names that end like labels, and templates, alone", () => {
  const text =
    "Sales Clerk\nExperience\nSales Clerk Jan 2019 to Mar 2021\nCompany Name - City , State\nRole: to sell\nCashier Jan 2017 to Dec 2018\nCompany Name - City , State\nEducation\nHigh School Diploma : Arts , 2016 Strayer University - City , State";
  expect(jobs(text).map(([, ...rest]) => rest)).toEqual([
    ["Sales Clerk", "2019-01", "2021-03"],
    ["Cashier", "2017-01", "2018-12"],
  ]);
});

it("leaves prose and other labels alone", () => {
  const text =
    "Tamsin Thorne\nExperience\nYard Clerk, Larch & Sons, Jan 2019 - Mar 2021\n- Wrote to: the manager, from: the gate, a role: to be filled\n- Ratio - position: even - cost\nTools: Excel";
  expect(jobs(text)).toEqual([["Larch & Sons", "Yard Clerk", "2019-01", "2021-03"]]);
});
