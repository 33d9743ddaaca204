/**
 * Section kinds with behaviour in the browser, apart from the hero. Each has its own script, loaded only by
 * pages that use it. All other kinds are static, server-rendered HTML.
 */
export const liveKinds = ["ASSESSMENTS", "BULK_MATCH", "READ_ALOUD", "DRIVE_PLAN"] as const;
export type LiveKind = (typeof liveKinds)[number];

export function isLiveKind(kind: string): kind is LiveKind {
  return liveKinds.some((live) => live === kind);
}
