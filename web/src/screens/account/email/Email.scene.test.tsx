import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"

const main = page.getByRole("main")
const button = (name: string) => main.getByRole("button", { name })
const unconfirmed = main.getByText(/^Adressen er ikke bekreftet ennå/)

const atOwnPage = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, emailVerified: false })
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  shop.answer("LoadSessions", [])
  await renderScene(shop)
  return shop
}

test("a customer whose address is not confirmed gets the mail again, and waits for another", async () => {
  const shop = await atOwnPage()
  await expect.element(unconfirmed).toBeVisible()
  await button("Send e-posten på nytt").click()
  await expect.element(button("Sender …")).toHaveFocus()
  shop.answer("SendEmailLink", null)
  await expect.element(main.getByText("E-posten er sendt. Lenken gjelder i et døgn.")).toBeVisible()
  await expect.element(button("På nytt om 30 sekunder")).toHaveAttribute("aria-disabled", "true")
  await expectNoAxeViolations()
  shop.wait(30_000)
  await button("Send e-posten på nytt").click()
  shop.fail("SendEmailLink", { _tag: "Refused", status: 429, problems: [] })
  await expect.element(page.getByRole("alert").getByText(/^Vi har sendt deg så mange e-poster/)).toBeVisible()
})

test("the link's page shows the progress, and the address is confirmed from then on", async () => {
  const shop = await atOwnPage()
  shop.send({ type: "EmailLinkOpened", token: "of a mail" })
  await expect.element(page.getByRole("status").getByText("Bekrefter e-postadressen …")).toBeVisible()
  shop.answer("ConfirmEmail", null)
  shop.answer("LoadUser", { ...customer, emailVerified: true })
  await expect.element(page.getByRole("status").getByText("E-postadressen er bekreftet. Takk!")).toBeVisible()
  await expect.element(unconfirmed).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

test("an expired link of another account does not send the customer to their own page for a new one", async () => {
  const shop = await atOwnPage()
  shop.send({ type: "EmailLinkOpened", token: "of a mail" })
  shop.fail("ConfirmEmail", { _tag: "Refused", status: 400, problems: [] })
  await expect.element(main.getByText(/logget inn på kontoen som lenken gjelder/)).toBeVisible()
})

test("the fragment of a mail's link is read for guests too, and tried again when there is no response", async () => {
  const shop = openSceneShop("/min-side")
  history.replaceState(null, "", `${location.pathname}${location.search}#email=the-token`)
  await renderScene(shop)
  await expect.element(page.getByText("Bekrefter e-postadressen …")).toBeVisible()
  shop.fail("ConfirmEmail", { _tag: "Unreachable" })
  await button("Prøv igjen").click()
  shop.fail("ConfirmEmail", { _tag: "Refused", status: 400, problems: [] })
  await expect.element(main.getByText(/^Lenken virker ikke lenger/)).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Logg inn" })).toBeVisible()
  await expectNoAxeViolations()
  history.replaceState(null, "", `${location.pathname}${location.search}`)
})
