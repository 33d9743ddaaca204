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

  const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const load = async () => {
    // Each request and each evaluation is a separate task: together they would block a phone for 100 ms.
    for (const href of preloads) {
      add("modulepreload", href);
      await pause();
    }
    // Warms the cache.
    fetch(sheet, { priority: "low" }).catch(() => {});
    for (const href of preloads) {
      if (href === entry) continue;
      await import(href);
      await pause();
    }
    window.__reactRouterRouteModules = {};
    for (const [id, file] of Object.entries(routes))
      window.__reactRouterRouteModules[id] = await import(file);
    await import(manifest);
    await import(entry);
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, start, true);
    // A page that is nothing without its scripts says that they did not come (say-unloaded.js).
    load().catch(window.failed);
  };
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });

  // A button pressed before hydration is pressed again afterwards (app/shell/replayed-click.ts).
  addEventListener("click", (event) => {
    if (!("interactive" in document.documentElement.dataset))
      window.pendingClick = event.target.closest("button:not([popovertarget], [type=submit])");
  });

  // The parts below the first window (app.css) are laid out after the first frame, as many in a frame as fit into it: together
  // they would block a phone for 100 ms. A font that arrives lays out again what there is, so fonts come first.
  const frame = () => new Promise(requestAnimationFrame);
  const layOut = async () => {
    let until = 0;
    await document.fonts.ready;
    await frame();
    for (const part of document.querySelectorAll(".sec, footer")) {
      if (performance.now() > until) {
        await frame();
        until = performance.now() + 5;
      }
      part.style.contentVisibility = "visible";
      void part.offsetHeight;
    }
    document.documentElement.dataset.whole = "";
  };
  layOut();

  // After the frame that paints the page: loading earlier would compete with the paint.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 3000 }) : start();
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
