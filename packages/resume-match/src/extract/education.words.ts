/** Subjects of a degree. */
export const subjects = [
  "science, sciences, engineering, arts, commerce, information, business, computer, computing, mathematics",
  "physics, chemistry, biology, economics, finance, accounting, accountancy, marketing, management",
  "administration, nursing, psychology, history, english, literature, law, design, education, journalism",
  "communications?, electronics, mechanical, civil, electrical, technology, studies, cookery, culinary",
  "hospitality, media, philosophy, sociology, statistics, pharmacy, medicine, architecture",
];
