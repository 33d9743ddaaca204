import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/vite-content.ts";

export default defineConfig({
  plugins: [contentPlugin(), tailwindcss(), reactRouter()],
  // The icon sprite is one cached file for all pages, never a copy inside a script.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  server: { port: Number(process.env.PORT ?? 3000) },
});
