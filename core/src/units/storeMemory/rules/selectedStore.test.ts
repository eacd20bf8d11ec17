import { expect, test } from "vitest"
import { selectedStore } from "./selectedStore.ts"

const torget = { id: "no-1", slug: "torget", name: "Torget" }
const none = { storeId: "", storeSlug: "", storeName: "" }
const atBrygga = { storeId: "no-2", storeSlug: "brygga", storeName: "Brygga" }

test("the chosen store takes precedence over the cart's; without either there is none", () => {
  expect(selectedStore(torget, atBrygga)).toEqual(torget)
  expect(selectedStore(null, atBrygga)).toEqual({ id: "no-2", slug: "brygga", name: "Brygga" })
  expect(selectedStore(null, none)).toBeNull()
})
