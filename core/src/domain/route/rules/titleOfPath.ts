/**
 * A page view's title, from its path: each segment capitalised, joined by " - "; an empty path or a lone `en` is Home
 * (SPEC §2.2, DECISIONS §16). Ignores query and fragment.
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
