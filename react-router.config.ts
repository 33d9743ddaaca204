import type { Config } from "@react-router/dev/config";

export default {
  routeDiscovery: { mode: "initial" },
  // One script per route: app/document/defer-scripts.ts reads a document's list, and our scripts are small.
  splitRouteModules: false,
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
} satisfies Config;
