// The formats that need more than a text of givens.
export { readLink, writeLink } from "./link.js";
