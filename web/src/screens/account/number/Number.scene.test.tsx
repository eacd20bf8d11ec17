import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoSidewaysScroll } from "../../../testing/expectNoSidewaysScroll.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"

const main = page.getByRole("main")
const opener = main.getByRole("button", { name: "Bytt nummer" })
const number = main.getByRole("textbox", { name: "Nytt nummer" })
const code = main.getByRole("textbox", { name: "Kode med seks sifre" })
const refused = (value: number) => ({ _tag: "Refused", status: 400, problems: [{ code: value, message: "Nei." }] })

/** A customer who opens the form on their own page, by keyboard. */
const openForm = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  await renderScene(shop)
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(number).toHaveFocus()
  return shop
}

const askForCode = async (shop: SceneShop): Promise<void> => {
  await userEvent.fill(number, "40 00 00 99")
  await userEvent.keyboard("{Enter}")
  shop.answer("ReadPhone", { _tag: "Phone", e164: "+4740000099" })
}

test("a customer changes their number by keyboard: they enter it and its code, and the page shows it", async () => {
  const shop = await openForm()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await askForCode(shop)
  await expect.element(main.getByRole("button", { name: "Sender koden …" })).toBeVisible()
  shop.answer("AskNewNumber", null)
  await expect.element(main.getByText(/en kode på SMS til \+47 40 00 00 99/)).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.keyboard("123456")
  await expect.element(main.getByRole("button", { name: "Bytter nummer …" })).toBeVisible()
  shop.answer("TakeNewNumber", null)
  await expect.element(main.getByText(/^Nummeret er byttet/)).toBeVisible()
  await expect.element(main.getByText("+47 40 00 00 99")).toBeVisible()
  await expect.element(opener).toHaveFocus()
})

test("an error is shown at its field, which has the focus", async () => {
  const shop = await openForm()
  await userEvent.fill(number, "99")
  await userEvent.keyboard("{Enter}")
  shop.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" })
  await expect.element(number).toHaveAccessibleDescription(/telefonnummer/i)
  await expect.element(number).toHaveFocus()
  await askForCode(shop)
  shop.answer("AskNewNumber", null)
  await userEvent.fill(code, "123456")
  shop.fail("TakeNewNumber", refused(3015))
  await expect.element(code).toHaveAccessibleDescription("Koden stemmer ikke.")
  await expect.element(code).toHaveValue("")
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolations()
  await userEvent.fill(code, "654321")
  shop.fail("TakeNewNumber", refused(1036))
  await expect.element(number).toHaveValue("40 00 00 99")
  await expect.element(number).toHaveAccessibleDescription(/registrert/)
  await expect.element(number).toHaveFocus()
})

test("another code can be requested once the wait is over, another number entered at any time", async () => {
  const shop = await openForm()
  await askForCode(shop)
  shop.answer("AskNewNumber", null)
  await expect
    .element(main.getByRole("button", { name: "Ny kode om 30 sekunder" }))
    .toHaveAttribute("aria-disabled", "true")
  shop.wait(30_000)
  await main.getByRole("button", { name: "Send ny kode" }).click()
  shop.fail("AskNewNumber", { _tag: "Unreachable" })
  await expect.element(page.getByRole("alert").getByText(/^Vi fikk ikke svar/)).toBeVisible()
  await main.getByRole("button", { name: "Et annet nummer" }).click()
  await expect.element(number).toHaveFocus()
  await main.getByRole("button", { name: "Behold nummeret" }).click()
  await expect.element(number).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
