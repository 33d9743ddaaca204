import { text } from "#domain/schema/content-fields.ts";

/* Entries that the words of every form have. */

export const textWords = {
  tooLong: text("the message about an answer that is too long, with {label} and {max}", 120),
  unreadable: text("the message about control characters, with {label}", 160),
  trap: text("the request to screen-reader users to leave the hidden field empty", 80),
};

export const rejectionWords = {
  summary: text("the heading of the list of errors", 80),
  notSent: text("the heading above why nothing was sent", 80),
  tooMany: text("the message when too many were sent, with {minutes}", 240),
  unavailable: text("the message when it could not be stored", 240),
  offline: text("the message when the site cannot be reached", 240),
};
