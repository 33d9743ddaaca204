import { Insights } from "./insights.tsx";
import { useInsights } from "./use-insights.ts";

/** Interactive version; loaded lazily, client only. */
export default function LiveInsights() {
  return <Insights model={useInsights()} />;
}
