import { describe, expect, it } from "vitest";
import { readResumeText } from "./read-text.fixture.ts";

const read = (body: string) => readResumeText(`Asha Rao\nasha.rao@example.com\n\n${body}`).resume;
const readJobs = (body: string) =>
  read(`EXPERIENCE\n${body}`).work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

describe("work", () => {
  it.each([
    ["Staff Nurse, St Bridget's Hospital, Cork — Q1 2020 – Q3 2021", "Staff Nurse | St Bridget's Hospital"],
    [
      "Desai Lobo Partners, Mumbai, Senior Associate, Q1 2020 – Q3 2021",
      "Senior Associate | Desai Lobo Partners",
    ],
    [
      "Worked as a Senior Accountant in Sri Traders Pvt Ltd from Q1 2020 to Q3 2021",
      "Senior Accountant | Sri Traders Pvt Ltd",
    ],
    [
      "Personal Assistant, Wexford & Lowe Solicitors, Q1 2020 - Q3 2021",
      "Personal Assistant | Wexford & Lowe Solicitors",
    ],
    [
      "Lecturer in Marine Chemistry, University of Hull, Q1 2020 – Q3 2021",
      "Lecturer in Marine Chemistry | University of Hull",
    ],
    [
      "Sachbearbeiterin Lohnabrechnung, Havel Energie AG, Q1 2020 – Q3 2021",
      "Sachbearbeiterin Lohnabrechnung | Havel Energie AG",
    ],
  ])("reads “%s”", (line, expected) => {
    expect(readJobs(line).map((job) => job.replace(", Cork", ""))).toEqual([
      `${expected} | 2020-01 | 2021-09`,
    ]);
  });

  it.each([
    [
      "Electrician / Northpower Electrical Services\n02/2019 – 03/2021",
      "Electrician | Northpower Electrical Services",
    ],
    [
      "Hihiaua Works\n02/2019 – 03/2021\nSalary: 98,496 per year\nSeries: 0346\nSupply Technician",
      "Supply Technician | Hihiaua Works",
    ],
  ])("reads “%s”, too", (lines, expected) => {
    expect(readJobs(lines)).toEqual([`${expected} | 2019-02 | 2021-03`]);
  });

  it("reads an ongoing job in German", () => {
    expect(
      readJobs("Teamleiter, Weidner GmbH, 04/2020 – aktuell\nMechaniker, Ostalb GmbH, 02/2011 – 03/2020"),
    ).toEqual(["Teamleiter | Weidner GmbH | 2020-04 | ", "Mechaniker | Ostalb GmbH | 2011-02 | 2020-03"]);
  });

  it("takes the title first where each entry ends with a town and no title is known", () => {
    expect(
      readJobs(
        "2014 – 2019\tZurichterin, Ferrand Frères, Blois\n2013 – 2014\tKnüpferin, Saint-Avertin, Tours",
      ),
    ).toEqual(["Zurichterin | Ferrand Frères | 2014 | 2019", "Knüpferin | Saint-Avertin | 2013 | 2014"]);
  });

  it("assigns an employer's banner to its roles, including one with a department", () => {
    expect(
      readJobs(`Ashoka Motors Ltd   2017 – 2021
Senior Engineer, Vehicle Dynamics   2019 – 2021
- Led tyre tests
Graduate Engineer Trainee   2017 – 2019`),
    ).toEqual([
      "Senior Engineer, Vehicle Dynamics | Ashoka Motors Ltd | 2019 | 2021",
      "Graduate Engineer Trainee | Ashoka Motors Ltd | 2017 | 2019",
    ]);
  });

  it("separates towns from employers by the lines of all entries", () => {
    const entry = (town: string, employer: string, title: string, years: string) =>
      `${town}   ${years}\n${employer}\n${title}\n- Ran the place\n`;
    expect(
      readJobs(
        [
          entry("Dublin", "Gasworks", "Chief Electrician", "2019 – 2021"),
          entry("Galway", "Hollow Hare", "Relighter", "2016 – 2019"),
          entry("Sligo", "Arena", "Stage Hand", "2012 – 2016"),
        ].join("\n"),
      ),
    ).toEqual([
      "Chief Electrician | Gasworks | 2019 | 2021",
      "Relighter | Hollow Hare | 2016 | 2019",
      "Stage Hand | Arena | 2012 | 2016",
    ]);
  });

  it("splits at the comma in the order of the other entries", () => {
    expect(
      readJobs(`2019 – 2021: Chief Electrician, Gasworks Limited
2016 – 2019: Relighter, Hollow Hare
2012 – 2016: Followspot Op, Arena`),
    ).toEqual([
      "Chief Electrician | Gasworks Limited | 2019 | 2021",
      "Relighter | Hollow Hare | 2016 | 2019",
      "Followspot Op | Arena | 2012 | 2016",
    ]);
  });

  it("keeps a title with a comma whole where employers have their own lines", () => {
    expect(
      readJobs(`Officer, A320\nCiguena Air\n2016 – 2020\n
Flight Instructor\nCuatro Vientos\n2014 – 2016\n
Ramp Agent\nCiguena Air\n2012 – 2014`)[0],
    ).toBe("Officer, A320 | Ciguena Air | 2016 | 2020");
  });

  it("does not take the line about an employer for the title", () => {
    expect(
      readJobs(`Gasworks   2019 – 2021
A regional business with offices in nine towns and 300 staff
Followspot Op
- Called cues

Hollow Hare   2016 – 2019
A regional business with offices in nine towns and 300 staff
Stage Manager`),
    ).toEqual(["Followspot Op | Gasworks | 2019 | 2021", "Stage Manager | Hollow Hare | 2016 | 2019"]);
  });

  it.each([
    ["Touring Relighter at Hollow Hare, 2019 – 2021", "Touring Relighter | Hollow Hare | 2019 | 2021"],
    ["[2019 – 2021] Hollow Hare -- Stage Manager", "Stage Manager | Hollow Hare | 2019 | 2021"],
    ["Jan 2019   Mar 2021   Hollow Hare   Stage Manager", "Stage Manager | Hollow Hare | 2019-01 | 2021-03"],
    ["1. Stage Manager – Hollow Hare – 2019 to 2021", "Stage Manager | Hollow Hare | 2019 | 2021"],
    [
      "Job Title : Clerk\nCompany Name : Sri Lakshmi Narayana Traders Pvt. Ltd.\nFrom : Jan 2019  To : Mar 2021",
      "Clerk | Sri Lakshmi Narayana Traders Pvt. Ltd. | 2019-01 | 2021-03",
    ],
    [
      "Stage Manager at Hollow Hare (January 2019 to\nMarch 2021)",
      "Stage Manager | Hollow Hare | 2019-01 | 2021-03",
    ],
    ["H&M\nSales Assistant\n2019 – 2021", "Sales Assistant | H&M | 2019 | 2021"],
  ])("reads “%s”", (lines, expected) => {
    expect(readJobs(lines)).toEqual([expected]);
  });

  it("reads no job from a year in a bullet", () => {
    expect(
      readJobs(`Warehouse Lead, Red River Distribution, 2017 – present
- Reached 118% of target in FY 2022-23
- Forklift trainer since 2019`),
    ).toEqual(["Warehouse Lead | Red River Distribution | 2017 | "]);
  });

  it("keeps the first line of a description with the job above it", () => {
    const [job] = read("EXPERIENCE\nAnalyst, Firma Nord, 2014 – 2022\nPower BI reports and SQL").work;
    expect(job).toMatchObject({
      position: "Analyst",
      name: "Firma Nord",
      highlights: ["Power BI reports and SQL"],
    });
  });

  it.each(["Power BI since 2019", "Kept all reports of the firm in Power BI since 2019"])(
    "reads no job from “%s”",
    (line) => {
      expect(readJobs(`Analyst, Firma Nord, 2010 – present\nReports for plants\n${line}`)).toEqual([
        "Analyst | Firma Nord | 2010 | ",
      ]);
    },
  );

  it("reads a job from a position held since a year", () => {
    expect(readJobs("Clerk, Acme Ltd, since 2019\n\nIntern, Firma Nord, 2017 – 2018")).toEqual([
      "Clerk | Acme Ltd | 2019 | ",
      "Intern | Firma Nord | 2017 | 2018",
    ]);
  });
});

