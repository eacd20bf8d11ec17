import { kroner } from "@skorpe/core/domain/money"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../../testing/renderScene.tsx"
import { feast, order, richMenu, status, store, tracking } from "../../testing/samples.ts"
import { expectTold } from "../../testing/expectTold.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"

const atOrder = (changes: object = {}) => {
  const shop = openSceneShop("/bestilling/o1")
  shop.answer("LoadOrder", { ...order, tracking: { ...tracking, ...changes } })
  return shop
}

test("only steps that the kitchen has reported are done, with their times; the rest is pending", async () => {
  await renderScene(atOrder())
  await expect.element(page.getByRole("heading", { level: 1, name: /Bestilling 7.*Deigen strekkes/ })).toBeVisible()
  const steps = page.getByRole("list", { name: "Så langt har den kommet" }).getByRole("listitem")
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    "Mottatt (ferdig)17:51",
    "Lages (nå)17:52",
    "I ovnen (ikke ennå)",
    "Siste sjekk (ikke ennå)",
    "Kan hentes (ikke ennå)",
  ])
  await expect.element(page.getByText("Direkte fra kjøkkenet")).toBeVisible()
  await expectNoAxeViolations()
})

test("each report of the kitchen is announced to screen readers when it arrives", async () => {
  const shop = atOrder()
  await renderScene(shop)
  const told = page.getByTestId("tracking-status")
  await expect.element(told).toHaveRole("status")
  await expect.element(told).toHaveTextContent("Deigen strekkes")
  const steps = [...tracking.steps, { step: "inOven", at: order.placedAt + 180_000 }] as const
  shop.report("FollowOrder", { ...tracking, steps, sequence: 4 })
  await expect.element(told).not.toHaveTextContent("Deigen strekkes")
  shop.report("FollowOrder", { ...tracking, steps, sequence: 5, status: "completed" })
  await expect.element(told).toHaveTextContent("Vel bekomme!")
})

test("a withdrawn payment is announced at once, with what to pay and where, and the receipt says so too", async () => {
  const shop = openSceneShop("/bestilling/o1")
  shop.answer("LoadOrder", { ...order, paymentType: "ADYEN", tracking })
  await renderScene(shop)
  await expect.element(page.getByText("Betalt på nett")).toBeVisible()
  shop.report("FollowOrder", { ...tracking, sequence: 4, paymentWithdrawn: true })
  await expectTold(/Betalingen på nett gikk ikke gjennom likevel\. Du får maten, og betaler .* i butikken\./)
  await expect.element(page.getByText("Betales i butikken")).toBeVisible()
  await expect.element(page.getByText("Betalt på nett")).not.toBeInTheDocument()
  await expectNoAxeViolations()
  shop.report("FollowOrder", { ...tracking, sequence: 5, status: "completed", paymentWithdrawn: true })
  await expect.element(page.getByText("Betalt i butikken")).toBeVisible()
  await expect.element(page.getByText(/Betalingen på nett gikk ikke/).first()).not.toBeInTheDocument()
})

test("without a connection the page says how old its data is", async () => {
  const shop = atOrder()
  await renderScene(shop)
  shop.fail("FollowOrder", { _tag: "Unreachable" })
  await expect.element(page.getByText(/Sist hørt kl. 18:00/)).toBeVisible()
  await expectNoAxeViolations()
})

test("on a device whose clock is three hours off, the data's age is computed by the server's clock", async () => {
  const shop = atOrder()
  await renderScene(shop)
  shop.answer("LoadStore", { store, menu: richMenu })
  shop.answer("LoadStatus", { ...status, serverTime: shop.time() + 3 * 3_600_000 })
  shop.fail("FollowOrder", { _tag: "Unreachable" })
  await expect.element(page.getByText(/Sist hørt kl. 21:00/)).toBeVisible()
})

