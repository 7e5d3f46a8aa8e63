/** The modules whose insides tests/web/test_units.py looks at, in a browser. */
export * from "../src/app/words.svelte";
export * from "../src/motion/pieces";
export { FollowedTable } from "../src/net/table.svelte";
