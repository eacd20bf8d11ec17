import type { Tagged } from "../kernel/json.ts"
import type { Unsealed } from "./model.ts"
import type { SecretPlaces } from "./secretPlaces.ts"
import type { Safe } from "./safe.ts"

const sealAt = (value: unknown, path: readonly string[], seal: (text: string) => object): unknown => {
  const [name, ...inner] = path
  if (name === undefined) return typeof value === "string" ? seal(value) : value
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value
  const part = (value as Readonly<Record<string, unknown>>)[name]
  return { ...value, [name]: sealAt(part, inner, seal) }
}

/**
 * Puts each secret of an event into the safe, and returns the event fit for recording. Must be the last step before
 * `put`: `live.put(seal(event))`.
 */
export const makeSealer =
  <Event extends Tagged>(safe: Safe, places: SecretPlaces) =>
  (event: Unsealed<Event>): Event => {
    const { type } = event as Tagged
    let sealed: unknown = event
    for (const path of places.get(type) ?? []) {
      sealed = sealAt(sealed, path, (text) => safe.seal(text, [type, ...path].join(".")))
    }
    return sealed as Event
  }
