import { Interview } from "./interview.tsx";
import { useInterview } from "./use-interview.ts";

/** Interactive version; loaded lazily, client only. */
export default function LiveInterview({ only }: { only?: string | undefined }) {
  return <Interview model={useInterview(only)} />;
}