test.for([
  { status: "refused", title: "Butikken kunne ikke ta den" },
  { status: "cancelled", title: "Bestillingen er avbestilt" },
])("an order that is $status says so, and why", async ({ status, title }) => {
  await renderScene(atOrder({ status, reason: "Ovnen er gått i stykker." }))
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(`Bestilling 7: ${title}`)
  await expect.element(page.getByText(/Ovnen er gått i stykker/)).toBeVisible()
  await expectNoAxeViolations()
})

test("once the order is ready no estimate is shown, and the steps do not shift", async () => {
  const shop = atOrder()
  await renderScene(shop)
  await expect.element(page.getByText("Ventes klar 18:15")).toBeVisible()
  const top = () =>
    page.getByRole("list", { name: "Så langt har den kommet" }).element().getBoundingClientRect().top + scrollY
  const headline = () => page.getByRole("heading", { level: 1 }).element().getBoundingClientRect().height
  const before = top() - headline()
  const steps = [...tracking.steps, { step: "canBePickedUp", at: order.placedAt + 180_000 }] as const
  for (const [status, sequence] of [
    ["accepted", 4],
    ["completed", 5],
  ] as const) {
    shop.report("FollowOrder", { ...tracking, status, steps, sequence })
    await expect.element(page.getByText(/Ventes klar/)).not.toBeInTheDocument()
    expect(top() - headline()).toBeCloseTo(before, 0)
  }
  await expect.element(page.getByText("Siste nytt fra kjøkkenet kom 17:53")).toBeVisible()
})

test("a refused order says where the money is, and has links onwards", async () => {
  const shop = openSceneShop("/bestilling/o1")
  const refused = { ...tracking, status: "refused", reason: "Ovnen er gått i stykker.", estimatedAt: null }
  shop.answer("LoadOrder", { ...order, paymentType: "ADYEN", tracking: refused })
  await renderScene(shop)
  await expect.element(page.getByText(/Pengene går tilbake/)).toBeVisible()
  await expect.element(page.getByText("Du har ikke betalt noe.")).not.toBeInTheDocument()
  await expect.element(page.getByRole("link", { name: "Bestill på nytt" })).toBeVisible()
  await expectNoAxeViolations()
})

test("an order that awaits its payment links to the payment, and says that no kitchen has it yet", async () => {
  await renderScene(atOrder({ status: "awaitingPayment", steps: [], estimatedAt: null }))
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bestilling 7: Venter på betaling")
  await expect.element(page.getByText("Kjøkkenet har den. De svarer straks.")).not.toBeInTheDocument()
  const link = page.getByRole("link", { name: "Gå til betalingen" })
  await expect.element(link).toHaveAttribute("href", "/betaling/o1")
})

test("an order that was never paid has its own text", async () => {
  await renderScene(atOrder({ status: "cancelled", reason: null, estimatedAt: null }))
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Bestilling 7: Bestillingen ble ikke betalt")
  await expect.element(page.getByText(/Butikken fikk den aldri/)).toBeVisible()
})

test.for([
  { deliveryMethod: "delivery", said: "Ventes på døra 18:15" },
  { deliveryMethod: "hotspot", said: "Ventes hos deg 18:15" },
])("the expected time of $deliveryMethod is where the customer is", async ({ deliveryMethod, said }) => {
  await renderScene(atOrder({ deliveryMethod }))
  await expect.element(page.getByText(said)).toBeVisible()
})

test("an order that is late says so", async () => {
  await renderScene(atOrder({ estimatedAt: order.placedAt }))
  await expect.element(page.getByText("Forsinket. Ventet 17:50")).toBeVisible()
})

test("an order that the store accepted says so before its first step, and when it is expected", async () => {
  await renderScene(atOrder({ status: "accepted", steps: [] }))
  await expect.element(page.getByText("Torget har sagt ja").first()).toBeVisible()
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Mottatt" }))
    .toHaveAttribute("aria-current", "step")
  await expect.element(page.getByText("Ventes klar 18:15")).toBeVisible()
})

