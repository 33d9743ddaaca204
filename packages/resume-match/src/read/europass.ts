import { fromJsonResume } from "../extract/from-json-resume.ts";
import type { ResumeText } from "../types.ts";
import { readHtmlText } from "./html.ts";
import { readPlainText } from "./plain-text.ts";
import { ReadError } from "./read-error.ts";
import { decodeText } from "./sniff.ts";
import { childElements, parseXml, readText, type XmlElement } from "./xml.ts";

/**
 * Reads a Europass CV in XML: of version 3 ("SkillsPassport") or of the profiles since 2020 ("Candidate").
 *
 * @throws ReadError `corrupt` for broken XML, `not-resume` for Europass documents without a person
 */
export function readEuropass(bytes: Uint8Array): ResumeText {
  const root = parseXml(decodeText(bytes), new Map());
  const resume = fromPassport(find(root, "LearnerInfo") ?? root) ?? fromCandidate(root);
  if (!resume) throw new ReadError("not-resume", "the Europass file has no person");
  return readPlainText(fromJsonResume(resume));
}

/** Names are compared without prefixes: files declare different ones for the same elements. */
const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(":") + 1);
const named = (element: XmlElement | undefined, name: string) =>
  element ? childElements(element).filter((child) => nameOf(child) === name) : [];
const find = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split("/").reduce<XmlElement | undefined>((at, name) => named(at, name)[0], element);
const findAll = (element: XmlElement | undefined, path: string): XmlElement[] =>
  path
    .split("/")
    .reduce<XmlElement[]>((found, name) => found.flatMap((at) => named(at, name)), element ? [element] : []);
/** The text at the first of the paths that has one. */
function textAt(element: XmlElement | undefined, ...paths: string[]): string {
  const found = paths.map((path) => find(element, path)).find((at) => at && readText(at).trim() !== "");
  return found ? readText(found).replace(/\s+/g, " ").trim() : "";
}
/** Descriptions are HTML within the XML: their lines. */
function linesAt(element: XmlElement | undefined, path: string): string[] {
  const found = find(element, path);
  const source = found ? readText(found).trim() : "";
  if (source === "") return [];
  return /<\/?\w/.test(source)
    ? readHtmlText(source).lines.map(({ text }) => text.replaceAll("\t", " "))
    : source.split(/\n+/).map((line) => line.replace(/^\s*[-•*]\s*/, "").trim());
}
const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");

/** Year, month as "--08", day as "---01". */
function partialDate(date: XmlElement | undefined): string {
  const { year = "", month = "" } = date?.attributes ?? {};
  return /^\d{4}$/.test(year) ? [year, ...(month.match(/\d\d/) ?? [])].join("-") : "";
}

const passportPeriod = (entry: XmlElement) => ({
  startDate: partialDate(find(entry, "Period/From")),
  endDate: partialDate(find(entry, "Period/To")),
});

/** https://europa.eu/europass, schema 3.4: the person is in `LearnerInfo`. */
function fromPassport(learner: XmlElement): object | undefined {
  const person = find(learner, "Identification");
  if (!person) return undefined;
  const contact = find(person, "ContactInfo");
  const address = find(contact, "Address/Contact");
  const skills = find(learner, "Skills");
  const skillKinds = ["Communication", "Organisational", "JobRelated", "Computer", "Other"];
  return {
    basics: {
      name: joined(textAt(person, "PersonName/FirstName"), textAt(person, "PersonName/Surname")),
      label: textAt(learner, "Headline/Description/Label", "Headline/Description"),
      email: textAt(contact, "Email/Contact"),
      phone: textAt(contact, "TelephoneList/Telephone/Contact"),
      url: textAt(contact, "WebsiteList/Website/Contact"),
      location: { city: textAt(address, "Municipality"), region: textAt(address, "Country/Label") },
    },
    work: findAll(learner, "WorkExperienceList/WorkExperience").map((job) => ({
      position: textAt(job, "Position/Label", "Position"),
      name: textAt(job, "Employer/Name"),
      ...passportPeriod(job),
      highlights: linesAt(job, "Activities"),
    })),
    education: findAll(learner, "EducationList/Education").map((course) => ({
      studyType: textAt(course, "Title"),
      institution: textAt(course, "Organisation/Name"),
      ...passportPeriod(course),
    })),
    languages: [
      ...findAll(skills, "Linguistic/MotherTongueList/MotherTongue").map((language) => ({
        language: textAt(language, "Description/Label"),
        fluency: "native",
      })),
      ...findAll(skills, "Linguistic/ForeignLanguageList/ForeignLanguage").map((language) => ({
        language: textAt(language, "Description/Label"),
        fluency: textAt(language, "ProficiencyLevel/SpokenInteraction", "ProficiencyLevel/Listening"),
      })),
    ],
    skills: skillKinds.flatMap((kind) => linesAt(skills, `${kind}/Description`)).map((name) => ({ name })),
  };
}