it.each(["Chartered Accountant (ICAI), 2012", "ACCA member, 2012"])("reads no school from “%s”", (line) => {
  const { education } = read(`QUALIFICATIONS\n${line}\nBA Economics, University of Leeds, 2009`);
  expect(education).toEqual([
    { institution: "University of Leeds", studyType: "BA", area: "Economics", endDate: "2009" },
  ]);
});

it("ends every passage at a line end, even after joining a broken date", () => {
  const { text, passages, resume } = readResumeText(`Asha Rao

EXPERIENCE
Feb 2013 –\tBaker
Jun 2014\tAcme Ltd
EDUCATION
B.Com, 2012`);
  expect(resume.work).toMatchObject([{ startDate: "2013-02", endDate: "2014-06" }]);
  for (const { span } of passages) expect(["\n", undefined]).toContain(text[span[1]]);
});

describe("education", () => {
  it.each([
    [
      "National Senior Certificate, Wynberg Girls' High School (2017)",
      "National Senior Certificate",
      undefined,
      "Wynberg Girls' High School",
    ],
    ["BA Multimedia Design, Hogeschool Rotterdam, 2017", "BA", "Multimedia Design", "Hogeschool Rotterdam"],
    ["B.A. (Hons), English, University of Lagos, 2002", "B.A. (Hons)", "English", "University of Lagos"],
    ["Licence Économie, Université de Lille, 2013", "Licence", "Économie", "Université de Lille"],
  ])("reads “%s”", (line, studyType, area, institution) => {
    const [course] = read(`EDUCATION\n${line}`).education;
    expect([course?.studyType, course?.area, course?.institution]).toEqual([studyType, area, institution]);
  });

  it("reads no degree from a town's state", () => {
    const [course] = read(
      "EDUCATION\nHartwell University   Cambridge, MA\nA.B. in History   May 2020",
    ).education;
    expect(course).toMatchObject({ institution: "Hartwell University", studyType: "A.B.", area: "History" });
  });
});

