import { Effect, Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { StoredCart } from "../domain/cart/model.ts"
import { splitPlace } from "../domain/cart/rules/splitPlace.ts"
import { emptyDevice } from "../domain/device/rules/emptyDevice.ts"
import type { DeviceContents } from "../domain/device/model.ts"
import { seeShop, shop } from "../shop/shop.ts"
import { start } from "../shop/shopStage.fixture.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import { Device } from "./device.ts"
import { decodeCart, decodeElsewhere, readDevice } from "./readEntry.ts"
import { cases as casesOf } from "../testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../testing/share.fixture.ts"
import { tokenOf } from "./orderTokens.ts"
import { damage, entries, schemas, type ShapedEntry, sound } from "./corruptDevice.fixture.ts"

const cases = casesOf(shareOf(50_000))

/** A device with these contents; `denied` throws like a browser that blocks its storage. */
const run = <A>(
  effect: Effect.Effect<A, never, Device>,
  texts: ReadonlyMap<string, string | null>,
  denied = false,
): A =>
  Effect.runSync(
    Effect.provideService(effect, Device, {
      read: (entry) => Effect.sync(() => (denied ? deny() : (texts.get(entry) ?? null))),
      write: () => Effect.void,
    }),
  )

const deny = (): never => {
  throw new Error("SecurityError")
}

const fits = Object.fromEntries(entries.map((entry) => [entry, Schema.is(schemas[entry])])) as unknown as Record<
  ShapedEntry,
  (value: unknown) => boolean
>

/** The value that is read of an entry; the place is read into its cart, and the order tokens by order. */
const known = (contents: DeviceContents, entry: ShapedEntry): unknown =>
  entry === "orderTokens" || entry === "place" ? undefined : contents[entry]

/** A cart without what a stored place may add to it. */
const withoutPlace = (value: unknown): unknown => (Schema.is(StoredCart)(value) ? splitPlace(value).cart : value)

const waiting = setStage(shop, start).world()
const askedFor = Object.values(waiting.calls)[0]?.key ?? ""

/** The world that starts with these contents; throws if a unit crashes on them. */
const begin = (contents: DeviceContents) => {
  const exit = { _tag: "Done", value: contents as never } as const
  const folded = shop.step(waiting, { n: 1, t: waiting.t }, { type: "CallEnded", key: askedFor, exit })
  if (folded.crash !== undefined) throw folded.crash
  return seeShop(folded.world)
}

const isPlain = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain)
}

const chosen = fc.array(fc.tuple(fc.constantFrom(...entries), fc.nat({ max: 39 }), damage), {
  minLength: 1,
  maxLength: 3,
})

test(
  "however the device is corrupted, each entry keeps its value or reads as null, and the shop starts",
  { timeout: 150_000 * Math.max(1, Number(process.env["SKORPE_CASES"] ?? 1)) },
  () => {
    let kept = 0
    let lost = 0
    fc.assert(
      fc.property(chosen, fc.nat({ max: 99 }), (corrupted, denial) => {
        const texts = new Map<ShapedEntry, string | null>()
        const intact = new Map<ShapedEntry, unknown>()
        for (const [entry, index, { name, corrupt }] of corrupted) {
          const { text, value } = sound[entry][index] ?? { text: "", value: null }
          const found = corrupt(text)
          texts.set(entry, found)
          if (name === "none" || found === text) intact.set(entry, value)
          else intact.delete(entry)
        }
        const denied = denial === 0
        const contents = run(readDevice, texts, denied)
        if (denied) {
          expect(contents).toEqual(emptyDevice)
          return
        }
        for (const entry of entries) {
          const value = known(contents, entry)
          if (value === undefined) continue
          if (value === null) lost++
          else kept++
          const isSound = value === null || (fits[entry](value) && isPlain(value))
          if (!isSound) expect.fail(`${entry} holds ${JSON.stringify(value)}`)
          if (intact.has(entry) && JSON.stringify(value) !== JSON.stringify(intact.get(entry))) {
            expect(withoutPlace(value), `${entry} changed without corruption`).toEqual(withoutPlace(intact.get(entry)))
          }
          if (!texts.get(entry) && value !== null) expect.fail(`${entry} has a value without stored text`)
        }
        const tokens = run(tokenOf("o1"), texts)
        if (typeof tokens !== "string") expect.fail("an order token is not a string")
        if (begin(contents).session._tag !== "Anonymous") expect.fail("the shop does not start")
        if ("polluted" in {}) expect.fail("Object.prototype was polluted")
      }),
      { numRuns: cases, seed: seedOfRun(2026) },
    )
    // A run that loses all entries, or none, would prove little.
    expect(kept).toBeGreaterThan(cases / 10)
    expect(lost).toBeGreaterThan(cases / 10)
  },
)

