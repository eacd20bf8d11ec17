import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Language } from "../../language/model.ts"
import { norway, sweden } from "../../market/markets.ts"
import { PageName, type Screen } from "../model.ts"
import { hasPage } from "./hasPage.ts"
import { inLanguage } from "./inLanguage.ts"
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
  { _tag: "Payment", orderId: "0198-abc" },
  { _tag: "LoggedOut" },
  { _tag: "Login" },
  { _tag: "Register" },
  { _tag: "Account" },
  { _tag: "Organisation", organisationId: "org-1" },
  { _tag: "Contact" },
  { _tag: "Unsubscribe" },
  { _tag: "NewPassword" },
  { _tag: "Page", page: "faq" },
  { _tag: "Page", page: "allergens" },
  { _tag: "Page", page: "privacy" },
  { _tag: "Tracking", orderId: "0198-abc" },
]

test("every screen has a URL in every language of every market that reads back as itself", () => {
  for (const market of [norway, sweden]) {
    for (const { language } of market.languages) {
      for (const screen of screens) {
        expect(readPath(market, writePath(market, language, screen))).toEqual({ language, screen })
      }
    }
  }
})

test("an unknown URL still has a version in every language", () => {
  const nowhere: Screen = { _tag: "NotFound", path: "/en/nope" }
  expect(writePath(norway, "nb", nowhere)).toBe("/nope")
  expect(writePath(norway, "sv", nowhere)).toBe("/sv/nope")
  expect(readPath(norway, writePath(norway, "en", nowhere)).screen).toEqual(nowhere)
})

test("an unknown URL has the language of its prefix", () => {
  const unknown: readonly (readonly [string, string])[] = [
    ["%2F..%2F", "/%2F..%2F"],
    ["%", "/%"],
    ["sv/nope", "/nope"],
    ["//sv/nope", "/nope"],
    ["/sv/sv/nope", "/nope"],
    ["//en//sv", "/"],
    ["/svart", "/svart"],
    [`${"/sv".repeat(20_000)}/nope`, "/nope"],
  ]
  for (const [path, bare] of unknown) {
    const written = ["nb", "sv", "en"].map((language) => inLanguage(norway, path, language as Language))
    expect(written).toEqual([bare, `/sv${bare}`, `/en${bare}`])
  }
  const piece = fc.constantFrom("/", "\\", "%2F", "..", "%", "sv", "en", "no", "nope", "butikker", "?", "#", "å")
  fc.assert(
    fc.property(
      fc.constantFrom(norway, sweden),
      fc.array(piece),
      fc.constantFrom<Language>("nb", "sv", "en"),
      (market, pieces, language) => {
        expect(readPath(market, inLanguage(market, pieces.join(""), language)).language).toBe(language)
      },
    ),
  )
})

test("a URL with a control character has no screen", () => {
  for (const path of ["/betaling/%00", "/bestilling/o%0A1", "/butikker/%7F", "/en/butikker/torget/meny/%1b"]) {
    expect(readPath(norway, path).screen).toEqual({ _tag: "NotFound", path })
  }
})

test("no URL leads to another site", () => {
  for (const path of ["//evil.test/x", "/en//evil.test/x", "/en/\\evil.test/x", "///evil.test/x"]) {
    for (const language of ["nb", "sv", "en"] as const) {
      const written = writePath(norway, language, readPath(norway, path).screen)
      expect(new URL(written, "https://shop.test").origin).toBe("https://shop.test")
    }
  }
})

test("words follow the market, the prefix the language", () => {
  expect(readPath(sweden, "/no/butiker")).toEqual({ language: "nb", screen: { _tag: "Stores" } })
  expect(readPath(norway, "/sv/butikker/")).toEqual({ language: "sv", screen: { _tag: "Stores" } })
  expect(readPath(norway, "/butiker").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/no").screen._tag).toBe("NotFound")
})

test("a store's page is below its market's stores", () => {
  expect(writePath(norway, "nb", { _tag: "Store", storeSlug: "oslo-sentrum" })).toBe("/butikker/oslo-sentrum")
  expect(writePath(sweden, "en", { _tag: "Store", storeSlug: "lund" })).toBe("/en/butiker/lund")
  expect(readPath(norway, "/butikker/torget/meny").screen._tag).toBe("NotFound")
})

test("query and fragment are ignored, and a malformed escape does no harm", () => {
  expect(readPath(norway, "/handlevogn?utm=1#top").screen).toEqual({ _tag: "Cart" })
  expect(readPath(norway, "/legg-til-mer").screen).toEqual({ _tag: "Extras" })
  expect(readPath(sweden, "/en/lagga-till-mer").screen).toEqual({ _tag: "Extras" })
  expect(readPath(norway, "/butikker/%E0%A4%A/meny/pizza").screen).toEqual({ _tag: "Menu", storeSlug: "%E0%A4%A" })
})

test("an order's payment is below the checkout, and a bank's answer in the query is no part of it", () => {
  const payment: Screen = { _tag: "Payment", orderId: "k3v9" }
  expect(writePath(norway, "nb", payment)).toBe("/betaling/k3v9")
  expect(writePath(sweden, "en", payment)).toBe("/en/betalning/k3v9")
  expect(readPath(norway, "/betaling/k3v9?redirectResult=x%2Fy").screen).toEqual(payment)
  expect(readPath(norway, "/betaling/").screen).toEqual({ _tag: "Checkout" })
  expect(readPath(norway, "/betaling/k3v9/mer").screen._tag).toBe("NotFound")
})

test("the URLs of delivery and carry-out lead to ordering, in the market's own words", () => {
  for (const path of ["/levering", "/en/levering/", "/levering/henting?fra=mail"]) {
    expect(readPath(norway, path).screen).toEqual({ _tag: "Checkout" })
  }
  expect(readPath(sweden, "/no/leverans/avhamtning").screen).toEqual({ _tag: "Checkout" })
  for (const path of ["/levering", "/leverans/henting", "/leverans/avhamtning/mer"]) {
    expect(readPath(sweden, path).screen._tag).toBe("NotFound")
  }
})

test("a mail's link leads to the same page in both markets, whatever its fragment", () => {
  for (const market of [norway, sweden]) {
    expect(readPath(market, "/u#customer.token")).toMatchObject({ screen: { _tag: "Unsubscribe" } })
    expect(writePath(market, "en", { _tag: "Unsubscribe" })).toBe("/en/u")
    expect(readPath(market, "/nytt-passord#email=a&token=b")).toMatchObject({ screen: { _tag: "NewPassword" } })
  }
})

test("a text page has its market's own name, and no URL in a market without it", () => {
  const company: Screen = { _tag: "Page", page: "company" }
  expect(writePath(norway, "en", company)).toBe("/en/side/bedrift")
  expect(readPath(norway, "/side/bedrift").screen).toEqual(company)
  expect(readPath(sweden, "/side/bedrift").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/side").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/side/faq/mer").screen._tag).toBe("NotFound")
})

