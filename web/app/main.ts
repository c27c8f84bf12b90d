import { languageOf, loadLanguage, loadSharedEngine } from "hanadoku/element";
import "./hana-app.js";
import { loadSettings } from "./settings.js";

// Whatever is opened, there will be a board that speaks: what it needs is on its way while the page around it is drawn. Who cannot
// have it says so in its place.
void loadLanguage(languageOf(loadSettings().language));
loadSharedEngine().catch(() => undefined);
