import { type Beginning, makeLoop } from "@skorpe/core/kernel"
import { type Ready, sealingInto, type ShopCommand, type ShopStart, type SpokenEvent } from "@skorpe/core/shop"
import { makeSafe } from "@skorpe/core/vault"
import type { Page } from "../services/browserServices.ts"
import { lateHands } from "../services/lateHands.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { touched } from "../services/touched.ts"
import { putDown, takeUp } from "./handOver.ts"
import { hasBeenHere } from "./hasKept.ts"
import { digest, fold, seeShop } from "./lightShop.ts"
import { newDevice, readyWorld } from "./ready.ts"
import { noteConnection } from "./listenToBrowser.ts"
import { build, type Shop, theMarket } from "./shopContext.ts"

/** 16 random characters of base 36. */
const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("")

/** The address that the page shows, as the shop knows it. */
export const address = (): string => location.pathname + location.search

/** A shop that lives until the page does, and how far down the last page had been scrolled. */
export interface OpenedShop {
  readonly shop: Shop
  /** Resolves when the page shows the living world, and what is sent reaches it at once. */
  readonly lives: Promise<void>
  readonly scroll: number
  /** Whether the page shows what the server drew, and what this shop shows first. */
  readonly isReady: boolean
  /** Whether this device remembers nothing of any visit. */
  readonly isNew: boolean
}

/** Begins a session with what the page brought along, or goes on with the one that a change of language interrupted. */
export const openShop = (ready: Ready | null, onBug: (cause: unknown) => void): OpenedShop => {
  const handed = takeUp(build, theMarket.id)
  const isReady = ready !== null && !handed
  const isNative = nativePlatform() !== null
  const origin = isNative ? "app" : "web"
  const isNew = !hasBeenHere(theMarket.id)
  const start: ShopStart = { market: theMarket.id, build, seed: drawSeed(), path: address(), origin }
  const beginning: Beginning<ShopStart, ShopCommand> = handed
    ? { _tag: "Resumed", world: handed.world }
    : { _tag: "New", start, known: [...(isNew ? [newDevice] : []), ...(ready?.known ?? [])] }
  const safe = makeSafe(drawSeed())
  const seal = sealingInto(safe)
  const page: Page = {
    market: theMarket.id,
    safe,
    language: () => seeShop(live.world()).route.language,
    noteReach: (isReached) => {
      if (isReached === seeShop(live.world()).connection.isLost) noteConnection(shop, isReached)
    },
    handOver: () => putDown({ build, market: theMarket.id, scroll: scrollY, world: live.world() }),
  }
  const hands = lateHands(
    async () => {
      // Nobody waits for a device that remembers nothing: what a slow phone has to run comes in two pieces.
      if (isNew) await (await import("../services/effectFirst.ts")).effectIsHere()
      return (await import("../services/browserHands.ts")).browserHands(page, onBug)
    },
    isNew ? { until: touched(), isDrawn: isReady } : undefined,
  )
  const live = makeLoop({ fold, beginning, now: Date.now, hands, digest, onBug })
  if (handed) live.put({ type: "PathOpened", path: address(), how: "history" })
  // A page in the back-forward cache lives on; one that is gone for good ends its calls.
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) live.close()
  })
  const isStarting = () => seeShop(live.world()).session._tag === "Starting"
  // Looked at once: windows onto two worlds would make each other look anew, for ever. A new customer's world is the
  // drawn one from the beginning, and as it is the same object, nothing of it is drawn a second time.
  const drawn = isReady ? { ...seeShop(isStarting() ? readyWorld(theMarket.id, ready) : live.world()) } : null
  // Until the device has said what it remembers there is nothing to draw: what the server drew stays, and nobody has taken
  // it over. What the browser tells meanwhile waits for the world that it is meant for.
  const views = () => (drawn !== null && isStarting() ? drawn : seeShop(live.world()))
  const early: SpokenEvent[] = []
  const send = (event: SpokenEvent): void => {
    if (drawn !== null && isStarting()) early.push(event)
    else live.put(seal(event))
  }
  const lives = new Promise<void>((resolve) => {
    const look = (): void => {
      if (isStarting()) return
      for (const event of early.splice(0)) live.put(seal(event))
      resolve()
    }
    look()
    live.subscribe(look)
  })
  const time = () => live.world().t
  const shop: Shop = {
    market: theMarket,
    isNative,
    send,
    views,
    first: drawn === null ? { views, time } : { views: () => drawn, time: () => ready?.t ?? 0 },
    time,
    subscribe: live.subscribe,
    exportLog: async () => {
      const { exportLog } = await import("@skorpe/core/replay")
      return exportLog(live.log(), live.world(), { market: theMarket.id, build })
    },
  }
  return { shop, lives, scroll: handed?.scroll ?? 0, isReady, isNew }
}
