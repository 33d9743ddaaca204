import { foldText, startsWithActionVerb } from "./text.ts";

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

/** Headings of résumé sections, compared without case, spaces and marks. */
const headingForms: Record<SectionKind, string> = {
  contact:
    "contact|kontakt|contacto|personliche daten|datos personales|contact details|contact information|contact info|contact me|personal details|personal information|personal data|personal particulars|personal profile details|bio data|get in touch|details|connect|find me online|address|links|social|social links|social media|online|reach me|profiles|online profiles|angaben zur person|kontaktdaten|informazioni personali|dati personali|contatti|datos de contacto|informacion personal|dados pessoais|coordonnees|προσωπικες πληροφοριες|个人信息|联系方式|基本信息",
  summary:
    "info|summary|career summary|executive summary|profile|career profile|personal profile|candidate profile|about|about me|objective|career objective|job objective|personal statement|introduction|overview|career overview|career highlights|highlights|summary of qualifications|qualifications summary|who i am|value proposition|bio|biography|statement|career goal|career aim|profile summary|executive profile|in brief|synopsis|at a glance|profil|perfil|resumen|uber mich|a propos|profilo|career synopsis|resume summary|resume objective|kurzprofil|zusammenfassung|a propos de moi|sobre mi|perfil profesional|resumo|sobre mim|chi sono|profiel|个人总结|自我评价|个人简介|简介",
  experience:
    "experience|work experience|work history|employment history|career history|employment|professional background|professional history|career|positions held|appointments|work|career progression|internship|career path|career timeline|where i have worked|where ive worked|employment summary|experience summary|experience details|work experience details|company details|placements|freelance work|academic appointments|professional engagements|work placement|berufserfahrung|beruflicher werdegang|experience professionnelle|experiences professionnelles|experiencia|experiencia laboral|experiencia profesional|experiencia profissional|esperienza lavorativa|esperienze|werkervaring|vocational|arbeitserfahrung|berufliche erfahrung|praktische erfahrung|werdegang|parcours professionnel|esperienza|esperienza professionale|esperienze professionali|esperienze lavorative|trayectoria profesional|historial laboral|εργασιακη εμπειρια|επαγγελματικη εμπειρια|工作经历|工作经验|工作背景|实习经历",
  education:
    "school|education|qualifications|academics|education details|schooling|studies|scholastics|education history|training and education|academia|scholastic record|academic achievements and education|degrees|ausbildung|studium|bildung|formation|formacion|formacion academica|educacion|formacao|formacao academica|istruzione|opleiding|opleidingen|education background|professional and academic qualifications|education profile|schulbildung|hochschulbildung|akademische ausbildung|schule|diplomes|formations|etudes|istruzione e formazione|formazione|estudios|educacao|εκπαιδευση|εκπαιδευση και καταρτιση|εκπαιδευση και|σπουδες|教育背景|教育经历|学历|教育",
  skills:
    "skills|good at|skill details|key words|keywords|technical skills|core skills|core competencies|competencies|competences|skill set|skillset|skills set|technologies|technical proficiencies|technical proficiency|technical expertise|areas of expertise|area of expertise|expertise|technical summary|it skills|computer skills|software skills|computer proficiency|software proficiency|soft skills|hard skills|interpersonal skills|personal skills|skill highlights|skills summary|summary of skills|technical competencies|technical knowledge|technical profile|technical stack|tech stack|tools|software|abilities|strengths|core strengths|capabilities|core capabilities|specialties|specialities|proficiencies|technology|technologies used|programming skills|programming languages|frameworks|skills profile|functional skills|clinical skills|culinary skills|trade skills|what i can do|what i do|toolbox|toolkit|knowledge|computer knowledge|technical background|it proficiency|core expertise|domain expertise|domain skills|skills matrix|skills overview|skill summary|practical skills|job skills|areas of strength|areas of competence|skills languages|specialisms|specializations|specialisations|kenntnisse|edv kenntnisse|competences techniques|habilidades|competencias|conocimientos|competenze|vaardigheden|digital skills|design skills|transferable skills|management skills|methodologies|core proficiencies|technical|technical strengths|programming|fahigkeiten|fertigkeiten|fachkenntnisse|kompetenzen|qualifikationen|technische kenntnisse|programmierkenntnisse|it kenntnisse|competences informatiques|aptitudes|competenze personali|conocimientos de computacion|informatica|conhecimentos|δεξιοτητες|ατομικες δεξιοτητες|技术能力|专业技能|技能|技术栈|能力",
  projects:
    "project|academic projects|project experience|projects undertaken|project details|project work|portfolio|open source|open source projects|open source contributions|project highlights|final year project|selected work|things i built|work samples|research|case studies|projekte|projets|progetti|proyectos|projetos|项目经历|项目经验|项目",
  certificates:
    "certificates|certification|licenses|professional qualifications|training|courses|online courses|short courses|professional development|continuing education|workshops|registration|licensure|accreditations|credentials|trainings attended|training attended|seminars|licence|tickets|zertifikate|weiterbildung|fortbildung|证书",
  languages:
    "language|language skills|languages known|linguistic skills|language proficiency|languages spoken|known languages|language competencies|spoken languages|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen|fremdsprachen|other languages|mother tongue|mother tongues|muttersprache|lingua madre|altre lingue|γλωσσες|ξενες γλωσσες|语言|语言技能|语言能力",
  awards:
    "awards|honors|honours|achievements|accomplishments|recognition|scholarships|fellowships|prizes|academic achievements|distinctions|grants|rewards|auszeichnungen|preise|prix|premi|premios|获奖|获奖情况|荣誉|获奖及其他",
  publications:
    "publications|papers|research papers|conference papers|journal articles|patent|talks|presentations|conferences|speaking|books|articles|invited talks|selected honors|writing|published work|speaking engagements|press|reading|governance|publikationen|publicaciones|pubblicazioni|论文",
  volunteer:
    "volunteer|volunteering|volunteer experience|volunteer work|voluntary work|voluntary experience|community service|community involvement|leadership|extracurricular|extracurricular activities|extra curricular activities|activities|extra curricular|co curricular activities|social work|campus activities|community|positions of responsibility|organizations|organisations|affiliations|membership|associations|social service|volunteering experience|service|leadership activities|clubs|societies|student activities|involvement|community work|civic activities|ehrenamt|benevolat|volontariato|voluntariado|community roles|memberships|志愿者|社团活动",
  interests:
    "interests|hobbies|interessen|centres dinteret|intereses|personal interests|hobby|leisure|pastimes|outside work|free time|hobbys|freizeit|loisirs|interessi|aficiones|interesses|areas of interest|兴趣爱好|个人兴趣|兴趣",
  references:
    "referees|reference|testimonials|recommendations|references available|references available on request|references available upon request|references on request|character references|referenzen|referenze|referencias|推荐人",
  other:
    "declaration|additional information|other information|miscellaneous|availability|notice period|travel|military service|visa status|work authorization|immigration status|passport details|signature|coursework|courses taken|key responsibilities|additional details|other details|misc|other|extra|salary expectations|security clearance|disclaimer|personal qualities|personal traits|key metrics|salary|mobility|selected media|appendix|timeline|history|preferences|equipment|portfolio pieces|test scores|standardized tests|supplementary information|sonstiges|ulteriori informazioni|altro|otros|divers|job applied for|preferred job|position applied for|occupazione desiderata|annexes|master thesis|bachelor thesis|其他",
};

