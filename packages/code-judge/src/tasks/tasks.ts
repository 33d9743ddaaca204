import { busiestHour } from "./busiest-hour.ts";
import { dedupeTickets } from "./dedupe-tickets.ts";
import { firstUnique } from "./first-unique.ts";
import { mergeShifts } from "./merge-shifts.ts";
import type { Task } from "./task.ts";

/** All tasks by their ids, in the order in which they are listed. */
export const tasks = { dedupeTickets, busiestHour, mergeShifts, firstUnique } satisfies Record<string, Task>;

export type TaskId = keyof typeof tasks;

/** The ids of all tasks. */
export const taskIds = Object.keys(tasks) as TaskId[];
