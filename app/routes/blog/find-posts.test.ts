import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { findPosts, indexPosts, listUrl, pageSize, readPostQuery, relatedPosts } from "./find-posts.ts";

const posts = visiblePosts(content.posts, "2026-11-20");
const search = indexPosts(posts);
const find = (query: string) =>
  findPosts(posts, search, readPostQuery(new URLSearchParams(query), content.topics));
const first = (words: string) => find(`q=${encodeURIComponent(words)}`).items[0]?.url;

test("the best post comes first, despite accents, capitals and a wrong letter", () => {
  expect(first("resume parsers")).toBe("/blog/what-resume-parsers-get-wrong");
  expect(first("Résumé PARSARS")).toBe("/blog/what-resume-parsers-get-wrong");
  expect(first("pronuncation")).toBe("/blog/pronunciation-and-accents");
  expect(first("campus drive queue")).toBe("/blog/campus-drives-at-scale");
  expect(first("four-fifths rule")).toBe("/blog/testing-a-screening-tool-before-you-trust-it");
});

test("all words must be in a post", () => {
  expect(find("q=pronunciation+zzzz").items).toEqual([]);
});

test("without words the newest posts come first, in pages; a page after the last is the last", () => {
  expect(find("").items).toEqual(posts.slice(0, pageSize));
  expect(find("page=2").items).toEqual(posts.slice(pageSize));
  expect(find("page=99").query.page).toBe(Math.ceil(posts.length / pageSize));
  expect(find("page=-1").query.page).toBe(1);
});

test("a topic narrows the list, an unknown one does not", () => {
  const { items, query } = find("topic=speech");
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ topics }) => topics.some(({ id }) => id === "speech"))).toBe(true);
  expect(listUrl(query)).toBe("/blog?topic=speech");
  expect(find("topic=gardening").total).toBe(posts.length);
});

test("related posts share a topic, the main one most of all", () => {
  for (const post of posts) {
    const related = relatedPosts(post, posts);
    expect(related).not.toContain(post);
    const sharedTopics = (other: typeof post) =>
      other.topics.filter(({ id }) => post.topics.some((topic) => topic.id === id));
    expect(related.every((other) => sharedTopics(other).length > 0)).toBe(true);
  }
});
