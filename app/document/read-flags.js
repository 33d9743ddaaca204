// Inlined into the head of every page by root.tsx and run before the first paint; see app/site/flags.ts.
// biome-ignore lint/correctness/noUnusedVariables: called by the text that root.tsx appends
function readFlags(key, flags) {
  try {
    sessionStorage.length;
  } catch {
    // The router's script in the document and its clean-up would throw. What is stored here is refused.
    const refuse = () => {
      throw new Error("The browser refuses storage");
    };
    const value = { getItem: () => null, setItem: refuse, removeItem() {} };
    Reflect.defineProperty(window, "sessionStorage", { value });
  }
  const problems = [];
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored))
      throw new Error("not an object");
    for (const [name, value] of Object.entries(stored)) {
      if (!(name in flags)) problems.push(`there is no flag ${name}`);
      else if (typeof value !== "boolean") problems.push(`${name} must be true or false`);
      else flags[name] = value;
    }
  } catch (error) {
    problems.push(error.message);
  }
  if (problems.length > 0) console.warn(`Feature flags ignored (${key}): ${problems.join("; ")}`);
  const on = Object.keys(flags).filter((name) => flags[name]);
  document.documentElement.dataset.flags = on.join(" ");
}
