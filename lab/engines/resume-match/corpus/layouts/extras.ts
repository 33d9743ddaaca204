import type { DateGrammar } from "../dates.ts";
import type { Resume } from "../resume.ts";
import { joined } from "./html.ts";

/** A section that every layout prints as plain lines. */
export type Extra = { kind: ExtraKind; title: string; lines: string[] };

const titles = {
  projects: "Projects",
  certificates: "Certifications",
  publications: "Publications",
  awards: "Awards",
  volunteer: "Volunteering",
  languages: "Languages",
  interests: "Interests",
  personal: "Personal Details",
  references: "References",
};
export type ExtraKind = keyof typeof titles;

function renderLines(kind: ExtraKind, resume: Resume, dates: DateGrammar): string[] {
  switch (kind) {
    case "projects":
      return resume.projects.map(({ name, description, url }) =>
        joined([`${name}: ${description}`, url && `(${url})`], " "),
      );
    case "certificates":
      return resume.certificates.map(({ name, issuer, date }) =>
        joined([name, issuer, date?.slice(0, 4)], ", "),
      );
    case "volunteer":
      return resume.volunteer.map((role) =>
        joined([role.position, role.organization, dates(role, resume.present).text], ", "),
      );
    case "languages":
      return resume.languages.map(({ language, fluency }) =>
        fluency ? `${language} (${fluency})` : language,
      );
    case "interests":
      return resume.interests.length > 0 ? [resume.interests.join(", ")] : [];
    case "publications":
    case "awards":
    case "personal":
    case "references":
      return resume[kind];
  }
}

/** The résumé's sections after work, education and skills, in the usual order. */
export function extras(
  resume: Resume,
  dates: DateGrammar,
  options: { except?: ExtraKind[]; headings?: Partial<Record<ExtraKind, string>> } = {},
): Extra[] {
  const kinds = Object.keys(titles) as ExtraKind[];
  return kinds
    .filter((kind) => !options.except?.includes(kind))
    .map((kind) => ({
      kind,
      title: options.headings?.[kind] ?? titles[kind],
      lines: renderLines(kind, resume, dates),
    }))
    .filter((extra) => extra.lines.length > 0);
}