/** A segment of an address: any non-empty text without unpaired surrogates. */
const slug = fc.string({ unit: "grapheme", minLength: 1 })

/** Any screen of each case of the union. */
const screensOf: { readonly [Tag in Screen["_tag"]]: fc.Arbitrary<Screen> } = {
  Landing: fc.constant({ _tag: "Landing" }),
  Stores: fc.constant({ _tag: "Stores" }),
  Cart: fc.constant({ _tag: "Cart" }),
  Extras: fc.constant({ _tag: "Extras" }),
  Checkout: fc.constant({ _tag: "Checkout" }),
  LoggedOut: fc.constant({ _tag: "LoggedOut" }),
  Login: fc.constant({ _tag: "Login" }),
  Register: fc.constant({ _tag: "Register" }),
  Account: fc.constant({ _tag: "Account" }),
  Contact: fc.constant({ _tag: "Contact" }),
  Unsubscribe: fc.constant({ _tag: "Unsubscribe" }),
  Organisation: fc.record({ _tag: fc.constant("Organisation"), organisationId: slug }),
  NewPassword: fc.constant({ _tag: "NewPassword" }),
  Store: fc.record({ _tag: fc.constant("Store"), storeSlug: slug }),
  Menu: fc.record({ _tag: fc.constant("Menu"), storeSlug: slug }),
  Product: fc.record({ _tag: fc.constant("Product"), storeSlug: slug, productSlug: slug }),
  Payment: fc.record({ _tag: fc.constant("Payment"), orderId: slug }),
  Tracking: fc.record({ _tag: fc.constant("Tracking"), orderId: slug }),
  Page: fc.record({ _tag: fc.constant("Page"), page: fc.constantFrom(...PageName.literals) }),
  NotFound: slug.map((word) => ({ _tag: "NotFound", path: `/nowhere/${encodeURIComponent(word)}` })),
}

const anyScreen = fc.oneof(...Object.values(screensOf))

test("a screen with any fields is read back from its address, unless the market has no such page", () => {
  for (const market of [norway, sweden]) {
    for (const { language } of market.languages) {
      fc.assert(
        fc.property(anyScreen, (screen) => {
          const found = readPath(market, writePath(market, language, screen))
          if (screen._tag === "NotFound" || (screen._tag === "Page" && !hasPage(market, screen.page))) {
            expect(found.screen._tag).toBe("NotFound")
          } else {
            expect(found).toEqual({ language, screen })
          }
        }),
      )
    }
  }
})

test("any text gives a screen, and a known screen stays known with a trailing slash or a query", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "%2F",
      "?",
      "#",
      "..",
      ":storeSlug",
      "*",
      "butikker",
      "meny",
      "pizza",
      "side",
      "faq",
      "en",
      "u",
    ),
    fc.constantFrom("%E0%A4%A", "å", "\n", "\ud800"),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = `/${pieces.join("/")}`.replace(/[?#]/g, "")
      const { screen } = readPath(norway, path)
      if (screen._tag === "NotFound") return
      expect(readPath(norway, `${path}/`).screen).toEqual(screen)
      expect(readPath(norway, `${path}?utm=1#top`).screen).toEqual(screen)
    }),
  )
})

test("an address is case-sensitive, and may contain escapes", () => {
  expect(readPath(norway, "/Butikker").screen._tag).toBe("NotFound")
  expect(readPath(norway, "/butikk%65r").screen).toEqual({ _tag: "Stores" })
  expect(readPath(norway, "/butikker%2Ftorget").screen._tag).toBe("NotFound")
  expect(readPath(norway, "//butikker//torget").screen).toEqual({ _tag: "Store", storeSlug: "torget" })
})
