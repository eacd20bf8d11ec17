import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { own } from "../../testing/recruit.ts"
import { expectNoAxeViolations, renderScene } from "../../testing/renderScene.tsx"
import { customer } from "../../testing/samples.ts"
import { openSceneShop, type SceneShop } from "../../testing/sceneShop.ts"

const main = page.getByRole("main")
const panel = page.getByRole("dialog", { name: "Verv en venn" })
const sharing = page.getByRole("dialog", { name: "Del koden" })
const field = panel.getByLabelText("Vennens telefonnummer eller e-post")

const atOwnPage = async (): Promise<SceneShop> => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" })
  shop.answer("LoadAddresses", [])
  shop.answer("LoadOrders", { total: 0, items: [] })
  await renderScene(shop)
  return shop
}

const atCode = async (): Promise<SceneShop> => {
  const shop = await atOwnPage()
  await main.getByRole("button", { name: "Verv en venn" }).click()
  shop.wait(300)
  shop.answer("RecruitFriend", own)
  await expect.element(panel.getByText(own.code)).toBeVisible()
  return shop
}

test("a customer reads on their own page what both get, and copies the code", async () => {
  const shop = await atCode()
  await expect.element(panel.getByText(/^Begge gjelder når maten koster minst 149.kr/)).toBeVisible()
  await expect.element(panel.getByText(/i 90 dager/)).toBeVisible()
  await expectNoAxeViolations()
  await expectNoSidewaysScroll(320)
  await panel.getByRole("button", { name: "Kopier koden" }).click()
  shop.answer("HandCode", { _tag: "Copied" })
  await expect.element(panel.getByText("Koden er kopiert.")).toBeVisible()
})

test("the drawer links to the recruiting panel, but only for customers", async () => {
  const shop = await atOwnPage()
  const entry = page.getByRole("dialog", { name: "Meny" }).getByRole("button", { name: "Verv en venn" })
  shop.send({ type: "DrawerOpened" })
  await entry.click()
  await expect.element(panel).toBeVisible()
})

test("a guest has no such link in the drawer, and an open panel links to the login", async () => {
  const shop = openSceneShop("/side/faq")
  await renderScene(shop)
  shop.send({ type: "DrawerOpened" })
  await expect.element(page.getByRole("dialog", { name: "Meny" }).getByRole("link", { name: "Logg inn" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Verv en venn" })).not.toBeInTheDocument()
  shop.send({ type: "ModalOpened", modal: { _tag: "RecruitFriend" } })
  await panel.getByRole("link", { name: "Logg inn" }).click()
  expect(shop.views().route.path).toMatch(/^\/logg-inn/)
})

test("a refusal is shown at the field, which has the focus; once the code is sent, the focus moves on to the result", async () => {
  const shop = await atCode()
  await field.fill("22 11 11 11")
  await userEvent.keyboard("{Enter}")
  await expect.element(panel.getByRole("button", { name: "Sender …" })).toBeVisible()
  shop.fail("RecruitFriend", { _tag: "Refused", status: 400, problems: [{ code: 3016, message: "Nei." }] })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Dette er deg selv/)
  await expectNoAxeViolations()
  await field.fill("400 00 055")
  await panel.getByRole("button", { name: "Send koden" }).click()
  shop.answer("RecruitFriend", { ...own, sent: true })
  await expect.element(panel.getByText("Koden er sendt til 400 00 055.")).toBeVisible()
  const next = panel.getByRole("button", { name: "Send til en venn til" })
  await expect.element(next).toHaveFocus()
  await expectNoAxeViolations()
  await next.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue("")
})

test("the code is shared in an invitation that can be read first", async () => {
  const shop = await atCode()
  await panel.getByRole("button", { name: "Del koden" }).click()
  shop.wait(300)
  await expect.element(sharing.getByText(/^Du får 50 kr i rabatt på din første bestilling/)).toBeVisible()
  await expectNoAxeViolations()
  await sharing.getByRole("button", { name: "Del invitasjonen" }).click()
  shop.answer("HandCode", { _tag: "Copied" })
  await expect.element(sharing.getByText(/^Invitasjonen er kopiert/)).toBeVisible()
})
