import type { ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import type { SkillGraph } from "../skills/graph.ts";
import type { Period, Proofs } from "./evidence.ts";

/** The dated jobs of a résumé: all, and those in the job's line of work. */
export type DatedWork = { all: Period[]; related: Period[] };

/** What requirements are compared with. */
export type Compared = { read: ReadResume; job: Job; proofs: Proofs; graph: SkillGraph; dated: DatedWork };
