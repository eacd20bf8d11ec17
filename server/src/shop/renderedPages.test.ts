import type { RenderPage } from "@skorpe/core/shop"
import { expect, test } from "vitest"
import type { Catalogue, CataloguedStore } from "../catalogue/Catalogue.ts"
import { cachedJson } from "../http/cachedBody.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { renderedPages } from "./renderedPages.ts"

const template =
  '<!doctype html><html><head><title>Skorpe</title><meta name="description" content="Any" /><script type="module" crossorigin src="/a.js"></script><link rel="manifest" href="/old"></head><body><div id="app"></div></body></html>'

/** Pages of two stores, and the paths that were rendered. */
const pages = () => {
  const drawn: string[] = []
  let [now, list] = [0, cachedJson("[]")]
  const stores = sampleStores.map((at): CataloguedStore => ({ ...at, body: cachedJson("{}") }))
  const catalogue: Catalogue["Service"] = {
    list: () => list,
    all: () => stores,
    find: (name) => stores.find(({ store }) => store.slug === name),
    marksOf: () => {
      throw new Error("a page must not read the stock marks")
    },
    reread: () => {
      throw new Error("a page must not reread the catalogue")
    },
  }
  const draw: RenderPage = ({ path, t, answer, words }) => {
    drawn.push(path)
    const head = {
      language: "nb",
      title: "1 < 2",
      tags: '<meta name="description" content="Two">',
      data: '<script type="application/ld+json">{}</script>',
    } as const
    if (path === "/nowhere") return { _tag: "Missing", head }
    const value = answer({ type: "LoadStore", store: path.slice(1) })
    const known = value === undefined ? [] : [{ command: { type: "LoadStore", store: path.slice(1) } as const, value }]
    const html = `<h1>${path}</h1>`
    const drawings = "<svg></svg>"
    return {
      _tag: "Rendered",
      html,
      drawings,
      head,
      module: "src/some.tsx",
      ready: { build: "b", path, t, known, words: words("nb", []) },
    }
  }
  const pageFor = renderedPages({
    draw,
    template,
    words: () => ({ app: { say: "</script>" } }),
    origin: "https://skorpe.example",
    headFor: (module) => ({ styles: `<style>/* $1 of ${module} */</style>`, links: '<link href="/b.js">' }),
    startScript: "<script>start()</script>",
    catalogue,
    now: () => now,
  })
  return {
    drawn,
    pageFor,
    textOf: (path: string) => {
      const page = pageFor(path)
      return page._tag === "Rendered" ? new TextDecoder().decode(page.body.plain) : page._tag
    },
    wait: (milliseconds: number) => (now += milliseconds),
    mark: () => (list = cachedJson("[1]")),
  }
}

test("a page has its language and title, and carries its data, which cannot close the script element", () => {
  const html = pages().textOf("/always-open")
  expect(html).toContain('<html lang="nb">')
  expect(html).toContain("<title>1 &lt; 2</title>")
  expect(html).toContain("<style>/* $1 of src/some.tsx */</style></head>")
  expect(html).toContain('<div id="app"><h1>/always-open</h1></div><svg></svg><script')
  const brought = /<script type="application\/json" id="ready">(.*?)<\/script>/.exec(html)?.[1] ?? ""
  expect(brought).not.toContain("<")
  expect(JSON.parse(brought)).toMatchObject({
    words: { app: { say: "</script>" } },
    known: [{ command: { store: "always-open" }, value: { store: { slug: "always-open" } } }],
  })
})

test("a server-rendered page defers its script; a page that the browser renders loads it at once", () => {
  const { pageFor, textOf } = pages()
  expect(textOf("/always-open")).toContain(
    '<template id="page-code"><link rel="modulepreload" fetchpriority="high" crossorigin href="/a.js"><link href="/b.js"><script type="module" crossorigin src="/a.js"></script></template><script>start()</script>',
  )
  const plain = new TextDecoder().decode(pageFor("/nowhere").body.plain)
  expect(plain).toContain('<script type="module" crossorigin src="/a.js"></script></head>')
  expect(plain).not.toContain("template")
})

test("a page is rendered once a minute, and again when a kitchen marks something", () => {
  const { drawn, pageFor, wait, mark } = pages()
  pageFor("/")
  wait(59_999)
  pageFor("/")
  expect(drawn).toEqual(["/"])
  wait(1)
  pageFor("/")
  mark()
  pageFor("/")
  expect(drawn).toEqual(["/", "/", "/"])
})

test("unknown paths are missing pages, however many are requested", () => {
  const { textOf, pageFor } = pages()
  expect(textOf("/nowhere")).toBe("Missing")
  for (let nth = 0; nth < 1000; nth++) pageFor(`/made-up-${nth}`)
  expect(textOf("/always-open")).toContain("always-open")
})

test("a page has its own head tags once, also when it is not rendered", () => {
  const { pageFor, textOf } = pages()
  const drawn = textOf("/always-open")
  expect(drawn.match(/<meta name="description"[^>]*>/g)).toEqual(['<meta name="description" content="Two">'])
  expect(drawn).not.toContain("/old")
  expect(drawn).toMatch(/<script type="application\/ld\+json">\{\}<\/script><\/body>/)
  const missing = new TextDecoder().decode(pageFor("/nowhere").body.plain)
  expect(missing).toContain('content="Two"')
  expect(missing).toContain('<div id="app"></div>')
  expect(missing).toContain("<title>1 &lt; 2</title>")
})
