import { describe, expect, test } from "vitest"
import { kunde1 } from "../session/sessionStage.fixture.ts"
import { priceOf, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openShop } from "../../shop/shopStage.fixture.ts"

const payable = { ...priceOf(269), canUseLoyaltyDiscount: true }
const checkout = { type: "PathOpened", path: "/betaling", how: "link" } as const

/** A customer with a pizza in the cart and its price confirmed, before opening the checkout. */
const openPriced = (price: ReturnType<typeof priceOf> = payable) => {
  const stage = openShop("/butikker/torget/meny/pizza", { loggedIn: true })
  stage.answer("LoadUser", kunde1)
  stage.answer("LoadStore", torgetWithMenu)
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", price)
  const prompt = () => stage.see().dialog.open?.content ?? null
  const reply = (type: "DialogConfirmed" | "DialogCancelled" | "DialogClosed") =>
    stage.put({ type, id: stage.see().dialog.open?.id ?? "" })
  return { ...stage, prompt, reply }
}

describe("points", () => {
  test("are offered at the checkout, and used after a yes", () => {
    const stage = openPriced()
    expect(stage.prompt()).toBeNull()
    stage.put(checkout)
    expect(stage.prompt()).toEqual({ _tag: "LoyaltyPrompt", points: 1000 })
    stage.reply("DialogConfirmed")
    expect(stage.see().cart.useLoyalty).toBe(true)
    expect(stage.prompt()).toBeNull()
    stage.wait(1000)
    stage.answer("ValidatePrice", payable)
    expect(stage.prompt()).toBeNull()
  })

  test.each(["DialogCancelled", "DialogClosed"] as const)("are not used after %s, nor offered again", (no) => {
    const stage = openPriced()
    stage.put(checkout)
    stage.reply(no)
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put(checkout)
    expect([stage.see().cart.useLoyalty, stage.prompt()]).toEqual([false, null])
  })

  test("are offered as well when the price arrives after the page", () => {
    const stage = openPriced(priceOf(269))
    stage.put(checkout)
    expect(stage.prompt()).toBeNull()
    stage.put(addCola)
    stage.wait(1000)
    stage.answer("ValidatePrice", payable)
    expect(stage.prompt()?._tag).toBe("LoyaltyPrompt")
  })

  test("are not offered when the server excludes them or they are already in use", () => {
    const stage = openPriced(priceOf(269))
    stage.put(checkout)
    expect(stage.prompt()).toBeNull()
    const used = openPriced()
    used.put({ type: "LoyaltyChosen", useLoyalty: true })
    used.wait(1000)
    used.answer("ValidatePrice", payable)
    used.put(checkout)
    expect(used.prompt()).toBeNull()
  })

  test("are withdrawn at logout: the dialog closes without an answer", () => {
    const stage = openPriced()
    stage.put(checkout)
    stage.put({ type: "LogoutChosen" })
    stage.answer("Logout", null)
    expect([stage.prompt(), stage.see().cart.useLoyalty]).toEqual([null, false])
  })
})
