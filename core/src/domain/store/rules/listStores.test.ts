import { describe, expect, test } from "vitest"
import { torget } from "../../../shop/samples.fixture.ts"
import type { Store } from "../model.ts"
import { listStores } from "./listStores.ts"

const stands = (slug: string, latitude: number, address: Partial<Store["address"]> = {}): Store => ({
  ...torget,
  slug,
  name: slug,
  address: { ...torget.address, ...address },
  position: { latitude, longitude: 10.75 },
})
const stores = [
  stands("Løkka", 59.93, { street: "Thorvald Meyers gate 1", postalCode: "0555" }),
  stands("Sentrum", 59.91),
  { ...stands("Bryggen", 60.39, { city: "Bergen" }), deliveryArea: [] },
]
const always = () => true
const slugs = (query: string) => listStores(stores, query, null, always).map(({ store }) => store.slug)

describe("the list of stores", () => {
  test("keeps its order without a position", () => {
    expect(listStores(stores, "", null, always)).toEqual(
      stores.map((store) => ({ store, distance: null, delivers: null })),
    )
  })

  test("is filtered by word prefixes of name and address, ignoring accents", () => {
    expect(slugs("  ")).toHaveLength(3)
    expect(slugs("lok")).toEqual(["Løkka"])
    expect(slugs("thor 0555")).toEqual(["Løkka"])
    expect(slugs("BERG")).toEqual(["Bryggen"])
    expect(slugs("okka")).toEqual([])
    expect(slugs("berg sentrum")).toEqual([])
  })

  test("begins with the nearest, and marks the stores that deliver", () => {
    const near = listStores(stores, "", { latitude: 59.911, longitude: 10.75 }, always)
    expect(near.map(({ store, delivers }) => [store.slug, delivers])).toEqual([
      ["Sentrum", true],
      ["Løkka", true],
      ["Bryggen", false],
    ])
    expect(near[0]?.distance).toBe(111)
    const far = listStores(stores, "sen", { latitude: 60.39, longitude: 10.75 }, always)
    expect(far.map(({ delivers }) => delivers)).toEqual([false])
  })

  test("begins with an open store that is a little farther than a closed one", () => {
    const besideSentrum = { latitude: 59.911, longitude: 10.75 }
    const near = listStores(stores, "", besideSentrum, ({ slug }) => slug !== "Sentrum")
    expect(near.map(({ store }) => store.slug)).toEqual(["Løkka", "Sentrum", "Bryggen"])
  })
})
