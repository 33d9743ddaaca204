import type { TaskId } from "../types.ts";
import { busiestHour } from "./busiest-hour.ts";
import { dedupeTickets } from "./dedupe-tickets.ts";
import { firstUnique } from "./first-unique.ts";
import { mergeShifts } from "./merge-shifts.ts";
import type { Task } from "./task.ts";

export const tasks: Record<TaskId, Task> = { dedupeTickets, busiestHour, mergeShifts, firstUnique };
