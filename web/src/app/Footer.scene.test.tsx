import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../testing/drawScene.tsx"
import { openSceneShop } from "../testing/sceneShop.ts"

const footer = page.getByRole("contentinfo")

test.each([
  ["no", "Følg oss", ["Facebook", "Instagram", "TikTok", "LinkedIn"]],
  ["se", "Följ oss", ["Facebook", "Instagram", "TikTok"]],
] as const)("market %s is followed where it is", async (market, name, places) => {
  await drawScene(openSceneShop("/", { market }))
  const links = footer.getByRole("list", { name }).getByRole("link")
  await expect.poll(() => links.elements().map((link) => link.getAttribute("aria-label"))).toEqual(places)
  await expectNoAxeViolations()
})

test.each([
  ["no", ["/side/allergener", "/side/brukervilkar", "/side/sekretess-och-cookies"]],
  ["se", ["/side/allergier", "/side/anvandarvillkor", "/side/sekretess-och-cookies"]],
] as const)("market %s finds allergens, terms and privacy here", async (market, paths) => {
  await drawScene(openSceneShop("/", { market }))
  const links = footer.getByRole("navigation").getByRole("link")
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute("href")))
    .toEqual(expect.arrayContaining([...paths]))
})

test("the language is chosen here too, and the chosen one is marked", async () => {
  const shop = openSceneShop("/en/butikker")
  await drawScene(shop)
  await expect.element(footer.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true")
  await footer.getByRole("link", { name: "Svenska" }).click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/sv/butikker" })
})
