import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Unit tests of the page's modules; what a whole page does is tested in a browser, by tests/web. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // the catalogue is part of the package
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"], restoreMocks: true },
});