describe("skills", () => {
  const keywords = (body: string) => read(`SKILLS\n${body}`).skills.flatMap((group) => group.keywords);

  it("leaves out personal details, spoken languages and interests", () => {
    expect(
      keywords("Kotlin, Figma\nHometown: Java\nLanguages: Tamil, English\nInterests: chess, rowing"),
    ).toEqual(["Kotlin", "Figma"]);
  });

  it("keeps the dot of .NET, and a name that begins like an action", () => {
    expect(keywords("C, .NET, Automated Loom Control, SQL")).toEqual([
      "C",
      ".NET",
      "Automated Loom Control",
      "SQL",
    ]);
  });

  it("reads “Stack” as skills, and programming languages under “Languages”", () => {
    const { skills, languages } = read(
      "Stack\nCloud: Nomad, Consul\n\nLanguages\nElixir   3 years experience\nLua   expert",
    );
    expect(skills.flatMap((group) => group.keywords)).toEqual(["Nomad", "Consul", "Elixir", "Lua"]);
    expect(languages).toEqual([]);
  });

  it("keeps programming languages", () => {
    expect(keywords("Languages: Go, Python")).toEqual(["Go", "Python"]);
  });
});

describe("work in other layouts", () => {
  it("takes the head's lines from the other entries if a page break divides the first", () => {
    const entry = (employer: string, title: string, dates: string) =>
      `${employer}\n${title}\n${dates}\n- Answered forty letters a day\n`;
    const body = [
      "Corvane Foods\n\nPress Officer\nApril 2021 - Present\n- Wrote to the papers\n",
      entry("Lark & Thistle", "Copywriter", "July 2018 - March 2021"),
      entry("Sable Studio", "Junior Copywriter", "May 2016 - June 2018"),
    ].join("\n");
    expect(readJobs(body)).toEqual([
      "Press Officer | Corvane Foods | 2021-04 | ",
      "Copywriter | Lark & Thistle | 2018-07 | 2021-03",
      "Junior Copywriter | Sable Studio | 2016-05 | 2018-06",
    ]);
  });

  it.each([
    ["Data Analyst @Beta Analytics\n2020 – 2022", "Data Analyst | Beta Analytics | 2020 | 2022"],
    ["2014 – 2016\tInternship\nCouncil of Tallinn", "Internship | Council of Tallinn | 2014 | 2016"],
    [
      "2014 – 2016\tBookkeeper\nPizza Pazza\nVia Zamboni 37 40126 Bologna",
      "Bookkeeper | Pizza Pazza | 2014 | 2016",
    ],
    [
      "2014 – 2016\nResearch Assistant; Mentor: May Phillips PhD; University of Tacoma",
      "Research Assistant | University of Tacoma | 2014 | 2016",
    ],
    [
      "2014 – 2016\nSenior Engineer for Trellis • Beaverton, Oregon\n(Contract via Northwind Consulting)",
      "Senior Engineer | Trellis | 2014 | 2016",
    ],
    ["Amazon\tMonth Year - Present\nPacker", "Packer | Amazon |  | "],
    [
      "2020.10 – 2021.03\n北京长河有限公司 | 后端开发实习生",
      "后端开发实习生 | 北京长河有限公司 | 2020-10 | 2021-03",
    ],
  ])("reads “%s”", (text, expected) => expect(readJobs(text)).toEqual([expected]));

  it("gives an employer with its whole time to all roles below it, not their places", () => {
    expect(
      readJobs(`Norvik Institutes
7 years 3 months
Core Director
January 2020 - Present (5 years 6 months)
Associate Director
January 2018 - January 2020 (2 years 1 month)
Mission Bay Campus
Postdoctoral Fellow
April 2017 - January 2018 (10 months)`),
    ).toEqual([
      "Core Director | Norvik Institutes | 2020-01 | ",
      "Associate Director | Norvik Institutes | 2018-01 | 2020-01",
      "Postdoctoral Fellow | Norvik Institutes | 2017-04 | 2018-01",
    ]);
  });
});

