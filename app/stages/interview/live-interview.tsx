import { Interview } from "./interview.tsx";
import { useInterview } from "./use-interview.ts";

/** The stage where visitors answer interview questions, once its script has come. In the browser only. */
export default function LiveInterview({ only }: { only?: string | undefined }) {
  return <Interview model={useInterview(only)} />;
}
