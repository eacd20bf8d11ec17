import { beforeAll, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { openSceneShop } from "../testing/sceneShop.ts"
import { atCart, atCheckout, atMenu } from "../testing/walk.ts"
import { lazyConsent } from "./lazyConsent.ts"

beforeAll(async () => {
  await lazyConsent.load()
})

const card = page.getByRole("region", { name: "Informasjonskapsler" })
const chosen = (shop: ReturnType<typeof openSceneShop>) =>
  shop.sent().flatMap((event) => (event.type === "ConsentChosen" ? [event.choice] : []))

test("decline is as large and as prominent as accept, and one answer closes the banner", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  const [no, yes] = [
    card.getByRole("button", { name: "Nei takk" }),
    card.getByRole("button", { name: "Ja, det er greit" }),
  ]
  const sizes = [no, yes].map((button) => button.element().getBoundingClientRect())
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0)
  expect([sizes[0]?.height, sizes[0]?.top]).toEqual([sizes[1]?.height, sizes[1]?.top])
  expect(getComputedStyle(no.element()).backgroundColor).toBe(getComputedStyle(yes.element()).backgroundColor)
  await expectNoAxeViolations()
  await no.click()
  expect(chosen(shop)).toEqual([{ statistics: false, marketing: false }])
  await expect.element(card).not.toBeInTheDocument()
})

test.for(["/", "/sv", "/en"])(
  "on the smallest phone it covers no main link of %s, and the store button's text fits",
  async (path) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(320, 568)
    try {
      await renderScene(openSceneShop(path))
      const wayOn = page.getByRole("main").getByRole("link").first().element().getBoundingClientRect()
      const question = page.getByTestId("consent")
      await expect.element(question).toBeVisible()
      expect(wayOn.bottom).toBeLessThanOrEqual(question.element().getBoundingClientRect().top)
      const name = page.getByTestId("store-button").element().querySelector("span > span")
      expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0)
    } finally {
      await page.viewport(before.width, before.height)
    }
  },
)

test.for(["", "/sv", "/en"])(
  "on a page that is zoomed to 200 %% at a desk it leaves most in sight: %s/butikker",
  async (language) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(640, 400)
    try {
      await renderScene(openSceneShop(`${language}/butikker`))
      const question = page.getByTestId("consent")
      await expect.element(question).toBeVisible()
      expect(question.element().getBoundingClientRect().height).toBeLessThan(150)
      expect(question.element().scrollHeight).toBeLessThanOrEqual(question.element().clientHeight)
      const [no, yes] = question
        .getByRole("button")
        .elements()
        .map((button) => button.getBoundingClientRect())
      expect([no?.width, no?.height, no?.top]).toEqual([yes?.width, yes?.height, yes?.top])
      await expectNoAxeViolations()
    } finally {
      await page.viewport(before.width, before.height)
    }
  },
)

test("at the end of the page the footer can be scrolled clear of it", async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(390, 844)
  try {
    await renderScene(openSceneShop("/butikker"))
    await expect.element(page.getByTestId("consent")).toBeVisible()
    const isClear = async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
      const lowest = page
        .getByText(/^© \d+ Skorpe$/)
        .element()
        .getBoundingClientRect().bottom
      return lowest <= page.getByTestId("consent").element().getBoundingClientRect().top
    }
    await expect.poll(isClear).toBe(true)
  } finally {
    await page.viewport(before.width, before.height)
  }
})

test("it does not take the focus, and does not shift the layout", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  await expect.element(card).toBeVisible()
  expect(card.element().contains(document.activeElement)).toBe(false)
  const { position } = getComputedStyle(card.element().parentElement ?? document.body)
  expect(position).toBe("fixed")
  await expectNoSidewaysScroll(320)
})

test("each purpose is chosen by itself, applies at once, and can be changed from every page's footer", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  await card.getByRole("button", { name: "Velg selv" }).click()
  await expect.element(card.getByRole("heading")).toHaveFocus()
  await expect.element(card.getByRole("checkbox", { name: "Nødvendig" })).toBeDisabled()
  await card.getByRole("checkbox", { name: "Statistikk" }).click()
  await expectNoAxeViolations()
  await card.getByRole("button", { name: "Ferdig" }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(shop.views().consent).toEqual({
    isAsked: false,
    allowed: { necessary: true, statistics: true, marketing: false },
  })
  await page.getByRole("contentinfo").getByRole("button", { name: "Informasjonskapsler" }).click()
  await expect.element(card.getByRole("checkbox", { name: "Statistikk" })).toBeChecked()
  await card.getByRole("checkbox", { name: "Statistikk" }).click()
  expect(shop.views().consent.allowed.statistics).toBe(false)
})

