/**
 * The title that a page view carries, from its path: each segment with its first letter raised, joined by " - "; an
 * empty path, or a lone `en`, is Home (SPEC §2.2, DECISIONS §16). Query and fragment do not count.
 */
export const titleOfPath = (path: string): string => {
  const segments = path
    .replace(/[?#].*$/s, "")
    .split("/")
    .filter((segment) => segment !== "")
  if (segments.length === 0 || (segments.length === 1 && segments[0] === "en")) return "Home"
  return segments.map(raiseFirst).join(" - ")
}

const raiseFirst = (segment: string): string => segment.replace(/^./su, (letter) => letter.toUpperCase())
