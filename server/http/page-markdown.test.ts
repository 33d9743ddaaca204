import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const page = (main: string) =>
  pageMarkdown(
    `<html><head><title>x</title></head><body><nav>Menu</nav><main>${main}</main></body></html>`,
    "https://a.example/b/c",
  );

test("headings, lists, tables and links are written with absolute addresses", () => {
  expect(page('<h1>One</h1><p>See <a href="/d">this</a> and <a href="#e">that</a>.</p>')).toBe(
    "# One\n\nSee [this](https://a.example/d) and [that](https://a.example/b/c#e).\n",
  );
  expect(page("<ul><li>a</li><li>b</li></ul>")).toBe("- a\n- b\n");
  expect(
    page("<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>"),
  ).toContain("| A |");
});

test("a button in a table is its text", () => {
  const table =
    "<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td><button>Asha</button></td></tr></tbody></table>";
  expect(page(`${table}<button>No</button>`)).toBe("| Name |\n| ---- |\n| Asha |\n");
});

test("a link whose address cannot be read is its text", () => {
  expect(page('<p><a href="https://[">one</a> and <a href="/d">two</a></p>')).toBe(
    "one and [two](https://a.example/d)\n",
  );
});

test("elements that are apart on the page are apart in the text, and the renderer's comments are gone", () => {
  expect(page("<p><span>Java</span><span>proven</span></p>")).toBe("Java proven\n");
  expect(page("<h1>We hire the way<!-- --> <span>we tell</span></h1><!--static--><p>a<b>b</b></p>")).toBe(
    "# We hire the way we tell\n\na**b**\n",
  );
});

test("invisible and interactive elements are left out", () => {
  expect(
    page(
      '<p>Shown</p><p hidden>No</p><p aria-hidden="true">No</p><p data-no-markdown>No</p><form>No<label>No</label></form><label>No</label><svg><text>No</text></svg><script>no()</script><button>No</button><p class="sr-only">No</p>',
    ),
  ).toBe("Shown\n");
  expect(
    page(
      '<p><span class="typing"><span class="sr-only">Typed</span><span aria-hidden="true">Ty</span></span></p>',
    ),
  ).toBe("Typed\n");
});
