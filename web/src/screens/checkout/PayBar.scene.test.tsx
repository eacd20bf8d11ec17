import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { kroner } from "@skorpe/core/domain/money"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { priceOf } from "../../testing/samples.ts"
import { scrollToEnd } from "../../testing/scrollToEnd.ts"
import { atCheckout, atFullCart, denyConsent, placeOrder } from "../../testing/walk.ts"

const bar = page.getByTestId("pay-bar")

const boxOf = (element: Element) => element.getBoundingClientRect()

/** Resizes the page to a phone's size for this test. */
const onPhone = async (width: number, check: () => Promise<void>, height = 640): Promise<void> => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(width, height)
  try {
    await expect.poll(() => window.innerWidth).toBe(width)
    await check()
  } finally {
    await page.viewport(before.width, before.height)
  }
}

for (const width of [320, 390]) {
  test(`at ${width} px total and order button stay in view, and cover no focused field`, async () => {
    const shop = atCheckout()
    shop.send(denyConsent)
    await renderScene(shop)
    await onPhone(width, async () => {
      window.scrollTo(0, 0)
      await expect.element(bar).toBeInViewport({ ratio: 1 })
      expect(boxOf(bar.element()).bottom).toBeLessThanOrEqual(640)
      await expect.element(bar.getByText("299 kr", { exact: true })).toBeVisible()
      expect(document.querySelectorAll("[data-testid=order]").length).toBe(1)
      for (const field of ["firstName", "lastName", "phone", "email", "message"]) {
        document.querySelector<HTMLElement>(`#${field}`)?.focus()
        const input = document.querySelector(`#${field}`)
        await expect.poll(() => input && boxOf(input).bottom).toBeLessThanOrEqual(boxOf(bar.element()).top)
      }
      await scrollToEnd()
      await expectNoAxeViolations()
    })
  })
}

test("a notice is above the bar, never on it", async () => {
  const shop = atCheckout()
  shop.send(denyConsent)
  await renderScene(shop)
  await onPhone(390, async () => {
    window.scrollTo(0, 0)
    const top = () => boxOf(bar.element()).top
    shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
    const notice = page.getByRole("region", { name: "Meldinger" }).getByText(/Pepperoni/)
    await expect.element(notice).toBeVisible()
    await expect.poll(() => boxOf(notice.element()).bottom).toBeLessThanOrEqual(top())
  })
})

test("the bar places the order from the top of the page, and its outcome is scrolled into view", async () => {
  const shop = atCheckout()
  shop.send(denyConsent)
  await renderScene(shop)
  await onPhone(390, async () => {
    window.scrollTo(0, 0)
    placeOrder(shop)
    shop.fail("PlaceOrder", {
      _tag: "Refused",
      status: 400,
      problems: [{ code: 3023, message: "Butikken er stengt." }],
    })
    await expect.element(page.getByText("Butikken er stengt.")).toBeInViewport({ ratio: 1 })
    await userEvent.click(page.getByRole("textbox", { name: "Fornavn" }))
    await expect.element(bar).toBeInViewport({ ratio: 1 })
  })
})

// A phone, and a page of 1280 px that is zoomed to 200 %.
for (const [width, height] of [
  [390, 640],
  [640, 400],
] as const) {
  test(`at ${width} × ${height} px the amount missing to the minimum stays in view, with a link to the menu`, async () => {
    const shop = atFullCart()
    shop.send(denyConsent)
    shop.send({ type: "MethodChosen", method: "delivery" })
    shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })
    shop.send({ type: "PathOpened", path: "/betaling", how: "link" })
    shop.wait(1000)
    shop.answer("ValidatePrice", { ...priceOf(35), minimumCustomerAmount: kroner(149) })
    await renderScene(shop)
    await onPhone(
      width,
      async () => {
        window.scrollTo(0, 0)
        await expect.element(bar.getByText(/^114.kr igjen til levering/)).toBeInViewport({ ratio: 1 })
        expect(boxOf(bar.element()).height).toBeLessThan(height / 3)
        await expectNoAxeViolations()
        await bar.getByRole("link", { name: "Legg til mer" }).click()
        expect(shop.views().route.screen).toMatchObject({ _tag: "Menu", storeSlug: "torget" })
      },
      height,
    )
  })
}

test("with enough in the cart no link leads away from the order", async () => {
  await renderScene(atCheckout())
  await expect.element(bar).toBeVisible()
  await expect.element(bar.getByRole("link")).not.toBeInTheDocument()
})
