import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { applicationUrls, createRouteTable, type Delivery, prerenderedUrls } from "./delivery.ts";

type Routes = ServerBuild["routes"];

function routes(
  list: Record<string, { path?: string; parentId?: string; index?: true; delivery?: Delivery }>,
) {
  return Object.fromEntries(
    Object.entries(list).map(([id, { delivery, ...route }]) => [
      id,
      { id, ...route, module: { default: () => null, ...(delivery && { delivery }) } },
    ]),
  ) as unknown as Routes;
}

const table = createRouteTable(
  routes({
    root: { path: "" },
    home: {
      parentId: "root",
      index: true,
      delivery: { kind: "PRERENDERED", urls: () => ["/", "/about", "/list"] },
    },
    list: { parentId: "root", path: "list", delivery: { kind: "DAILY", query: ["q"] } },
    post: { parentId: "root", path: "list/:id", delivery: { kind: "DAILY", urls: () => ["/list/one"] } },
    own: { parentId: "root", path: "own", delivery: { kind: "PER_REQUEST" } },
    app: { parentId: "root", path: "app/*", delivery: { kind: "APPLICATION", url: "/app" } },
    any: {
      parentId: "root",
      path: "*",
      delivery: { kind: "PRERENDERED", urls: () => ["/", "/about", "/list"] },
    },
  }),
);

test("an address is delivered as its route declares", () => {
  expect(table.find("/list")).toMatchObject({ kind: "DAILY", query: ["q"] });
  expect(table.find("/list/one")?.kind).toBe("DAILY");
  expect(table.find("/own")?.kind).toBe("PER_REQUEST");
  expect(table.find("/about")?.kind).toBe("PRERENDERED");
});

test("an address that a route does not list has no delivery", () => {
  expect(table.find("/list/two")).toBeUndefined();
  expect(table.find("/unknown")).toBeUndefined();
  expect(table.find("/%zz")).toBeUndefined();
});

test("the build writes each page once, and none that another route answers", () => {
  expect(prerenderedUrls(table)).toEqual(["/", "/about"]);
});

test("an application has one address, and the addresses below it are looked up by nobody", () => {
  expect(applicationUrls(table)).toEqual(["/app"]);
  expect(table.find("/app")?.kind).toBe("APPLICATION");
  expect(table.find("/app/one")).toBeUndefined();
});

test("a route without a delivery is named", () => {
  expect(() =>
    createRouteTable(routes({ root: { path: "" }, lost: { parentId: "root", path: "lost" } })),
  ).toThrow("Route lost exports no delivery");
});
