import { kroner } from "@skorpe/core/domain/money"
import { expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { customer, order } from "../../testing/samples.ts"
import { expectNoAxeViolations, expectNoAxeViolationsUnderNotice, renderScene } from "../../testing/renderScene.tsx"
import { openSceneShop } from "../../testing/sceneShop.ts"

const named = {
  ...customer,
  firstName: "Kunde",
  lastName: "1",
  birthdate: "1981-01-11",
  language: "sv",
  notificationTypes: ["email", "sms"],
}
const main = page.getByRole("main")

test("a customer sees their profile on the page and their name in header and drawer, and logs out", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  await renderScene(shop)
  await expect.element(page.getByText("Henter siden din …")).toBeInTheDocument()
  shop.answer("LoadUser", named)
  const facts = ["Kunde 1", "+47 22 11 11 11", "kunde1@pizza.test"]
  for (const fact of [...facts, "11. januar 1981", "Svenska"]) await expect.element(main.getByText(fact)).toBeVisible()
  await expect.element(page.getByRole("banner").getByRole("link", { name: "Min side, Kunde" })).toBeVisible()
  await expectNoAxeViolations()
  shop.send({ type: "DrawerOpened" })
  shop.wait(300)
  const own = page.getByRole("dialog", { name: "Meny" }).getByRole("link", { name: "Kunde 1" })
  await expect.element(own).toHaveAttribute("href", "/min-side")
  shop.send({ type: "DrawerClosed" })
  await main.getByRole("button", { name: "Logg ut" }).click()
  shop.answer("Logout", null)
  await expect.element(page.getByRole("heading", { level: 1, name: "Du er logget ut" })).toBeVisible()
  await expect.element(page.getByText(/gjelder ikke lenger/)).not.toBeInTheDocument()
})

test("one press switches offers on or off, and is undone when the server does not answer", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", named)
  await renderScene(shop)
  const email = main.getByRole("checkbox", { name: "Tilbud på e-post" })
  await expect.element(email).toBeChecked()
  await email.click()
  await expect.element(email).not.toBeChecked()
  shop.fail("SaveAgreements", { _tag: "Unreachable" })
  await expect.element(email).toBeChecked()
  await expect.element(page.getByRole("alert").getByText(/^Vi fikk ikke svar, så det er som det var/)).toBeVisible()
  await email.click()
  shop.answer("SaveAgreements", { loyalty: { acceptedTerms: true, points: 0 }, notificationTypes: ["sms"] })
  await expect.element(email).not.toBeChecked()
  await expect.element(main.getByRole("checkbox", { name: "Tilbud på SMS" })).toBeChecked()
  await expectNoAxeViolationsUnderNotice()
})

test("a member who has not accepted the terms accepts them here, and collects points from then on", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: false, points: 0 } })
  await renderScene(shop)
  await main.getByRole("button", { name: "Godta vilkårene" }).click()
  await expect.element(main.getByRole("button", { name: "Lagrer …" })).toBeVisible()
  shop.answer("SaveAgreements", { loyalty: { acceptedTerms: true, points: 0 }, notificationTypes: [] })
  await expect.element(main.getByText("0 poeng", { exact: true })).toBeVisible()
  await expect.element(main.getByRole("heading", { name: "Poeng og rabatter" })).toHaveFocus()
})

test("a customer opens the history of their points", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: true, points: 640 } })
  await renderScene(shop)
  await main.getByRole("button", { name: "Hvor poengene kommer fra" }).click()
  shop.fail("LoadPoints", { _tag: "Unreachable" })
  await page.getByRole("alert").getByRole("button", { name: "Prøv nå" }).click()
  shop.answer("LoadPoints", [
    { kind: "spent", points: -1000, at: order.placedAt, order: { orderId: "o1", number: 12 } },
    { kind: "opening", points: 1640, at: order.placedAt, order: null },
  ])
  await expect.element(main.getByRole("heading", { name: "Poeng inn og ut" })).toHaveFocus()
  await expect.element(main.getByText("−1000")).toBeVisible()
  await expect.element(main.getByText("+1640")).toBeVisible()
  await expect.element(main.getByRole("link", { name: "Bestilling 12" })).toHaveAttribute("href", "/bestilling/o1")
  await expectNoAxeViolationsUnderNotice()
})

const delivered = { ...order, tracking: { ...order.tracking, status: "completed" as const } }

