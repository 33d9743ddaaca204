import type { PrintedRange } from "./dates.ts";
import type { Layout } from "./layouts/layout.ts";
import { degree, links, phones, type Resume, skillNames } from "./resume.ts";

/** No date printed: the scorer skips these values. */
const unscored = { startDate: "__unscored__", endDate: "__unscored__" };

function dateLabel({ startDate, endDate }: PrintedRange) {
  return startDate || endDate ? { startDate, endDate } : unscored;
}

/** Words of the prose that a parser may list as skills; neither right nor wrong. */
function findProseWords(resume: Resume): string[] {
  const prose = [
    resume.summary ?? "",
    ...resume.work.flatMap((job) => [job.position, ...job.highlights]),
    ...resume.projects.flatMap((project) => [project.name, project.description]),
    ...resume.education.map(degree),
    ...resume.publications,
  ].join(" ");
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}+#./&-]*[\p{L}\p{N}+#]|\p{L}/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 || /^[A-Z][A-Z+#]?$/.test(word));
}

/** The label of one file: everything this layout prints of this résumé, in the shape `score-fields.ts` reads. */
export function makeLabel(resume: Resume, layout: Layout, file: string) {
  const [phone = null, ...otherPhones] = phones(resume);
  const hasLinks = !layout.omits?.includes("links");
  const jobs = resume.work.map((job) => ({
    name: job.name,
    position: job.position,
    ...dateLabel(layout.workDates(job, resume.present)),
  }));
  const volunteering = resume.volunteer.map((role) => ({
    name: role.organization,
    position: role.position,
    ...dateLabel(layout.workDates(role, resume.present)),
    "x-optional": true,
  }));
  return {
    $schema: "JSON Resume 1.0.0 + x- fields",
    "x-file": file,
    "x-layout": `${layout.name}: ${layout.about}`,
    "x-source": "bench/corpus, fictional",
    basics: {
      name: resume.basics.name,
      email: resume.basics.email,
      phone: phone !== null && otherPhones.length > 0 ? [phone, ...otherPhones] : phone,
      "x-links": hasLinks ? links(resume) : [],
      "x-linksOptional": resume.projects.flatMap((project) => project.url ?? []),
    },
    work: [...jobs, ...volunteering],
    education: resume.education.map((study) => ({
      institution: study.institution,
      studyType: degree(study),
      ...dateLabel(layout.educationDates(study, resume.present)),
    })),
    skills: skillNames(resume).map((name) => ({ name })),
    "x-skillsOptional": [
      ...resume.skills.map((skill) => skill.name),
      ...resume.languages.map(({ language }) => language),
      ...resume.certificates.map((certificate) => certificate.name),
      ...resume.interests,
      ...findProseWords(resume),
    ],
    "x-skillsInProse": false,
    "x-unscored": [],
  };
}
