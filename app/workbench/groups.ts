/** Pages of the workbench: each is `app/workbench/<id>.tsx` at `/workbench/<id>`. */
export const groups = [
  { id: "ui", title: "Primitives" },
  { id: "sections", title: "Sections" },
  { id: "forms", title: "Forms" },
  { id: "resume", title: "Résumé tools" },
  { id: "pronunciation", title: "Pronunciation test" },
  { id: "careers", title: "Job portal" },
  { id: "stages", title: "Stages" },
  { id: "site", title: "Search, errors, blog" },
] as const;
