/** Headings that are rarely skills or parts of titles. */
export const sureHeadings = [
  "(professional |career |executive |personal )?(summary|profile|objective|overview|statement)",
  "((work|career|job|professional|employment) )?(history|background), employment, education(al background)?",
  "academics?, (skill |career )?highlights, certifications?, certificates, languages, interests, hobbies",
  "publications, references, volunteering, awards, projects, affiliations, declaration, areas of expertise",
  "(experience|personal) details, (core )?competencies, (work|employment|skills?) summary",
];

/** Words before "experience" in such a heading. */
export const kindsOfExperience = [
  "work, professional, relevant, related, career, teaching, military, additional, other, volunteer, prior",
  "previous, leadership, clinical, nursing, project, industry, internship, practical",
];

/** Words that the next one continues, so no heading can follow them. */
export const openWords = [
  // Function words
  "an?, and, &, of, the, in, on, at, to, for, with, by, from, or, my, our, your, his, her, its, their, as",
  "no, all, this, that, into, via, per, than, more",
  // Before "experience", "skills" or "education"
  "years?, strong, excellent, proven, extensive, user, customer, client, physical, special, higher",
  "continuing, early, adult, further, hands-on",
];

/** Headings in capitals that the next word may follow without a space. */
export const capitalHeadings = [
  "SUMMARY, PROFILE, OBJECTIVE, EMPLOYMENT, QUALIFICATIONS, PROJECTS, CERTIFICATIONS, CERTIFICATES",
  "LANGUAGES, INTERESTS, HOBBIES, AWARDS, ACHIEVEMENTS, PUBLICATIONS, REFERENCES, VOLUNTEERING",
];
