/** Data that the shop passes on unread, as the provider's opaque texts. */
export const seal = (data: Readonly<Record<string, string>>): string =>
  Buffer.from(JSON.stringify(data)).toString("base64")

/** The fields of an opaque text; none when it is not one of ours. */
export const unseal = (text: unknown): Readonly<Record<string, unknown>> => {
  if (typeof text !== "string") return {}
  try {
    const data: unknown = JSON.parse(Buffer.from(text, "base64").toString())
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
