import { beforeEach, expect, test } from "vitest"
import { shareCart, type TellCart } from "./shareCart.ts"

let stored: string | null
const openTab = () => shareCart({ read: () => stored, write: (text) => void (stored = text) })

/** A world that joins carts by writing one behind the other, and stores what it has joined. */
const worldOf = (tab: ReturnType<typeof openTab>, own: string) => {
  const heard: Parameters<TellCart>[] = []
  const tell: TellCart = (...told) => {
    heard.push(told)
    if (told.length === 2) tab.store(`${told[0]} and ${own}`)
    return true
  }
  return { heard, tell }
}

beforeEach(() => {
  stored = null
})

test("a tab stores its cart over the one that its world has", () => {
  const tab = openTab()
  expect([tab.store("margherita"), stored]).toEqual([true, "margherita"])
  expect([tab.store("two margheritas"), stored]).toEqual([true, "two margheritas"])
})

test("over one that it does not have it stores nothing before both are joined", () => {
  const [first, second] = [openTab(), openTab()]
  first.store("margherita")
  expect([second.store("pepperoni"), stored]).toEqual([false, "margherita"])
  const world = worldOf(second, "pepperoni")
  second.hear(world.tell)
  expect(world.heard).toEqual([["margherita", null]])
  expect([stored, second.isNews()]).toEqual(["margherita and pepperoni", false])
})

test("a tab that has changed nothing takes the other's cart as it is, once", () => {
  const [first, second] = [openTab(), openTab()]
  first.store("margherita")
  const world = worldOf(second, "")
  second.hear(world.tell)
  second.hear(world.tell)
  expect([world.heard, stored]).toEqual([[["margherita"]], "margherita"])
  expect(second.store("margherita and cola")).toBe(true)
})

test("the page that goes on with another's world hears what was stored between them", () => {
  const [first, other] = [openTab(), openTab()]
  first.store("margherita")
  other.read()
  other.store("margherita and cola")
  const next = openTab()
  next.goOn(first.known())
  expect([next.isNews(), next.store("margherita and pepperoni")]).toEqual([true, false])
  const world = worldOf(next, "pepperoni")
  next.hear(world.tell)
  expect(world.heard).toEqual([["margherita and cola", "margherita"]])
  expect(stored).toBe("margherita and cola and pepperoni")
})

test("a cart that is gone, or is none, takes nothing of this tab's along", () => {
  const [first, second] = [openTab(), openTab()]
  first.store("margherita")
  second.read()
  first.store("margherita and cola")
  second.store("margherita and pepperoni")
  first.store(null)
  second.hear(worldOf(second, "").tell)
  expect(stored).toBe("margherita and pepperoni")
  stored = "no cart at all"
  second.store("pepperoni")
  second.hear(() => false)
  expect(stored).toBe("pepperoni")
})

test("a cart that is gone, as when another tab finds the storage full, is not taken from a tab that shows it", () => {
  const [first, second] = [openTab(), openTab()]
  first.store("margherita")
  second.read()
  first.store(null)
  const world = worldOf(second, "")
  second.hear(world.tell)
  expect(world.heard).toEqual([])
  expect([second.store("margherita and cola"), stored]).toEqual([true, "margherita and cola"])
})

test("a page that is left before it could join stores its own", () => {
  const [first, second] = [openTab(), openTab()]
  first.store("margherita")
  second.leave()
  expect(stored).toBe("margherita")
  second.store("pepperoni")
  second.leave()
  expect(stored).toBe("pepperoni")
})
