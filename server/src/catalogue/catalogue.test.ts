import { compareNear } from "@skorpe/core/domain/store"
import { readFixtures } from "@skorpe/fixtures"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { orderingClient } from "../testing/orderingClient.ts"

const fixtures = readFixtures("no")

let server: RunningServer
let client: ReturnType<typeof orderingClient>
let clock = Date.parse("2026-11-21T12:00:00Z")

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    staffKey: "the-key-of-the-kitchen",
    clock: () => clock,
  })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

const codes = ({ status, body }: Awaited<ReturnType<typeof client.get>>) => [
  status,
  ...body.errors.map(({ code }: { readonly code: number }) => code),
]

interface Door {
  readonly street: string
  readonly number: string
  readonly city: string
  readonly position: { readonly latitude: number; readonly longitude: number }
}

describe("the address search", () => {
  const search = async (q: string, query = ""): Promise<readonly Door[]> =>
    (await client.get(`/api/address/search/${encodeURIComponent(q)}${query}`)).body
  const named = async (q: string, query = "") =>
    (await search(q, query)).map(({ street, number }) => `${street} ${number}`)

  it("finds Karl Johans gate from its first letters, house after house", async () => {
    const found = await search("karl joh")
    expect(found).toHaveLength(10)
    expect(new Set(found.map(({ street }) => street))).toEqual(new Set(["Karl Johans gate"]))
    const numbers = found.map(({ number }) => Number.parseInt(number, 10))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  it("ignores accents, case and word order, and matches postal codes and cities", async () => {
    const [first] = await named("grønlandsleiret")
    expect(first).toMatch(/^Grønlandsleiret/)
    for (const typed of ["gronlandsl", "GRÖNLANDS", "Groenlandsleiret", "oslo gronlandsl", "0186 grønl", "leiret"]) {
      expect([typed, (await named(typed))[0]]).toEqual([typed, typed === "leiret" ? undefined : first])
    }
    expect((await search("storgata tromso")).every(({ city }) => city === "Tromsø")).toBe(true)
  })

  it("narrows to the house, the exact one first", async () => {
    const of = fixtures.addresses.filter(({ street }) => street === "Karl Johans gate")
    const wanted = of.find(({ number }) => /^\d$/.test(number)) ?? of[0]
    const found = await search(`karl johans gate ${wanted?.number}`)
    expect(found[0]?.number).toBe(wanted?.number)
    for (const { number } of found) expect(number.startsWith(wanted?.number ?? "")).toBe(true)
    expect(await named("karl johans gate 999")).toEqual([])
  })

  it("shows one house of each street first, and streets that start with the text before others", async () => {
    const found = await search("storg")
    const streets = found.map(({ street, city }) => `${street} ${city}`)
    const distinct = new Set(streets).size
    expect(distinct).toBeGreaterThan(1)
    expect(new Set(streets.slice(0, distinct)).size).toBe(distinct)
  })

  it("sorts by distance when it knows the position", async () => {
    const tromso = { latitude: 69.65, longitude: 18.95 }
    const found = await search("storgata", "?latitude=69.65&longitude=18.95")
    expect(found[0]?.city).toBe("Tromsø")
    const away = found.map(({ position }) =>
      Math.hypot(
        position.latitude - tromso.latitude,
        (position.longitude - tromso.longitude) * Math.cos((tromso.latitude * Math.PI) / 180),
      ),
    )
    expect(away).toEqual(away.toSorted((one, other) => one - other))
    const all = fixtures.addresses
      .filter(({ street }) => street === "Storgata")
      .map(({ position }) =>
        Math.hypot(
          position.latitude - tromso.latitude,
          (position.longitude - tromso.longitude) * Math.cos((tromso.latitude * Math.PI) / 180),
        ),
      )
    expect(away[0]).toBeCloseTo(Math.min(...all), 9)
  })

  it("finds nothing for blank text or query syntax, and refuses an invalid position", async () => {
    for (const typed of [" ", "%", "'", "' | 'zzz':*", "zzzz", "karl & !oslo", "\\", "zå".repeat(100)]) {
      const { status, body } = await client.get(`/api/address/search/${encodeURIComponent(typed)}`)
      expect([typed, status, body]).toEqual([typed, 200, typed === "karl & !oslo" ? body : []])
    }
    expect(codes(await client.get(`/api/address/search/${"z".repeat(2000)}`))).toEqual([404, 3010])
    expect(codes(await client.get("/api/address/search/karl?latitude=59"))).toEqual([400, 1002])
    expect(codes(await client.get("/api/address/search/karl?latitude=x&longitude=1"))).toEqual([400, 1002])
    expect(codes(await client.get("/api/address/search/karl?latitude=91&longitude=1"))).toEqual([400, 1002])
  })
})

describe("the stores for a place", () => {
  const [home] = fixtures.addresses
  const find = (body: unknown) => client.ask("POST", "/api/stores/find", body)

  it("are the same for a typed address, for one with a position, and for the position alone", async () => {
    if (!home) throw new Error("there are no addresses")
    const { street, number, postalCode, city, position } = home
    const typed = await find({ address: { street, number, postalCode, city } })
    expect(typed.status).toBe(200)
    expect(typed.body.position).toEqual(position)
    expect(typed.body.delivering[0]).toMatchObject({ id: "101", delivers: true })
    expect((await find({ position })).body).toEqual(typed.body)
    expect((await find({ address: { street: "Somewhere", position } })).body).toEqual(typed.body)
    expect((await find({ address: { street: `${street} ${number}`, city } })).body).toEqual(typed.body)
  })

  it("are the nearest ones with their distance when none delivers", async () => {
    const { body } = await find({ position: { latitude: 60.4, longitude: 5.0 } })
    expect(body.delivering).toEqual([])
    expect(body.nearest[0]).toMatchObject({ id: "104", delivers: false })
    expect(body.nearest).toEqual(body.nearest.toSorted(compareNear))
    expect(body.nearest.every(({ distance }: { readonly distance: number }) => distance > 0)).toBe(true)
    expect(body.nearest.length).toBeLessThanOrEqual(10)
  })

  it("are refused for an invalid address", async () => {
    expect(codes(await find({ address: { street: "Ingensteds vei", number: "1" } }))).toEqual([400, 3019])
    expect(codes(await find({ address: { street: "Karl Johans gate", number: "999" } }))).toEqual([400, 3019])
    for (const body of [{}, { position: { latitude: 91, longitude: 0 } }, { address: {} }, { position: null }, []]) {
      expect(codes(await find(body))).toEqual([400, 1002])
    }
  })
})

describe("a hotspot", () => {
  it("belongs to its store and to no other", async () => {
    const store = fixtures.stores.find(({ hotspots }) => hotspots.some(({ parameters }) => parameters.length > 0))
    const hotspot = store?.hotspots.find(({ parameters }) => parameters.length > 0)
    const { status, body } = await client.get(`/api/stores/${store?.id}/hotspot/${hotspot?.id}`)
    expect([status, body.id, body.parameters[0].key]).toEqual([200, hotspot?.id, hotspot?.parameters[0]?.key])
    expect(body.fee * 100).toBe(hotspot?.fee)
    expect(codes(await client.get(`/api/stores/101/hotspot/${hotspot?.id}`))).toEqual([404, 3010])
    expect(codes(await client.get(`/api/stores/nope/hotspot/${hotspot?.id}`))).toEqual([404, 3010])
  })
})

describe("the deals", () => {
  it("are those that are valid today, best first, with an ETag", async () => {
    const { body, headers } = await client.get("/api/deals")
    expect(body.map(({ code }: { readonly code: string }) => code)).toEqual(fixtures.deals.map(({ code }) => code))
    const again = await client.get("/api/deals", { "if-none-match": headers.get("etag") ?? "" })
    expect(again.status).toBe(304)
  })

  it("disappear when they end", async () => {
    const last = Math.max(...fixtures.deals.map(({ validUntil }) => validUntil ?? 0))
    const open = async (at: number) => {
      clock = at
      return (await client.get("/api/deals")).body.length
    }
    const today = clock
    expect(await open(last)).toBeGreaterThan(0)
    expect(await open(last + 1)).toBe(fixtures.deals.filter(({ validUntil }) => validUntil === null).length)
    clock = today
  })
})

describe("the upsells", () => {
  const ask = (body: unknown, id = "101") => client.ask("POST", `/api/upsells/${id}`, body)
  const shelves = async (cartItems: readonly object[], favourites: readonly string[] = []) => {
    const { body } = await ask({ cartItems, favourites })
    return body as readonly { readonly id: string; readonly products: readonly string[] }[]
  }

  it("fit what is in the cart", async () => {
    const pizza = fixtures.menu.products.find(({ kind }) => kind === "PIZZA")?.variations[0].code
    const drink = fixtures.menu.products.find(({ category }) => category === "Drinks")?.variations[0].code
    const withPizza = (await shelves([{ variationCode: pizza, quantity: 1 }])).map(({ id }) => id)
    expect(withPizza).toContain("thirsty")
    expect(withPizza).toContain("dip-the-crust")
    const withDrink = (await shelves([{ variationCode: drink, quantity: 2 }])).map(({ id }) => id)
    expect(withDrink).not.toContain("thirsty")
    expect(withDrink).not.toContain("dip-the-crust")
    expect((await shelves([{ variationCode: "NOTHING", quantity: 1 }])).map(({ id }) => id)).toContain("thirsty")
  })

  it("start with the customer's favourites, and never contain beer", async () => {
    const beer = fixtures.menu.products.filter(({ category }) => category === "Beer")
    const [plain] = await shelves([])
    const liked = plain?.products.at(-1) ?? ""
    const variation = fixtures.menu.products.find(({ productCode }) => productCode === liked)?.variations[0].code ?? ""
    const found = await shelves([], [variation, ...beer.map(({ variations }) => variations[0].code)])
    expect(found[0]?.products[0]).toBe(liked)
    const codesOfBeer = new Set(beer.map(({ productCode }) => productCode))
    expect(found.flatMap(({ products }) => products).filter((code) => codesOfBeer.has(code))).toEqual([])
  })

  it("include a product that is sold out tonight only for an order tomorrow; a missing or past time means now", async () => {
    const hour = 3_600_000
    const [plain] = await shelves([])
    const code = plain?.products[0] ?? ""
    const until = new Date(clock + 10 * hour).toISOString()
    const staff = { "staff-key": "the-key-of-the-kitchen" }
    const marked = { kind: "product", code, until }
    expect((await client.ask("POST", "/api/kitchen/stores/101/stock", marked, staff)).status).toBe(200)
    const holdsAt = async (time: object) => {
      const { body } = await ask({ cartItems: [], favourites: [], ...time })
      return (body as readonly { readonly products: readonly string[] }[]).some(({ products }) =>
        products.includes(code),
      )
    }
    const at = (hours: number) => ({ requestedTime: new Date(clock + hours * hour).toISOString() })
    expect([await holdsAt(at(24)), await holdsAt(at(10)), await holdsAt(at(9))]).toEqual([true, true, false])
    expect([await holdsAt({}), await holdsAt({ requestedTime: null }), await holdsAt(at(-24))]).toEqual([
      false,
      false,
      false,
    ])
    await client.ask("POST", "/api/kitchen/stores/101/stock", { ...marked, until: null }, staff)
    expect(await holdsAt({})).toBe(true)
  })

  it("require a cart and a store", async () => {
    expect(codes(await ask({ cartItems: [], favourites: [] }, "nope"))).toEqual([404, 3010])
    for (const body of [
      {},
      { cartItems: [{ variationCode: "A", quantity: 0 }], favourites: [] },
      { cartItems: [], favourites: "x" },
      { cartItems: [], favourites: [], requestedTime: "tomorrow" },
    ])
      expect(codes(await ask(body))).toEqual([400, 1002])
  })
})
