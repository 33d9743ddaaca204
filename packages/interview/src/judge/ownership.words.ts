/** A role in place of an action. The speaker comes before them. */
export const roles = [
  "(was|am|'m) (_ )?(responsible|in charge|involved|part of|accountable|assigned|on the calls?|mostly|leading|handling)",
  "(was|am|'m) (_ )?(the (lead|owner|person|poc|point)|managing|coordinating|there)",
  "handled, managed, led, coordinated, supported, oversaw, took care of, looked after, assisted, helped",
];

/** Work with the speaker's own hands. */
export const handsOnWork = [
  "did, started, restored, loaded, wrote, rewrote, built, rebuilt, made, drew, printed, packed, filed, fixed, restarted, killed, revoked, swapped",
  "replaced, installed, put, counted, checked, moved, switched, changed, added, removed, opened, froze, cooked, cleaned",
  "sewed, translated, recorded, scanned, copied, typed, deleted, created",
  "drove, went, walked, rode, ran, carried, fetched, brought, got, collected, delivered",
  "rang, called, phoned, sent, emailed, mailed, booked, ordered, paid",
];

/** Claims about oneself in place of a deed. */
export const claims = [
  "(acted|worked) (on my own|by myself|alone), ownership, responsibility, extra mile, (from )?end to end, initiative",
  "(100|hundred) percent, full charge, best",
];