test("a customer sees their orders, loads older ones, and orders one again", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", named)
  await renderScene(shop)
  await expect.element(page.getByText("Henter bestillingene dine …")).toBeInTheDocument()
  shop.answer("LoadOrders", { total: 2, items: [order] })
  const newest = main.getByRole("article", { name: "Bestilling 7" })
  await expect.element(newest.getByText("Pepperoni, stor")).toBeVisible()
  await expect.element(newest.getByText("299 kr")).toBeVisible()
  await expect
    .element(newest.getByRole("link", { name: "Følg bestillingen" }))
    .toHaveAttribute("href", "/bestilling/o1")
  await expect.element(newest.getByRole("button", { name: "Bestill igjen" })).not.toBeInTheDocument()
  await main.getByRole("button", { name: "Vis eldre" }).click()
  const brought = { ...delivered, tracking: { ...delivered.tracking, deliveryMethod: "delivery" as const } }
  shop.answer("LoadOrders", {
    total: 3,
    items: [
      { ...delivered, orderId: "o2", number: 3 },
      { ...brought, orderId: "o3", number: 2 },
    ],
  })
  const older = main.getByRole("article", { name: "Bestilling 3" })
  await expect.element(older.getByText("Nummer 3 · hentet")).toBeVisible()
  await expect.element(main.getByText("Nummer 2 · levert")).toBeVisible()
  await expect.element(older.getByRole("link", { name: /Torget$/ })).toHaveAttribute("href", "/bestilling/o2")
  await expect.element(main.getByRole("button", { name: "Vis eldre" })).not.toBeInTheDocument()
  await expectNoAxeViolations()
  await older.getByRole("button", { name: "Bestill igjen" }).click()
  expect(shop.sent().at(-1)).toMatchObject({ type: "Reordered" })
})

test("a customer looks at one receipt at a time, by keyboard, and prints it", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", named)
  const discounted = { ...delivered, adjustmentAmount: kroner(-50), coupons: ["TI"], total: kroner(249) }
  shop.answer("LoadOrders", { total: 2, items: [discounted, { ...delivered, orderId: "o2", number: 3 }] })
  await renderScene(shop)
  const button = (number: number) => main.getByRole("button", { name: `Kvittering for bestilling ${number}` })
  const receipts = main.getByRole("region", { name: "Kvittering" })
  ;(button(7).element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(button(7)).toHaveAttribute("aria-expanded", "true")
  await expect.element(receipts.getByText("Rabatt (TI)")).toBeVisible()
  await expect.element(receipts.getByText("Betalt i butikken")).toBeVisible()
  await expectNoAxeViolations()
  await button(3).click()
  await expect.element(receipts.getByText(/^Bestilling 3 hos Torget/)).toBeVisible()
  expect(receipts.elements()).toHaveLength(1)
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined)
  await receipts.getByRole("button", { name: "Skriv ut" }).click()
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  await button(3).click()
  await expect.element(receipts).not.toBeInTheDocument()
})

test("loading the orders can be retried if it fails", async () => {
  const shop = openSceneShop("/en/min-side", { device: { loggedIn: true } })
  shop.answer("LoadUser", named)
  await renderScene(shop)
  shop.fail("LoadOrders", { _tag: "Unreachable" })
  await expect.element(page.getByRole("alert").getByText("Your orders could not be loaded.")).toBeVisible()
  await main.getByRole("button", { name: "Try now" }).click()
  shop.answer("LoadOrders", { total: 0, items: [] })
  await expect.element(main.getByText("Your orders are listed here once you have ordered.")).toBeVisible()
})

test("a guest is sent to the login, and returns here afterwards", async () => {
  await renderScene(openSceneShop("/en/min-side"))
  await expect
    .element(main.getByRole("link", { name: "Log in" }))
    .toHaveAttribute("href", "/en/logg-inn?redirect=%2Fen%2Fmin-side")
  await expectNoAxeViolations()
})

test("the page says that the server has ended the session, and links to the login", async () => {
  const shop = openSceneShop("/min-side", { device: { loggedIn: true } })
  await renderScene(shop)
  shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
  await expect.element(page.getByText(/^Innloggingen din gjelder ikke lenger/)).toBeVisible()
  await expect
    .element(main.getByRole("link", { name: "Logg inn" }))
    .toHaveAttribute("href", "/logg-inn?redirect=%2Fmin-side")
  await expectNoAxeViolations()
})
