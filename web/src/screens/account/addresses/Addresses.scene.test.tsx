import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { customer } from "../../../testing/samples.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { doors, savedAddresses } from "../../../testing/stores.ts"

const main = page.getByRole("main")
const field = page.getByRole("combobox", { name: "Adressen din" })
const door = page.getByRole("textbox", { name: /Portkode/ })
const add = main.getByRole("button", { name: "Ny adresse" })
const row = (street: string) => main.getByRole("article", { name: `${street}, Oslo` })

/** Scrolls to the top first, where the header covers no target. */
const expectAccessible = async (): Promise<void> => {
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
}

/** A customer on their own page, with these addresses. */
const atOwnPage = async (addresses = savedAddresses.slice(0, 2)): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  shop.answer("LoadOrders", { total: 0, items: [] })
  await renderScene(shop)
  await expect.element(page.getByText("Henter adressene dine …")).toBeInTheDocument()
  shop.answer("LoadAddresses", addresses)
  return shop
}

test("a customer adds an address by the search and its door, all by keyboard", async () => {
  const shop = await atOwnPage([])
  await expect.element(main.getByText(/^Lagre en adresse/)).toBeVisible()
  await add.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard("torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await expect.element(door).toHaveFocus()
  await userEvent.keyboard("4711")
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await expect.element(main.getByRole("button", { name: "Lagrer …" })).toBeVisible()
  shop.answer("SaveAddress", null)
  shop.answer("LoadAddresses", savedAddresses.slice(0, 1))
  await expect.element(row("Torggata 1").getByText("4711")).toBeVisible()
  await expect.element(add).toHaveFocus()
})

test("the field for the door is in view once an address is picked from a long list", async () => {
  const shop = await atOwnPage([])
  await add.click()
  await userEvent.keyboard("torgg")
  shop.wait(500)
  shop.answer(
    "FindAddresses",
    [1, 2, 3].flatMap((nth) => doors.map((one) => ({ ...one, id: `${one.id}${nth}` }))),
  )
  await page.getByRole("option").last().click()
  await expect.element(door).toHaveFocus()
  const { top, bottom } = door.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(64)
  expect(bottom).toBeLessThan(innerHeight)
})

test("an address is made the default, and is then listed first", async () => {
  const shop = await atOwnPage()
  await row("Torggata 1")
    .getByRole("button", { name: /^Bruk som standard/ })
    .click()
  await expect.element(row("Torggata 1").getByRole("button", { name: "Lagrer …" })).toBeVisible()
  shop.answer("ChooseDefaultAddress", null)
  const [first, second] = savedAddresses
  shop.answer("LoadAddresses", [{ ...first, isDefault: true }, second])
  await expect.element(main.getByRole("article").first().getByText("Standardadresse")).toBeVisible()
  await expect.element(row("Torggata 1").getByRole("button", { name: /^Bruk som standard/ })).not.toBeInTheDocument()
  await expect.element(row("Torggata 1").getByRole("button", { name: "Endre Torggata 1, Oslo" })).toHaveFocus()
  await expectAccessible()
})

test("an address is changed in its place, and can be removed there", async () => {
  const shop = await atOwnPage()
  await row("Torggata 1")
    .getByRole("button", { name: /^Endre/ })
    .click()
  await expect.element(door).toHaveFocus()
  await expect.element(door).toHaveValue("4711")
  await userEvent.fill(door, "Ring på")
  await main.getByRole("button", { name: "Avbryt" }).click()
  await expect.element(row("Torggata 1").getByText("4711")).toBeVisible()
  await expect.element(add).toHaveFocus()
  await row("Torggata 1")
    .getByRole("button", { name: /^Endre/ })
    .click()
  await main.getByRole("button", { name: "Fjern adressen" }).click()
  shop.answer("RemoveAddress", null)
  shop.answer("LoadAddresses", savedAddresses.slice(1, 2))
  await expect.element(row("Torggata 1")).not.toBeInTheDocument()
  await expect.element(row("Torggata 12")).toBeVisible()
})

test("the page says that an address was removed, and one press restores it", async () => {
  const shop = await atOwnPage()
  await row("Torggata 1")
    .getByRole("button", { name: /^Endre/ })
    .click()
  await main.getByRole("button", { name: "Fjern adressen" }).click()
  shop.answer("RemoveAddress", null)
  const undo = main.getByRole("button", { name: "Angre: legg Torggata 1, Oslo tilbake" })
  await expect.element(undo).toHaveFocus()
  shop.answer("LoadAddresses", savedAddresses.slice(1, 2))
  await expect.element(main.getByText("Torggata 1, Oslo er fjernet.")).toBeVisible()
  await expectAccessible()
  await undo.click()
  await expect.element(main.getByText("Legger tilbake …")).toBeVisible()
  shop.answer("RestoreAddress", null)
  shop.answer("LoadAddresses", savedAddresses.slice(0, 2))
  await expect.element(row("Torggata 1")).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
})

test("an address that was not picked, or not saved, says why, and keeps what was typed", async () => {
  const shop = await atOwnPage()
  await add.click()
  await main.getByRole("button", { name: "Lagre adressen" }).click()
  await expect.element(page.getByRole("alert").getByText(/velg den blant forslagene/)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard("torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  await page.getByRole("option", { name: /Torggata 12B/ }).click()
  await userEvent.fill(door, "4711")
  await main.getByRole("button", { name: "Lagre adressen" }).click()
  shop.fail("SaveAddress", { _tag: "Refused", status: 400, problems: [{ code: 3020, message: "Nei." }] })
  await expect.element(page.getByRole("alert").getByText(/ikke plass til flere/)).toBeVisible()
  await expect.element(field).toHaveValue("Torggata 12B, Oslo")
  await expect.element(door).toHaveValue("4711")
  await expectAccessible()
})

test("a customer who comes back while an address is being saved sees that instead of the button for a new one", async () => {
  const shop = await atOwnPage([])
  await add.click()
  await userEvent.keyboard("torgg")
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await expect.element(door).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  shop.send({ type: "PathOpened", path: "/", how: "link" })
  shop.send({ type: "PathOpened", path: "/min-side", how: "link" })
  await expect.element(main.getByRole("button", { name: "Lagrer …" })).toHaveAttribute("aria-disabled", "true")
  shop.answer("SaveAddress", null)
  shop.answer("LoadAddresses", savedAddresses.slice(0, 1))
  await add.click()
  await expect.element(field).toHaveFocus()
})
