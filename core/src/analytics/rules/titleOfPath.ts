const raised = (segment: string): string => segment.charAt(0).toUpperCase() + segment.slice(1)

/** The title that a page view carries: each segment of the path with its first letter raised (DECISIONS §16). */
export const titleOfPath = (path: string): string => {
  const segments = path
    .replace(/[?#].*$/, "")
    .split("/")
    .filter((segment) => segment !== "")
  if (segments.length === 0 || (segments.length === 1 && segments[0] === "en")) return "Home"
  return segments.map(raised).join(" - ")
}
