import { expect, test } from "vitest"
import { norway, sweden } from "../../market/markets.ts"
import type { Screen } from "../model.ts"
import { readPath } from "./readPath.ts"
import { writePath } from "./writePath.ts"

const screens: readonly Screen[] = [
  { _tag: "Landing" },
  { _tag: "Stores" },
  { _tag: "Store", storeSlug: "oslo-torget" },
  { _tag: "Menu", storeSlug: "oslo-torget" },
  { _tag: "Product", storeSlug: "oslo-torget", productSlug: "a b/c?d#e%å" },
  { _tag: "Cart" },
  { _tag: "Extras" },
  { _tag: "Checkout" },
  { _tag: "Login" },
  { _tag: "Register" },
  { _tag: "Account" },
  { _tag: "Contact" },
  { _tag: "Unsubscribe" },
  { _tag: "Page", page: "faq" },
  { _tag: "Page", page: "allergens" },
  { _tag: "Page", page: "privacy" },
  { _tag: "Tracking", orderId: "0198-abc" },
]

test("every screen has an address in every language of every market, and comes back from it", () => {
  for (const market of [norway, sweden]) {
    for (const { language } of market.languages) {
      for (const screen of screens) {
        expect(readPath(market, writePath(market, language, screen))).toEqual({ language, screen })
      }
    }
  }
})

test("an address that leads nowhere still has one in every language", () => {
  const nowhere: Screen = { _tag: "NotFound", path: "/en/nope" }
  expect(writePath(norway, "nb", nowhere)).toBe("/nope")
  expect(writePath(norway, "sv", nowhere)).toBe("/sv/nope")
  expect(readPath(norway, writePath(norway, "en", nowhere)).screen).toEqual(nowhere)
})

test("no address leads to another site, however it is written", () => {
  for (const path of ["//evil.test/x", "/en//evil.test/x", "/en/\\evil.test/x", "///evil.test/x"]) {
    for (const language of ["nb", "sv", "en"] as const) {
      const written = writePath(norway, language, readPath(norway, path).screen)
      expect(new URL(written, "https://shop.test").origin).toBe("https://shop.test")
    }
  }
})

test("path words follow the market, the prefix the language", () => {
  expect(readPath(sweden, "/no/butiker")).toEqual({ language: "nb", screen: { _tag: "Stores" } })
  expect(readPath(norway, "/sv/butikker/")).toEqual({ language: "sv", screen: { _tag: "Stores" } })
  expect(readPath(norway, "/butiker").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/no").screen._tag).toBe("NotFound")
})

test("a store has its page below the stores of its market", () => {
  expect(writePath(norway, "nb", { _tag: "Store", storeSlug: "oslo-sentrum" })).toBe("/butikker/oslo-sentrum")
  expect(writePath(sweden, "en", { _tag: "Store", storeSlug: "lund" })).toBe("/en/butiker/lund")
  expect(readPath(norway, "/butikker/torget/meny").screen._tag).toBe("NotFound")
})

test("query and fragment do not count, and a broken escape does no harm", () => {
  expect(readPath(norway, "/handlevogn?utm=1#top").screen).toEqual({ _tag: "Cart" })
  expect(readPath(norway, "/legg-til-mer").screen).toEqual({ _tag: "Extras" })
  expect(readPath(sweden, "/en/lagga-till-mer").screen).toEqual({ _tag: "Extras" })
  expect(readPath(norway, "/butikker/%E0%A4%A/meny/pizza").screen).toEqual({ _tag: "Menu", storeSlug: "%E0%A4%A" })
})

test("the address of delivery leads to where it is ordered, that of carry-out too, in the market's own words", () => {
  for (const path of ["/levering", "/en/levering/", "/levering/henting?fra=mail"]) {
    expect(readPath(norway, path).screen).toEqual({ _tag: "Checkout" })
  }
  expect(readPath(sweden, "/no/leverans/avhamtning").screen).toEqual({ _tag: "Checkout" })
  for (const path of ["/levering", "/leverans/henting", "/leverans/avhamtning/mer"]) {
    expect(readPath(sweden, path).screen._tag).toBe("NotFound")
  }
})

test("the link of a mail leads to the same page in both markets, whatever stands behind its hash", () => {
  for (const market of [norway, sweden]) {
    expect(readPath(market, "/u#customer.token")).toMatchObject({ screen: { _tag: "Unsubscribe" } })
    expect(writePath(market, "en", { _tag: "Unsubscribe" })).toBe("/en/u")
  }
})

test("a page of words has its market's own name, and is nowhere in a market without it", () => {
  const company: Screen = { _tag: "Page", page: "company" }
  expect(writePath(norway, "en", company)).toBe("/en/side/bedrift")
  expect(readPath(norway, "/side/bedrift").screen).toEqual(company)
  expect(readPath(sweden, "/side/bedrift").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/side").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/side/faq/mer").screen._tag).toBe("NotFound")
})
