import { expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { CodeNotLoaded } from "./lazyUnit.ts"
import { unitFromLedger } from "./ledger.ts"
import { makeLoop } from "./loop.ts"

type Event = { readonly type: "PageChosen" | "DishChosen"; readonly name: string } | { readonly type: "Opened" }
type Command = { readonly type: "Nothing" }

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
