import "hanadoku/element";
import "./hana-app.js";
