import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { customer } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const named = { ...customer, firstName: "Kunde", lastName: "1", birthdate: "1981-01-11", language: "nb" }
const panel = page.getByRole("dialog", { name: "Profilen din" })
const field = (name: string | RegExp) => panel.getByRole("textbox", { name })
const edit = page.getByRole("button", { name: "Endre profilen" })

/** A customer who opens the form on their own page, by keyboard. */
const openForm = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", named)
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  await renderScene(shop)
  ;(edit.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  shop.wait(300)
  await expect.element(panel).toBeVisible()
  return shop
}

test("a customer changes name and birthday by keyboard; page and header show both, and the focus is restored", async () => {
  const shop = await openForm()
  await expect.element(field("Fornavn")).toHaveAttribute("autocomplete", "given-name")
  await expect.element(field("År")).toHaveAttribute("autocomplete", "bday-year")
  await expectNoAxeViolations()
  await userEvent.fill(field("Fornavn"), "Kari")
  await userEvent.fill(field("Dag"), "12")
  await panel.getByRole("radio", { name: "Svenska" }).click()
  await userEvent.click(field("Fornavn"))
  await userEvent.keyboard("{Enter}")
  await expect.element(panel.getByRole("button", { name: "Lagrer …" })).toBeVisible()
  shop.answer("SaveProfile", { ...named, firstName: "Kari", birthdate: "1981-01-12", language: "sv" })
  shop.wait(300)
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
  const main = page.getByRole("main")
  for (const text of ["Kari 1", "12. januar 1981", "Svenska", "Profilen er lagret."])
    await expect.element(main.getByText(text)).toBeVisible()
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Min side, Kari" })).toBeVisible()
})

test("the e-mail field says what the address is used for: no receipt is sent to it", async () => {
  await openForm()
  await expect.element(field(/^E-post/)).toHaveAccessibleDescription("Hit kommer lenken til et nytt passord.")
})

test("each fault is shown at its field, and the first such field has the focus", async () => {
  const shop = await openForm()
  await userEvent.fill(field(/^E-post/), "kunde1")
  await userEvent.fill(field("Måned"), "13")
  await panel.getByRole("button", { name: "Lagre" }).click()
  await expect.element(field(/^E-post/)).toHaveFocus()
  await expect.element(field(/^E-post/)).toHaveAccessibleDescription(/Dette er ingen e-postadresse/)
  await expect.element(field("Måned")).toHaveAccessibleDescription(/året med fire sifre/)
  await expectNoAxeViolations()
  await userEvent.fill(field(/^E-post/), "kunde2@pizza.test")
  await userEvent.fill(field("Måned"), "2")
  await userEvent.fill(field("År"), "2020")
  await panel.getByRole("button", { name: "Lagre" }).click()
  await expect.element(field("Dag")).toHaveFocus()
  await expect.element(field("År")).toHaveAccessibleDescription("Du må være fylt 13 år for å ha en konto.")
  await userEvent.fill(field("År"), "1981")
  await panel.getByRole("button", { name: "Lagre" }).click()
  shop.fail("SaveProfile", { _tag: "Refused", status: 409, problems: [{ code: 1012, message: "Nei." }] })
  await expect.element(field(/^E-post/)).toHaveAccessibleDescription(/En annen konto bruker denne adressen/)
  await expect.element(field(/^E-post/)).toHaveFocus()
})

test("without a response the form stays, and cancelling it changes nothing", async () => {
  const shop = await openForm()
  await userEvent.fill(field("Etternavn"), "2")
  await panel.getByRole("button", { name: "Lagre" }).click()
  shop.fail("SaveProfile", { _tag: "Unreachable" })
  await expect.element(page.getByRole("alert").getByText(/^Vi fikk ikke svar/)).toBeVisible()
  await expect.element(field("Etternavn")).toHaveValue("2")
  await panel.getByRole("button", { name: "Avbryt" }).click()
  shop.wait(300)
  await expect.element(page.getByRole("main").getByText("Kunde 1")).toBeVisible()
  await expect.element(edit).toHaveFocus()
})
