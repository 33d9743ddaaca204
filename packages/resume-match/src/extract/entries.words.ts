/** Labels in the head of an entry, before a colon or dash. */
export const entryLabels = [
  "(company|employer|organi[sz]ation|client|designation|role|position|job|title|post)( (title|name|held))?",
  "(worked|working) (as|at|with|for), name of (the )?(company|organi[sz]ation)",
];
