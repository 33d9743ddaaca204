/** The last sentence of a task, which says what the candidate must do. */
export const lastSentence = (task: string): string => task.split(/(?<=\.) /).at(-1) ?? task;
