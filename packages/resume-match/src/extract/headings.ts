export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "projects"
  | "certificates"
  | "languages"
  | "awards"
  | "publications"
  | "volunteer"
  | "interests"
  | "references"
  | "other";

/** What people write over the parts of a résumé, compared without case, spaces and marks. */
const lexicon: Record<SectionKind, string> = {
  contact:
    "contact|contacts|contact details|contact information|contact info|contact me|personal details|personal information|personal data|personal particulars|personal profile details|bio data|get in touch|details|connect|find me online|address|links|social|social links|social media|online|reach me|profiles|online profiles",
  summary:
    "info|summary|professional summary|career summary|executive summary|profile|professional profile|career profile|personal profile|candidate profile|about|about me|objective|career objective|professional objective|job objective|personal statement|introduction|overview|professional overview|career overview|career highlights|highlights|summary of qualifications|qualifications summary|who i am|value proposition|key highlights|bio|biography|statement|career goal|career aim|profile summary|executive profile|in brief|synopsis|at a glance|career synopsis|my profile|resume summary|resume objective",
  experience:
    "experience|experiences|work experience|work experiences|professional experience|employment|employment history|work history|career history|professional background|professional history|career|career experience|relevant experience|related experience|industry experience|industrial experience|job experience|job history|positions held|appointments|employment experience|work|professional appointments|career progression|clinical experience|teaching experience|nursing experience|kitchen experience|legal experience|sales experience|technical experience|engineering experience|management experience|research experience|previous experience|other experience|additional experience|military experience|internship|internships|internship experience|internships and training|work and internships|organisational experience|organizational experience|professional work experience|employment record|occupational experience|career path|career timeline|where i have worked|where ive worked|employment summary|experience summary|academic experience|work background|relevant work experience|recent experience|selected experience|professional career|experience details|work experience details|company details|leadership experience|experience and leadership|work placements|placements|driving experience|freelance experience|freelance work|consulting experience|academic appointments|practical experience|hospitality experience|professional engagements|vocational experience|work placement|key experience|berufserfahrung|experience professionnelle|experiencia laboral",
  education:
    "school|education|educational background|academic background|academic qualifications|educational qualifications|educational qualification|academic qualification|education and training|education and qualifications|qualifications|academics|academic history|academic profile|education details|educational details|academic details|schooling|studies|academic credentials|scholastics|education qualification|academic record|education history|academic education|educational history|education and certifications|education and certificates|training and education|academia|scholastic record|formal education|academic achievements and education|university education|degrees|ausbildung|formation|formacion|education background|education and credentials|professional and academic qualifications|qualifications and training|academic chronicle|educational credentials|educational profile|education profile|higher education",
  skills:
    "skills|technical skills|key skills|core skills|core competencies|competencies|competences|key competencies|skill set|skillset|skills set|technologies|technical proficiencies|technical proficiency|technical expertise|areas of expertise|area of expertise|expertise|professional skills|skills and abilities|skills and competencies|skills and tools|skills and technologies|tools and technologies|technical summary|it skills|computer skills|software skills|computer proficiency|software proficiency|soft skills|hard skills|interpersonal skills|personal skills|skill highlights|skills summary|summary of skills|relevant skills|additional skills|other skills|technical competencies|technical knowledge|technical profile|technical stack|tech stack|tools|software|abilities|strengths|key strengths|core strengths|capabilities|core capabilities|specialties|specialities|proficiencies|technology|technologies used|programming skills|programming languages|languages and frameworks|frameworks|skills and expertise|skills profile|functional skills|clinical skills|culinary skills|trade skills|what i can do|what i do|toolbox|toolkit|key skills and competencies|skills and knowledge|knowledge|computer knowledge|technical background|professional competencies|it proficiency|core expertise|domain expertise|domain skills|skills and strengths|skills matrix|skills overview|skill summary|practical skills|job skills|professional expertise|key proficiencies|areas of strength|areas of competence|skills languages|specialisms|specializations|specialisations|kenntnisse|competences techniques|design skills|transferable skills|management skills|methodologies|my skills|core proficiencies",
  projects:
    "projects|project|personal projects|academic projects|key projects|selected projects|side projects|project experience|projects undertaken|project details|project work|major projects|notable projects|portfolio|open source|open source projects|open source contributions|projects and research|relevant projects|course projects|university projects|research projects|technical projects|client projects|project highlights|final year project|mini projects|selected work|things i built|recent projects|work samples|research|design projects|independent projects|case studies",
  certificates:
    "certifications|certificates|certification|licenses|licences|licenses and certifications|licences and certifications|certifications and licenses|certifications and licences|certificates and licences|professional certifications|professional certificates|professional qualifications|training|trainings|training and certifications|trainings and certifications|courses|courses and certifications|professional development|continuing education|certifications and training|certificates and courses|certifications and courses|online courses|workshops|registrations|professional registration|professional registrations|registration|licensure|accreditations|credentials|professional training|trainings attended|training attended|seminars|courses and training|additional training|licence|licenses and certificates|certificates and training|registration and licences|tickets|tickets and licences|short courses|certified courses|seminars and trainings|workshops and training",
  languages:
    "languages|language|language skills|languages known|linguistic skills|language proficiency|languages spoken|known languages|language competencies|spoken languages|sprachen|langues|idiomas",
  awards:
    "awards|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|achievements|key achievements|accomplishments|recognition|awards and recognition|awards and achievements|achievements and awards|scholarships|scholarships and awards|fellowships|prizes|professional achievements|academic achievements|distinctions|notable achievements|honors and achievements|grants|grants and awards|rewards and recognition|rewards|career achievements|major achievements|awards and scholarships|extra achievements",
  publications:
    "publications|papers|research papers|selected publications|conference papers|journal articles|patents|patent|patents and publications|publications and patents|talks|presentations|conferences|speaking|books|articles|invited talks|selected honors|writing|published work|publications and presentations|conferences and talks|speaking engagements|press|writings|reading|governance",
  volunteer:
    "volunteer|volunteering|volunteer experience|volunteer work|voluntary work|voluntary experience|community service|community involvement|leadership|leadership and activities|extracurricular|extracurricular activities|extra curricular activities|activities|extra curricular|co curricular activities|social work|campus activities|community|positions of responsibility|leadership and volunteering|organizations|organisations|memberships|affiliations|professional affiliations|professional memberships|membership|associations|social service|activities and interests|volunteering experience|activities and leadership|service|leadership activities|clubs|societies|student activities|involvement|community work|civic activities",
  interests:
    "interests|hobbies|hobbies and interests|interests and hobbies|personal interests|other interests|hobby|interests and activities|leisure|pastimes|outside work|hobbies and activities|free time",
  references:
    "references|referees|reference|professional references|testimonials|recommendations|references available|references available on request|references available upon request|references on request|character references",
  other:
    "declaration|additional information|other information|miscellaneous|availability|notice period|travel|military service|visa status|work authorization|immigration status|passport details|signature|coursework|relevant coursework|courses taken|key responsibilities|additional details|other details|misc|other|extra|salary expectations|security clearance|disclaimer|personal qualities|personal traits|key metrics|salary|mobility|selected media|appendix|timeline|history|preferences|equipment|portfolio pieces|test scores|standardized tests|supplementary information",
};

