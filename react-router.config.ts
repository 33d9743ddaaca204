import type { Config } from "@react-router/dev/config";

export default {
  routeDiscovery: { mode: "initial" },
  // One script for each route: app/document/defer-scripts.ts reads a document's list of them, and ours are small.
  splitRouteModules: false,
  buildDirectory: process.env.WORKBENCH === "1" ? "build-workbench" : "build",
} satisfies Config;
