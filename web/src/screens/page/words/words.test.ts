import { marketOf, norway, sweden } from "@skorpe/core/domain/market"
import { hasPage, readPath, writePath } from "@skorpe/core/domain/route"
import { readFixtures } from "@skorpe/fixtures"
import { beforeAll, expect, test } from "vitest"
import { productTexts } from "../../../products/texts.ts"
import type { Article, ArticleName } from "../article.ts"
import { articles, loadArticles } from "../articles.ts"

beforeAll(loadArticles)

const names = Object.keys(articles) as readonly ArticleName[]

const said = (name: ArticleName, language: "nb" | "sv" | "en", id: "no" | "se"): Article => {
  const words = articles[name].now()
  if (words === undefined) throw new Error(`The article ${name} is not loaded`)
  return words[language](marketOf(id))
}

const textOf = (article: Article): string => JSON.stringify(article)

test.each(names)("%s has the same structure in each language, and unique ids of its headings", (name) => {
  for (const id of ["no", "se"] as const) {
    const [nb, sv, en] = (["nb", "sv", "en"] as const).map((language) => said(name, language, id))
    expect(sv?.sections.length).toBe(nb?.sections.length)
    expect(en?.sections.length).toBe(nb?.sections.length)
    for (const article of [nb, sv, en]) {
      expect(article?.sections.length).toBeGreaterThan(2)
      const ids = article?.sections.map((section) => section.id) ?? []
      expect(new Set(ids).size).toBe(ids.length)
      for (const section of article?.sections ?? []) expect(section.body.length).toBeGreaterThan(0)
    }
    expect(sv?.sections.map(({ body }) => body.length)).toEqual(nb?.sections.map(({ body }) => body.length))
    expect(en?.sections.map(({ body }) => body.length)).toEqual(nb?.sections.map(({ body }) => body.length))
  }
})

test.each(names)("the links of %s lead to pages that the market has", (name) => {
  for (const market of [norway, sweden]) {
    for (const { body } of said(name, "en", market.id).sections) {
      for (const block of body) {
        if (typeof block === "string" || !("to" in block)) continue
        if (block.to._tag === "Page") expect(hasPage(market, block.to.page)).toBe(true)
        expect(readPath(market, writePath(market, "en", block.to)).screen).toEqual(block.to)
      }
    }
  }
})

test("each market has its own legal terms and rules for large orders, in every language", () => {
  expect(textOf(said("terms", "nb", "no"))).toMatch(/angrerettloven[^]*Forbrukertilsynet[^]*20\.00/)
  expect(textOf(said("terms", "sv", "se"))).toMatch(/distansavtalslagen[^]*reklamationsnämnden[^]*3,5 procent/)
  expect(textOf(said("terms", "sv", "se"))).not.toMatch(/100 gör du upp|20\.00/)
  expect(textOf(said("terms", "nb", "no"))).toContain("Fra 30 pizzaer")
  expect(textOf(said("privacy", "en", "no"))).toContain("five years")
  expect(textOf(said("privacy", "en", "se"))).toContain("seven years")
  expect(textOf(said("faq", "en", "no"))).toContain("Can I order for many?")
  expect(textOf(said("faq", "en", "se"))).not.toContain("Can I order for many?")
})

test("the allergen page names every allergen on a menu as a possible trace", () => {
  for (const [id, menu] of [
    ["no", readFixtures("no").menu],
    ["se", readFixtures("se").menu],
  ] as const) {
    const onMenu = new Set([...menu.products, ...menu.ingredients].flatMap(({ allergens }) => allergens))
    expect(onMenu.size).toBeGreaterThan(5)
    for (const language of ["nb", "sv", "en"] as const) {
      const traces = JSON.stringify(said("allergens", language, id).sections[1])
      for (const allergen of onMenu) expect(traces).toContain(productTexts.table[allergen][language])
    }
  }
})

test("only a market with large orders mentions choosing a day and time for them", () => {
  expect(textOf(said("faq", "nb", "no"))).toMatch(/ring butikken.*Fra 30 pizzaer velger du dag og tid/)
  expect(textOf(said("faq", "sv", "se"))).not.toContain("dag och tid")
})

test("a market without a loyalty programme does not mention points", () => {
  const membership = articles.membership.now()
  const words = textOf(membership?.nb({ ...norway, loyalty: null }) ?? { lead: "", sections: [] })
  expect(words).not.toMatch(/1000 poeng|Slik får du poeng/)
  expect(textOf(said("membership", "nb", "no"))).toContain("1000 poeng er 100 kr av")
})
