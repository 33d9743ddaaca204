import { bake } from "#app/bake.ts";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";

/** Postings that were open on the day of the build, for tools that compare with them offline. */
export default bake(({ postings }) => {
  const today = businessDay();
  return openPostings(postingsOn(postings, today), today);
});