test("a delay of an order that is not accepted yet is shown too", async () => {
  await renderScene(atOrder({ status: "placed", steps: [], promisedAt: order.placedAt + 20 * 60_000 }))
  await expect.element(page.getByText("Litt senere: 18:15 i stedet for 18:10")).toBeVisible()
})

test("a delayed order shows the new time and the previous one", async () => {
  await renderScene(atOrder({ promisedAt: order.placedAt + 20 * 60_000 }))
  await expect.element(page.getByText("Litt senere: 18:15 i stedet for 18:10")).toBeVisible()
})

test("an order for a requested time says which, until the store begins", async () => {
  const shop = openSceneShop("/bestilling/o1")
  const placed = { ...tracking, status: "placed", steps: [] }
  shop.answer("LoadOrder", { ...order, advanceOrderTime: order.placedAt + 30 * 60_000, tracking: placed })
  await renderScene(shop)
  await expect.element(page.getByText("Bestilt til 18:20")).toBeVisible()
})

test("the store's phone and address are a tap away", async () => {
  const shop = atOrder()
  shop.answer("LoadStore", { store, menu: richMenu })
  await renderScene(shop)
  await expect.element(page.getByRole("link", { name: /^Ring / })).toHaveAttribute("href", `tel:${store.phone}`)
  await expect.element(page.getByRole("link", { name: new RegExp(store.address.street) })).toBeVisible()
  await expectNoAxeViolations()
})

test("a completed order has its own title and a receipt, and is ordered again from here", async () => {
  const shop = atOrder({ status: "completed" })
  await renderScene(shop)
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bestilling 7: Vel bekomme!")
  await expect.element(page.getByRole("region", { name: "Kvittering" })).toBeVisible()
  await page.getByRole("button", { name: "Bestill igjen" }).click()
  expect(shop.sent().at(-1)).toMatchObject({ type: "Reordered" })
})

test("the receipt adds up, with the discount as a line", async () => {
  const shop = openSceneShop("/bestilling/o1")
  shop.answer("LoadOrder", { ...order, adjustmentAmount: kroner(-50), total: kroner(249) })
  await renderScene(shop)
  const receipt = page.getByRole("region", { name: "Det du har bestilt" }).getByRole("listitem")
  expect(receipt.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/299\skr$/),
    expect.stringMatching(/^Rabatt−50\skr$/),
    expect.stringMatching(/^Totalt249\skr$/),
    expect.stringMatching(/^herav mva\., 15 % av 260\skr39\skr$/),
  ])
})

test("each line says its size and crust, its changes for each half, and the price of all its pieces", async () => {
  const shop = openSceneShop("/bestilling/o1")
  shop.answer("LoadOrder", { ...order, lines: feast })
  await renderScene(shop)
  const lines = page.getByRole("region", { name: "Det du har bestilt" }).getByRole("listitem").elements()
  const said = lines.slice(0, 3).map((line) => Array.from(line.querySelectorAll("p"), ({ textContent }) => textContent))
  expect(said).toEqual([
    ["1 × Pepperoni", "Stor 40 cm, italiensk", "Ekstra mozzarella · Litt sopp · Uten løk"],
    [
      "2 × Pepperoni / Hagen",
      "Stor 40 cm, amerikansk",
      "½ Pepperoni: Dobbel skinke · Trippel løk",
      "½ Hagen: Som på menyen",
    ],
    ["2 × Pils", "0,33 l"],
  ])
  // A line costs what all its pieces cost.
  expect(lines.slice(0, 3).map((line) => line.lastElementChild?.textContent)).toEqual([
    expect.stringMatching(/^339\skr$/),
    expect.stringMatching(/^658\skr$/),
    expect.stringMatching(/^138\skr$/),
  ])
})

