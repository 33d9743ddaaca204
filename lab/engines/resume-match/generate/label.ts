import type { Label } from "../../../../packages/resume-match/regression/score-fields.ts";
import type { Printed, PrintedEntry } from "./document.ts";
import type { Person } from "./person.ts";

export type GeneratedLabel = Label & {
  "x-file": string;
  "x-split": string;
  "x-theme": string;
  "x-program": string;
  "x-language": string;
};

const dateLabel = ({ dates: { startDate, endDate } }: PrintedEntry) => ({ startDate, endDate });

/** Words of the prose that a parser may list as skills; neither right nor wrong. */
function findProseWords(texts: string[]): string[] {
  const words =
    texts.join(" ").match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#./&-]*[\p{L}\p{M}\p{N}+#]|\p{L}/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 || /^[A-Z][A-Z+#]?$/.test(word));
}

/** The truth of one file, in the shape that `score-fields.ts` reads. */
export function makeLabel(
  person: Person,
  { document, jobs, studies }: Printed,
  file: { name: string; split: string; program: string },
): GeneratedLabel {
  const prose = [
    person.summary ?? "",
    ...person.jobs.flatMap(({ posts }) => posts.flatMap(({ title, bullets }) => [title, ...bullets])),
    ...person.projects,
    ...studies.map(({ title }) => title),
  ];
  return {
    "x-file": file.name,
    "x-split": file.split,
    "x-theme": document.theme.name,
    "x-program": file.program,
    "x-language": document.language.code,
    basics: {
      name: person.name,
      email: person.email,
      phone: person.phone ?? null,
      "x-links": person.links,
      "x-linksOptional": [],
    },
    work: jobs.map((entry) => ({ name: entry.name, position: entry.title, ...dateLabel(entry) })),
    education: studies.map((entry) => ({
      institution: entry.name,
      studyType: entry.title,
      ...dateLabel(entry),
    })),
    skills: person.skills.map((name) => ({ name })),
    "x-skillsOptional": [
      ...(document.language.labels.groups ?? []),
      ...person.languages,
      ...person.certificates,
      ...person.interests,
      ...findProseWords(prose),
    ],
  };
}
