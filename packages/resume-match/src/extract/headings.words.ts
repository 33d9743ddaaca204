/** Headings of résumé sections, compared without case, spaces and marks. */
export const headingForms = {
  contact: [
    "contact, contact details, contact information, contact info, contact me, personal details",
    "personal information, personal data, personal particulars, personal profile details, bio data",
    "get in touch, details, connect, find me online, address, links, social, social links, social media",
    "online, reach me, profiles, online profiles",
  ],
  summary: [
    "info, summary, career summary, executive summary, profile, career profile, personal profile",
    "candidate profile, about, about me, objective, career objective, job objective, personal statement",
    "introduction, overview, career overview, career highlights, highlights, summary of qualifications",
    "qualifications summary, who i am, value proposition, bio, biography, statement, career goal",
    "career aim, profile summary, executive profile, in brief, synopsis, at a glance, career synopsis",
    "resume summary, resume objective",
  ],
  experience: [
    "experience, work experience, work history, employment history, career history, employment",
    "professional background, professional history, career, positions held, appointments, work",
    "career progression, internship, career path, career timeline, where i have worked, where ive worked",
    "employment summary, experience summary, experience details, work experience details, company details",
    "placements, freelance work, academic appointments, professional engagements, work placement",
    "vocational",
  ],
  education: [
    "school, study, education, qualifications, academics, education details, schooling, studies, scholastics",
    "education history, training and education, academia, scholastic record",
    "academic achievements and education, degrees, education background",
    "professional and academic qualifications, education profile",
  ],
  skills: [
    "skills, good at, skill details, key words, keywords, technical skills, core skills",
    "core competencies, competencies, competences, skill set, skillset, skills set, technologies",
    "technical proficiencies, technical proficiency, technical expertise, areas of expertise",
    "area of expertise, expertise, technical summary, it skills, computer skills, software skills",
    "computer proficiency, software proficiency, soft skills, hard skills, interpersonal skills",
    "personal skills, skill highlights, skills summary, summary of skills, technical competencies",
    "technical knowledge, technical profile, technical stack, stack, tech stack, tools, software, abilities",
    "strengths, core strengths, capabilities, core capabilities, specialties, specialities, proficiencies",
    "technology, technologies used, programming skills, programming languages, frameworks, skills profile",
    "functional skills, clinical skills, culinary skills, trade skills, what i can do, what i do, toolbox",
    "toolkit, knowledge, computer knowledge, technical background, it proficiency, core expertise",
    "domain expertise, domain skills, skills matrix, skills overview, skill summary, practical skills",
    "job skills, areas of strength, areas of competence, skills languages, specialisms, specializations",
    "specialisations, digital skills, design skills, transferable skills, management skills",
    "methodologies, core proficiencies, technical, technical strengths, programming, aptitudes",
  ],
  projects: [
    "project, academic projects, project experience, projects undertaken, project details, project work",
    "portfolio, open source, open source projects, open source contributions, project highlights",
    "final year project, selected work, things i built, work samples, research, case studies",
  ],
  certificates: [
    "certificates, certification, licenses, professional qualifications, training, courses",
    "online courses, short courses, professional development, continuing education, workshops",
    "registration, licensure, accreditations, credentials, trainings attended, training attended",
    "seminars, licence, tickets",
  ],
  languages: [
    "language, language skills, languages known, linguistic skills, language proficiency",
    "languages spoken, known languages, language competencies, spoken languages, other languages",
    "mother tongue, mother tongues",
  ],
  awards: [
    "awards, honors, honours, achievements, accomplishments, recognition, scholarships, fellowships",
    "prizes, academic achievements, distinctions, grants, rewards",
  ],
  publications: [
    "publications, papers, research papers, conference papers, journal articles, patent, talks",
    "presentations, conferences, speaking, books, articles, invited talks, selected honors, writing",
    "published work, speaking engagements, press, reading, governance",
  ],
  volunteer: [
    "volunteer, volunteering, volunteer experience, volunteer work, voluntary work, voluntary experience",
    "community service, community involvement, leadership, extracurricular, extracurricular activities",
    "extra curricular activities, activities, extra curricular, co curricular activities, social work",
    "campus activities, community, positions of responsibility, organizations, organisations",
    "affiliations, membership, associations, social service, volunteering experience, service",
    "leadership activities, clubs, societies, student activities, involvement, community work",
    "civic activities, community roles, memberships",
  ],
  interests: [
    "interests, hobbies, personal interests, hobby, leisure, pastimes, outside work, free time",
    "areas of interest",
  ],
  references: [
    "referees, reference, testimonials, recommendations, references available",
    "references available on request, references available upon request, references on request",
    "character references",
  ],
  other: [
    "declaration, additional information, other information, miscellaneous, availability, notice period",
    "travel, military service, visa status, work authorization, immigration status, passport details",
    "signature, coursework, courses taken, key responsibilities, additional details, other details, misc",
    "other, extra, salary expectations, security clearance, disclaimer, personal qualities",
    "personal traits, key metrics, salary, mobility, selected media, appendix, timeline, history",
    "preferences, equipment, portfolio pieces, test scores, standardized tests, supplementary information",
    "job applied for, preferred job, position applied for, annexes, master thesis, bachelor thesis",
  ],
};

/** Words of a heading that do not show its kind, without accents and marks. */
export const fillWords = [
  "my, the, i, ive, im, have, been, am, to, date, so, far, and, of, in, at, with, what, where, which, how",
  "for, details?, history, record, background, professional, personal, key, core, main, relevant, selected",
  "previous, past, current, recent, former, further, other, additional, held, path, formal, paid, industry",
];

/** First words of the headings of forms, by section, and the nouns that follow: "Scholastic record". */
export const formHeadings = {
  experience: ["employment, work, career, job, company, employer, service, occupational"],
  education: ["academic, education(al)?, scholastic, qualifications?, study, studies, schooling, college"],
  skills: ["skills?, ability, competency, expertise, technical, proficiency, technology"],
  projects: ["projects?"],
  certificates: ["certifications?, certificates?, trainings?"],
  languages: ["languages?"],
};
export const formNouns = ["details, particulars, information, records?, history, background, data"];
