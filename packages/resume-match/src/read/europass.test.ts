import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readResume } from "../read-file.ts";

const read = async (xml: string) => (await readResume(strToU8(`<?xml version="1.0"?>${xml}`))).resume;
const label = (text: string) => `<Label>${text}</Label>`;

describe("readEuropass", () => {
  it("reads the documents of version 3", async () => {
    const resume = await read(
      `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
      <Identification><PersonName><FirstName>Tamsin</FirstName><Surname>Norcott</Surname></PersonName><ContactInfo><Email><Contact>tamsin@example.com</Contact></Email></ContactInfo></Identification>
      <WorkExperienceList><WorkExperience><Period><From year="2018" month="--03" day="---01"/><Current>true</Current></Period><Position>${label("Dispatch Clerk")}</Position><Activities>&lt;p&gt;Duties&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Booked loads&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Larch &amp; Sons</Name></Employer></WorkExperience></WorkExperienceList>
      <EducationList><Education><Period><From year="2011"/><To year="2014"/></Period><Title>BA History</Title><Organisation><Name>Penhaligon University</Name></Organisation></Education></EducationList>
      <Skills><Linguistic><MotherTongueList><MotherTongue><Description>${label("Portuguese")}</Description></MotherTongue></MotherTongueList></Linguistic><Computer><Description>Excel, SAP</Description></Computer></Skills>
      </LearnerInfo></SkillsPassport>`,
    );
    expect(resume.basics).toMatchObject({ name: "Tamsin Norcott", email: "tamsin@example.com" });
    expect(resume.work).toEqual([
      {
        name: "Larch & Sons",
        position: "Dispatch Clerk",
        startDate: "2018-03",
        highlights: ["Duties", "Booked loads"],
      },
    ]);
    expect(resume.education).toEqual([
      {
        institution: "Penhaligon University",
        studyType: "BA",
        area: "History",
        startDate: "2011",
        endDate: "2014",
      },
    ]);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(["Excel", "SAP"]);
    expect(resume.languages).toEqual([{ language: "Portuguese", fluency: "native" }]);
  });

  it("reads the profiles since 2020, whatever their prefixes", async () => {
    const period = (start: string, end: string) =>
      `<e:StartDate><h:FormattedDateTime>${start}</h:FormattedDateTime></e:StartDate><e:EndDate><h:FormattedDateTime>${end}</h:FormattedDateTime></e:EndDate>`;
    const resume = await read(
      `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:h="http://www.hr-xml.org/3" xmlns:e="http://www.europass_eures.eu/1.0" xmlns:o="http://www.openapplications.org/oagis/9">
      <CandidatePerson><PersonName><o:GivenName>Brida</o:GivenName><h:FamilyName>Quayle</h:FamilyName></PersonName><Communication><ChannelCode>Email</ChannelCode><o:URI>brida@example.com</o:URI></Communication><Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>39</CountryDialing><o:DialNumber>3331234567</o:DialNumber></Communication></CandidatePerson>
      <CandidateProfile><EmploymentHistory><EmployerHistory><h:OrganizationName>Vireo Software</h:OrganizationName><PositionHistory><PositionTitle>QA Analyst</PositionTitle><e:EmploymentPeriod>${period("2019-05-01", "2022-04-30")}</e:EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory>
      <EducationHistory><EducationOrganizationAttendance><h:OrganizationName>Ravenscar University</h:OrganizationName><AttendancePeriod>${period("2013-09-01", "2016-07-01")}</AttendancePeriod><EducationDegree><h:DegreeName>MSc Chemistry</h:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
      <PersonQualifications><PersonCompetency><CompetencyID>fra</CompetencyID><h:TaxonomyID>language</h:TaxonomyID><e:CompetencyDimension><e:Score><h:ScoreText>B2</h:ScoreText></e:Score></e:CompetencyDimension></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`,
    );
    expect(resume.basics).toMatchObject({
      name: "Brida Quayle",
      email: "brida@example.com",
      phone: "+39 3331234567",
    });
    expect(resume.work).toMatchObject([
      { name: "Vireo Software", position: "QA Analyst", startDate: "2019-05", endDate: "2022-04" },
    ]);
    expect(resume.education).toMatchObject([{ institution: "Ravenscar University", endDate: "2016-07" }]);
    expect(resume.languages).toEqual([{ language: "French", fluency: "B2" }]);
  });

  it("refuses a document without a person, and a DOCTYPE", async () => {
    await expect(read("<SkillsPassport/>")).rejects.toMatchObject({ code: "not-resume" });
    await expect(read("<SkillsPassport><LearnerInfo></SkillsPassport>")).rejects.toMatchObject({
      code: "corrupt",
    });
  });
});
