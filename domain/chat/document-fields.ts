import { type FieldName, type Fields, takeTurn } from "chat";
import type { JsonResume } from "resume-match";

const monthOf = (date: string, ifOnlyYear: number) => {
  const [year = 0, month] = date.split("-").map(Number);
  return year * 12 + (month ?? ifOnlyYear) - 1;
};

/** Whole years of dated work, counting overlapping months once; undefined without dates. */
function yearsOfWork(work: JsonResume["work"], today: string): number | undefined {
  const months = new Set<number>();
  for (const { startDate, endDate = today } of work) {
    if (startDate === undefined) continue;
    const last = Math.min(monthOf(endDate, 12), monthOf(today, 1));
    for (let month = monthOf(startDate, 1); month <= last; month += 1) months.add(month);
  }
  return months.size === 0 ? undefined : Math.floor(months.size / 12);
}

/** The application fields found in a résumé, parsed by the chat engine; without those it cannot parse. */
export function documentFields({ basics, work, education, languages }: JsonResume, today: string): Fields {
  const years = yearsOfWork(work, today);
  const texts: Partial<Record<FieldName, string | undefined>> = {
    name: basics.name,
    city: basics.location?.city,
    phone: basics.phone,
    email: basics.email,
    experienceYears: years === undefined ? undefined : `${years} years`,
    currentEmployer: work.find(({ startDate, endDate }) => startDate !== undefined && endDate === undefined)
      ?.name,
    education: education.map(({ studyType, area }) => [studyType, area].filter(Boolean).join(" ")).join(", "),
    languages: languages.map(({ language }) => language).join(", "),
  };
  const fields: Fields = {};
  for (const [name, text] of Object.entries(texts) as [FieldName, string | undefined][]) {
    if (text === undefined || text === "") continue;
    const read = takeTurn({ today, text, state: { asked: name } }, {}).fields[name];
    if (read !== undefined) Object.assign(fields, { [name]: read });
  }
  return fields;
}