describe("each entry", () => {
  test.each(entries)("%s is read back as written", (entry) => {
    for (const { text, value } of sound[entry]) {
      const contents = run(readDevice, new Map([[entry, text]]))
      if (entry !== "orderTokens" && entry !== "place") expect(known(contents, entry)).toEqual(value)
    }
  })

  test.each(entries.filter((entry) => entry !== "cart" && entry !== "place" && entry !== "orderTokens"))(
    "%s of another version is not read",
    (entry) => {
      const text = sound[entry][0]?.text.replace('"version":1', '"version":2') ?? ""
      expect(known(run(readDevice, new Map([[entry, text]])), entry)).toBeNull()
    },
  )

  test("does not affect the others if it is corrupt", () => {
    const texts = new Map(entries.map((entry) => [entry, sound[entry][1]?.text ?? null]))
    texts.set("favourites", "{")
    const contents = run(readDevice, texts)
    expect(contents.favourites).toBeNull()
    expect(contents.store).toEqual(sound.store[1]?.value)
    expect(withoutPlace(contents.cart)).toEqual(withoutPlace(sound.cart[1]?.value))
  })

  test("is empty if it cannot be read, as in a browser that blocks its storage: the shop starts, logged out", () => {
    expect(run(readDevice, new Map(), true)).toEqual(emptyDevice)
  })

  test("is not parsed if it is longer than a million characters", () => {
    const cart = sound.cart[0]?.text ?? ""
    expect(decodeCart(cart + " ".repeat(1_000_000 - cart.length))).not.toBeNull()
    expect(decodeCart(cart + " ".repeat(1_000_001 - cart.length))).toBeNull()
  })
})

describe("a write by another tab", () => {
  test("to an entry of a unit becomes an event, cleared or filled", () => {
    const store = { id: "no-1", slug: "torget", name: "Torget" }
    const text = JSON.stringify({ version: 1, value: store })
    expect(decodeElsewhere("store", text)).toEqual({ type: "KeptElsewhere", kept: { entry: "store", value: store } })
    expect(decodeElsewhere("store", null)).toEqual({ type: "KeptElsewhere", kept: { entry: "store", value: null } })
    expect(decodeElsewhere("cart", null)).toEqual({ type: "CartChangedElsewhere", cart: null })
    expect(decodeElsewhere("cart", sound.cart[0]?.text ?? "")).toMatchObject({ type: "CartChangedElsewhere" })
  })

  test("that replaces a cart which this tab has changed too comes with this tab's cart, so that none of its pizzas is lost", () => {
    const [mine, theirs] = [sound.cart[0], sound.cart[1]]
    expect(decodeElsewhere("cart", theirs?.text ?? "", mine?.text)).toEqual({
      type: "CartChangedElsewhere",
      cart: decodeCart(theirs?.text ?? ""),
      before: decodeCart(mine?.text ?? ""),
    })
    expect(decodeElsewhere("cart", null, null)).toEqual({ type: "CartChangedElsewhere", cart: null, before: null })
    expect(decodeElsewhere("cart", null)).not.toHaveProperty("before")
  })

  test("is ignored when it is invalid, or in an entry that no unit shares", () => {
    for (const [entry, text] of [
      ["store", "{"],
      ["cart", "{"],
      ["attempt", null],
      ["orderTokens", "[]"],
      ["toString", null],
      ["__proto__", "{}"],
    ] as const) {
      expect(decodeElsewhere(entry, text)).toBeNull()
    }
  })
})
