import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { expectNoAxeViolations, renderScene } from "../../../testing/renderScene.tsx"
import { customer } from "../../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../../testing/sceneShop.ts"

const main = page.getByRole("main")
const noLimits = { perOrder: null, perMonth: null }

const joined = {
  id: "org-1",
  name: "Bedrift 1 AS",
  number: "922222223",
  limits: noLimits,
  approved: null,
  discount: null,
  membership: { role: "member", isActive: true, limits: noLimits },
}

/** A customer who has opened the link of an invitation. */
const invited = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  shop.send({ type: "InvitationLinkOpened", token: "the-token" })
  await renderScene(shop)
  await expect.element(main.getByRole("heading", { name: "Du er invitert" })).toBeVisible()
  return shop
}

test("an invited customer joins, and the company is listed among theirs", async () => {
  const shop = await invited()
  await expectNoAxeViolations()
  await main.getByRole("button", { name: "Bli med" }).click()
  await expect.element(main.getByRole("button", { name: "Blir med …" })).toBeVisible()
  shop.answer("AcceptInvitation", joined)
  await expect.element(main.getByText(/^Du er med i Bedrift 1 AS/)).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Åpne bedriften" })).toHaveFocus()
  await expect
    .element(main.getByRole("link", { name: "Bedrift 1 AS" }))
    .toHaveAttribute("href", "/min-side/bedrift/org-1")
})

test("a company in which the customer is switched off is listed too, with a link to where they can leave it", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  const off = { organisationId: "org-2", isActive: false, name: "Bedrift 2 AS" }
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1", organisations: [off] })
  await renderScene(shop)
  const link = main.getByRole("link", { name: "Bedrift 2 AS (slått av)" })
  await expect.element(link).toHaveAttribute("href", "/min-side/bedrift/org-2")
  await expectNoAxeViolations()
})

test("an invitation for somebody else says so, and one that got no response can be accepted again", async () => {
  const shop = await invited()
  await main.getByRole("button", { name: "Bli med" }).click()
  shop.fail("AcceptInvitation", { _tag: "Unreachable" })
  await expect.element(main.getByText("Vi fikk ikke svar. Prøv igjen.")).toBeVisible()
  await main.getByRole("button", { name: "Bli med" }).click()
  shop.fail("AcceptInvitation", { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "Nei." }] })
  await expect.element(main.getByText(/^Invitasjonen gjelder et annet nummer/)).toBeVisible()
  await expect.element(page.getByRole("heading", { level: 1, name: "Min side" })).toHaveFocus()
  await expectNoAxeViolations()
})

test("a guest who opened an invitation is told to log in", async () => {
  const shop = openSceneShop("/min-side")
  shop.send({ type: "InvitationLinkOpened", token: "the-token" })
  await renderScene(shop)
  await expect.element(main.getByText(/^Logg inn med nummeret eller adressen/)).toBeVisible()
  await expect.element(main.getByRole("button", { name: "Bli med" })).not.toBeInTheDocument()
})
