/** Labels of forms, without the words before and after them. */
export const labelWords = {
  employer: [
    "company, employer, organization, organisation, firm, concern, establishment, workplace, place of work",
    "worked at, worked with, worked for, working at, working with, working for, employed at, employed by",
    "employed with, company and location, company/organization, company/organisation, employer/company",
  ],
  position: [
    "designation, position, post, title, role, rank, job title, job role, job position, position title, role title",
    "worked as, working as, employed as, capacity, occupation, position/title, designation/role",
  ],
  period: [
    "duration, period, tenure, dates, date, time period, time frame, timeframe, timeline, date range, since",
    "period of service, period of employment, period of work, service period, dates employed, employment dates",
    "dates of employment, employment period, years worked, job duration, work duration, duration of employment",
    "worked during, working period, from - to, from/to",
  ],
  start: [
    "from, start, started, start date, date from, from date, date of joining, doj, joining date, date joined, joined",
    "joined on, joining, employed from, date started, worked from, working since, working from, started on",
  ],
  end: [
    "to, till, until, end, ended, end date, date to, to date, date of leaving, dol, leaving date, date left, left",
    "left on, employed to, relieved, relieved on, relieving date, finish, finish date, last working day, worked till",
  ],
  duties: [
    "description, responsibilities, responsibility, duties, work done, job profile, job description, tasks, activities",
    "work description, nature of work, nature of duties, nature of job, roles and responsibilities, job summary",
    "role and responsibilities, roles and responsibility, role and duties, roles and duties, job responsibilities",
    "job duties, work profile, key result areas, kra, what i did, contributions, deliverables, role description",
    "achievements, accomplishments, work responsibilities, duties and responsibilities, profile of work",
  ],
  place: [
    "location, place, job location, work location, city, town, based at, based in, place of posting, station",
  ],
  degree: [
    "qualification, degree, course, examination, exam, programme, program, course of study, level of education",
    "education level, certificate, diploma, exam/degree, degree/course, degree/diploma, title of qualification",
    "degree/certificate, name of examination, name of course, course title, program of study",
  ],
  area: [
    "specialization, specialisation, major, stream, subjects, subject, discipline, field of study, field",
  ],
  school: [
    "institute, institution, college, university, school, board, board/university, university/board, awarding body",
    "school/college, college/university, institute/university, university/college, board or university",
    "university/institute, institution/university, studied at, school/university, training provider",
  ],
  year: [
    "year, year of passing, passing year, passing out year, batch, graduation year, graduation, year of completion",
    "completion year, year completed, date completed, completed, completion date, year of graduation, passed in",
    "graduated, date of completion, completed in, year passed, date of graduation, graduation date, completed on",
  ],
  marks: [
    "percentage, marks, grade, cgpa, gpa, aggregate, score, division, result, marks obtained, class obtained",
  ],
  project: [
    "project, project name, project title, client, client name, project description, name of project",
  ],
  name: [
    "name, full name, candidate, candidate name, applicant, applicant name, name of applicant, name of candidate",
  ],
  other: [
    "email, e-mail, email id, e-mail id, email address, e-mail address, phone, phone no, phone number, mobile",
    "mobile no, mobile number, mob, cell, tel, telephone, telephone no, contact, contact no, contact number",
    "linkedin, github, website, address, current location, preferred location, date of birth, dob, gender, sex",
    "nationality, marital status, languages known, languages, notice period, ctc, current ctc, expected ctc, salary",
    "annual salary, industry, functional area, department, team size, reason for leaving, environment, tools",
    "technologies, reporting to, total experience, employment type, job type, hours per week, skills",
    "key skills, technical skills, software, hardware, operating systems, operating system, databases, database",
    "programming languages, frameworks, tools used, technologies used, religion, passport no, references",
    "career level, current salary, years of experience, experience, summary, objective",
  ],
};

/** Words before a label that another occurrence may lack: "Current employer", "Name of the institute". */
export const labelStarts =
  "name of the, name of, current, present, previous, last, past, former, earlier, recent, most recent, first, second, my, your, key, main, major, core, brief, highest";
/** Words after it: "Company name", "Position held". */
export const labelEnds =
  "name, held, worked, attended, obtained, passed, served, details, and address, name and address, completed, undertaken, awarded";
