import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/frame.yaml`. */
export const frameWords = strictEntry({
  title: text("the name of the rooms of a round in the bar", 40),
  tabs: strictEntry({
    people: text("the tab of the board", 20),
    collect: text("the tab of the links that collect applications", 30),
    asks: text("the tab of the posting", 30),
    settings: text("the tab of copies and the end", 30),
  }),
  tabsLabel: text("the name of the tabs", 40),
  opening: text("what is shown while a round is opened", 40),
  saving: strictEntry({
    SAVED: text("everything is saved", 20),
    savedAt: text("the time of the last save; {time} is filled in", 30),
    SAVING: text("a change is being saved", 20),
    NOT_SAVED: text("a change could not be saved", 20),
    memory: text("nothing is kept after the page", 60),
  }),
  openCopy: text("the words that open the field for a copy of a round", 40),
  failed: text("the storage does not answer", 200),
  reload: text("the button that loads the page again", 30),
  broken: strictEntry({
    title: text("an error keeps a page of a round from being shown", 60),
    note: text("what happened, and that nothing is lost", 200),
    unsaved: text("the same while some changes are only in this window", 200),
    save: text("the button that exports the round", 40),
    rounds: text("the button that leads to the list of rounds", 40),
  }),
  readers: text("who can read the round", 90),
  readersShort: text("the same for phones", 50),
  server: text("what our server has of it", 60),
  serverSealed: text("the same for a round at the relay; {entries} and {size} are filled in", 90),
  readersShared: text("who can read a round that is at the relay", 120),
  readersSharedShort: text("the same for phones", 60),
});
