import * as fc from "fast-check"
import { expect, test } from "vitest"
import { titleOfPath } from "./titleOfPath.ts"

test.each([
  ["/butiker/oslo-sentrum", "Butiker - Oslo-sentrum"],
  ["/butikker/torget/meny/pizza/", "Butikker - Torget - Meny - Pizza"],
  ["/en/varukorgen", "En - Varukorgen"],
  ["", "Home"],
  ["/", "Home"],
  ["/en", "Home"],
  ["/en/?from=/meny#top", "Home"],
  ["?x=/a", "Home"],
  ["/no", "No"],
  ["/meny?vare=/pizza", "Meny"],
  ["/meny#/pizza?", "Meny"],
  ["//meny//pizza", "Meny - Pizza"],
  ["/side/FAQ", "Side - FAQ"],
  ["/øl", "Øl"],
  ["/2-for-1", "2-for-1"],
])("%s has the title %s", (path, title) => expect(titleOfPath(path)).toBe(title))

test("a title has the segments in order", () => {
  const segment = fc.stringMatching(/^[a-zæøåäö0-9][A-Za-zæøåäö0-9-]{0,12}$/u)
  const path = fc.array(segment, { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(path, fc.constantFrom("", "?q=/x", "#/x"), (segments, end) => {
      const title = titleOfPath(`/${segments.join("/")}${end}`)
      expect(title.toLowerCase()).toBe(segments.join(" - ").toLowerCase())
      expect(title).toMatch(/^[\p{Lu}0-9]/u)
    }),
  )
})