describe("jobs beside other content", () => {
  it("reads miscellaneous jobs, and keeps a job's own list of tools with it", () => {
    expect(
      readJobs(`Track Planner, Nordbahn Ltd, 2021 - 2024
Tech Stack: Python, Git
Signal Engineer, Talgau Ltd, 2017 - 2020
Tech Stack: C, Ada

MISCELLANEOUS
Waiter, Kafe Nord, 2006 - 2007

EDUCATION
BSc Physics, Brunel University, 2017`),
    ).toEqual([
      "Track Planner | Nordbahn Ltd | 2021 | 2024",
      "Signal Engineer | Talgau Ltd | 2017 | 2020",
      "Waiter | Kafe Nord | 2006 | 2007",
    ]);
  });

  it("reads a title, its period and its description in one line", () => {
    expect(
      readJobs(`Initrode Conglomerated
Creative Lead 2004-2005 Transformed flexible products without excellent capital and evolved all of the ideas of the firm
Gizmonic Company
Lead Designer 2001-2004 Re-engineered schemas through methods of empowerment and grew the efficient innovation of the firm`),
    ).toEqual([
      "Creative Lead | Initrode Conglomerated | 2004 | 2005",
      "Lead Designer | Gizmonic Company | 2001 | 2004",
    ]);
  });
});

describe("education in other layouts", () => {
  const readSchools = (body: string) =>
    read(`EDUCATION\n${body}`).education.map(({ institution, studyType, area }) =>
      [institution, studyType, area].join(" | "),
    );

  it.each([
    [
      "2012 - 2014\nMasters of Science, Computer Science Raritan University",
      "Raritan University | Masters of Science | Computer Science",
    ],
    ["2013 - 2019\nPhD, Genetics; Lakeshore State University", "Lakeshore State University | PhD | Genetics"],
    [
      "BSc Physics @Universität von Kalifornien\n09/2017 - 09/2020",
      "Universität von Kalifornien | BSc | Physics",
    ],
    ["1997 – 2001\tPhD - Thesis Title: Virtual schools\nBrunel University", "Brunel University | PhD | "],
    ["2017-09 – 2021-06\n北京理工大学 | 工学学士", "北京理工大学 | 工学学士 | "],
    ["2005.9 - 2008.4\n工学硕士, 计算机软件 大连海洋大学", "大连海洋大学 | 工学硕士 | 计算机软件"],
    ["2004–2008\tMSc Biology, Northern Academics, Uppsala.", "Northern Academics | MSc | Biology"],
  ])("reads “%s”", (text, expected) => expect(readSchools(text)).toEqual([expected]));

  it("gives unlisted names the order of the entries with a known degree", () => {
    expect(
      readSchools(`Bank Street   Bachelor of Arts   2014 – 2015
Highfield   Food Safety   2019`),
    ).toEqual(["Bank Street | Bachelor of Arts | ", "Highfield | Food Safety | "]);
  });

  it.each([
    ["Leaving Certificate, Scoil Mhuire, 2013", "Scoil Mhuire | Leaving Certificate | "],
    ["Kirkley Hall: Level 3 Diploma (2016)", "Kirkley Hall | Level 3 Diploma | "],
    [
      "Manchester High School\nCAPE: Physics, Chemistry, 2021",
      "Manchester High School | CAPE: Physics, Chemistry | ",
    ],
  ])("reads “%s”", (lines, expected) => {
    expect(readSchools(lines)).toEqual([expected]);
  });
});

