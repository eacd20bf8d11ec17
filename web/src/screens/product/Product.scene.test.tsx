import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { atProduct, denyConsent } from "../../testing/walk.ts"

test("a product is added to the cart by keyboard alone: crust, size and quantity", async () => {
  const shop = atProduct()
  await renderScene(shop)
  const large = page.getByRole("radio", { name: /Stor/ })
  await expect.element(large).toBeChecked()
  await expect.element(page.getByText("gluten og sennep")).toBeVisible()
  await expectNoAxeViolations()

  page.getByRole("radio", { name: "Amerikansk" }).element().focus()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(page.getByRole("radio", { name: "Italiensk" })).toBeChecked()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(page.getByRole("radio", { name: /Medium/ })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(large).toBeChecked()
  await page.getByRole("button", { name: "Én til" }).click()
  await page.getByRole("button", { name: /Legg i handlevognen/ }).click()
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_AM40", quantity: 2 }])
  await expect.element(page.getByTestId("add")).toMatchTextContent("Lagt i handlevognen")
  shop.wait(5000)
  await expect.element(page.getByTestId("add")).toMatchTextContent(/^Legg i handlevognen/)
  await expect.element(page.getByText("2 varer i handlevognen").last()).toBeInTheDocument()
})

test("focus scrolls the button into view if it is out of view, and does not scroll if it is already in view", async () => {
  const shop = atProduct()
  shop.send(denyConsent)
  await renderScene(shop)
  const button = page.getByTestId("add")
  await expect.element(button).toBeVisible()
  // Room below, to scroll the button out of view.
  document.body.style.paddingBottom = "100vh"
  document.documentElement.style.scrollBehavior = "auto"
  const top = () => button.element().getBoundingClientRect().top
  const focused = (y: number): { readonly before: number; readonly after: number } => {
    document.querySelector<HTMLElement>(":focus")?.blur()
    scrollTo(0, y)
    const before = top()
    button.element().focus()
    return { before, after: top() }
  }
  scrollTo(0, document.documentElement.scrollHeight)
  const out = focused(scrollY + top() + 40)
  expect(out.before).toBeCloseTo(-40, 0)
  expect(out.after).toBeGreaterThan(0)
  const standing = focused(0)
  expect(standing.after).toBe(standing.before)
  document.body.style.paddingBottom = ""
  document.documentElement.style.scrollBehavior = ""
})

test("a crust with limited sizes says so, before and after it is chosen", async () => {
  await renderScene(atProduct())
  await expect.element(page.getByRole("radio", { name: /Stor/ })).toBeChecked()
  await page.getByRole("radio", { name: "Italiensk i medium" }).click({ force: true })
  await expect.element(page.getByRole("radio", { name: /^Medium/ })).toBeChecked()
  await expect
    .element(page.getByRole("status").filter({ hasText: "Italiensk bunn lages bare i medium." }))
    .toBeVisible()
  expect(page.getByRole("radio", { name: /Stor/ }).elements()).toHaveLength(0)
  await expectNoAxeViolations()
})

test.for([320, 1024])("a product with a long name and a high price fits %i pixels", async (width) => {
  await renderScene(atProduct("kjottbollesandwich"))
  await expect.element(page.getByRole("button", { name: /Legg i handlevognen 1.099 kr/ })).toBeVisible()
  await expectNoSidewaysScroll(width)
})

test("a sold-out product is shown but cannot be bought", async () => {
  const shop = atProduct("cola")
  await renderScene(shop)
  const button = page.getByRole("button", { name: "Utsolgt" })
  await expect.element(button).toHaveAttribute("aria-disabled", "true")
  await button.click({ force: true })
  expect(shop.views().cart.totalCount).toBe(0)
  await expectNoAxeViolations()
})

test("a product that the store does not sell links back to its menu", async () => {
  await renderScene(atProduct("calzone"))
  await expect.element(page.getByRole("heading", { name: "Den finnes ikke her" })).toBeVisible()
  await expect.element(page.getByRole("link", { name: "Til menyen" })).toBeVisible()
})

test("the ingredients name their allergens, and the favourite button is on the page", async () => {
  const shop = atProduct()
  await renderScene(shop)
  await expect.element(page.getByText("Pepperoni (sennep)")).toBeVisible()
  await page.getByRole("button", { name: "Favoritt: Pepperoni" }).click()
  expect(shop.views().favourites).toEqual(["PEPP_AM40"])
  await expectNoAxeViolations()
})
