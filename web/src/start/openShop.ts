import { type Beginning, makeLoop } from "@skorpe/core/kernel"
import {
  endsPage,
  type HydrationData,
  replaces,
  sealingInto,
  type ShopWorld,
  type SpokenEvent,
} from "@skorpe/core/shop"
import { type ShopCommand, type ShopStart } from "@skorpe/core/messages"
import { correctClock } from "@skorpe/core/domain/timing"
import { makeSafe } from "@skorpe/core/vault"
import { flushSync } from "react-dom"
import { beginHydration, type Hydration, noHydration } from "../kit/hydration.ts"
import type { Page } from "../services/browserServices.ts"
import { lazyHands } from "./lazyHands.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { firstInteraction } from "../services/firstInteraction.ts"
import { storeHandOver, takeHandOver } from "./handOver.ts"
import { hasBeenHere } from "./hasKept.ts"
import { drawSeed } from "../services/drawSeed.ts"
import { keepAtOnce } from "./keepAtOnce.ts"
import { digest, fold, orderingCode, seeShop } from "./lazyShop.ts"
import { newDevice, renderedWorld, servedClock } from "./hydrationData.ts"
import { noteConnection } from "./listenToBrowser.ts"
import { enterAlive, type PageStart } from "./pageStart.ts"
import { tellOfLateCode } from "./tellOfLateCode.ts"
import { findAgain, isPress, replayEarlyInput } from "./replayEarlyInput.ts"
import { readOnlyActors } from "../shop/readOnlyActors.ts"
import { build, type Shop, theMarket } from "../shop/shopContext.ts"

/** The address of the page, as the shop's routes write it; without a bank's answer in it, which is a secret. */
export const address = (): string =>
  location.pathname + (location.search.includes("redirectResult") ? "" : location.search)

/** A shop for the lifetime of the page, and the scroll position of the page before a change of language. */
export interface OpenedShop {
  readonly shop: Shop
  /** Resolves when the page can show the running world and events reach it at once. */
  readonly canHydrate: Promise<void>
  readonly scroll: number
  /** Whether the server rendered the page: React reads that state from the shop until hydration ends. */
  readonly isRendered: boolean
  readonly hydration: Hydration
  /** Whether this device has no entry from an earlier visit. */
  readonly isNew: boolean
}

/**
 * Starts a session from the server's hydration data, or resumes the one that was handed over by the page before. Either
 * way a rendered page is hydrated as it was rendered, and shows the running world after that.
 */
export const openShop = (
  ready: HydrationData | null,
  start: PageStart,
  onBug: (cause: unknown) => void,
): OpenedShop => {
  const handed = takeHandOver(build, theMarket.id)
  const isRendered = ready !== null
  const isNative = nativePlatform() !== null
  const origin = isNative ? "app" : "web"
  const isNew = !hasBeenHere(theMarket.id)
  const started: ShopStart = { market: theMarket.id, build, seed: drawSeed(), path: address(), origin }
  const beginning: Beginning<ShopStart, ShopCommand> = handed
    ? { _tag: "Resumed", world: handed.world }
    : { _tag: "New", start: started, known: [...(isNew ? [newDevice] : []), ...(ready?.known ?? [])] }
  const safe = makeSafe(drawSeed())
  const seal = sealingInto(safe)
  const page: Page = {
    market: theMarket.id,
    safe,
    language: () => seeShop(live.world()).route.language,
    noteReach: (isReached) => {
      if (isReached === seeShop(live.world()).connection.isLost) noteConnection(shop, isReached)
    },
    handOver: (cart) => storeHandOver({ cart, build, market: theMarket.id, scroll: scrollY, world: live.world() }),
    send: (event) => send(event),
  }
  const tellIfLate = tellOfLateCode((event) => send(event))
  const hands = lazyHands(
    async () => (await import("../services/browserHands.ts")).browserHands(page, live.log, onBug),
    keepAtOnce(theMarket.id),
    (waits) => tellIfLate("command", waits),
    // An app communicates with the services from the start.
    isNew && !isNative ? { until: firstInteraction(), isDrawn: isRendered && !handed } : undefined,
  )
  const isStarting = (world: ShopWorld) => seeShop(world).session._tag === "Starting"
  const live = makeLoop({
    fold,
    beginning,
    now: Date.now,
    hands,
    digest,
    onBug,
    // Earlier events would be folded in a world that has not read the device yet.
    takesEvents: (world) => !isStarting(world),
    replaces,
    endsPage,
    onWaiting: (waits) => {
      // Shows a progress bar (base.css) until the customer's input has taken effect.
      document.documentElement.toggleAttribute("data-waits", waits)
      tellIfLate("event", waits)
    },
  })
  if (handed) {
    // Another tab may have stored its cart since.
    orderingCode()?.resumeCart(handed)
    live.put({ type: "PathOpened", path: address(), how: "history" })
  }
  // A page in the back-forward cache keeps running; one that is discarded ends its calls.
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) live.close()
  })
  // Copied once: views of two worlds would never compare as equal, and React would render in a loop. A new
  // customer's world starts as the rendered one; as it is the same object, React renders nothing twice.
  const startsAsRendered = isNew && !handed && ready?.path === started.path
  const drawn = isRendered ? { ...seeShop(startsAsRendered ? live.world() : renderedWorld(theMarket.id, ready)) } : null
  // Until the device has answered, the page shows what the server rendered and is not hydrated.
  const views = () => (drawn !== null && isStarting(live.world()) ? drawn : seeShop(live.world()))
  const send = (event: SpokenEvent): void => live.put(seal(event))
  const canHydrate = new Promise<void>((resolve) => {
    const look = (): void => {
      if (!isStarting(live.world())) resolve()
    }
    look()
    live.subscribe(look)
  })
  const time = () => live.world().t
  const served = servedClock(ready, time())
  // The served clock counts until the first status brings the server's time.
  const shownTime = () => correctClock(time(), views().store.clock === null ? served : null)
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  live.subscribe(tell)
  // What waited on this page when it was reloaded comes before all that the customer does now.
  for (const event of start.waiting?.() ?? []) live.put(event)
  start.waiting = live.waiting
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const hydrated = (): void => {
    const early = findAgain(start.early)
    // The previous page had another selection, but a press is meant for what this page has shown.
    if (handed && early.some(isPress)) send({ type: "SelectionDropped" })
    tell()
    // After this commit, in which React does not render again, and before any other input.
    queueMicrotask(() => {
      enterAlive(start)
      replayEarlyInput(early, flushSync)
    })
  }
  const hydration = isRendered ? beginHydration(hydrated) : noHydration
  const shop: Shop = {
    market: theMarket,
    isNative: () => isNative && !hydration.isNow(),
    send,
    views,
    time,
    subscribe,
    ...readOnlyActors({
      views: () => (drawn !== null && hydration.isNow() ? drawn : views()),
      time: () => (ready !== null && hydration.isNow() ? ready.t : shownTime()),
      subscribe,
    }),
    exportLog: async () => {
      const { exportLog } = await import("@skorpe/core/replay")
      return exportLog(live.log(), live.world(), { market: theMarket.id, build })
    },
  }
  // A page in another language stays where it was, unless the customer has begun something on it; any other begins at
  // its top.
  const isSamePage =
    handed !== null &&
    start.early.length === 0 &&
    seeShop(handed.world).route.language !== seeShop(live.world()).route.language
  return { shop, canHydrate, scroll: isSamePage ? handed.scroll : 0, isRendered, hydration, isNew }
}
