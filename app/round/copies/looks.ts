/** A button in a row of the settings: 36 px high, 44 px on phones. */
const button =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-[10px] border px-3.5 text-small font-semibold enabled:cursor-pointer disabled:opacity-60 max-lg:min-h-11";
export const outlinedLook = `${button} border-control bg-raised enabled:hover:bg-sunk`;
export const filledLook = `${button} border-leaf bg-leaf text-on-leaf enabled:hover:bg-leaf-strong`;
export const dangerLook = `${button} border-clay text-clay enabled:hover:bg-clay-soft`;
export const quietLook =
  "min-h-9 cursor-pointer text-small font-medium underline decoration-control underline-offset-4 max-lg:min-h-11";
