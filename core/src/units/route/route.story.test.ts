import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"

test.each([
  ["%", "/sv/%"],
  ["%2F..%2F", "/sv/%2F..%2F"],
  ["//sv/nowhere", "/sv/nowhere"],
])("a customer at %s, which leads nowhere, who chooses Swedish gets the page in Swedish", (path, swedish) => {
  const stage = openShop("/en")
  stage.put({ type: "PathOpened", path, how: "link" })
  expect(stage.see().route.screen._tag).toBe("NotFound")
  stage.put({ type: "LanguageChosen", language: "sv" })
  expect(stage.told().filter(({ type }) => type === "ReloadAt")).toEqual([{ type: "ReloadAt", path: swedish }])
})
