import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // where `tatami serve` listens

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // Nothing inline: the content security policy allows styles and scripts from files alone.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
