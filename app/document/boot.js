// Inlined into every page by defer-scripts.ts. Plain JavaScript, because it is only minified.
// biome-ignore lint/correctness/noUnusedVariables: called by the text that defer-scripts.ts appends
function boot(sheet, preloads, manifest, routes, entry) {
  const events = ["pointerover", "pointerdown", "keydown", "focusin"];
  let started = false;
  const add = (rel, href) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));

  // The document has the rules it needs. Later elements may need others, so the whole sheet is added at the visitor's first
  // action: adding it restyles the page, which would block the main thread during loading.
  const acts = [...events, "click", "wheel", "scroll"];
  const addSheet = () => {
    for (const act of acts) removeEventListener(act, addSheet, true);
    add("stylesheet", sheet);
  };
  for (const act of acts) addEventListener(act, addSheet, { capture: true, passive: true });

  const start = async () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, start, true);
    for (const href of preloads) add("modulepreload", href);
    // Warms the cache.
    fetch(sheet, { priority: "low" }).catch(() => {});
    const load = async ([id, file]) => [id, await import(file)];
    const [modules] = await Promise.all([Promise.all(Object.entries(routes).map(load)), import(manifest)]);
    window.__reactRouterRouteModules = Object.fromEntries(modules);
    import(entry);
  };
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });

  // A button pressed before hydration is pressed again afterwards (app/shell/replay-click.ts).
  addEventListener("click", (event) => {
    if (!("interactive" in document.documentElement.dataset))
      window.pendingClick = event.target.closest("button:not([popovertarget], [commandfor], [type=submit])");
  });

  // After the frame that paints the page: loading earlier would compete with the paint.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 3000 }) : start();
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
