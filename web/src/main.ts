import "@fontsource/fraunces/latin-600.css";
import "./look/base.css";
import "./look/home.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadPlayer } from "./app/player.svelte";
import { applySettings } from "./app/settings.svelte";
import { loadCommonMessages } from "./app/words.svelte";
import { registerServiceWorker } from "./app/serviceWorker";

applySettings();
void loadPlayer().catch(() => undefined); // the server is asked again when it matters
void loadCommonMessages().then(() => mount(App, { target: document.getElementById("app")! }));
if (import.meta.env.PROD) registerServiceWorker();
