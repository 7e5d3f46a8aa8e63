import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** `seachest serve`, while `npm run dev` shows the page. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/seachest/server/built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's own policy forbids scripts and styles in the page
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    // The server wants to see the address that the browser uses.
    proxy: { "/api": { target: SERVER, changeOrigin: false }, "/play": { target: SERVER, changeOrigin: false, ws: true } },
  },
});
