import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { drawScene, expectNoAxeViolations } from "../../testing/drawScene.tsx"
import { expectNoSidewaysScroll } from "../../testing/expectNoSidewaysScroll.ts"
import { openSceneShop } from "../../testing/sceneShop.ts"

test.each([
  ["/side/allergener", "Allergener"],
  ["/side/sekretess-och-cookies", "Personvern og informasjonskapsler"],
  ["/side/bedrift", "Bedrift"],
  ["/sv/kontakt", "Kontakt"],
  ["/en/side/jobb", "Work with us"],
  ["/en/logg-inn?redirect=%2Fen", "Account"],
])("%s says what it is about, and fits the narrowest phone", async (path, title) => {
  await drawScene(openSceneShop(path))
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  expect(page.getByRole("article").getByRole("paragraph").elements().length).toBeGreaterThan(0)
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
})

test("the page for companies is nowhere where there is none", async () => {
  await drawScene(openSceneShop("/side/bedrift", { market: "se" }))
  await expect.element(page.getByRole("heading", { level: 1, name: "Här finns ingen pizza" })).toBeVisible()
})
