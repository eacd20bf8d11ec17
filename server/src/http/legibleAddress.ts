/**
 * Makes the URL of a page safe to decode: when its escapes are not valid UTF-8, they are kept as literal text, so that a
 * broken link shows the page for 404. API calls stay as they are; the API answers 400.
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
