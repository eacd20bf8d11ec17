import { torgetWithMenu } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories, StateStory } from "./stateStory.fixture.ts"

type Stage = ReturnType<typeof openShop>

interface Part<Does> {
  readonly story: string
  readonly does: Does
  readonly sees: string
}

const failure = (status: number) => ({ _tag: "Refused", status, problems: [] })

/** A story for each state of the list of stores. */
const lists: Readonly<Record<string, Part<() => Stage>>> = {
  idle: { story: "the list was not requested", does: () => openShop("/handlevogn"), sees: "Idle" },
  loading: { story: "the list is loading", does: () => openShop("/"), sees: "Loading" },
  failed: {
    story: "the list failed to load",
    does: () => {
      const stage = openShop("/")
      stage.fail("LoadStores", { _tag: "Unreachable" })
      return stage
    },
    sees: "Failed",
  },
}

const want = (stage: Stage) => stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
const getIt = (stage: Stage) => {
  want(stage)
  stage.answer("LoadStore", torgetWithMenu)
}
const standing = {
  isOpen: true,
  until: null,
  waitMinutes: { pickup: 15, delivery: 40 },
  soldOutProducts: [],
  soldOutVariations: [],
  serverTime: 0,
}

/** A story for each state of the current store. */
const shown: Readonly<Record<string, Part<(stage: Stage) => void>>> = {
  idle: { story: "no store is requested", does: () => {}, sees: "Idle" },
  loading: { story: "a store is loading", does: want, sees: "Loading" },
  "ready.asking": { story: "a store is loaded, and its status is loading", does: getIt, sees: "Loaded" },
  "ready.known": {
    story: "a store is loaded with its status",
    does: (stage) => {
      getIt(stage)
      stage.answer("LoadStatus", standing)
    },
    sees: "Loaded",
  },
  "ready.renewing": {
    story: "a store from the device's cache is shown, and is being reloaded",
    does: (stage) => {
      const { list } = stage.see().store
      stage.put({ type: "ConnectionLost" })
      getIt(stage)
      stage.put({ type: "ConnectionRestored" })
      // The list was retried as well.
      if (list._tag === "Failed") stage.fail("LoadStores", { _tag: "Unreachable" })
    },
    sees: "Loaded",
  },
  "ready.resting": {
    story: "a store is loaded, and its menu is not shown any more",
    does: (stage) => {
      getIt(stage)
      stage.answer("LoadStatus", standing)
      stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    },
    sees: "Loaded",
  },
  missing: {
    story: "the store does not exist",
    does: (stage) => {
      want(stage)
      stage.fail("LoadStore", failure(404))
    },
    sees: "Missing",
  },
  failed: {
    story: "the store failed to load",
    does: (stage) => {
      want(stage)
      stage.fail("LoadStore", failure(503))
    },
    sees: "Failed",
  },
}

const both = (list: Part<() => Stage>, store: Part<(stage: Stage) => void>): StateStory => ({
  story: `${list.story}, and ${store.story}`,
  stage: () => {
    const stage = list.does()
    store.does(stage)
    return stage
  },
  sees: { list: { _tag: list.sees }, shown: { _tag: store.sees } },
})

export const storeStates: StateStories = Object.fromEntries(
  Object.entries(lists).flatMap(([list, how]) =>
    Object.entries(shown).map(([store, then]) => [`list.${list}, shown.${store}`, both(how, then)]),
  ),
)
