/**
 * Loads the rest of the style sheet. A document has only the rules that its elements need, and the others come with the
 * visitor's first action (app/document/boot.js): elements that appear without one need them, too.
 */
export async function loadWholeSheet(): Promise<void> {
  dispatchEvent(new Event("scroll"));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const settle = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", resolve);
    });
  await Promise.all(links.map((link) => link.sheet ?? settle(link)));
}
