// Inlined into pages that are nothing without their scripts. The boot script calls it if those did not arrive.
window.failed = (error) => {
  const part = document.querySelector("[data-unloaded]");
  part.hidden = false;
  part.querySelector("button").onclick = () => location.reload();
  throw error;
};
