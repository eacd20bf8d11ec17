/** What a bank or an app put into the address for the provider, as JSON for the server; `null` when nobody came back. */
export const takeReturn = (query: string = location.search): string | null => {
  const redirectResult = new URLSearchParams(query).get("redirectResult")
  return redirectResult === null ? null : JSON.stringify({ redirectResult })
}
