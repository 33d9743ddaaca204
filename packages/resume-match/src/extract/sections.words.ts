/** Forms that are labels inside a section as often as headings. */
export const labels = [
  "tools, software, languages?, frameworks, technologies, technology, programming languages, training, courses",
  "achievements, key achievements, accomplishments, highlights, key highlights, projects?, research, details",
  "address, knowledge, work, career, links, online, strengths, membership, leadership, activities, awards?",
  "coursework, relevant coursework, key responsibilities, service, community, writing, methodologies",
  "open source, licen[cs]e, registration, other, extra, reference, history, timeline, about, degrees, reading",
  "press, soft skills, hard skills, books, expertise, portfolio, internships?, organi[sz]ations?, programming",
  "technical, toolkit, toolbox, stack, tech(nical|nology)? stack, technologies used, skills used, vocational",
  "mother tongues?, altro, schule, schools?, divers, competenc_, preise, stage, course, degree, qualification",
  "distinction, honou?rs",
];

/** Headers of the columns of a table. */
export const columns = [
  "period, duration, dates?, from, to, years?, year,? result, result, organi[sz]ation, company, employer",
  "institution, institute, school, college, university, board, degree, course, qualification, examination",
  "exam, subject, speciali[sz]ation, stream, percentage, marks, grade, role, position, designation, location",
  "place, passing year, year of passing, level, skill, language, title, name",
];

/** Labels of personal details. */
export const personalDetails = [
  "home ?town, native place, date of birth, d.?o.?b, place of birth, birth ?(day|date|place), nationality",
  "citizenship, gender, sex, marital status, civil status, religion, caste, blood group",
  "father[’']?s?( name)?, mother[’']?s?( name)?, spouse, passport( no.?)?, permanent address, height, weight",
  "age",
];