const squeeze = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/&/g, "and").replace(/\P{L}/gu, "");

const kindByForm = new Map<string, SectionKind>(
  Object.entries(headingForms).flatMap(([kind, forms]) =>
    forms.split("|").map((form) => [squeeze(form), kind as SectionKind] as const),
  ),
);

const trimEndMarks = (text: string) => text.replace(/^[\s~*=–—-]+|[\s:\-–—|_.~*=]+$/g, "");

/**
 * Two-word headings that are certain for any first word: "Kitchen experience", "Academic record", "Client projects".
 */
const sureTwoWords =
  /^(?:\p{L}+ (?:experience|education|projects)|(?:employment|work|career|job) (?:history|record|background)|(?:educational?|academic) \p{L}+)$/iu;

/** A listed form, with or without a final "s" or a leading "My", "Key", "Other". */
function listedKind(text: string): SectionKind | undefined {
  const key = squeeze(text);
  const bare = trimEndMarks(text).replace(
    /^\s*(?:my|the|professional|key|relevant|selected|other|additional)\s+/i,
    "",
  );
  return (
    kindByForm.get(key) ??
    kindByForm.get(`${key}s`) ??
    kindByForm.get(key.replace(/s$/, "")) ??
    (bare === trimEndMarks(text)
      ? ((sureTwoWords.test(bare) ? kindByEnding(bare) : undefined) ?? firstPart(text))
      : listedKind(bare))
  );
}

/** Two headings in one: "Education & Awards" counts as the first part, "Languages and Tools" as skills. */
function firstPart(text: string): SectionKind | undefined {
  const parts = text.split(/\s*(?:&|\/|,|\band\b|\+|\|)\s*/i).filter(Boolean);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(listedKind);
  if (kinds.includes(undefined)) return undefined;
  return kinds[0] === "languages" && kinds.includes("skills") ? "skills" : kinds[0];
}

