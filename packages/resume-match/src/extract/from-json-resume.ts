type Json = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => list(value).filter(isObject);

function period(entry: Json): string {
  const [start, end] = [text(entry.startDate).slice(0, 7), text(entry.endDate).slice(0, 7)];
  if (start === "" && end === "") return "";
  return start === "" ? end : `${start} – ${end || "present"}`;
}

const head = (...parts: string[]) => parts.filter(Boolean).join(" | ");
const bullets = (entry: Json) =>
  [text(entry.summary), ...list(entry.highlights).map(text)].filter(Boolean).map((line) => `- ${line}`);

/** Writes a JSON Resume (https://jsonresume.org/schema) as plain text with headings. Unknown fields are dropped. */
export function fromJsonResume(json: unknown): string {
  const resume = isObject(json) ? json : {};
  const basics = isObject(resume.basics) ? resume.basics : {};
  const location = isObject(basics.location) ? basics.location : {};
  const lines: string[] = [
    text(basics.name),
    text(basics.label),
    head(
      text(basics.email),
      text(basics.phone),
      [text(location.city), text(location.region)].filter(Boolean).join(", "),
    ),
    head(
      text(basics.url),
      ...objects(basics.profiles).map(
        (profile) => text(profile.url) || `${text(profile.network)} ${text(profile.username)}`,
      ),
    ),
  ];
  const section = (title: string, content: string[]) => {
    if (content.some((line) => line !== "")) lines.push("", `# ${title}`, ...content);
  };
  section("Summary", [text(basics.summary)]);
  section(
    "Work experience",
    objects(resume.work).flatMap((job) => [
      "",
      head(text(job.position), text(job.name) || text(job.company)),
      period(job),
      ...bullets(job),
    ]),
  );
  section(
    "Volunteering",
    objects(resume.volunteer).flatMap((job) => [
      "",
      head(text(job.position), text(job.organization)),
      period(job),
      ...bullets(job),
    ]),
  );
  section(
    "Education",
    objects(resume.education).flatMap((study) => [
      "",
      [text(study.studyType), text(study.area)].filter(Boolean).join(" in "),
      text(study.institution),
      period(study),
    ]),
  );
  section(
    "Skills",
    objects(resume.skills).map((skill) => {
      const keywords = list(skill.keywords).map(text).filter(Boolean).join(", ");
      return keywords === "" ? text(skill.name) : head(`${text(skill.name)}: ${keywords}`);
    }),
  );
  section(
    "Projects",
    objects(resume.projects).flatMap((project) => [
      "",
      head(text(project.name), period(project)),
      ...bullets(project),
    ]),
  );
  section(
    "Certificates",
    objects(resume.certificates).map((certificate) =>
      head(text(certificate.name), text(certificate.issuer), text(certificate.date)),
    ),
  );
  section(
    "Languages",
    objects(resume.languages).map((item) =>
      `${text(item.language)} ${text(item.fluency) === "" ? "" : `(${text(item.fluency)})`}`.trim(),
    ),
  );
  section(
    "Awards",
    objects(resume.awards).map((award) => head(text(award.title), text(award.date))),
  );
  section(
    "Interests",
    objects(resume.interests).map((interest) => text(interest.name)),
  );
  return lines.join("\n");
}
