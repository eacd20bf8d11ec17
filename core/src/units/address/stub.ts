import type { ShopEvent } from "../../messages/events.ts"

const nothingFound = {
  query: "",
  step: "idle",
  suggestions: [],
  pointed: null,
  address: null,
  offer: { _tag: "Idle" },
  here: { _tag: "Unasked" },
  place: null,
  filter: "",
} as const

/** Stub of the address finder: no search has been made. */
export const finderStub = {
  name: "finder",
  listens: ["AddressTyped", "NearbyWanted", "StoresFiltered", "StorePicked"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: { search: "idle", device: "idle" },
    context: { query: "", found: [], pointed: null, address: null, offer: null, here: null, filter: "" },
  }),
  needsCode: () => true,
  view: () => nothingFound,
}
