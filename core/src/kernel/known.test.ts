import { expect, test } from "vitest"
import { digestWorld } from "./digest.ts"
import { makeFold } from "./fold.ts"
import type { Json } from "./json.ts"
import { beginWith, type KnownAnswer } from "./known.ts"
import { makeLoop } from "./loop.ts"
import type { Unit } from "./unit.ts"

type Event = { readonly type: "Refreshed" }
type Command = { readonly type: "LoadMenu" | "LoadStatus" | "LoadNews"; readonly store: string }

/** A page that loads its menu and news, and with the menu the store's status. */
const page: Unit<string, { readonly heard: readonly Json[] }, Event, Command, readonly Json[], object> = {
  name: "page",
  listens: new Set(["Refreshed"]),
  init: (store, out) => {
    out.call("menu", { type: "LoadMenu", store })
    out.call("news", { type: "LoadNews", store })
    return { heard: [] }
  },
  step: (state, _event, out) => {
    out.call("menu", { type: "LoadMenu", store: "torget" })
    return state
  },
  reply: ({ heard }, reply, out) => {
    if (reply.id === "menu") out.call("status", { type: "LoadStatus", store: "torget" })
    return { heard: [...heard, reply.type === "CallDone" ? reply.value : "failed"] }
  },
  view: ({ heard }) => heard,
}
const fold = makeFold<string, Event, Command>([page])

const known: readonly KnownAnswer<Command>[] = [
  { command: { type: "LoadStatus", store: "torget" }, value: "open" },
  { command: { type: "LoadMenu", store: "brygga" }, value: "another menu" },
  { command: { type: "LoadMenu", store: "torget" }, value: "menu" },
]

const live = (answers: readonly KnownAnswer<Command>[]) => {
  const followed: string[][] = []
  let end = (_key: string, _value: string): void => {}
  const loop = makeLoop({
    fold,
    beginning: { _tag: "New", start: "torget", known: answers },
    now: () => 5,
    digest: () => undefined,
    hands: (bring) => {
      end = (key, value) => bring({ type: "CallEnded", key, exit: { _tag: "Done", value } })
      return {
        follow: ({ calls }) => void followed.push(Object.values(calls).map(({ command }) => command.type)),
        tell: () => {},
        stop: () => {},
      }
    },
  })
  return { ...loop, followed, end: (key: string, value: string) => end(key, value) }
}

test("a page with embedded answers makes no call for them, nor for the calls that they lead to, and loads the rest", () => {
  const { world, followed, log } = live(known)
  expect(fold.see(world())["page"]).toEqual(["menu", "open"])
  expect(followed).toEqual([["LoadNews"]])
  expect(log().records.map(({ input }) => input.type)).toEqual(["Started", "CallEnded", "CallEnded"])
})

test("the server renders the same first world as the page with the same answers", () => {
  const drawn = beginWith(fold, { start: "torget", t: 5, known })
  expect(digestWorld(drawn)).toBe(digestWorld(live(known).world()))
  expect(drawn).toMatchObject({ n: 2, t: 5 })
})

test("an answer is used once, and never after the first event, because it may be stale then", () => {
  const once = live(known)
  once.put({ type: "Refreshed" })
  expect(once.followed.at(-1)).toEqual(["LoadNews", "LoadMenu"])
  const [status] = known
  const late = live(status ? [status] : [])
  late.put({ type: "Refreshed" })
  late.end("page.menu@1", "menu")
  expect(late.followed.at(-1)).toEqual(["LoadNews", "LoadStatus"])
  const early = live(status ? [status] : [])
  early.end("page.menu@0", "menu")
  expect(early.followed.at(-1)).toEqual(["LoadNews"])
})

test("an answer that is embedded twice is recorded once", () => {
  const { end, log } = live([])
  for (const _ of [1, 2]) end("page.menu@0", "menu")
  expect(log().records.map(({ input }) => input.type)).toEqual(["Started", "CallEnded"])
})

test("a unit that makes the same call again asks the server", () => {
  const curious: typeof page = {
    ...page,
    init: (store, out) => (out.call("menu", { type: "LoadMenu", store }), { heard: [] }),
    reply: ({ heard }, _reply, out) => (
      out.call("menu", { type: "LoadMenu", store: "torget" }),
      { heard: [...heard, "menu"] }
    ),
  }
  const begun = beginWith(makeFold<string, Event, Command>([curious]), { start: "torget", t: 5, known })
  expect(begun.units["page"]).toEqual({ heard: ["menu"] })
  expect(Object.keys(begun.calls)).toEqual(["page.menu"])
})
