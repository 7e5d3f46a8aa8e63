import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Builds what tests look at as one module; where to is told on the command line. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    minify: false,
    lib: { entry: "tests/units.ts", formats: ["es"], fileName: "units" },
  },
});
