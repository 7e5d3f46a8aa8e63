import "@fontsource/fraunces/latin-600.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { findOut } from "./app/player.svelte";
import { apply } from "./app/settings.svelte";
import { start } from "./app/words.svelte";
import { work } from "./app/worker";

apply();
void findOut().catch(() => undefined); // whoever can't be asked now is asked when it matters
void start().then(() => mount(App, { target: document.getElementById("app")! }));
if (import.meta.env.PROD) work();
