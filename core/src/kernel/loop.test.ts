import { describe, expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { CodeNotLoaded } from "./lazyUnit.ts"
import { unitFromLedger } from "./ledger.ts"
import { type Beginning, type Brought, makeLoop } from "./loop.ts"
import type { Unit } from "./unit.ts"

type Event =
  | { readonly type: "PageChosen" | "DishChosen"; readonly name: string }
  | { readonly type: "Opened" }
  | { readonly type: "Rung" }
type Command = { readonly type: "Ask" }

/** A world that notes names. Pages and dishes need code of their own, and the world exists before it accepts events. */
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
    endsPage: (event) => "name" in event && /English|Swedish/.test(event.name),
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onBug: (cause) => {
      throw cause
    },
  })
  const choose = (type: "PageChosen" | "DishChosen", name: string) => live.put({ type, name })
  return {
    choose,
    subscribe: live.subscribe,
    close: live.close,
    waiting: () => live.waiting().map((event) => ("name" in event ? event.name : event.type)),
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

test("events that come before the world accepts any are folded later, in order", () => {
  const { choose, names, open } = begin([], false)
  choose("DishChosen", "first")
  choose("PageChosen", "second")
  choose("PageChosen", "third")
  expect(names()).toEqual([])
  open()
  expect(names()).toEqual(["first", "second", "third"])
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

test("a page that is chosen later replaces one that still waits for its code, and nothing else", async () => {
  const { choose, names, arrive } = begin(["PageChosen"])
  choose("PageChosen", "account")
  choose("DishChosen", "Margherita")
  choose("PageChosen", "menu")
  await arrive("PageChosen")
  expect(names()).toEqual(["Margherita", "menu"])
  choose("PageChosen", "account")
  expect(names()).toEqual(["Margherita", "menu", "account"])
})

test("an event that ends the page waits until no other event waits for code, and a later one replaces it", async () => {
  const { choose, names, arrive, waits } = begin(["DishChosen"])
  choose("PageChosen", "English")
  choose("DishChosen", "Margherita")
  choose("PageChosen", "menu")
  expect(names()).toEqual(["English", "menu"])
  choose("PageChosen", "Swedish")
  choose("PageChosen", "English")
  choose("DishChosen", "Pepperoni")
  expect([names(), waits]).toEqual([["English", "menu"], [true]])
  await arrive("DishChosen")
  expect([names(), waits]).toEqual([
    ["English", "menu", "Margherita", "English", "Pepperoni"],
    [true, false],
  ])
})

test("the loop lists the events that wait for code or for the world to accept them, in order, until they are folded", async () => {
  const { choose, names, open, arrive, waiting } = begin(["PageChosen"], false)
  choose("DishChosen", "Margherita")
  choose("PageChosen", "cart")
  expect(waiting()).toEqual(["Margherita", "cart"])
  open()
  expect([names(), waiting()]).toEqual([["Margherita"], ["cart"]])
  await arrive("PageChosen")
  expect([names(), waiting()]).toEqual([["Margherita", "cart"], []])
})

test("the loop reports when inputs begin to wait for code, and when none waits any more", async () => {
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

test("a call and a timer that have ended are not started again while their ends wait for code", async () => {
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
    // Hands whose calls and timers end at once.
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

describe("a record", () => {
  const counting = unitFromLedger<null, { readonly rung: number }, Event, Command, number, object>({
    name: "counting",
    init: () => ({ rung: 0 }),
    on: { Rung: ({ rung }) => ({ rung: rung + 1 }) },
    view: ({ rung }) => rung,
  })
  const fold = makeFold<null, Event, Command>([counting])
  const begun = fold.step(fold.empty, { n: 0, t: 50 }, { type: "Started", start: null }).world

  /** A loop with a clock of these times, and hands that note the worlds that they get. */
  const at = (times: readonly number[], beginning: Beginning<null, Command> = { _tag: "New", start: null }) => {
    const clock = times[Symbol.iterator]()
    const followed: number[] = []
    let stops = 0
    const loop = makeLoop<null, Event, Command, string>({
      fold,
      beginning,
      now: () => clock.next().value ?? 0,
      digest: ({ n }) => (n === 4 ? undefined : `digest of ${n}`),
      digestEvery: 2,
      hands: () => ({ follow: ({ n }) => void followed.push(n), tell: () => {}, stop: () => `stopped ${++stops}` }),
    })
    return { ...loop, followed, records: () => loop.log().records }
  }
  const ring = { type: "Rung" } as const

  test("has the next number, a time that never decreases, and a digest if one is due and possible", () => {
    const { put, records } = at([7, 3, 9, 9, 9])
    for (let rung = 0; rung < 4; rung++) put(ring)
    expect(records().map(({ n, t, hash }) => [n, t, hash])).toEqual([
      [0, 7, "digest of 0"],
      [1, 7, undefined],
      [2, 9, "digest of 2"],
      [3, 9, undefined],
      [4, 9, undefined],
    ])
    expect(records().map((record) => Object.hasOwn(record, "hash"))).toEqual([true, false, true, false, false])
  })

  test("continues a saved world, which the hands get at once and with which the log begins", () => {
    const { put, followed, log } = at([60], { _tag: "Resumed", world: begun })
    expect(followed).toEqual([0])
    put(ring)
    expect(followed).toEqual([0, 1])
    expect(log()).toMatchObject({ checkpoint: begun, records: [{ n: 1, t: 60 }] })
  })

  test("is not made once the world is closed, and no listener is called", () => {
    const { put, subscribe, close, records, world } = at([1, 2])
    let heard = 0
    subscribe(() => heard++)
    put(ring)
    expect(close()).toBe("stopped 1")
    put(ring)
    expect([records().length, heard, fold.see(world())["counting"]]).toEqual([2, 1, 1])
  })
})

test("listeners are called when code has loaded, and again after each record", async () => {
  const { choose, arrive, subscribe } = begin(["DishChosen"])
  let heard = 0
  subscribe(() => heard++)
  choose("DishChosen", "Margherita")
  expect(heard).toBe(1)
  await arrive("DishChosen")
  expect(heard).toBe(2)
})

test("no listener is called if code loads after the world is closed", async () => {
  const { choose, arrive, subscribe, close } = begin(["DishChosen"])
  choose("DishChosen", "Margherita")
  let heard = 0
  subscribe(() => heard++)
  close()
  await arrive("DishChosen")
  expect(heard).toBe(0)
})

test("while an answer or a message waits for code, other calls continue, and no page replaces what waits", async () => {
  let isHere = false
  let arrive = () => {}
  let bring = (_input: Brought): void => {}
  const asking: Unit<null, { readonly heard: readonly string[] }, Event, Command, readonly string[], object> = {
    name: "asking",
    listens: new Set(["PageChosen"]),
    init: (_, out) => {
      for (const id of ["first", "second"]) out.call(id, { type: "Ask" })
      return { heard: [] }
    },
    step: ({ heard }, { type }) => need(heard, type),
    reply: ({ heard }, { type, id }) => need(heard, `${type} ${id}`),
    view: ({ heard }) => heard,
  }
  const need = (heard: readonly string[], more: string) => {
    if (!isHere) throw new CodeNotLoaded(() => new Promise((resolve) => (arrive = resolve)))
    return { heard: [...heard, more] }
  }
  const fold = makeFold<null, Event, Command>([asking])
  let running: readonly string[] = []
  const live = makeLoop({
    fold,
    beginning: { _tag: "New", start: null },
    now: () => 0,
    digest: () => undefined,
    replaces: (later: Event, earlier: Event) => later.type === earlier.type,
    hands: (take) => {
      bring = take
      return { follow: ({ calls }) => void (running = Object.keys(calls)), tell: () => {}, stop: () => {} }
    },
  })
  live.put({ type: "PageChosen", name: "menu" })
  bring({ type: "CallNews", key: "asking.second@0", news: "still at it" })
  expect(running).toEqual(["asking.first", "asking.second"])
  bring({ type: "CallEnded", key: "asking.first@0", exit: { _tag: "Done", value: null } })
  expect(running).toEqual(["asking.second"])
  live.put({ type: "PageChosen", name: "cart" })
  isHere = true
  arrive()
  await Promise.resolve()
  await Promise.resolve()
  expect(fold.see(live.world())["asking"]).toEqual(["CallNews second", "CallDone first", "PageChosen"])
})

test("a bug in the hands is thrown to the caller that put the event", () => {
  const telling = unitFromLedger<null, object, Event, Command, null, object>({
    name: "telling",
    init: () => ({}),
    on: {
      Rung: (state, _event, out) => {
        out.emit.tell({ command: { type: "Ask" } })
        return state
      },
    },
    view: () => null,
  })
  const tell = () => {
    throw new Error("no hands")
  }
  const live = makeLoop({
    fold: makeFold<null, Event, Command>([telling]),
    beginning: { _tag: "New", start: null },
    now: () => 0,
    digest: () => undefined,
    hands: () => ({ follow: () => {}, tell, stop: () => {} }),
  })
  expect(() => live.put({ type: "Rung" })).toThrow("no hands")
})
