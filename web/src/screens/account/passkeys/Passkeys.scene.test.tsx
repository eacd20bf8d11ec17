import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { samplePasskeys } from "../../../testing/passkeys.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"
import { denyConsent } from "../../../testing/walk.ts"

const main = page.getByRole("main")
const section = main.getByRole("region", { name: "Passnøkler" })
const rows = section.getByRole("listitem")
const heading = main.getByRole("heading", { name: "Passnøkler" })
const button = (name: string) => section.getByRole("button", { name })
const said = (words: RegExp) => section.getByRole("alert").getByText(words)

const atOwnPage = async (isSupported = true, passkeys = samplePasskeys): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.send(denyConsent)
  shop.answer("LoadUser", customer)
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  shop.answer("LoadSessions", [])
  await renderScene(shop)
  await expect.element(page.getByText("Henter passnøklene dine …")).toBeInTheDocument()
  shop.answer("LoadPasskeys", { passkeys: passkeys(shop.time()), isSupported })
  return shop
}

test("a customer adds their first passkey, and recognises it by device and day", async () => {
  const shop = await atOwnPage(true, () => [])
  await expect.element(section.getByText("Du har ingen passnøkkel ennå.")).toBeVisible()
  await button("Legg til en passnøkkel").click()
  await expect.element(button("Følg det enheten din sier …")).toHaveAttribute("aria-disabled", "true")
  await expect.element(button("Følg det enheten din sier …")).toHaveFocus()
  const passkey = { id: "new", browser: "edge", system: "mac", addedAt: shop.time(), usedAt: null }
  shop.answer("AddPasskey", { _tag: "Added", passkey })
  await expect.element(said(/^Passnøkkelen er lagt til/)).toBeVisible()
  await expect.element(rows.nth(0)).toHaveTextContent("Edge på MacLagt til lørdag 21. novemberIkke brukt ennåFjern")
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
})

test("a passkey is removed by the keyboard alone, once the customer is sure", async () => {
  const shop = await atOwnPage()
  const remove = button("Fjern passnøkkelen fra Safari på iPhone")
  remove.element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(section.getByText(/^Vil du fjerne denne passnøkkelen/)).toHaveFocus()
  await userEvent.keyboard("{Tab}{Tab}{Enter}")
  await expect.element(remove).toHaveFocus()
  await userEvent.keyboard("{Enter}{Tab}{Enter}")
  await expect.element(button("Fjerner …")).toBeVisible()
  shop.answer("RemovePasskey", null)
  await expect.element(said(/^Passnøkkelen er fjernet/)).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await expect
    .element(rows.nth(0))
    .toHaveTextContent("Chrome på WindowsLagt til mandag 12. oktoberSist brukt onsdag 18. novemberFjern")
  await expect.element(rows.nth(1)).not.toBeInTheDocument()
})

test("a refusal by the device or the server is shown beside the list, which stays", async () => {
  const shop = await atOwnPage()
  await button("Legg til en passnøkkel").click()
  shop.answer("AddPasskey", { _tag: "NotGiven" })
  await expect.element(said(/^Ingen passnøkkel ble laget/)).toBeVisible()
  await button("Legg til en passnøkkel").click()
  shop.fail("AddPasskey", { _tag: "Unreachable" })
  await expect.element(said(/^Vi fikk ikke svar. Se om/)).toBeVisible()
  await expect.element(rows.nth(1)).toBeVisible()
})

test("on a device that does not support passkeys they can be listed and removed, but not added", async () => {
  await atOwnPage(false)
  await expect.element(section.getByText(/^Denne enheten kan ikke lage passnøkler/)).toBeVisible()
  await expect.element(button("Legg til en passnøkkel")).not.toBeInTheDocument()
  await expect.element(button("Fjern passnøkkelen fra Safari på iPhone")).toBeVisible()
})