test("an order shows the customer's message beside its lines", async () => {
  const shop = openSceneShop("/bestilling/o1")
  shop.answer("LoadOrder", { ...order, message: "Uten løk, er du snill", tracking })
  await renderScene(shop)
  const receipt = page.getByRole("region", { name: "Det du har bestilt" })
  await expect.element(receipt.getByText("Din beskjed: Uten løk, er du snill")).toBeVisible()
})

test("an order shows the door for delivery, with the customer's own directions", async () => {
  const shop = openSceneShop("/bestilling/o1")
  const destination = {
    _tag: "Door",
    street: "Rådhusgata 40",
    postalCode: "0151",
    city: "Oslo",
    deliveryDescription: "3. etasje",
    contactless: true,
  } as const
  shop.answer("LoadOrder", { ...order, destination, tracking: { ...tracking, deliveryMethod: "delivery" } })
  await renderScene(shop)
  const place = page.getByRole("region", { name: "Leveres til" })
  for (const said of ["Rådhusgata 40, 0151 Oslo", "Du skrev: 3. etasje", /utenfor døra, og du betaler der\./]) {
    await expect.element(place.getByText(said)).toBeVisible()
  }
  await expectNoAxeViolations()
})

test("the customer asks for a notification, and is told that the page must stay open", async () => {
  const shop = atOrder()
  await renderScene(shop)
  await page.getByRole("button", { name: "Si fra når den er klar" }).click()
  shop.answer("AskForNotices", "granted")
  await expect.element(page.getByText("Vi sier fra, så lenge denne siden er åpen.")).toBeVisible()
  await expectNoAxeViolations()
})

test("an order that is on its way or has ended offers no notification", async () => {
  const shop = atOrder({ deliveryMethod: "delivery", steps: [{ step: "onItsWay", at: order.placedAt }] })
  await renderScene(shop)
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Bestilling 7: Den er på vei til deg")
  await expect.element(page.getByRole("button", { name: /^Si fra/ })).not.toBeInTheDocument()
})

test("the link for another device is shared with one tap", async () => {
  const shop = atOrder()
  await renderScene(shop)
  await page.getByRole("button", { name: "Følg på en annen enhet" }).click()
  expect(shop.sent()).toContainEqual({ type: "OrderLinkWanted", orderId: "o1" })
  shop.answer("ShareOrder", { _tag: "Copied", opens: "anyone" })
  await expect.element(page.getByText("Lenken er kopiert")).toBeVisible()
  await expectNoAxeViolations()
})

test("a fragment that looks like a token, whole or cut, is sent as an order link, and a word is an anchor on the page", async () => {
  const opened = (shop: ReturnType<typeof atOrder>) => shop.sent().filter(({ type }) => type === "OrderLinkOpened")
  const shop = openSceneShop("/bestilling/o1")
  location.hash = "#receipt"
  await renderScene(shop)
  expect(opened(shop)).toEqual([])
  const fragments = ["a".repeat(43), "a".repeat(42), `${"a".repeat(43)}.`, "aB3_x"]
  for (const [index, fragment] of fragments.entries()) {
    location.hash = `#${fragment}`
    await expect.poll(() => opened(shop)).toHaveLength(index + 1)
  }
  expect(JSON.stringify(opened(shop))).not.toMatch(/aaaa|aB3/)
  history.replaceState(null, "", location.pathname)
})

test.for([
  { deliveryMethod: "carryout", said: "Betales i butikken" },
  { deliveryMethod: "delivery", said: "Betales når maten kommer" },
  { deliveryMethod: "hotspot", said: "Betales når maten kommer" },
])("the receipt of $deliveryMethod says where to pay", async ({ deliveryMethod, said }) => {
  await renderScene(atOrder({ deliveryMethod }))
  await expect.element(page.getByText(said)).toBeVisible()
})

test("somebody else's order is not shown", async () => {
  const shop = openSceneShop("/bestilling/o1")
  await renderScene(shop)
  shop.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  await expect.element(page.getByRole("heading", { name: "Vi finner ikke bestillingen" })).toBeVisible()
  await expectNoAxeViolations()
})