test("closing the purposes with none allowed is a refusal", async () => {
  const shop = openSceneShop("/side/sekretess-och-cookies")
  await renderScene(shop)
  await page.getByRole("button", { name: "Endre valget ditt" }).click()
  await card.getByRole("button", { name: "Ferdig" }).click()
  expect(chosen(shop)).toEqual([{ statistics: false, marketing: false }])
})

test("an element focused by keyboard is scrolled clear of it", async () => {
  await renderScene(openSceneShop("/butikker"))
  await expect.element(card).toBeVisible()
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThanOrEqual(
    Math.min(innerHeight / 2, innerHeight - card.element().getBoundingClientRect().top),
  )
})

test("in a low and narrow window, as on a page zoomed to 200 %, it does not cover the focused element", async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(390, 400)
  try {
    await renderScene(atMenu())
    await expect.element(card).toBeVisible()
    const isSeen = (one: Element): boolean => {
      const { left, top, bottom, width } = one.getBoundingClientRect()
      return [top + 3, (top + bottom) / 2, bottom - 3].some((y) =>
        one.contains(document.elementFromPoint(left + width / 2, y)),
      )
    }
    const stops = [
      ...document.querySelectorAll<HTMLElement>("main section :is(a, button, input, select), footer :is(a, button)"),
    ]
    expect(stops.length).toBeGreaterThan(10)
    for (const one of stops) {
      one.focus()
      await expect.poll(() => isSeen(one), { message: one.textContent }).toBe(true)
    }
  } finally {
    await page.viewport(before.width, before.height)
  }
})

test("it does not cover the link to the checkout", async () => {
  await renderScene(atCart())
  const way = page.getByRole("link", { name: "Til bestilling" })
  way.element().scrollIntoView({ block: "center" })
  const { bottom } = way.element().getBoundingClientRect()
  expect(card.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
})

test("on a phone each choice of a product can be scrolled clear of it, and of the button below", async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await page.viewport(390, 844)
  try {
    const shop = atMenu()
    shop.send({ type: "PathOpened", path: "/butikker/torget/meny/pizza/pepperoni", how: "link" })
    await renderScene(shop)
    await expect.element(card).toBeVisible()
    const choices = [...document.querySelectorAll<HTMLElement>("main label, main fieldset button")]
    const covered = choices.filter((choice) => {
      choice.scrollIntoView({ block: "center", behavior: "instant" })
      const { left, top, width, height } = choice.getBoundingClientRect()
      return !choice.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect([choices.length > 3, covered.map(({ textContent }) => textContent)]).toEqual([true, []])
  } finally {
    await page.viewport(before.width, before.height)
  }
})

test.for([844, 600])(
  "on a phone %i px high a stuck bar's button is focused without a scroll of the page",
  async (height) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(390, height)
    try {
      const shop = atMenu()
      shop.send({ type: "PathOpened", path: "/butikker/torget/meny/pizza/pepperoni", how: "link" })
      await renderScene(shop)
      await expect.element(card).toBeVisible()
      const bar = page.getByTestId("add")
      scrollTo({ top: 20, behavior: "instant" })
      // Whether a bar is stuck is known from the next frames on.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      bar.element().focus()
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      const { left, top, width, height: high } = bar.element().getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + high / 2)
      expect([scrollY, bar.element().contains(seen)]).toEqual([20, true])
    } finally {
      await page.viewport(before.width, before.height)
    }
  },
)

test("it is hidden at the checkout", async () => {
  await renderScene(atCheckout())
  expect(card.elements()).toEqual([])
})

test("it can be answered by keyboard alone", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  card.getByRole("button", { name: "Nei takk" }).element().focus()
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect(chosen(shop)).toEqual([{ statistics: true, marketing: true }])
  await expect.element(page.getByRole("main")).toHaveFocus()
})

test("it is hidden behind a panel, even while the purposes are being chosen", async () => {
  const shop = openSceneShop("/butikker")
  await renderScene(shop)
  await card.getByRole("button", { name: "Velg selv" }).click()
  shop.send({ type: "DrawerOpened" })
  await expect.element(card).not.toBeInTheDocument()
  shop.send({ type: "DrawerClosed" })
  await expect.element(card.getByRole("checkbox", { name: "Statistikk" })).toBeVisible()
})
