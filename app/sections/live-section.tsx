import { lazy, Suspense } from "react";
import type { LiveSectionContent } from "./section.ts";

const Assessments = lazy(() => import("./assessments/assessments.tsx"));
const BulkMatch = lazy(() => import("./bulk-match/bulk-match.tsx"));
const DrivePlan = lazy(() => import("./drive-plan/drive-plan.tsx"));
const ReadAloud = lazy(() => import("./read-aloud/read-aloud.tsx"));

function show(section: LiveSectionContent) {
  switch (section.kind) {
    case "ASSESSMENTS":
      return <Assessments {...section} />;
    case "BULK_MATCH":
      return <BulkMatch {...section} />;
    case "READ_ALOUD":
      return <ReadAloud {...section} />;
    case "DRIVE_PLAN":
      return <DrivePlan {...section} />;
    default:
      return section satisfies never;
  }
}

/** A section of one of `liveKinds`. Its server-rendered HTML shows until its code has loaded. */
export function LiveSection(section: LiveSectionContent) {
  return <Suspense>{show(section)}</Suspense>;
}
