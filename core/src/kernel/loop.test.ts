import { expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { CodeNotLoaded } from "./lazyUnit.ts"
import { unitFromLedger } from "./ledger.ts"
import { makeLoop } from "./loop.ts"
import type { Unit } from "./unit.ts"

type Event =
  | { readonly type: "PageChosen" | "DishChosen"; readonly name: string }
  | { readonly type: "Opened" }
  | { readonly type: "Rung" }
type Command = { readonly type: "Ask" }

/** A world that notes names, in which pages and dishes need code of their own, and which opens before it takes events. */
const begin = (missing: readonly Event["type"][], opens = true) => {
  const arrivals = new Map<string, () => void>()
  const absent = new Set<string>(missing)
  const need = ({ type }: Event): void => {
    if (!absent.has(type)) return
    throw new CodeNotLoaded(
      () =>
        new Promise((resolve) => {
          const before = arrivals.get(type) ?? (() => {})
          arrivals.set(type, () => {
            absent.delete(type)
            before()
            resolve()
          })
        }),
    )
  }
  const note = (names: readonly string[], event: Extract<Event, { readonly name: string }>): readonly string[] => {
    need(event)
    return [...names, event.name]
  }
  const names = unitFromLedger<null, { readonly names: readonly string[] }, Event, Command, readonly string[], object>({
    name: "names",
    init: () => ({ names: [] }),
    on: {
      PageChosen: (state, event) => ({ names: note(state.names, event) }),
      DishChosen: (state, event) => ({ names: note(state.names, event) }),
    },
    view: (state) => state.names,
  })
  const fold = makeFold<null, Event, Command>([names])
  const waits: boolean[] = []
  let isOpen = opens
  const live = makeLoop({
    fold,
    beginning: { _tag: "New", start: null },
    now: () => 0,
    digest: () => undefined,
    hands: () => ({ follow: () => {}, tell: () => {}, stop: () => {} }),
    takesEvents: () => isOpen,
    replaces: (later, earlier) => later.type === "PageChosen" && earlier.type === "PageChosen",
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onBug: (cause) => {
      throw cause
    },
  })
  const choose = (type: "PageChosen" | "DishChosen", name: string) => live.put({ type, name })
  return {
    choose,
    names: () => fold.see(live.world())["names"],
    waits,
    arrive: async (type: Event["type"]) => {
      arrivals.get(type)?.()
      await Promise.resolve()
      await Promise.resolve()
    },
    open: () => {
      isOpen = true
      live.put({ type: "Opened" })
    },
  }
}

test("events before the world takes any are folded later, in their order", () => {
  const { choose, names, open } = begin([], false)
  choose("DishChosen", "first")
  choose("PageChosen", "second")
  expect(names()).toEqual([])
  open()
  expect(names()).toEqual(["first", "second"])
})

test("events that wait for the same code keep their order, whatever else arrives first", async () => {
  const { choose, names, arrive } = begin(["DishChosen", "PageChosen"])
  choose("DishChosen", "Margherita")
  choose("PageChosen", "cart")
  choose("DishChosen", "Pepperoni")
  await arrive("PageChosen")
  expect(names()).toEqual(["cart"])
  choose("DishChosen", "Quattro")
  await arrive("DishChosen")
  expect(names()).toEqual(["cart", "Margherita", "Pepperoni", "Quattro"])
})

test("a page chosen later replaces one that still waits for its code, and nothing else", async () => {
  const { choose, names, arrive } = begin(["PageChosen"])
  choose("PageChosen", "account")
  choose("DishChosen", "Margherita")
  choose("PageChosen", "menu")
  await arrive("PageChosen")
  expect(names()).toEqual(["Margherita", "menu"])
  choose("PageChosen", "account")
  expect(names()).toEqual(["Margherita", "menu", "account"])
})

test("the loop says when inputs begin to wait for code, and when none does", async () => {
  const { choose, waits, arrive } = begin(["DishChosen", "PageChosen"])
  expect(waits).toEqual([])
  choose("DishChosen", "Margherita")
  choose("PageChosen", "cart")
  expect(waits).toEqual([true])
  await arrive("DishChosen")
  expect(waits).toEqual([true])
  await arrive("PageChosen")
  expect(waits).toEqual([true, false])
})

test("a call and a timer that have ended are not begun again while their ends wait for code", async () => {
  let isHere = false
  let arrive = () => {}
  const need = (): void => {
    if (!isHere) throw new CodeNotLoaded(() => new Promise((resolve) => (arrive = resolve)))
  }
  const asking: Unit<null, { readonly heard: number }, Event, Command, number, object> = {
    name: "asking",
    listens: new Set(["Rung"]),
    init: (_, out) => {
      out.call("question", { type: "Ask" })
      out.arm("alarm", 10, { type: "Rung" })
      return { heard: 0 }
    },
    step: ({ heard }) => (need(), { heard: heard + 1 }),
    reply: ({ heard }) => (need(), { heard: heard + 1 }),
    view: ({ heard }) => heard,
  }
  const fold = makeFold<null, Event, Command>([asking])
  const begun: string[] = []
  const live = makeLoop({
    fold,
    beginning: { _tag: "New", start: null },
    now: () => 0,
    digest: () => undefined,
    // Hands for which everything ends at once.
    hands: (bring) => {
      const running = new Set<string>()
      const begin = (keys: readonly string[], end: (key: string) => void): void => {
        for (const key of keys) {
          if (running.has(key)) continue
          running.add(key)
          begun.push(key)
          end(key)
          running.delete(key)
        }
      }
      return {
        follow: ({ calls, timers }) => {
          begin(
            Object.values(calls).map(({ key }) => key),
            (key) => bring({ type: "CallEnded", key, exit: { _tag: "Done", value: null } }),
          )
          begin(
            Object.values(timers).map(({ key }) => key),
            (key) => bring({ type: "TimerFired", key }),
          )
        },
        tell: () => {},
        stop: () => {},
      }
    },
  })
  expect(begun).toHaveLength(2)
  isHere = true
  arrive()
  await Promise.resolve()
  await Promise.resolve()
  expect([begun.length, fold.see(live.world())["asking"], live.world().calls, live.world().timers]).toEqual([
    2,
    2,
    {},
    {},
  ])
})
