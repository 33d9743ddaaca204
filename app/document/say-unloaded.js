// Inlined into pages that are nothing without their scripts. These do not wait until the page is idle, as on other pages
// (boot.js), but only for its first frame; and if they do not arrive, the page says so.
requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event("focusin"))));
window.failed = (error) => {
  const part = document.querySelector("[data-unloaded]");
  part.hidden = false;
  part.querySelector("button").onclick = () => location.reload();
  throw error;
};
