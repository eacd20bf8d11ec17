import { openShop } from "../shopStage.fixture.ts"
import { doors, offerOf } from "../../domain/address/places.fixture.ts"
import { brygga, torget } from "../samples.fixture.ts"
import type { StateStories, StateStory } from "./stateStory.fixture.ts"

type Stage = ReturnType<typeof openShop>

interface Part {
  readonly story: string
  readonly does: (stage: Stage) => void
  readonly sees: object
}

const type = (stage: Stage) => stage.put({ type: "AddressTyped", query: "torg" })
const ask = (stage: Stage) => {
  type(stage)
  stage.wait(500)
}
const find = (stage: Stage) => {
  ask(stage)
  stage.answer("FindAddresses", doors)
}

/** Steps that only pick an address. */
const pick = (stage: Stage) => {
  find(stage)
  stage.put({ type: "AddressPicked", index: 0 })
}

/** A story for each state of the address search and of the search for stores that deliver. */
const searches: Readonly<Record<string, Part>> = {
  idle: { story: "nothing is typed", does: () => {}, sees: { step: "idle" } },
  waiting: { story: "the customer is typing", does: type, sees: { step: "searching" } },
  asking: { story: "the search is in flight", does: ask, sees: { step: "searching" } },
  found: { story: "addresses are suggested", does: find, sees: { step: "found", suggestions: doors } },
  failed: {
    story: "the search has failed",
    does: (stage) => {
      ask(stage)
      stage.fail("FindAddresses", { _tag: "Unreachable" })
    },
    sees: { step: "failed" },
  },
  offering: {
    story: "an address is picked, and its stores are loading",
    does: pick,
    sees: { offer: { _tag: "Loading" } },
  },
  offered: {
    story: "the stores that deliver to the address are shown",
    does: (stage) => {
      pick(stage)
      stage.answer("FindStores", offerOf([torget], [brygga]))
    },
    sees: { offer: { _tag: "Loaded" } },
  },
  untold: {
    story: "the stores that deliver to the address failed to load",
    does: (stage) => {
      pick(stage)
      stage.fail("FindStores", { _tag: "Unreachable" })
    },
    sees: { offer: { _tag: "Failed" } },
  },
}

const devices: Readonly<Record<string, Part>> = {
  idle: { story: "the device's position is not requested", does: () => {}, sees: { here: { _tag: "Unasked" } } },
  asking: {
    story: "the device's position is being read",
    does: (stage) => stage.put({ type: "NearbyWanted" }),
    sees: { here: { _tag: "Asking" } },
  },
}

const told = (part: Part, device: Part): StateStory => ({
  story: `${part.story}, and ${device.story}`,
  stage: () => {
    const stage = openShop("/logg-ut")
    device.does(stage)
    part.does(stage)
    return stage
  },
  sees: { ...part.sees, ...device.sees },
})

export const finderStates: StateStories = Object.fromEntries(
  Object.entries(devices).flatMap(([device, how]) =>
    Object.entries(searches).map(([at, part]) => [`search.${at}, device.${device}`, told(part, how)]),
  ),
)
