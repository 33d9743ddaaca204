import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/blog/blog.css";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useLoaderData } from "react-router";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import NotFound from "#app/errors/not-found.tsx";
import { RouteError } from "#app/errors/route-error.tsx";
import { Contents } from "#app/routes/blog/contents.tsx";
import { PostList } from "#app/routes/blog/post-list.tsx";
import { PostFoot, PostHead } from "#app/routes/blog/post-parts.tsx";
import { Search } from "#app/routes/search/search.tsx";
import { resultCount } from "#app/search/result-count.ts";
import { ShareRow } from "#app/seo/share-row.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Post } from "#domain/posts/posts.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { longText } from "./fixtures/long-text.ts";
import { today } from "./fixtures/now.ts";
import { noop } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

const topics = [
  { id: "evidence", name: "Evidence", description: "What a score rests on." },
  { id: "speech", name: longText(40, "Speech"), description: "How a voice is heard." },
];

function makePost(number: number, changes: Partial<Post> = {}): Post {
  return {
    url: `/blog/post-${number}`,
    name: `Post ${number}`,
    title: `Post ${number}`,
    description: "What the reader gets, in one sentence of some length.",
    published: "2026-11-02",
    next: {
      employer: { title: "A step for an employer", url: "/platform/resumate" },
      candidate: { title: "A step for a candidate", url: "/evaluate-resume" },
    },
    isDraft: false,
    author: { id: "team", name: "The team", description: "Writes about its work.", sample: true },
    topics: topics.slice(0, 1),
    minutes: 4,
    headings: [],
    html: "",
    words: "",
    markdown: "",
    ...changes,
  };
}
const posts = [
  makePost(1, { title: longText(60, "Post"), description: longText(160, "Description."), topics }),
  makePost(2, { updated: "2026-11-12", isDraft: true }),
  makePost(3, { published: "2026-12-01" }),
];

function blogHtml() {
  const { blog: words } = content;
  const counted = topics.map((topic) => ({ ...topic, count: 2 }));
  const list = (total: number, query: { words: string; topic: string | null; page: number }) => (
    <PostList
      result={{ items: posts.slice(0, total), total, pages: total === 0 ? 1 : 4, query }}
      newest={posts.slice(0, 2)}
      topics={counted}
      words={words}
      today={today}
    />
  );
  const [post = makePost(0), older, newer] = posts;
  const parts = {
    list: list(3, { words: "", topic: "evidence", page: 2 }),
    nothing: list(0, { words: "kaveri", topic: null, page: 1 }),
    head: <PostHead post={post} words={words.post} topicsLabel={words.list.topics} today={today} />,
    foot: (
      <PostFoot
        post={post}
        words={words.post}
        newer={newer}
        older={older}
        related={posts.slice(1, 2)}
        today={today}
      />
    ),
  };
  const html = (part: keyof typeof parts) => markServerHtml(renderToStaticMarkup(parts[part]));
  return { list: html("list"), nothing: html("nothing"), head: html("head"), foot: html("foot") };
}

type SearchData = ComponentProps<typeof Search>;

function searchPage(query: string, groups: SearchData["groups"]): SearchData {
  const { page } = content.search;
  return {
    query,
    heading: query === "" ? page.title : fillTemplate(page.titleFor, { query }),
    intro: page.intro,
    nothing: fillTemplate(page.nothing, { query }),
    count: resultCount(groups, content.search),
    groups,
    popular: {
      title: content.shell.messages.notFound.popular,
      pages: groups.length > 0 ? [] : knownPages.slice(0, 3),
    },
  };
}

const knownPages = [
  { url: "/", name: "Home" },
  { url: "/platform/resumate", name: "ResuMate" },
  { url: "/careers", name: "Openings" },
  { url: "/blog", name: longText(60, "Blog") },
];

export function loader() {
  const { notFound } = content.shell.messages;
  const { share, shareNative, copy, copied, notCopied, print } = content.careers.opening;
  const entry = (url: string, title: string, description: string) => ({
    url,
    title,
    description,
    terms: ["evidence"],
  });
  return {
    found: searchPage("evidence", [
      {
        kind: "PAGE",
        title: content.search.groups.PAGE,
        entries: [
          entry("/", "Home", "Hiring that shows its evidence."),
          entry("/platform", longText(90, "Evidence"), longText(320, "Of evidence.")),
        ],
      },
      {
        kind: "POST",
        title: content.search.groups.POST,
        entries: [entry("/blog/post-1", "What a score rests on", "On evidence and its strength.")],
      },
    ]),
    nothing: searchPage("kaveri", []),
    start: searchPage("", []),
    notFound: { ...notFound, popularPages: knownPages.slice(0, 3).map(({ url }) => url) },
    share: { share, shareNative, copy, copied, notCopied, print },
    blog: blogHtml(),
    contents: content.blog.post.contents,
  };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Found({ found, nothing, start }: Loaded) {
  const pages = { found, nothing, start };
  return (
    <Board id="search" columns={2}>
      {(["found", "nothing", "start"] as const).map((state) => (
        <Specimen key={state} title={`Search, ${state}`} look="whole">
          <Search {...pages[state]} />
        </Specimen>
      ))}
    </Board>
  );
}

function Errors({ notFound }: Loaded) {
  const pageNames = Object.fromEntries(knownPages.map(({ url, name }) => [url, name]));
  return (
    <Board id="errors">
      <Specimen title="404, with something like it" look="whole">
        <NotFound nearest={knownPages.slice(1, 3)} pageNames={pageNames} words={notFound} />
      </Specimen>
      <Specimen title="A page that failed" look="whole">
        <RouteError error={undefined} />
      </Specimen>
    </Board>
  );
}

function Blog({ blog, contents, share }: Loaded) {
  const sections = [
    { id: "first", text: "First section" },
    { id: "second", text: longText(80, "Second section") },
  ];
  return (
    <>
      <Board id="blog-lists">
        <Specimen title="Posts of a topic, page 2 of 4; a draft and one that is scheduled">
          <ServerHtml id="blog-list-html" html={blog.list} />
        </Specimen>
        <Specimen title="No posts found">
          <ServerHtml id="blog-nothing-html" html={blog.nothing} />
        </Specimen>
      </Board>
      <Board id="post">
        <Specimen title="Head, contents, share row and foot of a post" look="whole">
          <article className="post">
            <ServerHtml id="post-head-html" html={blog.head} />
            <div className="page-width post-body">
              <Contents title={contents} sections={sections} />
              <div className="prose post-text">
                <h2 id="first">First section</h2>
                <p>{longText(240, "Text.")}</p>
              </div>
            </div>
            <ShareRow words={share} url="/blog/post-1" title="Post 1" />
            <ServerHtml id="post-foot-html" html={blog.foot} />
          </article>
        </Specimen>
      </Board>
    </>
  );
}

function Shell() {
  return (
    <Board id="shell">
      <Specimen title="Top bar" look="whole">
        <div className="workbench-bar">
          <TopBar onMenuToggle={noop} />
        </div>
      </Specimen>
      <Specimen title="Footer" look="whole">
        <ServerHtml id="footer" />
      </Specimen>
      <Specimen title="Bottom strip" look="whole">
        <div className="workbench-strip">
          <ServerHtml id="strip" />
        </div>
      </Specimen>
    </Board>
  );
}

export default function Site() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Group title="Search, errors, blog">
      <Found {...loaded} />
      <Errors {...loaded} />
      <Blog {...loaded} />
      <Shell />
    </Group>
  );
}