const candidatePeriod = (period: XmlElement | undefined) => ({
  startDate: textAt(period, "StartDate/FormattedDateTime").slice(0, 10),
  endDate: textAt(period, "EndDate/FormattedDateTime").slice(0, 10),
});

/** Europass since 2020: HR-XML 3 with Europass's own elements. */
function fromCandidate(root: XmlElement): object | undefined {
  const person = find(root, "CandidatePerson");
  if (!person) return undefined;
  const profile = find(root, "CandidateProfile");
  const channel = (kind: RegExp) =>
    named(person, "Communication").find((way) => kind.test(textAt(way, "ChannelCode")));
  const phone = channel(/phone/i);
  const dialing = textAt(phone, "CountryDialing");
  const address = findAll(person, "Communication/Address")[0];
  const competencies = findAll(profile, "PersonQualifications/PersonCompetency");
  const isLanguage = (competency: XmlElement) => /language/i.test(textAt(competency, "TaxonomyID"));
  return {
    basics: {
      name: joined(textAt(person, "PersonName/GivenName"), textAt(person, "PersonName/FamilyName")),
      email: textAt(channel(/e-?mail/i), "URI"),
      phone: joined(dialing && `+${dialing.replace(/^\+/, "")}`, textAt(phone, "DialNumber")),
      url: textAt(channel(/web/i), "URI"),
      location: { city: textAt(address, "CityName"), region: textAt(address, "CountryCode").toUpperCase() },
      summary: linesAt(profile, "ExecutiveSummary").join(" "),
    },
    work: findAll(profile, "EmploymentHistory/EmployerHistory").flatMap((employer) =>
      named(employer, "PositionHistory").map((post) => ({
        position: textAt(post, "PositionTitle"),
        name: textAt(employer, "OrganizationName"),
        ...candidatePeriod(find(post, "EmploymentPeriod") ?? find(employer, "EmploymentPeriod")),
        highlights: linesAt(post, "Description"),
      })),
    ),
    education: findAll(profile, "EducationHistory/EducationOrganizationAttendance").map((course) => ({
      studyType: textAt(course, "EducationDegree/DegreeName", "ProgramName"),
      institution: textAt(course, "OrganizationName"),
      ...candidatePeriod(find(course, "AttendancePeriod")),
    })),
    languages: [
      { language: languageName(textAt(person, "PrimaryLanguageCode")), fluency: "native" },
      ...competencies.filter(isLanguage).map((competency) => ({
        language: languageName(textAt(competency, "CompetencyName", "CompetencyID")),
        fluency: textAt(competency, "CompetencyDimension/Score/ScoreText"),
      })),
    ].filter(({ language }) => language !== ""),
    skills: [
      ...competencies
        .filter((competency) => !isLanguage(competency))
        .map((competency) => textAt(competency, "CompetencyName", "CompetencyID")),
      ...findAll(profile, "Skills/SkillsGroup/PersonCompetency").map((skill) =>
        textAt(skill, "CompetencyName", "CompetencyID"),
      ),
      ...findAll(profile, "DigitalSkills/DigitalSkillsGroup/DigitalSkill").map((skill) =>
        readText(skill).trim(),
      ),
    ].map((name) => ({ name })),
    certificates: findAll(profile, "Certifications/Certification").map((certificate) => ({
      name: textAt(certificate, "CertificationName", "Name", "Title"),
    })),
  };
}

/** English names of the languages that Europass writes as codes of ISO 639-2. */
const languageNames: Record<string, string> = {
  bul: "Bulgarian",
  hrv: "Croatian",
  ces: "Czech",
  dan: "Danish",
  nld: "Dutch",
  eng: "English",
  est: "Estonian",
  fin: "Finnish",
  fra: "French",
  deu: "German",
  ell: "Greek",
  hun: "Hungarian",
  gle: "Irish",
  ita: "Italian",
  lav: "Latvian",
  lit: "Lithuanian",
  mlt: "Maltese",
  nor: "Norwegian",
  pol: "Polish",
  por: "Portuguese",
  ron: "Romanian",
  rus: "Russian",
  slk: "Slovak",
  slv: "Slovenian",
  spa: "Spanish",
  swe: "Swedish",
  tur: "Turkish",
  ukr: "Ukrainian",
  ara: "Arabic",
  zho: "Chinese",
  hin: "Hindi",
  jpn: "Japanese",
};
const languageName = (code: string) => languageNames[code.toLowerCase()] ?? code;
