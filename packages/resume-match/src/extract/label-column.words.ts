/** Words of a form's labels, by what is beside the label; the first that fits counts. */
export const formLabels = {
  sector: "sector, business, branche, settore, secteur",
  duties:
    "activit(y|ies), responsibilit(y|ies), duties, tasks, aufgaben, tätigkeiten, mansioni, activités, funciones, tareas, atividades",
  employer:
    "employer, company, organi[sz]ation, arbeitgeber, firma, datore, employeur, entreprise, empresa, empleador, empregador",
  position:
    "position, occupation, designation, (job |post )?title, role, post, beruf, funktion, stelle, fonction, poste, profesión, cargo, puesto, impiego, função",
  dates: "dates?, period, duration, from, zeitraum, datum, période, fechas?, periodo, datas?",
} as const;

/** Words of the labels of schools and degrees. */
export const courseLabels =
  "qualifications?, degree, diploma, certificate, school, institut(e|ion), university, college, organi[sz]ation, subjects?, level";
