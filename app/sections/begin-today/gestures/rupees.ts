/** Formats whole rupees with Indian grouping, such as ₹7,20,000. */
export const inRupees = (amount: number): string => `₹${amount.toLocaleString("en-IN")}`;

/** How many openings for a month cost as much, to one decimal. */
export const asOpenings = (amount: number, perOpening: number): string =>
  (Math.round((amount / perOpening) * 10) / 10).toLocaleString("en-IN");
