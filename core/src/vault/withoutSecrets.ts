import { Effect } from "effect"
import type { Json, Tagged } from "../kernel/json.ts"
import type { Services } from "../kernel/hands.ts"
import { isSealed } from "./model.ts"
import type { Safe } from "./safe.ts"
import { Vault } from "./vault.ts"

/** Replaces a secret that an answer repeated. */
const standIn = "•••"

const secretsIn = (value: unknown, safe: Safe): readonly string[] => {
  if (typeof value !== "object" || value === null) return []
  if (isSealed(value)) {
    const text = safe.open(value)
    return text === undefined || text === "" ? [] : [text]
  }
  return Object.values(value).flatMap((inner) => secretsIn(inner, safe))
}

const redact = (value: Json, secrets: readonly string[]): Json => {
  if (typeof value === "string") return secrets.reduce((text, secret) => text.replaceAll(secret, standIn), value)
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((item: Json) => redact(item, secrets))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redact(inner, secrets)]))
}

/** Wraps services so that answers, news and failures, which are recorded, never repeat a secret of their command. */
export const withoutSecrets = <Command extends Tagged, Needs>(
  services: Services<Command, Needs>,
): Services<Command, Needs | Vault> => ({
  tell: services.tell,
  call: (command, news) =>
    Effect.flatMap(Vault, (safe) => {
      // A secret may contain another, so the longest is replaced first.
      const secrets = secretsIn(command, safe).toSorted((one, other) => other.length - one.length)
      if (secrets.length === 0) return services.call(command, news)
      const clean = (value: Json) => redact(value, secrets)
      return services
        .call(command, (value) => news(clean(value)))
        .pipe(Effect.mapBoth({ onSuccess: clean, onFailure: clean }))
    }),
})
