/**
 * Loads the full style sheet. Documents inline only critical CSS and load the rest at the first interaction
 * (app/document/boot.js); call this for elements that appear without one.
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
