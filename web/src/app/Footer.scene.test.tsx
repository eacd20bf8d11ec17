import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { openSceneShop } from "../testing/sceneShop.ts"

const footer = page.getByRole("contentinfo")

test.each([
  ["no", "Følg oss", ["Facebook", "Instagram", "TikTok", "LinkedIn"]],
  ["se", "Följ oss", ["Facebook", "Instagram", "TikTok"]],
] as const)("market %s links to its own social media", async (market, name, places) => {
  await renderScene(openSceneShop("/", { market }))
  const links = footer.getByRole("list", { name }).getByRole("link")
  await expect.poll(() => links.elements().map((link) => link.getAttribute("aria-label"))).toEqual(places)
  await expectNoAxeViolations()
})

test.each([
  ["no", ["/side/allergener", "/side/brukervilkar", "/side/sekretess-och-cookies"]],
  ["se", ["/side/allergier", "/side/anvandarvillkor", "/side/sekretess-och-cookies"]],
] as const)("market %s links to allergens, terms and privacy", async (market, paths) => {
  await renderScene(openSceneShop("/", { market }))
  const links = footer.getByRole("navigation").getByRole("link")
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute("href")))
    .toEqual(expect.arrayContaining([...paths]))
})

test("it has the language switch, with the current language marked", async () => {
  const shop = openSceneShop("/en/butikker")
  await renderScene(shop)
  await expect.element(footer.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true")
  await footer.getByRole("link", { name: "Svenska" }).click()
  expect(shop.told()).toContainEqual({ type: "ReloadAt", path: "/sv/butikker" })
})
