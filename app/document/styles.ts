import css from "../app.css?inline";
import fonts from "../fonts.css?inline";

/** The style sheet as text for the server, which inlines it; empty in the browser. Its notice is in notices.txt, not in every page. */
export default import.meta.env.SSR ? fonts + css.replace(/^\/\*![^*]*\*\/\s*/, "") : "";
