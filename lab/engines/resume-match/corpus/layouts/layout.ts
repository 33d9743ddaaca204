import type { Document } from "docx";
import type { DateGrammar } from "../dates.ts";
import type { Resume } from "../resume.ts";
import type { Html } from "./html.ts";

type LayoutBase = {
  name: string;
  /** One line for the label: what makes the layout difficult for a parser. */
  about: string;
  workDates: DateGrammar;
  educationDates: DateGrammar;
  /** Parts this layout does not print; labels leave them out. */
  omits?: "links"[];
};
export type PdfLayout = LayoutBase & {
  format: "pdf";
  paper: "A4" | "Letter";
  /** A whole document: a style element and the body. */
  render(resume: Resume): Html;
};
export type DocxLayout = LayoutBase & { format: "docx"; render(resume: Resume): Document };
export type Layout = PdfLayout | DocxLayout;
