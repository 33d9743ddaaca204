/** Prints only the first element that matches the selector. */
export function printSheet(selector: string): void {
  const copy = document.querySelector(selector)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.classList.add("print-copy");
  document.body.append(copy);
  document.body.classList.add("prints-copy");
  addEventListener(
    "afterprint",
    () => {
      copy.remove();
      document.body.classList.remove("prints-copy");
    },
    { once: true },
  );
  print();
}
