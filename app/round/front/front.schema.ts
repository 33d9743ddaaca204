import { link, strictEntry, text } from "#domain/schema/content-fields.ts";

const titledLink = (what: string) => strictEntry({ title: text(what, 30), url: link });

/** `content/own-round/front.yaml`. */
export const frontWords = strictEntry({
  kept: titledLink("the link to how a round is kept"),
  back: titledLink("the link back to the site"),
  page: strictEntry({
    title: text("the title of the document", 60),
    description: text("what the page is for", 160),
    heading: text("the heading until the program has loaded", 40),
    text: text("what a round is and where it stays", 300),
    noScripts: text("why the page needs JavaScript", 300),
  }),
  failed: strictEntry({
    text: text("the line for a program that did not load, which says that nothing is lost", 160),
    again: text("the button that loads it again", 30),
  }),
  newVersion: strictEntry({
    text: text("the line for another version of the program", 60),
    reload: text("the button that shows it", 20),
  }),
  app: strictEntry({
    name: text("the name of the installed program", 45),
    shortName: text("its name below an icon", 12),
  }),
});
