import { useWords } from "#app/language/language.tsx";
import { tool } from "./resume-tool.data.ts";

/** The words of the résumé tool in the page's language. */
export const useResumeTool = () => useWords("resumeTool", tool);
