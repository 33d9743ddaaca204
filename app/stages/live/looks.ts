/** A secondary button of a stage: 36 px high, 44 px on phones. */
export const controlLook =
  "inline-flex min-h-9 items-center gap-1 rounded-[10px] border border-transparent px-3 font-medium enabled:cursor-pointer enabled:hover:bg-sunk max-sm:min-h-11";
export const pressedLook =
  "inline-flex min-h-9 items-center gap-1 rounded-[10px] border border-control bg-sunk px-3 font-semibold enabled:cursor-pointer max-sm:min-h-11";
/** A reply that can be sent with one press. */
export const chipLook =
  "min-h-9 rounded-full border border-control bg-raised px-3 text-small enabled:cursor-pointer enabled:hover:bg-leaf-soft max-sm:min-h-11";
/** The primary button of a form. */
export const actionLook =
  "inline-flex min-h-9 items-center rounded-[10px] bg-leaf px-4 font-semibold text-on-leaf enabled:cursor-pointer enabled:hover:bg-leaf-strong disabled:opacity-60 max-sm:min-h-11";
export const smallFieldLook =
  "mt-1 min-h-9 w-full rounded-[10px] border border-control bg-raised px-3 text-small max-sm:min-h-11";
export const overlayLook =
  "floating rounded-[10px] border border-dashed border-slate bg-sunk p-3 text-note text-ink print:hidden";
