import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const MESSAGE_ID = "/^(sos|dol|ssp)-/";
const COMPARED_IDS = {
  selector: [
    `BinaryExpression[operator=/^[!=]==$/] > Literal[value=${MESSAGE_ID}]`,
    `CallExpression[callee.property.name=/^(startsWith|includes|replace)$/] > Literal[value=${MESSAGE_ID}]`,
    `SwitchCase > Literal[value=${MESSAGE_ID}]`,
  ].join(","),
  message: "What happened is read from the events that the server sends, not from message ids.",
};
const PARSED_TEXTS = {
  selector: "CallExpression[callee.property.name=/^(split|startsWith|match)$/][callee.object.property.name='text']",
  message: "What a choice means is read from its action, not from its text.",
};

const COLOUR = "/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl)a?\\(/i";
const COLOUR_LITERALS = {
  selector: [
    `SvelteStyleElement > SvelteText[value=${COLOUR}]`,
    "SvelteLiteral[value=/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\\(.*)$/i]",
    "Literal[value=/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\\(.*)$/i]",
  ].join(","),
  message: "Colours come from the tokens of look/ or of the game's look.css.",
};

export default typescript.config(
  { ignores: ["node_modules", "src/wire.ts", "src/games/*/wire.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are local, or replaced as a whole
    },
  },
  {
    files: ["src/**/*.{svelte,ts}"],
    rules: { "no-restricted-syntax": ["error", COMPARED_IDS, PARSED_TEXTS, COLOUR_LITERALS] },
  },
  { files: ["*.config.{js,ts}"], languageOptions: { globals: { ...globals.node } } },
  { files: ["public/worker.js"], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig } },
  },
);
