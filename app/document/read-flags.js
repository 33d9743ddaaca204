// Inlined into the head of every page by root.tsx and run before the first paint; see app/site/flags.ts.
// biome-ignore lint/correctness/noUnusedVariables: called by the text that root.tsx appends
function readFlags(key, flags) {
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
  if (problems.length > 0) console.warn(`Flags ignored (${key}): ${problems}`);
  const on = Object.keys(flags).filter((name) => flags[name]);
  document.documentElement.dataset.flags = on.join(" ");
}
