import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // where `tatami serve` listens; it takes requests of its own pages only
const proxy = { target: server, changeOrigin: true, rewriteWsOrigin: true, headers: { Origin: server } };

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Nothing inline: the content security policy allows styles and scripts from files alone.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": proxy, "/ws": { ...proxy, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
