/** The address of the rounds on a visitor's device; each round is below it. */
export const roundUrl = "/round";

/** Whether a path belongs to the rounds, whose documents are apart from those of the site. */
export function isRoundPath(path: string): boolean {
  return path === roundUrl || path.startsWith(`${roundUrl}/`);
}

/** Below it are the pages behind collecting links. */
export const applyUrl = "/apply";