describe("skills in other layouts", () => {
  const readSkillNames = (body: string) => read(body).skills.flatMap(({ keywords }) => keywords);

  it("reads labels without lists as skills, and no sentence above them", () => {
    expect(readSkillNames("SKILLS\nChemist audit:\nTeam handling:\nMS Office:")).toEqual([
      "Chemist audit",
      "Team handling",
      "MS Office",
    ]);
    expect(
      readSkillNames(
        "SKILLS\nElectrician with domestic, commercial and farm work. Own tools, full licence.\nFault finding\nData cabling",
      ),
    ).toEqual(expect.arrayContaining(["Fault finding", "Data cabling"]));
  });

  it("drops phrases before skills and names of groups", () => {
    expect(
      readSkillNames("SKILLS\nDatabases\nProficient in MySQL, Redis\nTools\nWorking knowledge of Git, npm"),
    ).toEqual(["MySQL", "Redis", "Git", "npm"]);
  });

  it("reads numbered skills", () => {
    expect(readSkillNames("TECHNICAL STRENGTHS\n1. XHTML\n2. OS X")).toEqual(["XHTML", "OS X"]);
  });

  it("reads undated technical experience as skills, and dated expertise as projects", () => {
    expect(readSkillNames("TECHNICAL EXPERIENCE\nJava, Python, Bash")).toEqual(["Java", "Python", "Bash"]);
    expect(
      readSkillNames(
        "PROGRAMMING EXPERTISE\nHome automation system\n2023 - 2024\n- Designed a system with sensors for warmth, light and movement\n\nEDUCATION\nBSc Physics, Brunel University",
      ),
    ).toEqual([]);
  });
});

describe("basics in other layouts", () => {
  it.each([
    ["ABC Road, 100/2 - 12345 Rome\n+39 392 1234567", "+39 392 1234567"],
    ["973-555-0176 / 15 3rd Ave New York NY 10128", "973-555-0176"],
    ["555 · 356 · 7936", "555 · 356 · 7936"],
  ])("reads the phone number of “%s”", (lines, phone) => {
    expect(readResumeText(`Asha Rao\n${lines}\n\nSKILLS\nJava, SQL`).resume.basics.phone).toBe(phone);
  });

  it("reads a footer with symbols, which is no skill", () => {
    const { basics, skills } = readResumeText(
      "Asha Rao\n\nSKILLS\nJava, SQL\n☎ 0113 496 0306\t⌂ Leeds",
    ).resume;
    expect(basics).toMatchObject({ phone: "0113 496 0306", location: { city: "Leeds" } });
    expect(skills).toMatchObject([{ keywords: ["Java", "SQL"] }]);
  });

  it("reads no profile from a link in a sentence", () => {
    const { profiles } = read(
      "SKILLS\nSQL\nProfile: gitlab.com/asharao\n\nEXPERIENCE\nRigger, Quay Nets, 2016 - 2019\n- Wrote about knots and nets for readers on medium.com/quaynets every week",
    ).basics;
    expect(profiles.map(({ url }) => url)).toEqual(["https://gitlab.com/asharao"]);
  });

  it("reads a surname that is a word of addresses", () => {
    expect(readResumeText("Asha Lane\tHull\nasha.lane@example.com\n\nSKILLS\nSQL").resume.basics.name).toBe(
      "Asha Lane",
    );
  });

  it("reads a page on github.io beside the profile, and no network without a person", () => {
    const { url, profiles } = readResumeText(
      "Asha Rao\ngithub.com/asharao | asharao.github.io | https://linkedin.com/\n\nSKILLS\nJava, SQL",
    ).resume.basics;
    expect(url).toBe("https://asharao.github.io");
    expect(profiles.map((profile) => profile.url)).toEqual(["https://github.com/asharao"]);
  });
});

describe("letters after a name", () => {
  it.each([
    ["Meera Pillai, PMP, CSM", "Meera Pillai"],
    ["Kwabena Asante-Frimpong, MGhIS, MRICS", "Kwabena Asante-Frimpong"],
    ["Ingrid Solheim RVN, CertVN ECC", "Ingrid Solheim"],
    ["Jean Pierre ROUX", "Jean Pierre ROUX"],
    ["Marie McKenzie", "Marie McKenzie"],
    ["Asha Askill", "Asha Askill"],
  ])("reads “%s” as “%s”", (text, name) => {
    expect(readResumeText(`${text}\na@example.com\n\nSKILLS\nSQL`).resume.basics.name).toBe(name);
  });

  it("takes no time on a long line of names in capitals", () => {
    const client = "HARBOUR INTERNATIONAL BANK FOR CANNERIES AND SHIPPING & PARTNERS";
    expect(readResumeText(`Consultant, ${client}\nAsha Rao\n\nSKILLS\nSQL`).resume.skills).toHaveLength(1);
  });
});

