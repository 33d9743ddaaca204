/** The files that the reader of résumés takes, for file fields. */
export const acceptedFiles = ".pdf,.docx,.odt,.rtf,.html,.htm,.xml,.txt,.md,.json";
