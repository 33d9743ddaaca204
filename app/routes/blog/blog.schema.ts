import type { z } from "zod";
import { plural, strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/blog.yaml`: texts around the posts. */
export const blogWords = strictEntry({
  list: strictEntry({
    title: text("the heading over the posts", 60),
    search: text("the name of the search field", 60),
    placeholder: text("an example in the search field", 60),
    submit: text("the search button", 30),
    topics: text("the name of the row of topics", 40),
    allTopics: text("the entry for all topics", 30),
    found: plural("the number of results, {count}", 120),
    forWords: text("the words added when words were searched, with {words}", 60),
    inTopic: text("the words added when a topic is chosen, with {topic}", 60),
    nothing: text("the message when nothing was found", 200),
    clear: text("the way back to all posts", 40),
    pages: text("the name of the page links", 40),
    page: text("a page link for screen readers, with {page}", 40),
    previous: text("the link to the previous page", 30),
    next: text("the link to the next page", 30),
    feeds: text("the name of the feeds' line", 60),
  }),
  post: strictEntry({
    back: text("the way back to the list", 40),
    published: text("the date line, with {date}", 40),
    updated: text("the date line of a changed post, with {date}", 60),
    minutes: text("reading time, with {minutes}", 40),
    draft: text("the mark of a draft", 40),
    scheduled: text("the mark of a post whose day has not come", 60),
    contents: text("the name of the table of contents", 40),
    headingLink: text("a heading's link to itself, for screen readers", 40),
    table: text("a table that may scroll, for screen readers", 60),
    by: text("the author, with {author}", 40),
    newer: text("the link to the next newer post", 40),
    older: text("the link to the next older post", 40),
    neighbours: text("the name of the two links", 40),
    next: strictEntry({
      title: text("the heading over the next steps", 60),
      employer: text("the words before an employer's link", 40),
      candidate: text("the words before a candidate's link", 40),
    }),
    related: text("the heading over related posts", 60),
    share: text("the name of the row", 40),
    shareNative: text("the button that shares through the device", 40),
    copy: text("the button that copies the address", 40),
    copied: text("the confirmation that it was copied", 60),
    notCopied: text("the message that the device refused", 120),
    print: text("the button that prints the post", 40),
  }),
});
export type BlogWords = z.infer<typeof blogWords>;
