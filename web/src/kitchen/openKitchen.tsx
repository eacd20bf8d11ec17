import { Effect, Layer } from "effect"
import { createRoot } from "react-dom/client"
import type { Language } from "@skorpe/core/domain/language"
import { type Brought, digestWorld, makeHands, makeLoop } from "@skorpe/core/kernel"
import {
  kitchen as fold,
  type KitchenCommand,
  type KitchenStart,
  seeKitchen,
  sealingKitchen,
} from "@skorpe/core/kitchen"
import { kitchenServices } from "@skorpe/core/services"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { drawSeed } from "../services/drawSeed.ts"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { saveLog } from "../report/saveLog.ts"
import { fetchTransport } from "../services/fetchTransport.ts"
import { build, theMarket } from "../shop/shopContext.ts"
import { makeDictionary } from "../texts/dictionary.ts"
import { fetchWords } from "../texts/fetchWords.ts"
import { makeBell } from "./bell.ts"
import type { Kitchen } from "./kitchenContext.ts"
import { KitchenTree } from "./KitchenTree.tsx"
import { staffTablet } from "./staffTablet.ts"

/** Starts the kitchen's world on this tablet. */
const startKitchen = (onBug: (cause: unknown) => void): Kitchen => {
  const safe = makeSafe(drawSeed())
  const bell = makeBell()
  const layer = Layer.mergeAll(
    fetchTransport(() => {}),
    staffTablet(theMarket.id, bell.ring),
    Layer.succeed(Vault, safe),
  )
  const make = Effect.runSync(
    makeHands<KitchenCommand, never>(
      {
        call: (command, news) => Effect.provide(kitchenServices.call(command, news), layer),
        tell: (command) => Effect.provide(kitchenServices.tell(command), layer),
      },
      onBug,
    ),
  )
  const start: KitchenStart = { market: theMarket.id, build }
  const live = makeLoop({
    fold,
    beginning: { _tag: "New", start },
    now: Date.now,
    hands: (bring: (input: Brought) => void) => {
      const { stop, ...hands } = make(bring)
      return { ...hands, stop: () => void Effect.runFork(stop()) }
    },
    digest: digestWorld,
    onBug,
  })
  const seal = sealingKitchen(safe)
  const send: Kitchen["send"] = (event) => live.put(seal(event))
  addEventListener("online", () => send({ type: "ConnectionRestored" }))
  addEventListener("offline", () => send({ type: "ConnectionLost" }))
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) live.close()
  })
  addEventListener("pointerdown", () => {
    bell.allow()
    keepAwake()
    if (!seeKitchen(live.world()).tablet.isAudible) send({ type: "UserInteracted" })
  })
  return {
    market: theMarket,
    world: live.world,
    send,
    subscribe: live.subscribe,
    saveLog: async () => {
      const { exportKitchenLog } = await import("@skorpe/core/replay")
      saveLog(theMarket.id, exportKitchenLog(live.log(), live.world(), { market: theMarket.id, build }))
    },
  }
}

/** Requests a wake lock, so that the screen stays on; ignored where it is unsupported. */
const keepAwake = (): void => {
  if ("wakeLock" in navigator) void navigator.wakeLock.request("screen").catch(() => {})
}

/** Resolves when the tablet's stored data has been read. */
const isRead = (kitchen: Kitchen): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (seeKitchen(kitchen.world()).tablet._tag === "Starting") return
      stop()
      resolve()
    }
    const stop = kitchen.subscribe(look)
    look()
  })

/** Renders the page of a store's kitchen, in the language that its staff have chosen. */
export const openKitchen = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const kitchen = startKitchen((cause) => console.error(cause))
  const wanted = (): Language => seeKitchen(kitchen.world()).tablet.language
  await isRead(kitchen)
  const root = createRoot(place)
  let shown: Language | undefined
  const render = async (): Promise<void> => {
    const language = wanted()
    const before = shown
    shown = language
    try {
      const dictionary = makeDictionary(language, await fetchWords(language))
      if (shown !== language) return
      document.documentElement.lang = language
      root.render(<KitchenTree kitchen={kitchen} dictionary={dictionary} />)
    } catch (cause) {
      shown = before
      throw cause
    }
  }
  await render()
  kitchen.subscribe(() => {
    if (wanted() !== shown) render().catch((cause: unknown) => console.error(cause))
  })
}
