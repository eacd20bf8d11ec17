/**
 * The address of a page as routes can read it: one whose escapes are no text stands there as it was written, so that
 * whoever follows a broken link sees that nothing is there. Calls of the API are read by their own rules.
 */
export const legibleAddress = (url: string): string => {
  if (url.startsWith("/api/")) return url
  const [path = ""] = url.split(/[?#]/)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length)
  }
}
