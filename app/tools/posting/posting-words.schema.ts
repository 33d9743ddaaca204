import { list, plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const kinds = strictEntry({
  must: text("the chip of a must-have", 12),
  nice: text("the chip of a wish", 12),
  duty: text("the chip of a task", 12),
  out: text("the chip of what does not count", 12),
});

const group = strictEntry({
  title: text("the heading of the group", 40),
  note: text("how it counts", 90),
});

const basic = strictEntry({
  name: text("what it is", 24),
  example: text("an example for the field", 90),
});

/** `content/posting-check.yaml`. */
export const postingCheckWords = strictEntry({
  noScripts: text("what to do without JavaScript", 400),
  meaning: strictEntry({
    title: text("the heading of what the check is and is not", 60),
    isTitle: text("the heading of what it is", 40),
    is: list(text("what it is", 200), "statements", 2, 5),
    isNotTitle: text("the heading of what it is not", 40),
    isNot: list(text("what it is not", 200), "statements", 2, 5),
  }),
  sample: text("a posting with faults that postings often have, invented", 2500),
  tool: strictEntry({
    label: text("the name of the whole tool", 60),
    posting: text("the heading of the posting", 40),
    field: text("the label of the field", 40),
    placeholder: text("what the empty field says", 200),
    choose: text("the button for a file", 30),
    samples: text("the label of the list of samples and openings", 30),
    sample: text("the sample in the list", 40),
    reads: text("the heading of what is read", 60),
    count: plural("the number of requirements, {count}", 120),
    keys: text("how to use the keys", 80),
    reading: text("what is shown while it is read", 40),
    readIn: text("how long it took; {seconds} is filled in", 60),
    empty: text("what the right half says while there is no posting", 300),
    nothing: text("a posting without a requirement", 240),
    notLoaded: text("the reader did not load", 160),
    slow: text("reading took too long", 160),
    unreadable: text("a file that cannot be read", 160),
    again: text("the button that reads again", 30),
    undo: text("the button that takes the last change back", 30),
    size: plural("the length, in {words} and in {minutes} to read", 120),
    kinds,
    legend: strictEntry({
      must: text("the lines under must-haves", 30),
      nice: text("the lines under wishes", 30),
      duty: text("the lines under tasks", 30),
      unprovable: text("the lines under what cannot be proven", 30),
      excluding: text("the lines under what excludes", 30),
      years: text("the lines under what contradicts itself", 30),
    }),
    groups: strictEntry({ must: group, nice: group, duty: group }),
    addMust: text("the button that adds a must-have", 30),
    newMust: text("the label of the field for a must-have", 60),
    add: text("the button that adds it", 20),
    out: text("the line before what does not count", 60),
    bringIn: text("the button that counts it again; {label} is filled in", 60),
    line: text("the number of a line; {line} is filled in", 20),
    basics: strictEntry({
      title: text("the heading of what candidates will miss", 60),
      all: text("nothing is missing", 40),
      missing: text("the number; {count} and {of} are filled in", 60),
      vague: text("what the posting says instead; {value} is filled in", 120),
      add: text("the button", 40),
      kinds: strictEntry({ pay: basic, place: basic, hours: basic, employment: basic, apply: basic }),
    }),
    unprovable: strictEntry({ title: text("the heading", 60), note: text("why", 160) }),
    excluding: strictEntry({
      title: text("the heading", 60),
      reasons: strictEntry({
        gender: text("whom it excludes", 120),
        age: text("whom it excludes", 120),
        family: text("whom it excludes", 120),
        community: text("whom it excludes", 120),
        origin: text("whom it excludes", 120),
        looks: text("whom it excludes", 120),
        health: text("whom it excludes", 120),
      }),
    }),
    contradictions: strictEntry({
      title: text("the heading", 60),
      pay: text("a range of pay that falls", 120),
      kinds: strictEntry({
        level: text("years that contradict the level", 120),
        minimums: text("two minimums", 120),
        reversed: text("a range that falls", 120),
        technology: text("more years than the technology exists", 120),
      }),
    }),
    strike: text("the button that strikes it out", 20),
    replace: text("the button that replaces it; {words} are filled in", 60),
    round: text("the link to a round with this posting", 60),
    copy: text("the button that copies the posting", 40),
    copied: text("the posting is copied", 40),
    notCopied: text("copying failed", 90),
  }),
});
