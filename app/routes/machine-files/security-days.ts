/** The content check reports security.txt this many days before it expires. */
const noticeDays = 30;

/** The problem with the expiry date of security.txt on a day; undefined if there is none. */
export function expiryProblem(expires: string, today: string): string | undefined {
  const left = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
  if (left > 366)
    return `${expires} is more than a year ahead: write an earlier day, and check the rest then`;
  if (left > noticeDays) return undefined;
  const when = left > 0 ? `ends on ${expires}` : `ended on ${expires}`;
  return `security.txt ${when}: check what it says, and write a later day`;
}
