import { describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { priceOf } from "../../testing/samples.ts"
import type { SceneShop } from "../../testing/sceneShop.ts"
import { atFullCart } from "../../testing/walk.ts"

const open = async (prefix = ""): Promise<SceneShop> => {
  const shop = atFullCart(prefix)
  await drawScene(shop)
  shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })
  await expect.element(page.getByRole("dialog")).toBeVisible()
  return shop
}
const field = page.getByLabelText("Rabattkode", { exact: true })

describe("a code", () => {
  test("is written, sent off with Enter, checked and found good", async () => {
    const shop = await open()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard("spar50")
    expect(shop.views().offers.code).toBe("spar50")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("Sjekker koden …")).toBeVisible()
    shop.wait(1000)
    shop.answer("ValidatePrice", { ...priceOf(299), validCoupons: ["SPAR50"], areCouponsValidated: true })
    await expect.element(page.getByText("Koden gjelder")).toBeVisible()
    await expect.element(page.getByRole("dialog")).toBeVisible()
    await expectNoAxeViolations()
    await expectNoSidewaysScroll(320)
    await page.getByRole("button", { name: "Ferdig" }).click()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  })

  test("that is there already says so at the field", async () => {
    const shop = await open()
    shop.send({ type: "CouponEntered", code: "SPAR50" })
    await userEvent.fill(field, "spar50")
    await page.getByRole("button", { name: "Bruk koden" }).click()
    await expect.element(field).toHaveAccessibleDescription("Koden er allerede lagt til.")
    await expectNoAxeViolations()
  })

  test.each([3024, 3033, 3035, 3057, 3100, 3109, 3133, 3134, 3135, 3137, 3138, 4025, 4026, 4046])(
    "that is refused with %i says why, and goes with its cross",
    async (code) => {
      const shop = await open()
      shop.send({ type: "CouponEntered", code: "GAMMEL" })
      shop.wait(1000)
      shop.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [{ code, message: `Sagt om ${code}.` }] })
      const dialog = page.getByRole("dialog")
      await expect.element(dialog.getByText(`Sagt om ${code}.`)).toBeVisible()
      await dialog.getByRole("button", { name: "Fjern GAMMEL" }).click()
      await expect.element(dialog.getByText("GAMMEL")).not.toBeInTheDocument()
      expect(shop.views().cart.manualDeals).toEqual([])
    },
  )

  test("among several says its own reason, and those that may stay are not blamed", async () => {
    const shop = await open()
    for (const code of ["GAMMEL", "TULL", "SPAR50"]) shop.send({ type: "CouponEntered", code })
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
    expect(page.getByText("Den er utløpt.").elements()).toHaveLength(1)
    await expectNoAxeViolations()
    await of("GAMMEL").getByRole("button").click()
    await of("TULL").getByRole("button").click()
    shop.wait(1000)
    shop.answer("ValidatePrice", { ...priceOf(249), validCoupons: ["SPAR50"], areCouponsValidated: true })
    await expect.element(of("SPAR50").getByText("Koden gjelder")).toBeVisible()
  })

  test("waits for the store when nobody answers", async () => {
    const shop = await open()
    shop.send({ type: "CouponEntered", code: "SPAR50" })
    shop.wait(1000)
    shop.fail("ValidatePrice", { _tag: "Unreachable" })
    await expect.element(page.getByText(/Koden sjekkes når vi gjør det/)).toBeVisible()
    await expectNoAxeViolations()
  })
})

test.each([
  ["/sv", "Har du en kod?"],
  ["/en", "Got a code?"],
])("is asked for in %s too", async (prefix, title) => {
  await open(prefix)
  await expect.element(page.getByRole("dialog", { name: title })).toBeVisible()
  await expectNoAxeViolations()
})
