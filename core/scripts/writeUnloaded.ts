import { writeFileSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import { emptyDevice } from "../src/domain/device/rules/emptyDevice.ts"
import type { Json } from "../src/kernel/json.ts"
import { beginWith } from "../src/kernel/known.ts"
import type { ShopStart } from "../src/messages/start.ts"
import { lazyUnits } from "../src/shop/lazyUnits.ts"
import { seeShop, shop, type ShopWorld } from "../src/shop/shop.ts"

/** All values of what a start can say, where there are few. */
const domains = { market: ["no", "se"], origin: ["web", "webQr", "app", "appQr"] } as const satisfies {
  readonly [Key in keyof ShopStart]?: readonly ShopStart[Key][]
}

/** Starts that differ in everything; each market occurs with each origin. */
export const starts: readonly ShopStart[] = domains.market.flatMap((market) =>
  domains.origin.flatMap((origin) =>
    ["one", "two"].map((nth) => ({ market, origin, build: `build ${nth}`, seed: `seed ${nth}`, path: `/${nth}` })),
  ),
)

/** A value, and the start of the session that has it. */
interface Sample {
  readonly start: ShopStart
  readonly value: unknown
}

type Parts = Readonly<Record<string, unknown>>

const partsIn = (samples: readonly Sample[], key: string): readonly Sample[] =>
  samples.map(({ start, value }) => ({ start, value: (value as Parts)[key] }))

const isSame = (samples: readonly Sample[]): boolean =>
  samples.every(({ value }) => isDeepStrictEqual(value, samples[0]?.value))

/** The names of the parts that a value has in every sample; `null` when it has none, or not always the same. */
const commonParts = (samples: readonly Sample[]): readonly string[] | null => {
  const [first, ...others] = samples.map(({ value }) =>
    typeof value === "object" && value !== null ? [Array.isArray(value), ...Object.keys(value)] : null,
  )
  return first && others.every((other) => isDeepStrictEqual(other, first)) ? first.slice(1).map(String) : null
}

const writeRecord = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? "{}" : `{ ${entries.map(([name, text]) => `${name}: ${text}`).join(", ")} }`

/**
 * A value in TypeScript: as it is where all samples agree, otherwise as it follows from `start`. Throws where it follows
 * neither from the market nor from the origin alone and is not in the start either.
 */
export const writeValue = (samples: readonly Sample[], place: string): string => {
  const [first] = samples
  const parts = commonParts(samples)
  if (parts) {
    const texts = parts.map((part) => [part, writeValue(partsIn(samples, part), `${place}.${part}`)] as const)
    return Array.isArray(first?.value) ? `[${texts.map(([, text]) => text).join(", ")}]` : writeRecord(texts)
  }
  if (isSame(samples)) return JSON.stringify(first?.value)
  for (const key of ["market", "origin", "seed", "build", "path"] as const) {
    if (samples.every(({ start, value }) => value === start[key])) return `start.${key}`
  }
  for (const key of ["market", "origin"] as const) {
    const byKey = domains[key].map((one) => [one, samples.filter(({ start }) => start[key] === one)] as const)
    if (byKey.every(([, some]) => isSame(some))) {
      return `(${writeRecord(byKey.map(([one, some]) => [one, writeValue(some, place)]))} as const)[start.${key}]`
    }
  }
  const values = new Set(samples.map(({ value }) => JSON.stringify(value)))
  throw new Error(`${place} follows neither from the market nor from the origin: it may be ${[...values].join(" or ")}`)
}

type Name = keyof typeof lazyUnits

const seen = (name: Name, world: ShopWorld) => ({ state: world.units[name], view: seeShop(world)[name] })

/** A session that has just started, and the same once its device has answered that it holds nothing. */
const begin = (start: ShopStart) => {
  const answer = { command: { type: "ReadDevice" } as const, value: emptyDevice as unknown as Json }
  return {
    start,
    fresh: beginWith(shop, { start, t: 0, known: [] }),
    answered: beginWith(shop, { start, t: 0, known: [answer] }),
  }
}

/** The text of `core/src/shop/unloaded.ts`: what each lazy unit is and shows in a new session. */
export const writeUnloaded = (): string => {
  const sessions = starts.map(begin)
  const lines = (Object.keys(lazyUnits) as Name[]).map((name) => {
    const samples = sessions.map(({ start, fresh, answered }) => {
      const calls = Object.values(fresh.calls).some(({ unit }) => unit === name)
      return { start, value: { ...seen(name, fresh), ...(calls && { after: seen(name, answered) }) } }
    })
    const text = writeValue(samples, name)
    return `  ${name}: ${text.includes("start.") ? `(start) => (${text})` : text},\n`
  })
  return `import type { UnloadedUnits } from "./lazyUnits.ts"

/** State and view of each lazy unit until its code is loaded, generated from the units by \`npm run unloaded\`. */
export const unloaded = {
${lines.join("")}} satisfies UnloadedUnits
`
}

if (import.meta.main) writeFileSync(new URL("../src/shop/unloaded.ts", import.meta.url), writeUnloaded())
