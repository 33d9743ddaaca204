import type { FieldName, Fields } from "chat";
import { dateFormat, numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Dialogue } from "./dialogue.schema.ts";

export type FieldValue = NonNullable<Fields[FieldName]>;

const longDay = dateFormat("en", { dateStyle: "full", timeZone: "UTC" });

function showPay(
  { amount, period, currency }: NonNullable<Fields["expectedPay"]>,
  values: Dialogue["values"],
) {
  const money = numberFormat("en", { style: "currency", currency, maximumFractionDigits: 0 });
  return fillTemplate(values.pay, { amount: money.format(amount), period: values.periods[period] });
}

/** Formats a field's value, for the record and the bot. */
export function showValue(fields: Fields, name: FieldName, values: Dialogue["values"]): string {
  const {
    experienceYears: years,
    noticeDays: days,
    expectedPay,
    shift,
    education,
    languages,
    startDate,
  } = fields;
  switch (name) {
    case "experienceYears":
      if (years === 0) return values.noYears;
      return years === 1 ? values.oneYear : fillTemplate(values.years, { count: years ?? "" });
    case "noticeDays":
      return days === 0 ? values.noDays : fillTemplate(values.days, { count: days ?? "" });
    case "expectedPay":
      return expectedPay ? showPay(expectedPay, values) : "";
    case "shift":
      return shift ? values.shifts[shift] : "";
    case "education":
      return education ? values.degrees[education] : "";
    case "languages":
      return languages?.join(", ") ?? "";
    case "startDate":
      return startDate === undefined ? "" : longDay.format(new Date(`${startDate}T00:00Z`));
    default:
      return fields[name] ?? "";
  }
}
