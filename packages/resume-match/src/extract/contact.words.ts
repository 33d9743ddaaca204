/** Words that are not part of a name. */
export const notInNames = [
  "curriculum, vitae, resume, résumé, cv, profile, page, phone, email, e-mail, address, mobile, contact",
  "street, road, avenue, lane, nagar, apartment, flat, date, birth, summary, objective, confidential, updated",
  "personal, details, portfolio, skills, experience, education, university, college, school, institute",
  "hospital, limited, ltd, inc, pvt, full[- ]time, part[- ]time, degree, job, references, languages",
  "lebenslauf, informazioni",
];