/** Endings of headings outside the list: "Computer and other skills". */
const endings: [RegExp, SectionKind][] = [
  [
    /(skills?|competenc(y|ies)|proficienc(y|ies)|expertise|technologies|strengths|skill ?set|kenntnisse|fähigkeiten|comp[eé]tences|competencias|competenze|competências)$/i,
    "skills",
  ],
  [
    /(experiences?|employment|(employment|work|career|job)\s+(history|details|record|background|profile)|positions|appointments|erfahrung|werdegang|professionnelles?|experiencia|esperienza|experiência)$/i,
    "experience",
  ],
  [
    /((educational?|academic)\s+\w+|education|qualifications?|academics?|bildung|studium|formations?|formación|formazione|formação)$/i,
    "education",
  ],
  [/(certifications?|certificates?|licen[cs]es?|trainings?|courses)$/i, "certificates"],
  [/projects?( undertaken| details)?$/i, "projects"],
  [/(awards?|achievements?|honou?rs)$/i, "awards"],
  [/languages( known| spoken)?$/i, "languages"],
  [/(interests?|hobbies)$/i, "interests"],
  [/(summary|profile|objective)$/i, "summary"],
];

/** Words of free-form headings, "Where I have worked", "My career so far". The others must be fillers. */
const headingWords: [RegExp, SectionKind][] = [
  [
    /^(?:experiences?|work(?:ed|s|ing)?|jobs?|roles?|positions?|posts?|employe(?:rs?|d)|employment|career|journey|stationen|placements?|internships?|appointments?|engagements|assignments|laufbahn|tatigkeiten|parcours|postes?|emplois?|trayectoria|carriera|done)$/,
    "experience",
  ],
  [
    /^(?:education|stud(?:y|ies|ied)|schooling|schools?|learn(?:ing|ed|t)|qualifications?|academics?|degrees?|diplom(?:as?|es)|university|college|etudes?|estudios|studi|ausbildung|schule|titulos)$/,
    "education",
  ],
  [
    /^(?:skills?|abilit(?:y|ies)|strengths?|expertise|know-?how|kenntnisse|fahigkeiten|competences?|tools|methods|techniques|good)$/,
    "skills",
  ],
  [/^projects?$/, "projects"],
  [/^(?:certifications?|certificates?|licen[cs]es?|trainings?|courses?)$/, "certificates"],
];
const fillWord =
  /^(?:my|the|i|ive|im|have|been|am|to|date|so|far|and|of|in|at|with|what|where|which|how|for|details?|history|record|background|professional|personal|key|core|main|relevant|selected|previous|past|current|recent|former|further|other|additional|held|path|beruf(?:liche[rs]?)?|und|et|cles?|y|e|formal|paid|industry)$/;

function kindByWords(text: string): SectionKind | undefined {
  const words = foldText(text.replace(/['’]/g, "")).split(" ");
  const kinds = words.map((word) => headingWords.find(([pattern]) => pattern.test(word))?.[1]);
  if (words.length > 7 || !words.every((word, index) => kinds[index] ?? fillWord.test(word)))
    return undefined;
  return /[&,/]|\b(?:and|und|et|y|e)\b/i.test(text) ? kinds.find(Boolean) : kinds.findLast(Boolean);
}

const kindByEnding = (text: string) =>
  /^\p{Lu}/u.test(text) && !startsWithActionVerb(text)
    ? endings.find(([ending]) => ending.test(text))?.[1]
    : undefined;

/**
 * Section that a heading opens; `undefined` for any other text. With `isLabel`, its content follows in the
 * same line.
 */
export function headingKind(text: string, isLabel = false): SectionKind | undefined {
  const clean = trimEndMarks(text);
  if (clean === "" || clean.length > 60 || /[\d@]/.test(clean)) return undefined;
  return (
    listedKind(clean) ??
    (isLabel || /[.;]/.test(clean) ? undefined : kindByWords(clean)) ??
    (clean.split(/\s+/).length <= 5 && !/[.,;]/.test(clean) ? kindByEnding(clean) : undefined)
  );
}

/** "Skills: Java, SQL": heading and content in one line. */
export function inlineHeading(
  text: string,
): { kind: SectionKind; heading: string; rest: string } | undefined {
  const match = /^([\p{L} &/]{4,40}?)\s*:\s*(\S.*)$/u.exec(text);
  if (!match) return undefined;
  const kind = headingKind(match[1] ?? "", true);
  return kind && kind !== "other" && kind !== "contact"
    ? { kind, heading: match[1] ?? "", rest: match[2] ?? "" }
    : undefined;
}

/** Last words of the listed headings, in lower case, to look for headings in running text. */
export const headingEnds: ReadonlySet<string> = new Set(
  Object.values(headingForms)
    .flatMap((forms) => forms.split("|"))
    .map((form) => form.split(" ").at(-1) ?? ""),
);

/** Section that a listed heading opens. */
export const listedHeadingKind = (text: string): SectionKind | undefined => listedKind(text);

/** Whether the text is a listed heading, not only one by its ending. */
export const isListedHeading = (text: string) => listedKind(text) !== undefined;