const squeeze = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z]/g, "");

const kindOf = new Map<string, SectionKind>(
  Object.entries(lexicon).flatMap(([kind, forms]) =>
    forms.split("|").map((form) => [squeeze(form), kind as SectionKind] as const),
  ),
);

/** Two headings in one: "Education & Awards" is read as its first part. */
function firstPart(text: string): SectionKind | undefined {
  const parts = text.split(/\s*(?:&|\/|,|\band\b|\+|\|)\s*/i).filter(Boolean);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map((part) => kindOf.get(squeeze(part)));
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

/** How headings end that no list foresaw: "Computer and other skills". */
const endings: [RegExp, SectionKind][] = [
  [/(skills?|competenc(y|ies)|proficienc(y|ies)|expertise|technologies|skill ?set)$/i, "skills"],
  [
    /(experiences?|employment|(employment|work|career|job)\s+(history|details|record|background|profile))$/i,
    "experience",
  ],
  [/((educational?|academic)\s+\w+|education|qualifications?|academics?)$/i, "education"],
  [/(certifications?|certificates?|licen[cs]es?|trainings?|courses)$/i, "certificates"],
  [/projects?( undertaken| details)?$/i, "projects"],
  [/(awards?|achievements?|honou?rs)$/i, "awards"],
  [/languages( known| spoken)?$/i, "languages"],
  [/(interests?|hobbies)$/i, "interests"],
  [/(summary|profile|objective)$/i, "summary"],
];

/** The section that a text announces when it is a heading; `undefined` for any other text. */
export function headingKind(text: string): SectionKind | undefined {
  const clean = text.replace(/[:\-–—|_.]+$/, "").trim();
  if (clean === "" || clean.length > 60 || /[\d@]/.test(clean)) return undefined;
  const key = squeeze(clean);
  return (
    kindOf.get(key) ??
    kindOf.get(`${key}s`) ??
    kindOf.get(key.replace(/s$/, "")) ??
    kindOf.get(key.replace(/^(my|the|professional|key|relevant|selected|other|additional)/, "")) ??
    firstPart(clean) ??
    (clean.split(/\s+/).length <= 5 && /^\p{Lu}/u.test(clean) && !/[.,;]/.test(clean)
      ? endings.find(([ending]) => ending.test(clean))?.[1]
      : undefined)
  );
}

/** "Skills: Java, SQL": the heading and its content stand in one line. */
export function inlineHeading(
  text: string,
): { kind: SectionKind; heading: string; rest: string } | undefined {
  const match = /^([\p{L} &/]{4,40}?)\s*:\s*(\S.*)$/u.exec(text);
  if (!match) return undefined;
  const kind = headingKind(match[1] ?? "");
  return kind && kind !== "other" && kind !== "contact"
    ? { kind, heading: match[1] ?? "", rest: match[2] ?? "" }
    : undefined;
}

/** Whether a text is a heading by its own words, not merely by how it ends. */
export function isListedHeading(text: string): boolean {
  return kindOf.has(squeeze(text)) || kindOf.has(`${squeeze(text)}s`);
}
