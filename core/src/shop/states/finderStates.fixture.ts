import { openShop } from "../shopStage.fixture.ts"
import { doors, offerOf } from "../../address/places.fixture.ts"
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

/** How an address comes to be picked, before anything else happens to the search. */
const pick = (stage: Stage) => {
  find(stage)
  stage.put({ type: "AddressPicked", index: 0 })
}

/** How the search for an address, and for who brings there, comes to stand where it stands. */
const searches: Readonly<Record<string, Part>> = {
  idle: { story: "nothing is typed", does: () => {}, sees: { step: "idle" } },
  waiting: { story: "somebody types", does: type, sees: { step: "searching" } },
  asking: { story: "what was typed is looked for", does: ask, sees: { step: "searching" } },
  found: { story: "addresses are suggested", does: find, sees: { step: "found", suggestions: doors } },
  failed: {
    story: "the search did not come through",
    does: (stage) => {
      ask(stage)
      stage.fail("FindAddresses", { _tag: "Unreachable" })
    },
    sees: { step: "failed" },
  },
  offering: {
    story: "an address is picked, its stores are asked for",
    does: pick,
    sees: { offer: { _tag: "Loading" } },
  },
  offered: {
    story: "who brings to an address is told",
    does: (stage) => {
      pick(stage)
      stage.answer("FindStores", offerOf([torget], [brygga]))
    },
    sees: { offer: { _tag: "Loaded" } },
  },
  untold: {
    story: "who brings to an address could not be asked",
    does: (stage) => {
      pick(stage)
      stage.fail("FindStores", { _tag: "Unreachable" })
    },
    sees: { offer: { _tag: "Failed" } },
  },
}

const devices: Readonly<Record<string, Part>> = {
  idle: { story: "the device is not being asked", does: () => {}, sees: { here: { _tag: "Unasked" } } },
  asking: {
    story: "the device is asked where it is",
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
