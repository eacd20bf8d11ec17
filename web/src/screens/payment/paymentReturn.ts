/** The redirect result that a bank or an app put into the address, as JSON for the server; `null` without one. */
export const takeReturn = (query: string = location.search): string | null => {
  const redirectResult = new URLSearchParams(query).get("redirectResult")
  return redirectResult === null ? null : JSON.stringify({ redirectResult })
}
