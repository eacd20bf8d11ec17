import type { Hotspot } from "@skorpe/core/domain/store"
import type { Chance } from "@skorpe/core/simulation"
import type { Move, Situation } from "./move.ts"

/** Answers that fit the questions of the fixtures' hotspots; occasionally one is missing. */
const answersTo = ({ parameters }: Hotspot, chance: Chance): Record<string, string> => {
  const fitting = ["C", "12-7", "3"]
  const given = parameters.filter(() => chance.happens(0.9))
  return Object.fromEntries(
    given.map(({ key, pattern }) => [key, fitting.find((text) => new RegExp(`^(${pattern})$`).test(text)) ?? ""]),
  )
}

/** Picks the address that is being searched for, and a store that delivers there; `null` while nothing is found. */
const pickPlace = ({ see: { finder }, chance }: Situation): Move | null => {
  if (finder.address === null) {
    return finder.suggestions.length === 0
      ? null
      : { type: "AddressPicked", index: chance.below(Math.min(finder.suggestions.length, 4)) }
  }
  if (finder.offer._tag !== "Loaded") return null
  const one = chance.pick(finder.offer.value.delivering)
  return one ? { type: "StorePicked", storeSlug: one.slug, method: "delivery" } : { type: "AddressForgotten" }
}

/** Chooses delivery to an address or to a hotspot of the store, or collection instead; `null` for no change. */
export const wantItBrought = (situation: Situation): Move | null => {
  const { see, streets, swarm, chance } = situation
  const { addressBook, cart, finder, store } = see
  if (!swarm.has("deliveries")) return null
  const lacksPlace = cart.shipping.method === "delivery" && cart.shipping.address === null
  if (finder.query !== "" && (cart.shipping.method === "carryout" || lacksPlace) && chance.happens(0.5)) {
    const place = pickPlace(situation)
    if (place !== null) return place
  }
  if (!lacksPlace && !chance.happens(cart.shipping.method === "carryout" ? 0.12 : 0.02)) return null
  if (cart.shipping.method !== "carryout" && chance.happens(0.3)) return { type: "MethodChosen", method: "carryout" }
  const hotspot = chance.pick(store.current?.store.hotspots ?? [])
  if (hotspot && chance.happens(0.5)) {
    return { type: "HotspotChosen", hotspotId: hotspot.id, parameters: answersTo(hotspot, chance) }
  }
  const saved = addressBook._tag === "Open" ? chance.pick(addressBook.addresses) : undefined
  if (saved && chance.happens(0.5)) return { type: "SavedAddressChosen", id: saved.id }
  if (cart.shipping.method === "carryout" && chance.happens(0.3)) return { type: "MethodChosen", method: "delivery" }
  return { type: "AddressTyped", query: chance.pick(streets) ?? "" }
}
