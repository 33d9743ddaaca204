/** The last sentence of a task: what the candidate does. */
export const lastSentence = (task: string): string => task.split(/(?<=\.) /).at(-1) ?? task;
