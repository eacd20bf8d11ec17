/** What an object or list takes beside what is in it, in bytes. */
const shell = 16
const slot = 8

/** About how many bytes a JSON value takes in memory: two a character, eight a value; quick, for every record is weighed. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === "string") return slot + 2 * value.length
  if (typeof value !== "object" || value === null) return slot
  let bytes = slot + shell
  if (Array.isArray(value)) {
    for (const item of value) bytes += bytesOf(item)
    return bytes
  }
  for (const name in value) bytes += slot + bytesOf((value as Record<string, unknown>)[name])
  return bytes
}
