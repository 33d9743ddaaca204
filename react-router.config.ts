import type { Config } from "@react-router/dev/config";

export default {
  routeDiscovery: { mode: "initial" },
  // One script a route: app/document/document.ts reads a document's list of them, and ours are small.
  splitRouteModules: false,
  buildDirectory: process.env.WORKBENCH === "1" ? "build-workbench" : "build",
} satisfies Config;
