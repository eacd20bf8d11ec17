import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { atBuilder } from "../../testing/walk.ts"

const panel = page.getByRole("dialog")
const tick = (name: string | RegExp) => panel.getByRole("checkbox", { name })
const done = () => panel.getByTestId("build")

test("a pizza is built from a card with the keyboard alone, and lies in the cart at the price that was said", async () => {
  const shop = atBuilder(null)
  await drawScene(shop)
  page.getByRole("button", { name: "Tilpass Pepperoni" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(panel).toHaveAccessibleName("Bygg Pepperoni")
  shop.wait(300)
  await expect.element(done()).toMatchTextContent(/299.kr/)
  tick(/^Ananas/)
    .element()
    .focus()
  await userEvent.keyboard(" ")
  await expect.element(tick(/^Ananas/)).toBeChecked()
  await panel.getByRole("combobox", { name: "Mengde, Ananas" }).selectOptions("3")
  await expect.element(done()).toMatchTextContent(/374.kr/)
  await expect.element(panel.getByTestId("price-parts")).toMatchTextContent(/Ananas, trippel\+75.kr/)
  panel
    .getByRole("radio", { name: /^Medium/ })
    .element()
    .focus()
  await userEvent.keyboard(" ")
  await panel.getByRole("button", { name: "Én til" }).click()
  await expect.element(done()).toMatchTextContent(/608.kr/)
  done().element().focus()
  await userEvent.keyboard("{Enter}")
  expect(shop.views().cart.lines).toMatchObject([{ variationCode: "PEPP_AM30", quantity: 2, linePrice: 60_800 }])
  shop.wait(300)
  await expect.element(panel).not.toBeInTheDocument()
})

test("two halves are chosen, topped apart, swapped and joined again; each says its own allergens", async () => {
  const shop = atBuilder()
  await drawScene(shop)
  await panel.getByRole("radio", { name: "Halv og halv" }).click()
  await panel.getByRole("combobox", { name: "Pizza på høyre halvdel" }).selectOptions("hagen")
  await tick(/^Ananas/).click()
  await expect.element(panel.getByTestId("price-parts")).toMatchTextContent(/Ananas, normal på høyre\+13.kr/)
  await expect.element(panel.getByRole("heading", { level: 2, name: "Bygg Pepperoni / Hagen" })).toBeInTheDocument()
  await expect.element(panel.getByText("Venstre halvdel: Pepperoni")).toBeInTheDocument()
  await expect.element(panel.getByText("gluten og sennep")).toBeInTheDocument()
  await expectNoAxeViolations()
  await panel.getByRole("button", { name: "Bytt plass" }).click()
  await expect.element(panel.getByRole("radio", { name: /Venstre halvdel Hagen/ })).toBeChecked()
  const divider = panel.getByRole("slider", { name: "Delelinje" })
  await expect.element(divider).toHaveAttribute("aria-valuetext", "Halv og halv")
  divider.element().focus()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(divider).toHaveAttribute("aria-valuetext", "Bare Hagen")
  await expect.element(done()).toMatchTextContent(/254.kr/)
})

test("a full pizza says why, keeps what is blocked in reach, and lets what is free through", async () => {
  const shop = atBuilder()
  await drawScene(shop)
  for (const name of ["Ananas", "Skinke"]) {
    await tick(RegExp(`^${name}`)).click()
    await panel.getByRole("combobox", { name: `Mengde, ${name}` }).selectOptions("3")
  }
  await panel.getByRole("combobox", { name: "Mengde, Pepperoni" }).selectOptions("3")
  await tick(/^Sopp/).click()
  await expect.element(panel.getByText(/Fullt: det er plass til 10/)).toBeInTheDocument()
  const blocked = tick(/^Løk/)
  await expect.element(blocked).toHaveAttribute("aria-disabled", "true")
  expect(blocked.element().closest("li")?.textContent).toMatch(/^Løk ?ikke plass til mer$/)
  expect(getComputedStyle(blocked.element()).borderStyle).toBe("dashed")
  await expect.element(blocked).toHaveAccessibleDescription(/Ta av noe/)
  await blocked.click({ force: true })
  await expect.element(blocked).not.toBeChecked()
  await tick(/^Basilikum/).click()
  await expect.element(tick(/^Basilikum/)).toBeChecked()
  await expectNoAxeViolations()
})

test("a box is ticked by the press itself; one that found no room any more is taken back when all is drawn", async () => {
  await drawScene(atBuilder())
  for (const name of ["Ananas", "Skinke"]) {
    await tick(RegExp(`^${name}`)).click()
    await panel.getByRole("combobox", { name: `Mengde, ${name}` }).selectOptions("3")
  }
  await panel.getByRole("combobox", { name: "Mengde, Pepperoni" }).selectOptions("3")
  await expect.element(panel.getByText(/^9 av 10/)).toBeInTheDocument()
  const [last, tooMany] = [/^Sopp/, /^Løk/].map((name) => tick(name).element() as HTMLInputElement)
  last?.click()
  tooMany?.click()
  expect(last?.checked).toBe(true)
  await expect.element(tick(/^Løk/)).toHaveAttribute("aria-disabled", "true")
  await expect.element(tick(/^Løk/)).not.toBeChecked()
  await expect.element(tick(/^Sopp/)).toBeChecked()
})

test("what is sold out is disabled and says so", async () => {
  await drawScene(atBuilder())
  await expect.element(tick(/^Ansjos.*Utsolgt/)).toBeDisabled()
})

test("a line of the cart is changed in its place", async () => {
  const shop = atBuilder(null)
  shop.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 1 })
  shop.send({ type: "PathOpened", path: "/handlevogn", how: "link" })
  await drawScene(shop)
  await page.getByRole("button", { name: "Endre Pepperoni" }).click()
  shop.wait(300)
  await tick(/^Skinke/).click()
  await done().click()
  expect(shop.views().cart.lines).toMatchObject([{ quantity: 1, modifications: { changes: [{ code: "HA" }] } }])
})

test("Esc puts it away, and nothing was bought", async () => {
  const shop = atBuilder()
  await drawScene(shop)
  await expect.element(done()).toBeVisible()
  await userEvent.keyboard("{Escape}")
  shop.wait(300)
  await expect.element(panel).not.toBeInTheDocument()
  expect(shop.views().cart.totalCount).toBe(0)
})

test.for(["", "/sv", "/en"])("has no sideways scroll and no fault that a machine finds, in %j", async (prefix) => {
  await drawScene(atBuilder("pepperoni", prefix))
  await expect.element(done()).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth)
})
