/** Classes of inputs and selects. */
export const fieldLook = "min-h-11 rounded-[10px] border border-control bg-raised px-3 text-base";