describe("schools and their places", () => {
  const readSchools = (body: string) =>
    read(`EDUCATION\n${body}`).education.map(({ institution, studyType, area, endDate }) =>
      [institution, studyType, area, endDate].join(" | "),
    );

  it("reads no degree from the state behind a school and its town", () => {
    expect(
      readSchools(
        "Master of Arts, Weaving, 2013 - 2015\nUniversity of Anbeck, Ulverby, MA\n\nB.A. Dyeing, 2009 - 2012\nElm College, Ulverby, MD",
      ),
    ).toEqual([
      "University of Anbeck | Master of Arts | Weaving | 2015",
      "Elm College | B.A. | Dyeing | 2012",
    ]);
  });

  it("gives each degree the school above it", () => {
    expect(
      readSchools(
        "University of Anbeck, Ulverby\n- M.A. in Weaving, 2014 - 2015\n- B.A. in Dyeing, 2011 - 2014\nElm College, Osby\n- Diploma in Felting, 2008 - 2011",
      ),
    ).toEqual([
      "University of Anbeck | M.A. | Weaving | 2015",
      "University of Anbeck | B.A. | Dyeing | 2014",
      "Elm College | Diploma | Felting | 2011",
    ]);
  });

  it("reads initials with a town as a school", () => {
    expect(readSchools("B.Tech (CSE), QRTU Hyderabad, 2010 - 2014, 71%")).toEqual([
      "QRTU Hyderabad | B.Tech (CSE) |  | 2014",
    ]);
  });

  it("reads a degree “from” a school “in” a year, even if the degree is not listed", () => {
    expect(
      readSchools(
        "LPC from Osby Law School in 2011\n\nB.Agric. in Dairying from University of Anbeck in 2007",
      ),
    ).toEqual(["Osby Law School | LPC |  | 2011", "University of Anbeck | B.Agric. | Dairying | 2007"]);
  });

  it("prefers the school to its board in a table", () => {
    expect(
      readSchools(
        "Course\tSchool\tBoard\tYear\tMarks\nXII\tAnbeck Vidya Mandir\tCBSE\t2011\t88%\nX\tOsby School\tElm State Board\t2009\t91%",
      ),
    ).toEqual(["Anbeck Vidya Mandir | XII |  | 2011", "Osby School | X |  | 2009"]);
  });

  it("reads no school from a line about courses", () => {
    expect(
      readSchools(
        "2008 - 2012\nBachelor of Technology, Information Technology Anbeck Inst of Technology\nCore courses covering looms, networks and sensors",
      ),
    ).toEqual(["Anbeck Inst of Technology | Bachelor of Technology | Information Technology | 2012"]);
  });
});

describe("jobs without a heading", () => {
  it("reads several lines above each period, and no M.Arch. in March", () => {
    const { work, education } = readResumeText(`Asha Rao
asha.rao@example.com

Registered Weaver – Wool
Quay Mills, Anbeck QLD
January 2016 to January 2019
Made cloth.

Assistant in Dyeing
Elm Care, Osby QLD
March 2014 to December 2015

Bachelor of Arts, University of Anbeck, 2013`).resume;
    expect(work.map(({ position, name }) => `${position} | ${name}`)).toEqual([
      "Registered Weaver – Wool | Quay Mills",
      "Assistant in Dyeing | Elm Care",
    ]);
    expect(education).toHaveLength(1);
  });

  it("reads numbered employers above the post and its period", () => {
    expect(
      readJobs(`1. Quay Mills, Dubai (UAE)
   Tailor: May 2017 – June 2019
   - Made cloth
2. Elm Dyes, Cairo (Egypt)
   Painter: Jan 2013 – Apr 2017
   - Mixed dyes`),
    ).toEqual(["Tailor | Quay Mills | 2017-05 | 2019-06", "Painter | Elm Dyes | 2013-01 | 2017-04"]);
  });

  it("reads the study under “Study”, without marks and town", () => {
    expect(
      read(`Study
BA (Hons) Weaving, First Class, Osby College, Ulverby, 2013
2009 – 2010: BE Dyeing, UCU (2.1)`).education.map(({ area, institution }) => `${area} | ${institution}`),
    ).toEqual(["Weaving | Osby College", "Dyeing | UCU"]);
  });
});
