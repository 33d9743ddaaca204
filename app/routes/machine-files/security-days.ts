/** So many days before security.txt ends, whoever checks the content is told. */
const notice = 30;

/** What is wrong with the end of security.txt on a day; nothing while it is far. */
export function expiryProblem(expires: string, today: string): string | undefined {
  const left = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
  if (left > 366)
    return `${expires} is more than a year ahead: write an earlier day, and check the rest then`;
  if (left > notice) return undefined;
  const when = left > 0 ? `ends on ${expires}` : `ended on ${expires}`;
  return `security.txt ${when}: check what it says, and write a later day`;
}
