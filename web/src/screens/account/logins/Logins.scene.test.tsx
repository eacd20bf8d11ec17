import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { sampleLogins } from "../../../testing/logins.ts"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"

const main = page.getByRole("main")
const rows = main.getByRole("region", { name: "Her er du logget inn" }).getByRole("listitem")
const heading = main.getByRole("heading", { name: "Her er du logget inn" })
const out = (device: string) => main.getByRole("button", { name: `Logg ut av ${device}` })

/** A customer who is logged in on four devices. */
const atOwnPage = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", customer)
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  await renderScene(shop)
  await expect.element(page.getByText("Henter innloggingene dine …")).toBeInTheDocument()
  shop.answer("LoadSessions", sampleLogins(shop.time()))
  return shop
}

test("a customer recognises their devices, and logs out of one and then of all others", async () => {
  const shop = await atOwnPage()
  await expect.element(rows.nth(0)).toHaveTextContent("Chrome på WindowsDenne enheten")
  await expect.element(rows.nth(1)).toHaveTextContent("Safari på iPhoneBrukt den siste timenLogg ut")
  await expect.element(rows.nth(2)).toHaveTextContent("Samsung Internet på AndroidSist brukt for 1 time sidenLogg ut")
  await expect
    .element(rows.nth(3))
    .toHaveTextContent("En nettleser på en annen enhetSist brukt for 20 timer sidenLogg ut")
  await expect.element(out("Chrome på Windows")).not.toBeInTheDocument()
  scrollTo({ top: 0, behavior: "instant" })
  await expectNoAxeViolations()
  await out("Safari på iPhone").click()
  await expect.element(rows.nth(1).getByRole("button", { name: "Logger ut …" })).toBeVisible()
  shop.answer("EndSessions", null)
  await expect.element(out("Safari på iPhone")).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  await main.getByRole("button", { name: "Logg ut alle andre steder" }).click()
  shop.answer("EndSessions", null)
  await expect.element(rows.nth(0)).toBeVisible()
  await expect.element(rows.nth(1)).not.toBeInTheDocument()
  await expect.element(main.getByRole("button", { name: "Logg ut alle andre steder" })).not.toBeInTheDocument()
})

test("without a response the customer is told that they are still logged in there", async () => {
  const shop = await atOwnPage()
  await out("Safari på iPhone").click()
  shop.fail("EndSessions", { _tag: "Unreachable" })
  await expect.element(page.getByRole("alert").getByText(/^Vi fikk ikke svar. Du er fortsatt logget inn/)).toBeVisible()
  await expect.element(out("Safari på iPhone")).toBeVisible()
})
