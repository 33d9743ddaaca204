// Inlined into the head of every page by root.tsx and run before the first paint; see app/site/flags.ts and
// app/sections/translations.tsx.
// biome-ignore lint/correctness/noUnusedVariables: called by the text that root.tsx appends
function readFlags(key, flags, others) {
  const problems = [];
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (stored?.constructor !== Object) throw Error("not an object");
    for (const [name, value] of Object.entries(stored)) {
      if (!(name in flags)) problems.push(`there is no flag ${name}`);
      else if (typeof value !== "boolean") problems.push(`${name} must be true or false`);
      else flags[name] = value;
    }
  } catch (error) {
    // Where the browser refuses storage (a DOMException has a code), the router's script would throw. Storing still does.
    if (error.code)
      Reflect.defineProperty(self, "sessionStorage", { value: { getItem() {}, removeItem() {} } });
    problems.push(error.message);
  }
  // The language of the last page that was not in English, or of the English one after it; else the browser's.
  const { lang, dataset } = document.documentElement;
  let wanted = navigator.languages.map((tag) => RegExp(`^(en|${others})\\b`).exec(tag)?.[0]).find(Boolean);
  try {
    if (lang !== "en" || RegExp(`/(${others})/`).test(document.referrer)) localStorage.language = lang;
    wanted = localStorage.language ?? wanted;
  } catch {}
  if (wanted && wanted !== lang) dataset.offer = wanted;
  if (problems.length > 0) console.warn(`Flags ignored (${key}): ${problems}`);
  const on = Object.keys(flags).filter((name) => flags[name]);
  dataset.flags = on.join(" ");
  // A place in the page to go to, or to return to (the router has been here), needs its whole height.
  if (location.hash || history.state) dataset.whole = "";
}
