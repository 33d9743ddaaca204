// Inlined into every page by document.ts; plain JavaScript, since it is sent as it stands.
// biome-ignore lint/correctness/noUnusedVariables: called by what document.ts writes after it
function boot(sheet, preloads, manifest, routes, entry) {
  const events = ["pointerover", "pointerdown", "keydown", "focusin"];
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, start, true);
    const add = (rel, href) => {
      const link = Object.assign(document.createElement("link"), { rel, href });
      document.head.append(link);
      return link;
    };
    // The document has the rules that it needs; what scripts show next may need others.
    const styled = new Promise((done) => {
      const link = add("stylesheet", sheet);
      link.onload = link.onerror = done;
    });
    for (const href of preloads) add("modulepreload", href);
    const load = async ([id, file]) => [id, await import(file)];
    const [modules] = await Promise.all([
      Promise.all(Object.entries(routes).map(load)),
      import(manifest),
      styled,
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(modules);
    import(entry);
  };
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });

  // A button pressed before the page can answer is pressed again when it can (shell/pending-click.ts).
  addEventListener("click", (event) => {
    if (!("interactive" in document.documentElement.dataset))
      window.pendingClick = event.target.closest("button:not([popovertarget], [commandfor], [type=submit])");
  });

  // After the frame that paints the page: what loads before it would compete with the paint.
  const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 3000 }) : start();
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
