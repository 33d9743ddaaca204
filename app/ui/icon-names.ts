/** Icons that components use by themselves; those named by content are added by the build. */
export const uiIcons = [
  "arrow-right",
  "check",
  "chevron-down",
  "circle-check",
  "circle-dashed",
  "circle-dot",
  "circle-pause",
  "circle-x",
  "menu",
  "plus",
  "search",
  "x",
] as const;
