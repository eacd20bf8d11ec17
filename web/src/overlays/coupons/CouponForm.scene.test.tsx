import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectTold } from "../../testing/expectTold.ts"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { priceOf } from "../../testing/samples.ts"
import type { SceneShop } from "../../testing/sceneShop.ts"
import { asKnown, atFullCart, codeRefusal, enterCodes, submitCode } from "../../testing/walk.ts"

const open = async (prefix = ""): Promise<SceneShop> => {
  const shop = atFullCart(prefix)
  await renderScene(shop)
  shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
  await expect.element(page.getByRole("dialog")).toBeVisible()
  return shop
}
const field = page.getByLabelText("Rabattkode", { exact: true })

const use = page.getByRole("button", { name: "Bruk koden" })

describe("a code", () => {
  test("is typed, submitted with Enter, judged, and named in the cart with what it takes off", async () => {
    const shop = await open()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard("spar50")
    expect(shop.views().coupon.code).toBe("spar50")
    await userEvent.keyboard("{Enter}{Enter}")
    await expect.element(page.getByRole("button", { name: "Sjekker koden …" })).toBeVisible()
    await expect.element(field).toHaveAttribute("readonly")
    await expectNoAxeViolations()
    shop.answer("JudgeCode", { code: "SPAR50" })
    await expect.element(page.getByText(/Lagt til/)).toBeVisible()
    await expect.element(field).toHaveValue("")
    shop.wait(1000)
    shop.answer("ValidatePrice", { ...priceOf(299), validCoupons: ["SPAR50"], areCouponsValidated: true })
    await expect.element(page.getByText("Koden gjelder")).toBeVisible()
    await expect.element(page.getByRole("dialog")).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await page.getByRole("button", { name: "Ferdig" }).click()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  })

  test("that is already in the cart is an error at the field", async () => {
    const shop = await open()
    enterCodes(shop, "SPAR50")
    await userEvent.fill(field, "spar50")
    await use.click()
    await expect.element(field).toHaveAccessibleDescription("Koden er allerede lagt til.")
    await expectNoAxeViolations()
  })

  test.each([
    [3024, "Vi kjenner ikke igjen rabattkoden."],
    [3133, "Koden er allerede brukt."],
    [3134, "Koden er utløpt."],
    [3138, "Koden gjelder ikke i denne butikken."],
    [3109, "Koden gjelder først fra et høyere beløp. Legg til litt mer, så teller den."],
  ])("that is wrong (%i) stays in the field with its reason, and the next is judged", async (code, reason) => {
    const shop = await open()
    shop.answer("ValidatePrice", priceOf(299))
    await userEvent.fill(field, "GAMMEL")
    await use.click()
    shop.fail("JudgeCode", codeRefusal(code, reason, "GAMMEL"))
    await expect.element(field).toHaveAccessibleDescription(reason)
    await expect.element(field).toHaveValue("GAMMEL")
    expect(shop.views().cart.manualDeals).toEqual([])
    expect(shop.views().validation._tag).toBe("Confirmed")
    await expectNoAxeViolations()
    await userEvent.fill(field, "SPAR50")
    await expect.element(field).not.toHaveAccessibleDescription(reason)
    await use.click()
    shop.answer("JudgeCode", { code: "SPAR50" })
    expect(shop.views().cart.manualDeals).toEqual(["SPAR50"])
  })

  test("that cannot be combined with another replaces it with one press", async () => {
    const shop = await open()
    enterCodes(shop, "SPAR50")
    submitCode(shop, "HENT25")
    shop.fail("JudgeCode", codeRefusal(4025, "Nei.", "SPAR50", "HENT25"))
    await expect.element(field).toHaveAccessibleDescription("Koden kan ikke brukes sammen med SPAR50.")
    await page.getByRole("dialog").getByRole("button", { name: "Bruk den i stedet for SPAR50" }).click()
    shop.wait(1000)
    shop.answer("JudgeCode", { code: "HENT25" })
    expect(shop.views().cart.manualDeals).toEqual(["HENT25"])
  })

  test("waits while the server cannot be reached, and is judged once it can", async () => {
    const shop = await open()
    submitCode(shop, "SPAR50")
    shop.fail("JudgeCode", { _tag: "Unreachable" })
    await expect.element(field).toHaveAccessibleDescription(/Koden sjekkes når vi gjør det/)
    await expectNoAxeViolations()
    shop.wait(2000)
    shop.answer("JudgeCode", { code: "SPAR50" })
    await expect.element(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "SPAR50" })).toBeVisible()
  })

  test("that is refused among several shows its own reason, and valid codes show none", async () => {
    const shop = await open()
    enterCodes(shop, "GAMMEL", "TULL", "SPAR50")
    shop.wait(1000)
    const problems = [
      { code: 3024, message: "Den kjenner vi ikke.", coupons: ["TULL"] },
      { code: 3134, message: "Den er utløpt.", coupons: ["GAMMEL"] },
    ]
    shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
    const of = (code: string) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: code })
    await expect.element(of("GAMMEL").getByText("Den er utløpt.")).toBeVisible()
    await expect.element(of("TULL").getByText("Den kjenner vi ikke.")).toBeVisible()
    await expect.element(of("SPAR50").getByText("Koden sjekkes når resten er i orden.")).toBeVisible()
    expect(page.getByRole("dialog").getByText("Den er utløpt.").elements()).toHaveLength(1)
    await expectNoAxeViolations()
    await of("GAMMEL").getByRole("button").click()
    await of("TULL").getByRole("button").click()
    shop.wait(1000)
    shop.answer("ValidatePrice", { ...priceOf(249), validCoupons: ["SPAR50"], areCouponsValidated: true })
    await expect.element(of("SPAR50").getByText("Koden gjelder")).toBeVisible()
    await expectTold("Koden gjelder")
  })
})

test("a guest with a friend's code logs in first, and comes back to the cart with the code judged", async () => {
  const shop = await open()
  submitCode(shop, "SMAK-7K3M9QXB")
  shop.fail("JudgeCode", codeRefusal(3052, "Nei.", "SMAK-7K3M9QXB"))
  await expect.element(field).toHaveAccessibleDescription(/gjelder den første bestillingen til et nytt medlem/)
  const way = page.getByRole("dialog").getByRole("link", { name: "Logg inn eller bli medlem" })
  await expect.element(way).toHaveAttribute("href", "/logg-inn?redirect=%2Fhandlevogn")
  await expectNoAxeViolations()
  await way.click()
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  expect(shop.views().coupon.code).toBe("SMAK-7K3M9QXB")
  expect(shop.views().cart.lines).toHaveLength(2)
})

test("a member whose friend's code is refused is not sent to the login", async () => {
  const shop = asKnown()
  await renderScene(shop)
  shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
  submitCode(shop, "SMAK-7K3M9QXB")
  shop.fail("JudgeCode", codeRefusal(3052, "Nei.", "SMAK-7K3M9QXB"))
  await expect.element(field).toHaveAccessibleDescription(/nytt medlem/)
  expect(page.getByRole("dialog").getByRole("link").elements()).toEqual([])
})

test.each([
  ["/sv", "Har du en kod?"],
  ["/en", "Got a code?"],
])("has a dialog in %s too", async (prefix, title) => {
  await open(prefix)
  await expect.element(page.getByRole("dialog", { name: title })).toBeVisible()
  await expectNoAxeViolations()
})
