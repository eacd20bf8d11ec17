import { afterEach, beforeEach, expect, test } from "vitest"
import { openSceneShop, type SceneShop } from "../testing/sceneShop.ts"
import { dataLayer } from "../services/dataLayer.ts"
import { followConsent } from "./tagManager.ts"

const address = "/no-such-tag-manager.js?id=TEST"
const scripts = () => document.querySelectorAll(`script[src="${address}"]`).length

const configure = (): void => {
  const meta = document.createElement("meta")
  meta.name = "tag-manager"
  meta.content = address
  document.head.append(meta)
}

const choose = (shop: SceneShop, statistics: boolean, marketing = false): void =>
  shop.send({ type: "ConsentChosen", choice: { statistics, marketing } })

/** The consent commands in the data layer, oldest first. */
const told = (): readonly unknown[] =>
  dataLayer().flatMap((entry) => {
    const [order, kind, words] = Array.from(entry as ArrayLike<unknown>)
    return order === "consent" ? [[kind, (words as Record<string, unknown>)["analytics_storage"]]] : []
  })

const clear = (): void => {
  for (const left of document.querySelectorAll(`meta[name="tag-manager"], script[src="${address}"]`)) left.remove()
  dataLayer().splice(0)
}
beforeEach(clear)
afterEach(clear)

test("the tag manager is not loaded before the customer consents, nor after a refusal", () => {
  configure()
  const shop = openSceneShop("/")
  followConsent(shop)
  shop.send({ type: "PathOpened", path: "/butikker", how: "link" })
  shop.wait(5000)
  expect([scripts(), dataLayer().length]).toEqual([0, 0])
  choose(shop, false)
  expect([scripts(), dataLayer().length]).toEqual([0, 0])
})

test("after consent it is loaded from the configured address, with the consent first in the data layer", () => {
  configure()
  const shop = openSceneShop("/")
  followConsent(shop)
  choose(shop, true)
  expect(scripts()).toBe(1)
  expect(told()).toEqual([["default", "granted"]])
  expect(Array.from(dataLayer()[0] as ArrayLike<unknown>)[0]).toBe("consent")
})

test("withdrawn consent is reported and deletes the cookies, and the script is never loaded twice", () => {
  configure()
  document.cookie = "_ga=GA1.1; path=/"
  const shop = openSceneShop("/")
  followConsent(shop)
  choose(shop, true)
  choose(shop, false)
  expect(told()).toEqual([
    ["default", "granted"],
    ["update", "denied"],
  ])
  expect(document.cookie).not.toContain("_ga=")
  choose(shop, true)
  expect(scripts()).toBe(1)
})

test("consent of an earlier visit applies at once", () => {
  configure()
  followConsent(openSceneShop("/", { device: { consent: { statistics: true, marketing: false } } }))
  expect(scripts()).toBe(1)
})

test("without a configured tag manager, consent loads nothing", () => {
  const shop = openSceneShop("/")
  followConsent(shop)
  choose(shop, true, true)
  expect([document.querySelectorAll('script[src*="tag-manager"]').length, dataLayer().length]).toEqual([0, 0])
})
